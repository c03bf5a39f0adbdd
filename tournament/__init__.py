"""Tournaments without Discord: forms, pairings, points, tie-breaks, ratings and the sheets they are written to."""
