"""Who asks: by the token of a seat or a table, and by the account that the browser is signed in to."""

from typing import Final, NamedTuple

ACCOUNT: Final = "account:"  # what stands for a token where a seat belongs to an account: "account:2", "account:host"
HOST: Final = "host"


class Caller(NamedTuple):
    """A token, empty without one, and the account of the session, empty for a guest."""

    token: str = ""
    account: str = ""

    def __bool__(self) -> bool:
        return bool(self.token)

    @property
    def named(self) -> str | None:
        """The seat or "host" that is asked for by account; None if a token is shown."""
        return self.token.removeprefix(ACCOUNT) if self.token.startswith(ACCOUNT) else None


GUEST: Final = Caller()
