"""A simulated Discord on this machine, for people without a token, for tests, and for whole games of bots."""
