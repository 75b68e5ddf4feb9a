"""One folder a game. Games are found in the registry, never imported by name."""
