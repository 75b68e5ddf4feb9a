"""What several commands read in the same way."""

from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.options import Value


def read_options(pairs: list[str] | None) -> dict[str, Value]:
    """The options of `--option key=value`; what they mean is for the game to judge."""
    options: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadOption(f"--option {pair!r} must be written KEY=VALUE")
        if key.strip() in options:
            raise BadOption(f"--option {key.strip()} is given twice")
        options[key.strip()] = value.strip()
    return options
