"""What answers are made of: moments, sentences, and the facts that fill in a message."""

from typing import Annotated

from typing_extensions import TypeAliasType

from roundhouse.kernel.shapes import Doc

# A value that fills in a message: a word, a number, another message with facts of its own, or a list of such.
Fact = TypeAliasType("Fact", "str | int | bool | list[Fact] | dict[str, Fact] | None")
Facts = dict[str, Fact]
Choice = str | int | bool
Moment = Annotated[int, Doc("milliseconds since 1970 by the server's clock")]
Text = Annotated[str, Doc("one sentence in the language asked for")]
