"""What answers are made of: moments, sentences, choices."""

from typing import Annotated

from roundhouse.kernel.shapes import Doc

Choice = str | int | bool
Moment = Annotated[int, Doc("milliseconds since 1970 by the server's clock")]
Text = Annotated[str, Doc("one sentence in the language asked for")]
