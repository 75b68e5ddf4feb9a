"""Known holes in what is installed: pip-audit for Python, npm audit for the browser client.

    python tools/audit.py [--seconds 20]

Exit code 1 if a hole is known. Where no advisory service can be reached, or not in time, that is said in one line, and nothing fails.
"""

import argparse
import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SECONDS = 20.0


class Unreached(Exception):
    """No advisory service answers; the reason in a few words."""


def python(seconds: float) -> tuple[int, list[str]]:
    """How many Python packages of requirements/dev.txt were looked up, and the holes in them."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(ROOT / "requirements" / "dev.txt"), "--no-deps", "--disable-pip", "--format", "json"]
    done = _run([*command, "--progress-spinner", "off", "--timeout", "5"], seconds)
    try:
        found = json.loads(done.stdout)
    except ValueError:
        raise Unreached((done.stderr.strip().splitlines() or ["pip-audit says nothing"])[-1][:200]) from None
    known = [one for one in found["dependencies"] if "skip_reason" not in one]
    if not known:
        raise Unreached("the index that answers has no advisories")
    return len(known), [f"{one['name']} {one['version']}: {hole['id']}" for one in known for hole in one["vulns"]]


def node(seconds: float) -> tuple[int, list[str]]:
    """How many npm packages of web/package-lock.json were looked up, and the holes in them."""
    if shutil.which("npm") is None:
        raise Unreached("npm is not installed")
    done = _run(["npm", "audit", "--json", "--package-lock-only", "--fetch-retries=0", f"--fetch-timeout={int(seconds * 1000)}"], seconds)
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise Unreached("npm audit says nothing") from None
    if "vulnerabilities" not in found:
        told = found.get("error") or found
        raise Unreached(str(told.get("summary") or found.get("message") or "the registry has no advisories")[:200])
    count = int(found.get("metadata", {}).get("dependencies", {}).get("total", 0))
    return count, [f"{name}: {one['severity']}" for name, one in found["vulnerabilities"].items()]


def _run(command: list[str], seconds: float) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "web", timeout=seconds, check=False, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        raise Unreached(f"no answer within {seconds:.0f} seconds") from None


def main() -> int:
    """Ask both at once; the exit code."""
    parser = argparse.ArgumentParser(description="Known holes in what is installed.")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    seconds = parser.parse_args().seconds
    bad = 0
    with ThreadPoolExecutor(2) as both:
        asked = {"Python packages": both.submit(python, seconds), "npm packages": both.submit(node, seconds)}
        for what, answer in asked.items():
            try:
                count, holes = answer.result()
            except Unreached as problem:
                print(f"audit: {what} not looked up: {problem}")
                continue
            bad += len(holes)
            print(f"audit: {count} {what}, {len(holes) or 'no'} known hole{'' if len(holes) == 1 else 's'}", *holes, sep="\n  ")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
