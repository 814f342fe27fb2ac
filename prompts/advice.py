"""Advice as text: the best lines of play, their expected result, and the reasons."""

from collections.abc import Sequence
from typing import NamedTuple

from tables.play import hints
from words import Speaker, speaker, wording
from words.turns import turns_of

ALIKE = 2
"""Minimum number of shared last steps that are listed only once."""
EQUAL = 0.3
"""Differences below this many points are not mentioned."""
REASONS = 2
"""Maximum reasons in favour; one against is added if it weighs at least half as much."""


class AdviceWords(NamedTuple):
    question: hints.Question
    lang: str
    names: Sequence[str]
    """Formatted for sentences by the interface."""

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    @property
    def game(self) -> str:
        return self.question.table.row.game

    # ------------------------------------------------------------ paragraphs

    def first(self, way: Sequence[str]) -> list[str]:
        """The quick first suggestion, before the search is finished."""
        first, *later = self.steps(way)
        return [self.say("hint-first", move=first), *(self.say("hint-then", move=words) for words in later)]

    def all(self, found: Sequence[hints.Advice], own: hints.Advice | None) -> list[list[str]]:
        """The best lines, the reader's draft, and how they were computed."""
        best, told = self.steps(found[0].moves), list[list[str]]()
        for number, advice in enumerate(found, 1):
            compared = found[0] if number > 1 else None
            why = self.say("hint-alone") if len(found) == 1 else self._why(advice, compared)
            told.append(self._way(f"**{number}.**", advice, why, best if compared else ()))
        if own is not None:
            begun = next((advice for advice in found if advice.moves[: len(own.moves)] == own.moves), None)
            same = "hint-same" if begun == own else "hint-begins"
            why = self.say(same, number=1 + found.index(begun)) if begun else self._why(own, found[0])
            told.append(self._way(f"**{self.say('hint-draft')}**", own, why))
        return [*told, [self.say("hint-how", worlds=found[0].worlds)]]

    def drafts(self, ways: Sequence[Sequence[str]]) -> list[tuple[str, tuple[str, ...]]]:
        """Label and words of a button for each line that is not drafted yet."""
        made = []
        for number, way in enumerate(ways, 1):
            places = self.question.spelled(way)
            if places is not None and tuple(way) != self.question.drafted:
                alone = len(ways) == 1
                label = self.say("button-draft-this") if alone else self.say("button-draft-way", number=number)
                made.append((label, places))
        return made

    # ------------------------------------------------------------ sentences

    def steps(self, way: Sequence[str]) -> list[str]:
        """The text of each move, in the position where it would be made; moves that only close the turn are left
        out."""
        table, seat = self.question.table, self.question.seat
        closing = turns_of(self.game).closing - {"draw"}
        state, told = self.question.state, []
        for number, notation in enumerate(way, 1):
            move = table.game.book.read(notation)
            view = table.game.view(state, seat)
            if move.kind not in closing or len(way) == 1:
                told.append(wording.move(self.game, view, seat, self.names, self.lang, move))
            if number < len(way):
                state = table.game.attempt(state, seat, move).state
        return told or [wording.move(self.game, view, seat, self.names, self.lang, move)]

    def _way(self, head: str, advice: hints.Advice, why: str, known: Sequence[str] = ()) -> list[str]:
        """The steps, and in small print the expected result and the reasons. `known`: a line listed before, of which
        shared last steps are not repeated."""
        first, *later = self.steps(advice.moves)
        alike = 0
        while alike < min(len(later), len(known) - 1) and later[-1 - alike] == known[-1 - alike]:
            alike += 1
        if alike >= ALIKE:
            del later[-alike:]
        points = self.say.score(self.game, round(advice.points))
        expected = self.say("hint-expect", points=points, wins=round(advice.wins), worlds=advice.worlds)
        steps = [self.say("hint-then", move=words) for words in later]
        if alike >= ALIKE:
            steps.append(self.say("hint-then-alike"))
        return [f"{head} {first}", *steps, f"-# {expected} {why}"]

    def _why(self, advice: hints.Advice, best: hints.Advice | None) -> str:
        """One sentence that compares it with the best line."""
        if abs(advice.ahead) < max(EQUAL, advice.error):
            return self.say("hint-equal" if best is not None else "hint-equal-next")
        worth = self.say.score(self.game, abs(round(advice.ahead, 1)))
        how = "hint-better" if best is None else "hint-worse" if advice.ahead < 0 else "hint-even-better"
        return self.say(how, points=worth, error=round(advice.error, 1), why=self._reasons(advice))

    def _reasons(self, advice: hints.Advice) -> str:
        """The reasons for the difference, largest in its direction first."""
        say = self.say
        weighed = [
            (points, say("hint-more" if points > 0 else "hint-less", what=say(source), points=abs(round(points, 1))))
            for source, points in advice.sources
        ]
        if abs(advice.others) >= EQUAL:
            told = "hint-others-more" if advice.others > 0 else "hint-others-less"
            weighed.append((-advice.others, say(told, points=abs(round(advice.others, 1)))))
        weighed.sort(key=lambda pair: -abs(pair[0]))
        speaking = [pair for pair in weighed if (pair[0] > 0) == (advice.ahead > 0)]
        against = [pair for pair in weighed if pair not in speaking]
        if not speaking:
            return say("hint-many")
        why = say.list(told for _, told in speaking[:REASONS])
        if against and abs(against[0][0]) * 2 >= abs(speaking[0][0]):
            return say("hint-though", why=why, but=against[0][1])
        return why
