"""Reasons to refuse a move of Genoa, each with its clause. The texts are in `locales`."""

from types import MappingProxyType

from engine.refusals import IllegalMove

REFUSALS: MappingProxyType[str, str] = MappingProxyType(
    {
        # phase 1
        "genoa-refusal-roll-first": "GEN-3.1",
        "genoa-refusal-no-such-space": "GEN-4.1",  # space
        # the tower
        "genoa-refusal-trader-only": "GEN-4.10",
        "genoa-refusal-not-adjacent": "GEN-4.1",  # space
        "genoa-refusal-already-visited": "GEN-4.9",  # space
        "genoa-refusal-no-moves-left": "GEN-4.4",
        "genoa-refusal-queue-broken": "GEN-15.36",  # space
        "genoa-refusal-settle-the-building-first": "GEN-7.8",  # space
        "genoa-refusal-must-sell-or-use": "GEN-15.28",  # space
        "genoa-refusal-no-action-here": "GEN-5.3",  # space
        "genoa-refusal-action-used": "GEN-5.7",  # space
        "genoa-refusal-no-capacity": "GEN-5.5",
        # the offer book: seats and spaces
        "genoa-refusal-no-bargaining-now": "GEN-15.21",
        "genoa-refusal-trader-makes-asks": "GEN-15.2",
        "genoa-refusal-only-the-trader-asks": "GEN-15.2",
        "genoa-refusal-out-of-reach": "GEN-15.14",  # space
        "genoa-refusal-wrong-scope": "GEN-15.5",  # space, scope
        "genoa-refusal-buyer-without-capacity": "GEN-6.7",  # space
        "genoa-refusal-ask-elsewhere": "GEN-15.21",  # space
        "genoa-refusal-no-such-player": "GEN-15.2",
        "genoa-refusal-nobody-can-accept": "GEN-15.15",  # space
        # the offer book: the lines
        "genoa-refusal-unknown-line": "GEN-15.3",  # line
        "genoa-refusal-odd-sum": "GEN-15.17",  # line
        "genoa-refusal-too-many-lines": "GEN-15.3",
        "genoa-refusal-empty-offer": "GEN-15.16",
        "genoa-refusal-two-players-need-a-good": "GEN-11.2",
        "genoa-refusal-you-lack": "GEN-15.13",  # line
        "genoa-refusal-you-lack-ducats": "GEN-15.13",  # ducats
        "genoa-refusal-other-lacks": "GEN-15.13",  # line
        "genoa-refusal-other-lacks-ducats": "GEN-15.13",
        "genoa-refusal-card-not-in-hand": "GEN-15.8",  # card
        "genoa-refusal-not-certain": "GEN-15.10",  # line
        "genoa-refusal-order-not-bound": "GEN-15.10",
        "genoa-refusal-order-cannot-be-bound": "GEN-15.11",
        "genoa-refusal-offer-unchanged": "GEN-15.4",
        "genoa-refusal-too-many-offers": "GEN-15.18",
        "genoa-refusal-only-improve": "GEN-15.27",
        "genoa-refusal-withdrew-in-window": "GEN-15.27a",
        "genoa-refusal-locked": "GEN-15.27b",
        # accepting, rejecting, withdrawing
        "genoa-refusal-no-such-offer": "GEN-15.4",  # id
        "genoa-refusal-revision-changed": "GEN-15.4",  # id, revision
        "genoa-refusal-suspended": "GEN-15.19",  # id
        "genoa-refusal-not-acceptable-now": "GEN-15.20",  # id
        "genoa-refusal-not-for-you": "GEN-15.2",  # id
        "genoa-refusal-cannot-pay-that": "GEN-15.13b",  # ducats
        "genoa-refusal-not-yours": "GEN-6.15",  # id
        "genoa-refusal-already-rejected": "GEN-15.34",  # id
        # passing, calling, settings
        "genoa-refusal-nothing-to-pass-on": "GEN-15.40",  # space
        "genoa-refusal-already-passed": "GEN-15.40",  # space
        "genoa-refusal-answer-first": "GEN-15.40",  # space
        "genoa-refusal-not-passed": "GEN-15.40",  # space
        "genoa-refusal-no-call-now": "GEN-15.35",
        "genoa-refusal-call-elsewhere": "GEN-15.35",  # space
        "genoa-refusal-nobody-to-call": "GEN-15.35",
        "genoa-refusal-nothing-to-cancel": "GEN-15.29",
        "genoa-refusal-unknown-setting": "GEN-15.37",  # what, value
        "genoa-refusal-setting-unchanged": "GEN-15.37",  # what
        "genoa-refusal-money-is-open": "GEN-1.17",
        "genoa-refusal-not-a-building": "GEN-15.37",  # space
        # open terms of a deal
        "genoa-refusal-settle-the-deal-first": "GEN-15.31",
        "genoa-refusal-not-among-the-tiles": "GEN-15.9",  # commodity
        "genoa-refusal-order-does-not-fit": "GEN-15.11",  # card
        # the action window
        "genoa-refusal-not-in-this-action": "GEN-5.16",
        "genoa-refusal-effect-done": "GEN-5.15",
        "genoa-refusal-effect-first": "GEN-5.17",
        "genoa-refusal-bound-order-first": "GEN-15.11",
        "genoa-refusal-only-the-bound-order": "GEN-15.12a",
        "genoa-refusal-only-villas-take-large-orders": "GEN-13.6",  # building
        "genoa-refusal-order-not-in-hand": "GEN-13.12",  # card
        "genoa-refusal-order-for-elsewhere": "GEN-13.12",  # card, building
        "genoa-refusal-order-needs": "GEN-13.13",  # card, commodity
        "genoa-refusal-one-order": "GEN-13.17",
        "genoa-refusal-no-such-tile": "GEN-14.10",  # tile
        "genoa-refusal-not-in-supply": "GEN-14.15a",  # good
        "genoa-refusal-not-your-good": "GEN-14.14",  # good
        "genoa-refusal-same-good": "GEN-14.14",  # good
        "genoa-refusal-not-your-building": "GEN-14.17",  # building
        "genoa-refusal-spoils-the-deal": "GEN-15.12a",
        "genoa-refusal-trade-first": "GEN-14.14",
        "genoa-refusal-reward-first": "GEN-13.9",
        "genoa-refusal-tile-gone": "GEN-13.10",  # tile
        "genoa-refusal-hand-over-first": "GEN-15.12",
        "genoa-refusal-not-just-drawn": "GEN-15.10",  # card
        # messages
        "genoa-refusal-message-not-in-hand": "GEN-13.19",  # card
        "genoa-refusal-message-not-yet": "GEN-13.19",  # card
        "genoa-refusal-message-spoken-for": "GEN-13.24",  # card
        "genoa-refusal-messages-first": "GEN-13.24",
        # phase 3
        "genoa-refusal-acquire-first": "GEN-8.1",
        "genoa-refusal-no-disc-there": "GEN-8.3",  # street
        "genoa-refusal-one-building-there": "GEN-8.6",  # street
        "genoa-refusal-two-buildings-there": "GEN-8.6",  # street
        "genoa-refusal-nothing-acquired": "GEN-8.14",
        "genoa-refusal-building-taken": "GEN-8.7",  # building
        "genoa-refusal-building-empty": "GEN-8.9",  # building
        "genoa-refusal-own-marker": "GEN-8.9",  # building
        "genoa-refusal-too-few-markers": "GEN-8.6",  # markers
    }
)
"""Message id → clause; the comments name the arguments, all of them ids or small numbers."""


LONGEST = 40
"""Maximum letters of a word repeated in a message: it may be any text that a user typed."""


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"genoa-refusal-{reason}"
    said = {key: word[:LONGEST] if isinstance(word, str) else word for key, word in args.items()}
    return IllegalMove(name, REFUSALS[name], **said)
