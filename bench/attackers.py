"""Polite clients that ask for a great deal: from one address, as fast as the server lets them; whoever is told to wait, waits."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
import websockets

GAME = "workshop_of_the_world"
HOME = "127.0.0.2"  # the address of the attacker


class Attacker:
    """One client from another address, within the limits."""

    def __init__(self, url: str, record: str) -> None:
        self.url = url
        self.line = url.replace("http", "ws")
        self.record = record
        self.client = httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=HOME, retries=1, limits=httpx.Limits(max_connections=60)), timeout=120)
        self.asked = 0
        self.refused = 0

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """A request; whoever is told to wait, waits."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.asked += 1
        answer = await self.client.request(method, self.url + path, json=body, headers=headers)
        if answer.status_code in (429, 503):
            self.refused += 1
            await asyncio.sleep(min(1.0, float(answer.headers.get("retry-after", 1))))
            return None
        return answer.json() if method == "POST" and answer.headers.get("content-type", "").startswith("application/json") else None

    async def again(self, many: int, work: Callable[[int], Awaitable[Any]]) -> None:
        """So many at once, again and again, until it is stopped."""

        async def one(number: int) -> None:
            while True:
                await work(number)

        async with asyncio.TaskGroup() as group:
            for number in range(many):
                group.create_task(one(number))

    async def seated(self, **wish: Any) -> tuple[str, str]:
        """A table of one's own against bots: its id and the token of the seat; waits until one may be made."""
        while True:
            made = await self.ask("POST", "/api/play", {"game": "railways_of_the_world", **wish})
            if made is not None:
                return made["table"]["id"], made["tokens"]["0"]

    async def replays(self) -> None:
        laid = await self.ask("POST", "/api/records", {"record": self.record})
        table = f"/api/tables/{laid['table']['id']}"

        async def look(_: int) -> None:
            await self.ask("GET", f"{table}/replay")
            await self.ask("GET", f"{table}/replay/{random.randrange(5000)}?eyes=all")
            await self.ask("GET", f"{table}/record")

        await self.again(8, look)

    async def uploads(self) -> None:
        await self.again(24, lambda _: self.ask("POST", "/api/records", {"record": self.record}))

    async def analyses(self) -> None:
        """One game after the other is analysed, as one person may ask for it."""

        async def study(_: int) -> None:
            laid = await self.ask("POST", "/api/records", {"record": self.record})
            if laid is None:
                return
            path = f"/api/tables/{laid['table']['id']}/analysis"
            await self.ask("POST", path)
            for _ in range(120):
                await asyncio.sleep(0.5)
                await self.ask("GET", path)

        await self.again(1, study)

    async def hints(self) -> None:
        """Hints of a bot that thinks long, at several tables, by socket, so that no limit of requests is met before the workers are."""
        tables = [await self.seated(bot="beginner") for _ in range(6)]

        async def asking(number: int) -> None:
            await self.questions_at(*tables[number % 6], [{"type": "hint", "bot": "search:2s"}], 8, 0.05)

        await self.again(12, asking)

    async def bots(self) -> None:
        """Tables of bots alone, as many as may be made."""
        seats = [{"kind": "bot", "bot": "normal"}] * 4
        await self.again(1, lambda _: self.ask("POST", "/api/tables", {"game": "last_train_to_wensleydale", "seats": seats}))

    async def strong_bots(self) -> None:
        """Tables at which one sits oneself, against bots that think as long as they may; whenever it is one's turn one moves."""
        tables = [await self.seated(bot="search:10s", game="last_train_to_wensleydale") for _ in range(18)]

        async def play(number: int) -> None:
            table, token = tables[number]
            async with websockets.connect(f"{self.line}/api/tables/{table}/socket", max_size=None, compression=None, local_addr=(HOME, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
                async for text in socket:
                    message = json.loads(text)
                    state = message if message["type"] == "state" else message.get("state")
                    if state and state["turn"]:
                        self.asked += 1
                        await socket.send(json.dumps({"type": "move", "id": self.asked, "move": state["moves"][0]["move"], "at": state["at"]}))

        await self.again(18, play)

    async def pages(self) -> None:
        """What every page asks for when it is opened, in all languages."""
        games = ("workshop_of_the_world", "last_train_to_wensleydale", "railroad_revolution", "railways_of_the_world")
        paths = [f"/api/texts/{language}" for language in ("en", "it", "fr")] + ["/api/games", "/openapi.json", "/readyz"]
        paths += [f"/api/games/{game}/{what}" for game in games for what in ("texts/fr", "rules/it", "schema", "events-schema")]
        await self.again(20, lambda _: self.ask("GET", random.choice(paths)))

    async def questions(self) -> None:
        """As many sockets as one may have, each asking all it may: why, what if, who is that."""
        table, token = await self.seated(bot="beginner")
        wishes: list[dict[str, Any]] = [
            {"type": "why", "move": "build 1"},
            {"type": "about", "of": 1},
            {"type": "preview", "moves": ["pass"]},
            {"type": "move", "move": "pass", "at": "0"},
            {"type": "chat", "text": "hello"},
            {"type": "ping"},
        ]
        await self.again(60, lambda _: self.questions_at(table, token, wishes, 200, 0.0))

    async def questions_at(self, table: str, token: str, wishes: list[dict[str, Any]], many: int, pause: float) -> None:
        """So many questions by one socket, one after the other, without waiting for the answers."""
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(f"{self.line}/api/tables/{table}/socket", max_size=None, compression=None, local_addr=(HOME, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
                hearing = asyncio.create_task(self.hear(socket))
                try:
                    for number in range(many):
                        self.asked += 1
                        await socket.send(
                            json.dumps({"id": number, **wishes[number % len(wishes)]} if wishes[number % len(wishes)]["type"] != "ping" else {"type": "ping"})
                        )
                        await asyncio.sleep(pause)
                    await asyncio.wait({hearing}, timeout=5.0)
                finally:
                    hearing.cancel()

    async def hear(self, socket: Any) -> None:
        with suppress(websockets.WebSocketException):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "answer" and not message["ok"] and message["error"]["code"] in ("slow", "busy"):
                    self.refused += 1

    async def knocking(self) -> None:
        """Sockets that come, say hello, and go."""
        table, token = await self.seated(bot="beginner")

        async def knock(_: int) -> None:
            self.asked += 1
            try:
                async with websockets.connect(f"{self.line}/api/tables/{table}/socket", max_size=None, compression=None, local_addr=(HOME, 0)) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
                    await socket.recv()
            except (OSError, websockets.WebSocketException):
                self.refused += 1
                await asyncio.sleep(0.2)

        await self.again(30, knock)

    async def lists(self) -> None:
        """One's tables, a great many, and the public ones."""
        tokens: list[str] = []
        for _ in range(20):
            seats = [{"kind": "here", "name": f"N{number}"} for number in range(4)]
            made = await self.ask("POST", "/api/tables", {"game": GAME, "public": True, "seats": seats})
            tokens += made["tokens"].values() if made else []

        async def look(number: int) -> None:
            if number % 2:
                await self.ask("POST", "/api/mine", {"tokens": tokens})
            else:
                await self.ask("GET", "/api/tables?status=playing&limit=100")

        await self.again(16, look)

    async def fidgeting(self) -> None:
        """Names changed, seats left and taken again, words said."""
        table, token = await self.seated(bot="beginner")
        wishes: list[tuple[str, Any]] = [("name", {"name": "Ann"}), ("leave", {}), ("return", None), ("name", {"name": "Bea"}), ("chat", {"text": "hello"})]

        async def fidget(number: int) -> None:
            path, body = wishes[number % len(wishes)]
            await self.ask("POST", f"/api/tables/{table}/{path}", body, token)

        await self.again(10, fidget)

    async def signing_in(self) -> None:
        """Passwords that are wrong, and names that are claimed."""
        await self.again(8, lambda number: self.ask("POST", "/api/me/sign-in", {"name": f"Nobody{number}", "password": "wrong-wrong"}))


ATTACKS: Final = {
    "replays": Attacker.replays,
    "uploads": Attacker.uploads,
    "analyses": Attacker.analyses,
    "hints": Attacker.hints,
    "bots": Attacker.bots,
    "strong bots": Attacker.strong_bots,
    "pages": Attacker.pages,
    "questions": Attacker.questions,
    "knocking": Attacker.knocking,
    "lists": Attacker.lists,
    "fidgeting": Attacker.fidgeting,
    "signing in": Attacker.signing_in,
}
