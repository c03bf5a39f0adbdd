"""What holds for every test: no property is judged by how long it took, for machines are shared and noisy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
