"""The description of the API: what FastAPI reads from the addresses, and the messages of the socket, which it knows nothing of."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from roundhouse.server.api.heard import SOCKET

REFS = "#/components/schemas/{model}"


class Described(FastAPI):
    """An application whose OpenAPI is complete."""

    def openapi(self) -> dict[str, Any]:
        """The description of every address and of every message."""
        if not self.openapi_schema:
            schemas = super().openapi()["components"]["schemas"]
            schemas.update(_socket_schemas())
            for schema in schemas.values():
                for field in schema.get("properties", {}).values():
                    field.pop("title", None)  # a field's name is title enough
        assert self.openapi_schema is not None
        return self.openapi_schema


def _socket_schemas() -> dict[str, Any]:
    """The JSON schemas of the socket's messages, and of every shape within them, by name."""
    inputs: list[Any] = [(name, "validation", TypeAdapter(shape)) for name, shape in SOCKET.items()]
    made, rest = TypeAdapter.json_schemas(inputs, ref_template=REFS)
    shapes: dict[str, Any] = rest["$defs"]
    return shapes | {name: made[name, "validation"] for name in SOCKET if name not in shapes}
