"""Reasons for refusing a move, each with its clause."""

from engine.refusals import IllegalMove

REFUSALS = {
    "carnival-refusal-mask-spent": "CAR-2.2",
    "carnival-refusal-mask-first": "CAR-2.2",
    "carnival-refusal-not-on-square": "CAR-2.5",
    "carnival-refusal-masks-are-shown": "CAR-2.3",
}


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"carnival-refusal-{reason}"
    return IllegalMove(name, REFUSALS[name], **args)
