"""A device with passkeys, made of software: what a browser and its authenticator would answer."""

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def coded(data: bytes) -> str:
    """As WebAuthn writes bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Softkey:
    """One passkey of one device."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.house = origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.house.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """What comes of navigator.credentials.create."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": coded(self._client("webauthn.create", options["challenge"])), "attestationObject": coded(attestation)}
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        """What comes of navigator.credentials.get."""
        self.count += 1
        data, client = self._data(0x05), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": coded(client), "authenticatorData": coded(data), "signature": coded(signature)}
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
