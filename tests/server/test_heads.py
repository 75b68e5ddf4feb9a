"""HEAD: the heading of whatever can be had, and nothing else."""

import pytest

from .house import House


@pytest.mark.parametrize("path", ["/", "/docs", "/openapi.json", "/api/games", "/healthz", "/favicon.svg", "/nothing.js", "/api/nothing", "/api/play"])
def test_the_heading_alone_can_be_had(house: House, path: str) -> None:
    whole, head = house.client.get(house.url + path), house.client.head(house.url + path)
    assert head.status_code == whole.status_code and head.content == b""
    names = [name for name in ("content-type", "content-length", "etag", "cache-control", "content-security-policy") if name in whole.headers]
    assert [head.headers.get(name) for name in names] == [whole.headers[name] for name in names]
