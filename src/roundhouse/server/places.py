"""Where a client is, as far as limits count: its address, and of the newer kind the network of its house, as each has more addresses than can be counted."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

HOUSE: Final = 64  # bits of an IPv6 address that are the same for all devices of one line


@lru_cache(10_000)
def place(host: str) -> str:
    """The address by which somebody is counted; a text that is no address counts as it is."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, HOUSE), strict=False).network_address)
