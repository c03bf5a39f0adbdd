"""Turn parsed TOML into the structs of `engine.content.model`, collecting every mistake with its path."""

from __future__ import annotations

import types
import typing
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def shape(value: object, kind: type[T], path: str, problems: list[str]) -> T | None:
    """Return `value` as `kind`; on a mistake add each as `path: what` to `problems` and return None."""
    found: list[str] = []
    _look(value, kind, path, found)
    if found:
        problems.extend(found)
        return None
    return msgspec.convert(value, kind)


def _look(value: object, kind: Any, path: str, problems: list[str]) -> None:
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType) and _tagged(kind):
        _look_effect(value, kind, path, problems)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        _look_struct(value, kind, path, problems)
    elif origin is tuple and isinstance(value, list):
        for index, item in enumerate(value):
            _look(item, typing.get_args(kind)[0], f"{path}[{index}]", problems)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            _look(item, typing.get_args(kind)[1], f"{path}.{key}", problems)
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            problems.append(f"{path}: {_plain(str(error))}, here {value!r}")
            return
        if isinstance(value, int) and not isinstance(value, bool) and value < 0:
            problems.append(f"{path}: must not be below 0, here {value}")


def _look_struct(value: object, kind: type[msgspec.Struct], path: str, problems: list[str]) -> None:
    if not isinstance(value, dict):
        problems.append(f"{path}: must be a table, here {value!r}")
        return
    hints = typing.get_type_hints(kind)
    tag_field = kind.__struct_config__.tag_field
    for key, item in value.items():
        if key in hints:
            _look(item, hints[key], f"{path}.{key}", problems)
        elif key != tag_field:
            problems.append(f"{path}.{key}: unknown key; known are {', '.join(hints)}")
    for info in msgspec.structs.fields(kind):
        if info.required and info.encode_name not in value:
            problems.append(f"{path}.{info.encode_name}: is missing")


def _look_effect(value: object, kind: Any, path: str, problems: list[str]) -> None:
    tags = {member.__struct_config__.tag: member for member in typing.get_args(kind)}
    tag = value.get("kind") if isinstance(value, dict) else None
    if tag not in tags:
        problems.append(f"{path}.kind: {tag!r} is no effect; known are {', '.join(str(name) for name in tags)}")
        return
    _look_struct(value, tags[tag], path, problems)


def _tagged(kind: Any) -> bool:
    return all(isinstance(member, type) and issubclass(member, msgspec.Struct) for member in typing.get_args(kind))


def _plain(message: str) -> str:
    """Return msgspec's message without its own path."""
    return message.split(" - at ")[0][:1].lower() + message.split(" - at ")[0][1:]
