"""A state as JSON bytes and back, and its clone."""

from __future__ import annotations

import msgspec

from engine.errors import Malformed
from engine.model import SCHEMA, State

_JSON_OUT = msgspec.json.Encoder()
_JSON_IN = msgspec.json.Decoder(State)
_PACK_OUT = msgspec.msgpack.Encoder()
_PACK_IN = msgspec.msgpack.Decoder(State)


def encode(state: State) -> bytes:
    """Return the state as JSON."""
    return _JSON_OUT.encode(state)


def decode(data: bytes | str) -> State:
    """Return the state of JSON data. Raises Malformed with the place of the first mistake, or for a newer schema."""
    try:
        state = _JSON_IN.decode(data)
    except msgspec.DecodeError as error:
        raise Malformed(f"This is no saved game: {error}.") from error
    if state.schema > SCHEMA:
        raise Malformed(f"The saved game has schema {state.schema}; this version reads up to {SCHEMA}.")
    return state


def clone(state: State) -> State:
    """Return an independent copy."""
    return _PACK_IN.decode(_PACK_OUT.encode(state))
