"""For tests of games, ours and those of other packages: the `rule` mark, the conformance kit, playthroughs as text."""

from roundhouse.testing.conformance import OLDER_PROPERTIES, PROPERTIES, Case, NotConform, cases, conform, disagreement, older
from roundhouse.testing.marks import rule
from roundhouse.testing.playthrough import playthrough

__all__ = ["OLDER_PROPERTIES", "PROPERTIES", "Case", "NotConform", "cases", "conform", "disagreement", "older", "playthrough", "rule"]
