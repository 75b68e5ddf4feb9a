"""Requests that the server makes to addresses which people name: to public ones only, and to no other by any detour.

A name is looked up once, at the moment of connecting, and the connection goes to the very address that was looked at: whoever answers a second
question about the name otherwise gains nothing by it. A redirect is not followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import httpx

TIME: Final = 10.0  # seconds for all of it
MOST: Final = 16_384  # bytes of an answer
TUNNELS: Final = tuple(ip_network(one) for one in ("2002::/16", "2001::/32", "64:ff9b::/96", "64:ff9b:1::/48"))  # IPv6 that leads to IPv4


class Inside(Exception):
    """The address is none that strangers may name."""


def is_public(text: str) -> bool:
    """True of an address that anybody in the world may reach."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in tunnel for tunnel in TUNNELS):
            return False
    inner = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not inner


class Public(httpcore.AsyncNetworkBackend):
    """Connects to public addresses, and to those that whoever runs the server has named."""

    def __init__(self, inside: Iterable[str] = ()) -> None:
        self._inside = frozenset(inside)
        self._real = httpcore.AnyIOBackend()

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None, socket_options: Any = None
    ) -> httpcore.AsyncNetworkStream:
        """A connection to one of the addresses of `host`; Inside if any of them is not public."""
        address = await self.looked_up(host, port)
        return await self._real.connect_tcp(address, port, timeout=timeout, local_address=local_address, socket_options=socket_options)

    async def looked_up(self, host: str, port: int) -> str:
        """The address of a name, looked at."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses:
            raise Inside(f"{host} has no address")
        if f"{host}:{port}" not in self._inside and not all(is_public(one) for one in addresses):
            raise Inside(f"{host} is not a public address")
        return addresses[0]

    async def sleep(self, seconds: float) -> None:
        """As the library wants it."""
        await asyncio.sleep(seconds)


class Outward:
    """What the server says to others."""

    def __init__(self, inside: Iterable[str] = ()) -> None:
        self._inside = frozenset(inside)
        self.backend = Public(self._inside)
        self._trusted = ssl.create_default_context()

    def check(self, address: str) -> None:
        """Complain about an address that is not to be tried at all; a ValueError tells why."""
        parts = urlsplit(address)
        known = f"{parts.hostname}:{parts.port}" in self._inside
        if parts.scheme != "https" and not (known and parts.scheme == "http"):
            raise ValueError("must begin with https://")
        if not parts.hostname or parts.username or parts.password:
            raise ValueError("must be the address of a host, without a password")
        try:
            plain = ip_address(parts.hostname)
        except ValueError:
            return
        if not known and not is_public(str(plain)):
            raise ValueError("must be a public address")

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Post something; the status of the answer. Raises Inside, or what httpx raises."""
        self.check(address)
        transport = httpx.AsyncHTTPTransport(trust_env=False)
        transport._pool = httpcore.AsyncConnectionPool(ssl_context=self._trusted, network_backend=self.backend, max_connections=1)
        client = httpx.AsyncClient(transport=transport, timeout=TIME, follow_redirects=False, trust_env=False)
        said = {"User-Agent": "Roundhouse", **headers}
        async with asyncio.timeout(TIME), client, client.stream("POST", address, content=body, headers=said) as answer:
            size = 0
            async for part in answer.aiter_raw():
                size += len(part)
                if size > MOST:
                    break  # whatever else it says
            return answer.status_code
