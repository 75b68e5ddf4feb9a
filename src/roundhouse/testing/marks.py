"""The mark that ties a test to the rules it shows."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as showing these rules: it would fail if one of them were broken."""
    if not ids:
        raise ValueError("a test is marked with at least one rule id")

    def mark(test: F) -> F:
        test.rules = (*getattr(test, "rules", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark
