"""For tests of games, ours and those of other packages: the `rule` mark, the conformance kit, playthroughs as text."""

from importlib.util import find_spec

if find_spec("jsonschema") is None:
    raise ModuleNotFoundError("the conformance kit needs jsonschema: pip install 'roundhouse[testing]'", name="jsonschema")

from roundhouse.testing.conformance import OLDER_PROPERTIES, PROPERTIES, Case, NotConform, cases, conform, disagreement, older
from roundhouse.testing.marks import rule
from roundhouse.testing.playthrough import playthrough

__all__ = ["OLDER_PROPERTIES", "PROPERTIES", "Case", "NotConform", "cases", "conform", "disagreement", "older", "playthrough", "rule"]
