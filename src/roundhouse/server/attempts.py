"""How often somebody may try to sign in: by address, and by the name that is tried, so that neither many names nor many addresses help.

A browser that has signed in to that account before has tries of its own: whoever tries a name again and again does not keep its owner out.
"""

from typing import Final

from roundhouse.server.limits import Buckets
from roundhouse.server.names import forms
from roundhouse.server.problems import Problem
from roundhouse.server.shared import Shared
from roundhouse.server.tokens import hashed

ADDRESS: Final = (1 / 6, 20.0)  # tries a second, and at once
NAME: Final = (1 / 30, 10.0)
MADE: Final = (1 / 120, 10.0)  # accounts
LETTERS: Final = (1 / 300, 4.0)  # messages to one address
REPORTS: Final = (1 / 600, 5.0)
DATA: Final = (1 / 60, 3.0)  # downloads of everything


class Attempts:
    """Counts tries."""

    def __init__(self, limits: bool, shared: Shared) -> None:
        self._limits = limits
        self._shared = shared
        rates = {"sign-in": ADDRESS, "name": NAME, "known": NAME, "claim": MADE, "data": DATA, "report": REPORTS, "letter": LETTERS}
        self._buckets = {kind: Buckets(*rate) for kind, rate in rates.items()}

    async def count(self, kind: str, who: str) -> None:
        """One try more; a problem if it is too many."""
        if not self._limits:
            return
        buckets = self._buckets[kind]
        wait = buckets.take(who) or await self._shared.take(f"{kind}:{hashed(who)}", buckets.rate, buckets.burst, 1.0)
        if wait:
            raise Problem("slow", "too many tries; wait a little", wait=round(wait, 2))

    async def sign_in(self, address: str, name: str = "", known: str = "") -> None:
        """Somebody at this address tries to sign in, to the account of this name; `known`: by a browser that has done so before."""
        await self.count("sign-in", address)
        if known:
            await self.count("known", known)
        elif name:
            await self.count("name", forms(name)[1])
