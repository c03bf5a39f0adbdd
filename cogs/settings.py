"""Configuration from the environment."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from pathlib import Path

DEFAULT_API = "https://discord.com/api/v10"


class SettingsError(Exception):
    """A setting is wrong. `str(error)` is one sentence for the host that says what to do."""


@dataclasses.dataclass(frozen=True, slots=True)
class Settings:
    """How this host runs. Seconds for times; `bot_pause`: how long a bot's turn stands before the next begins.

    `members_intent`: Discord tells at once who leaves a server; without it that is asked for every ten minutes.
    """

    token: str = ""
    api_base: str = DEFAULT_API
    database: Path = Path("data/pax.sqlite3")
    bot_pause: float = 1.0
    picture_seconds: float = 20.0
    retell_minutes: float = 2.0
    sandbox_port: int = 8650
    log_level: str = "INFO"
    packs: Path = Path("packs")
    members_intent: bool = False

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Read DISCORD_TOKEN, DISCORD_API_BASE, PAX_DATABASE, PAX_BOT_PAUSE, PAX_PICTURE_SECONDS, PAX_SANDBOX_PORT,
        PAX_LOG_LEVEL, PAX_PACKS, PAX_MEMBERS_INTENT. Raises `SettingsError`.
        """
        base = environment.get("DISCORD_API_BASE", "").strip().rstrip("/") or DEFAULT_API
        if not base.startswith(("http://", "https://")):
            raise SettingsError(f"DISCORD_API_BASE is {base!r}; it must begin with http:// or https://.")
        level = environment.get("PAX_LOG_LEVEL", "").strip().upper() or "INFO"
        if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise SettingsError(f"PAX_LOG_LEVEL is {level!r}; choose DEBUG, INFO, WARNING or ERROR.")
        return cls(
            token=environment.get("DISCORD_TOKEN", "").strip(),
            api_base=base,
            database=Path(environment.get("PAX_DATABASE", "").strip() or "data/pax.sqlite3"),
            bot_pause=_number(environment, "PAX_BOT_PAUSE", 1.0, 0.0, 60.0),
            picture_seconds=_number(environment, "PAX_PICTURE_SECONDS", 20.0, 0.0, 120.0),
            sandbox_port=int(_number(environment, "PAX_SANDBOX_PORT", 8650, 0, 65535)),
            log_level=level,
            members_intent=bool(_number(environment, "PAX_MEMBERS_INTENT", 0, 0, 1)),
            packs=Path(environment.get("PAX_PACKS", "").strip() or "packs"),
        )


def _number(environment: Mapping[str, str], name: str, default: float, low: float, high: float) -> float:
    text = environment.get(name, "").strip()
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = high + 1
    if not low <= value <= high:
        raise SettingsError(f"{name} is {text!r}; it must be a number from {low:g} to {high:g}.")
    return value
