"""What people say about themselves: names, passwords, passkeys, settings."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from roundhouse.server.api.bodies import Body, BotName, Colour, HoursWish, Name, line_of, name_or_none, page_of, plain
from roundhouse.server.names import LONGEST

Password = Annotated[str, Field(min_length=8, max_length=200)]
Ceremony = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(plain)]
Label = Annotated[str, Field(max_length=60), AfterValidator(plain)]
Code = Annotated[str, Field(min_length=4, max_length=40), AfterValidator(plain)]


class Likes(Body):
    """What follows a person from device to device; what is left out stays as it is."""

    theme: Literal["light", "dark", "system"] | None = None
    language: Literal["en", "it", "fr"] | None = None
    sound: bool | None = None
    volume: Annotated[float, Field(ge=0, le=1)] | None = None
    pace: Literal["calm", "brisk", "once"] | None = None
    motion: bool | None = None
    confirm: bool | None = None
    plain: bool | None = None
    mute: bool | None = None
    bot: BotName | None = None
    colour: Annotated[Colour, Field(description="that one would like best to play in; empty: any")] | None = None


class Claim(Body):
    """A name to be one's own, with a password."""

    name: Name
    password: Password
    settings: Likes = Likes()


class NotesText(Body):
    """Notes to oneself about a table."""

    text: Annotated[str, Field(max_length=20_000), AfterValidator(page_of)]


class SignIn(Body):
    """A name with its password."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(plain)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class ByCode(Body):
    """A code from another device, or one that was kept for when all else is lost."""

    code: Code


class NewPasskey(Body):
    """For whom a passkey is to be made: a new name, or, left out, whoever is signed in."""

    name: Annotated[str, Field(max_length=LONGEST), AfterValidator(name_or_none)] = ""


class MadePasskey(Body):
    """The passkey that a device has made."""

    ceremony: Ceremony
    credential: Annotated[dict[str, Any], Field(max_length=20)]
    label: Label = ""
    settings: Likes = Likes()


class UsedPasskey(Body):
    """What a passkey has signed."""

    ceremony: Ceremony
    credential: Annotated[dict[str, Any], Field(max_length=20)]


class SignOut(Body):
    """Where to sign out."""

    everywhere: bool = False


class NewPassword(Body):
    """A password, and the one before where there was one."""

    password: Password
    old: Annotated[str, Field(max_length=200)] = ""


class Rename(Body):
    """Another name."""

    name: Name


class Block(Body):
    """Whether not to play with somebody."""

    block: bool = True


class Complaint(Body):
    """What the people who run the server should know about somebody, and at which table it was."""

    text: Annotated[str, Field(min_length=3, max_length=1000), AfterValidator(line_of)]
    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{0,32}$")] = ""


class NoticeWish(Body):
    """When somebody wants to be told that it is their turn; what is left out stays as it is."""

    quiet: Annotated[int, Field(ge=0, le=7 * 86_400_000)] | None = None
    hours: HoursWish | None = None


class PushKeys(Body):
    """What a browser's push service needs."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{16,40}$")]


class NewChannel(Body):
    """A way to be told: a browser's push service, or a webhook in one of three shapes."""

    kind: Literal["push", "hook", "discord", "slack"]
    address: Annotated[str, Field(min_length=8, max_length=1000), AfterValidator(plain)]
    keys: PushKeys | None = None
    label: Label = ""


class MailChannel(Body):
    """How often a message is written at most."""

    every: Annotated[int, Field(ge=0, le=7 * 86_400_000)] = 0


class MailWish(Body):
    """An address to which a link is sent: to confirm it, to claim a name, or, without one, to sign in."""

    address: Annotated[str, Field(max_length=200, pattern=r"^[^@\s<>,;:\"]{1,64}@[A-Za-z0-9.-]{1,120}\.[A-Za-z0-9-]{2,60}$")]
    name: Annotated[str, Field(max_length=LONGEST), AfterValidator(name_or_none)] = ""
    settings: Likes = Likes()


class MailCode(Body):
    """What a link in a message holds."""

    code: Annotated[str, Field(min_length=10, max_length=100)]


class Farewell(Body):
    """Delete the account: its name is said again, so that nobody does it by mistake."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(plain)]
