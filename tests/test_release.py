"""A release is refused with a reason, or its checksums can be verified by who has the public key."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import release
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import roundhouse

ROOT = Path(__file__).parent.parent
CHANGELOG = """# Changelog

## Unreleased

## 0.2.0 - 2030-01-02

### Added
- A lamp.

## 0.1.0 - 2029-01-02
- The first.
"""


def test_the_version_is_that_of_the_package() -> None:
    assert release.version() == roundhouse.__version__


def test_the_notes_are_the_section_of_the_changelog() -> None:
    assert release.notes(CHANGELOG, "0.2.0") == "# Roundhouse 0.2.0\n\n### Added\n- A lamp.\n"
    with pytest.raises(release.Refused, match=r"no section for 0\.3\.0"):
        release.notes(CHANGELOG, "0.3.0")
    with pytest.raises(release.Refused, match="no section for Unreleased"):
        release.notes(CHANGELOG, "Unreleased")


def test_without_a_key_there_is_no_release(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ROUNDHOUSE_KEY", raising=False)
    monkeypatch.setattr("sys.argv", ["release.py", "--out", str(tmp_path)])
    assert release.main() == 2
    assert "name an SSH key" in capsys.readouterr().err
    monkeypatch.setenv("ROUNDHOUSE_KEY", str(tmp_path / "nowhere"))
    assert release.main() == 2
    assert "there is no key" in capsys.readouterr().err


def test_the_checksums_are_signed_and_can_be_verified(tmp_path: Path) -> None:
    """With a key that is thrown away afterwards."""
    key = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "throw-away", "-f", str(key)], check=True)
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "roundhouse-1-py3-none-any.whl").write_bytes(b"wheel")
    (dist / "roundhouse-1.tar.gz").write_bytes(b"sources")
    sums = release.write_sums(dist)
    release.sign(sums, key)
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=True)
    signers = tmp_path / "allowed_signers"
    signers.write_text(f"roundhouse {key.with_suffix('.pub').read_text(encoding='utf-8')}", encoding="utf-8")
    verify = ["ssh-keygen", "-Y", "verify", "-q", "-f", str(signers), "-I", "roundhouse", "-n", "file", "-s", str(dist / "SHA256SUMS.sig")]
    assert subprocess.run(verify, input=sums.read_bytes(), check=False).returncode == 0
    assert subprocess.run(verify, input=sums.read_bytes() + b"x", check=False, capture_output=True).returncode != 0


def test_the_lock_has_a_version_for_every_tool_and_names_no_host() -> None:
    text = (ROOT / "requirements/dev.txt").read_text(encoding="utf-8")
    assert re.findall(r"https?://|file:|--index|--find-links", text) == []
    locked: dict[str, list[Requirement]] = {}
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            locked.setdefault(canonicalize_name(Requirement(line).name), []).append(Requirement(line))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: lines for name, lines in project["optional-dependencies"].items() if name != "examples"}  # PyTorch, which no tool needs
    wanted = [*project["dependencies"], *(line for lines in extras.values() for line in lines)]
    for line in wanted:
        wish = Requirement(line)
        if canonicalize_name(wish.name) == "roundhouse":
            continue
        found = locked.get(canonicalize_name(wish.name), [])
        assert found, f"make lock: {wish.name} is not in requirements/dev.txt"
        for one in found:
            (pin,) = one.specifier
            assert pin.operator == "==" and wish.specifier.contains(pin.version), f"make lock: {one} does not fit {line}"
