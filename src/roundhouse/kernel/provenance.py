"""Where data that we ship comes from."""

import subprocess
from pathlib import Path


def commit() -> str:
    """The commit of the working copy that this package lies in, "-dirty" behind it if files were changed since; empty if it lies in none."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:  # there is no git here
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
