"""For tests of games, ours and those of other packages: the `rule` mark, the conformance kit, playthroughs as text."""

from roundhouse.testing.conformance import PROPERTIES, Case, NotConform, cases, conform
from roundhouse.testing.marks import rule
from roundhouse.testing.playthrough import playthrough

__all__ = ["PROPERTIES", "Case", "NotConform", "cases", "conform", "playthrough", "rule"]
