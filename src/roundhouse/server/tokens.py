"""Tokens: what opens a seat. Only their hashes are kept."""

import secrets
from hashlib import sha256


def token() -> str:
    """A new token of 256 bits."""
    return secrets.token_urlsafe(32)


def table_id() -> str:
    """A new table's id of 128 bits: who knows it may look."""
    return secrets.token_urlsafe(16)


def hashed(text: str) -> str:
    """What is kept of a token."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
