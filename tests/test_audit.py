"""The audit: a known hole fails, and an advisory service that is not there is said and harms nobody."""

import json
import subprocess
from typing import Any

import audit
import pytest


def answering(monkeypatch: pytest.MonkeyPatch, pip: Any, npm: Any) -> None:
    def run(command: list[str], seconds: float) -> subprocess.CompletedProcess[str]:
        told = npm if command[0] == "npm" else pip
        if told is None:
            raise audit.Unreached("no answer within 1 seconds")
        return subprocess.CompletedProcess(command, 0, json.dumps(told), "")

    monkeypatch.setattr(audit, "_run", run)
    monkeypatch.setattr(audit.shutil, "which", lambda _: "npm")
    monkeypatch.setattr("sys.argv", ["audit"])


SOUND = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
HOLED = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}
EMPTY = {"dependencies": [{"name": "a", "skip_reason": "not found"}]}
CLEAN = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}


@pytest.mark.parametrize(
    ("pip", "npm", "code", "words"),
    [
        (SOUND, CLEAN, 0, ["1 Python packages, no known holes", "7 npm packages, no known holes"]),
        (HOLED, CLEAN, 1, ["1 known hole", "a 1: PYSEC-1"]),
        (SOUND, {"vulnerabilities": {"b": {"severity": "high"}}}, 1, ["b: high"]),
        (None, None, 0, ["Python packages not looked up: no answer", "npm packages not looked up: no answer"]),
        (EMPTY, {"message": "405"}, 0, ["the index that answers has no advisories", "npm packages not looked up: 405"]),
    ],
)
def test_what_the_audit_says(pip: Any, npm: Any, code: int, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answering(monkeypatch, pip, npm)
    assert audit.main() == code
    told = capsys.readouterr().out
    assert all(word in told for word in words), told
