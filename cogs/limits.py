"""What Discord allows. Every length and count that the bot sends is cut or checked against these."""

from __future__ import annotations

FIRST_ANSWER_SECONDS = 3
TOKEN_MINUTES = 15

MESSAGE_TEXT = 2000
EMBED_DESCRIPTION = 4096
EMBED_TITLE = 256
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBEDS = 10
EMBEDS_TOTAL = 6000
FILES = 10
FILE_BYTES = 8 * 1024 * 1024

ROWS = 5
BUTTONS_IN_ROW = 5
SELECT_OPTIONS = 25
SELECT_LABEL = 100
SELECT_DESCRIPTION = 100
CUSTOM_ID = 100
BUTTON_LABEL = 80
PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_PARTS = 5
TEXT_INPUT = 4000
TEXT_INPUT_LABEL = 45

GLOBAL_COMMANDS = 100
SUBCOMMANDS = 25
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
THREAD_NAME = 100
ALT_TEXT = 1024


def cut(text: str, most: int) -> str:
    """Return `text` in at most `most` characters, an ellipsis marking what was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
