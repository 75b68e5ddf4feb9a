"""HEAD: wherever something can be had, its heading alone can be had too."""

from roundhouse.server.limits import App, Message, Receive, Scope, Send


class Heads:
    """Asks the application as if the whole were wanted, and leaves out the body."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def heading(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
            elif message["type"] == "http.response.body" and not message.get("more_body"):
                await send({"type": "http.response.body", "body": b""})

        asked = {**scope, "method": "GET", "extensions": {}}
        try:
            await self.app(asked, receive, heading)
        finally:
            if "route" in asked:
                scope["route"] = asked["route"]
