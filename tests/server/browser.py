"""Somebody's browser, as far as accounts go."""

from typing import Any
from uuid import uuid4

import httpx

from .exact import check_answer
from .house import PATIENCE, House

WORD = "correct horse battery"


class Browser:
    """Somebody's browser: it keeps cookies, and says from which page it asks."""

    def __init__(self, house: House, origin: str = "") -> None:
        self.house = house
        self.origin = origin or house.url
        self.client = httpx.Client(timeout=PATIENCE, trust_env=False)

    def raw(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> httpx.Response:
        more = {"Authorization": f"Bearer {token}"} if token else {}
        if method == "POST":
            more["Origin"] = self.origin
        answer = self.client.request(method, self.house.url + path, json=body, headers={**more, **headers})
        check_answer(answer)
        return answer

    def ask(self, method: str, path: str, body: Any = None, token: str = "", status: int = 0) -> Any:
        answer = self.raw(method, path, body, token)
        assert answer.status_code in ((status,) if status else (200, 201)), f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str, token: str = "", status: int = 0) -> Any:
        return self.ask("GET", path, None, token, status)

    def post(self, path: str, body: Any = None, token: str = "", status: int = 0) -> Any:
        return self.ask("POST", path, {} if body is None else body, token, status)

    @property
    def me(self) -> Any:
        return self.get("/api/me")["account"]

    @property
    def key(self) -> str:
        return self.client.cookies.get("roundhouse") or ""

    def claim(self, name: str = "") -> Any:
        return self.post("/api/me", {"name": name or fresh(), "password": WORD})["account"]


def fresh() -> str:
    """A name that nobody has."""
    return f"N {uuid4().hex[:10]}"
