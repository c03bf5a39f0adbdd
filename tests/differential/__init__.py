"""A second, plain implementation of a part of the rules, and the comparison of the engine with it."""
