"""The base of all content structs."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all content: frozen, no unknown keys."""
