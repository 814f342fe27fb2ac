"""Why the house refuses something, apart from the rules of a game."""


class Refused(Exception):
    """A message id and its arguments; `locales` says it in the reader's language and what to do instead."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.args_ = args


REASONS = (
    "table-unknown",
    "table-ambiguous",
    "table-none-here",
    "table-not-seated",
    "table-not-host",
    "table-not-started",
    "table-already-started",
    "table-over",
    "table-closed",
    "table-full",
    "table-already-seated",
    "table-too-few",
    "table-unknown-game",
    "table-bad-option",
    "table-not-your-turn",
    "table-nothing-drafted",
    "table-draft-sealed",
    "table-nothing-to-undo",
    "table-undo-asked-already",
    "table-no-undo-request",
    "table-not-asked",
    "table-unreadable-move",
    "table-stale",
    "table-too-many",
    "table-not-over",
    "table-expired",
    "table-not-waiting",
    "record-none-kept",
    "record-you-keep-none",
    "record-yourself",
    "record-no-server",
    "table-paused-already",
    "table-not-paused",
    "table-not-your-seat",
    "table-no-such-seat",
    "table-seat-not-free",
    "table-knows-too-much",
    "table-sits-here",
    "table-no-bots",
    "table-invited-already",
    "table-not-invited",
    "table-seat-empty-already",
    "table-not-admin",
    "table-position-gone",
    "table-nothing-to-rewind",
    "table-watching-closed",
    "table-only-watching",
    "table-watches-already",
    "table-not-watching",
    "table-caretaken",
    "table-seat-is-yours",
    "table-no-vote",
    "table-asked-already",
    "table-clock-unchanged",
    "table-clock-no-bank",
    "table-clock-too-long",
    "clock-no-such-zone",
    "clock-too-little",
    "clock-vacation-backwards",
    "clock-vacation-when",
    "clock-vacation-overlaps",
    "clock-vacation-too-much",
    "clock-no-such-vacation",
)
"""Every reason there is: a test speaks each of them in every language."""
