"""The table as Rich prints it, made from a view alone."""

import json
from collections.abc import Sequence
from typing import Any

from roundhouse.kernel.texts import Texts


def table(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> Any:
    """Everything on the table."""
    return json.dumps(view["table"], indent=1)
