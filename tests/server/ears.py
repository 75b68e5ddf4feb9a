"""Local ends of what a server sends: an endpoint of webhooks and push services, and a mail server.

`python -m tests.server.ears` opens both for a test in another language: the first line that it prints tells where they are, and with which keys a
browser would subscribe; each further line is something that was heard, a push decrypted as that browser would. It ends when its input does.
"""

import base64
import json
import socket
import sys
import threading
import time
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


class Ear:
    """A local endpoint of webhooks and push services: it keeps what it hears, and answers what it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status: dict[str, list[int]] = {}
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                ear.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                codes = ear.status.get(self.path, [])
                code = codes.pop(0) if codes else 201
                self.send_response(code)
                if code in (302, 307):
                    self.send_header("Location", "/moved")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[tuple[str, dict[str, str], bytes]]:
        return [one for one in self.heard if one[0] == path]


class Postbox:
    """A local mail server."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=0)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.controller.port = probe.getsockname()[1]
        self.controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content)))
        return "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:  # noqa: N802
        if address.startswith("nobody@"):
            return "550 there is nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"


def main() -> None:
    """Tell what is heard, line by line."""
    ear, postbox = Ear(), Postbox()
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {name: base64.urlsafe_b64encode(data).rstrip(b"=").decode() for name, data in (("p256dh", public), ("auth", auth))}
    print(json.dumps({"port": ear.port, "smtp": postbox.controller.port, "keys": keys}), flush=True)
    threading.Thread(target=_tell, args=(ear, postbox, key, auth), daemon=True).start()
    sys.stdin.read()


def _tell(ear: Ear, postbox: Postbox, key: ec.EllipticCurvePrivateKey, auth: bytes) -> None:
    heard, read = 0, 0
    while True:
        for path, headers, body in ear.heard[heard:]:
            heard += 1
            told: dict[str, Any] = {"kind": path.strip("/"), "headers": headers}
            if path == "/push":
                told["signed"] = bool(Vapid02.verify(headers["authorization"]))
                body = http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
            print(json.dumps({**told, "body": body.decode()}), flush=True)
        for to, letter in postbox.letters[read:]:
            read += 1
            print(json.dumps({"kind": "mail", "to": to, "headers": dict(letter.items()), "body": letter.get_payload(decode=True).decode()}), flush=True)
        time.sleep(0.05)


if __name__ == "__main__":
    main()
