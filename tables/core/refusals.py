"""Reasons for a refusal, other than the rules of a game."""


class Refused(Exception):
    """A message id and its arguments; `locales` words it in the reader's language, with what to do instead."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.args_ = args


class Overtaken(Refused):
    """Another process changed the table meanwhile; retrying uses the new state."""
