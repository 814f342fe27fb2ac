"""Why a move is refused: a message id, its arguments and the clause of the rules that says so."""


class IllegalMove(Exception):
    """Carries no text: `locales` says it in the reader's language."""

    def __init__(self, reason: str, clause: str = "", **args: object) -> None:
        super().__init__(f"{reason} {clause} {args}" if args else f"{reason} {clause}")
        self.reason = reason
        self.clause = clause
        self.args_ = args
