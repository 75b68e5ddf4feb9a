"""The kernel: it knows no game."""
