"""Adapters: the games as environments of PettingZoo, Gymnasium and OpenSpiel. Each needs the extra of the package that has its name."""
