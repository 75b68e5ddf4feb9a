"""The description of the API, as a worker process prints it: as data, and as a page without scripts."""

from html import escape
from typing import Any, Final

from roundhouse.server.app import make_app
from roundhouse.server.eyes import encoded
from roundhouse.server.press import HEAD, Print
from roundhouse.server.settings import Settings

PAGE: Final = HEAD + "<h1>Roundhouse: the API</h1><p>As data: <a href=/openapi.json>/openapi.json</a></p>{}</html>"


def described(what: str) -> bytes:
    """All addresses and messages; `what`: "openapi" or "docs"."""
    data = make_app(Settings()).openapi()
    return Print.of(encoded(data) if what == "openapi" else _page(data)).data


def _page(data: dict[str, Any]) -> str:
    return PAGE.format("".join(_operation(path, method, one) for path, methods in data["paths"].items() for method, one in methods.items()))


def _operation(path: str, method: str, one: dict[str, Any]) -> str:
    rows = [f"<li><code>{escape(item['name'])}</code> ({escape(item['in'])})</li>" for item in one.get("parameters", [])]
    body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    if body:
        rows.append(f"<li>body: <code>{escape(body.rpartition('/')[2])}</code></li>")
    text = escape(one.get("description") or one.get("summary", ""))
    return f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2><p>{text}</p><ul>{''.join(rows)}</ul>"
