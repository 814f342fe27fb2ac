"""Refusals: a message id, its arguments and the clause of the rules."""


class IllegalMove(Exception):
    """Carries no text: `words` translates it."""

    def __init__(self, reason: str, clause: str = "", **args: object) -> None:
        super().__init__(reason, clause)
        self.reason = reason
        self.clause = clause
        self.args_ = args

    def __str__(self) -> str:
        """Formatted on demand: most refusals are only compared with None."""
        return f"{self.reason} {self.clause} {self.args_}" if self.args_ else f"{self.reason} {self.clause}"
