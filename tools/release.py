"""`make release`: builds what is committed, checks it, and signs its checksums; everything lands in dist/.

Nothing is uploaded. The checksums are signed with an SSH key (`--key`, or ROUNDHOUSE_KEY); without one there is no release.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMESPACE = "file"  # what ssh-keygen signs for
NOTES = "RELEASE_NOTES.md"
SUMS = "SHA256SUMS"


class Refused(Exception):
    """Why there is no release."""


def version(root: Path = ROOT) -> str:
    """The version that the package has."""
    text = (root / "src/roundhouse/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Refused("src/roundhouse/__init__.py has no __version__")
    return found[1]


def notes(changelog: str, wanted: str) -> str:
    """The changelog's section of a version."""
    found = re.search(rf"^## \[?{re.escape(wanted)}\]?[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise Refused(f"CHANGELOG.md has no section for {wanted}: rename Unreleased, and add the date")
    return f"# Roundhouse {wanted}\n\n{found[1].strip()}\n"


def write_sums(folder: Path) -> Path:
    """The checksums of the files of `folder`, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".whl", ".gz", ".md"))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return folder / SUMS


def sign(sums: Path, key: Path) -> Path:
    """The signature of the checksums, beside them."""
    signature = sums.with_name(sums.name + ".sig")
    signature.unlink(missing_ok=True)
    done = subprocess.run(["ssh-keygen", "-Y", "sign", "-q", "-n", NAMESPACE, "-f", str(key), str(sums)], check=False)
    if done.returncode or not signature.is_file():
        raise Refused(f"the checksums could not be signed with {key}")
    return signature


def release(out: Path, key: Path) -> None:
    """Build, check, sign."""
    if not key.is_file():
        raise Refused(f"there is no key {key}")
    wanted = version()
    text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True).stdout:
        raise Refused("the tree has changes that are not committed")
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "roundhouse")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run([sys.executable, "-m", "build", "--outdir", str(out), str(clone)], check=True)
    built = [str(path) for path in sorted(out.iterdir())]
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *built], check=True)
    if any(f"-{wanted}" not in name for name in built):
        raise Refused(f"what was built is not {wanted}: {', '.join(built)}")
    (out / NOTES).write_text(text, encoding="utf-8")
    sign(write_sums(out), key)
    print(f"roundhouse: {wanted} is in {out}: {', '.join(sorted(path.name for path in out.iterdir()))}")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--key", default=os.environ.get("ROUNDHOUSE_KEY", ""), help="the SSH key that signs the checksums")
    arguments.add_argument("--out", type=Path, default=ROOT / "dist")
    chosen = arguments.parse_args()
    try:
        if not chosen.key:
            raise Refused("a release is signed: name an SSH key (make release KEY=..., or ROUNDHOUSE_KEY)")
        release(chosen.out, Path(chosen.key).expanduser())
    except Refused as problem:
        print(f"roundhouse: {problem}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as problem:
        print(f"roundhouse: no release, as this failed: {' '.join(map(str, problem.cmd))}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
