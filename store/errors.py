"""What can go wrong in the store. `StoreError`: the host's trouble; `Refused`: a person asked for what cannot be."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used. `str(error)` is one sentence for the host that says what to do."""


class Refused(Exception):
    """A request that the state of now does not allow; nothing was changed.

    `code` names the message of the catalogue (`refused-<code>`), `facts` its arguments.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class StalePress(Refused):
    """The prompt that was answered is not the one of now: somebody, perhaps oneself, was first."""

    def __init__(self) -> None:
        super().__init__("stale")
