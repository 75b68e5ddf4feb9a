"""Run as a script: becomes another program, which the system ends as soon as the one that started it is gone, whatever ended that."""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def main() -> None:
    """`keeper.py PARENT PROGRAM ARGUMENT...`"""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != int(sys.argv[1]):
        sys.exit("the one that started this is gone")
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, which would be inherited
    try:
        os.execvp(sys.argv[2], sys.argv[2:])
    except OSError as problem:
        sys.exit(f"{sys.argv[2]}: {problem.strerror}")


if __name__ == "__main__":
    main()
