"""The flow of the game, in the order of the rules: set-up, the turn, the activations, the fourth disc, the end."""

from functools import cache
from itertools import pairwise
from typing import Any

from engine.events import Finished
from engine.moves import Move
from engine.records import Owner, Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.calimala import events as happened
from games.calimala.actions import CHOICES, POSSIBLE, Choices, action_of, carry_out
from games.calimala.cards import cards_to_draw, draw_card, play_card
from games.calimala.closing import Closing
from games.calimala.data import ACTIONS, MAX_TOWER, SPACES
from games.calimala.duty import LEAVES_OUT, Duty, Left, fit_streets, one_fewer
from games.calimala.moves import BY_DISC, ENDING, Draft, Draw, End, Keep, Place, Promote, Skip
from games.calimala.refusals import why_not_draft, why_not_here, why_not_keep, why_not_place, why_not_promote
from games.calimala.scoring import score_final, score_tile, standings
from games.calimala.state import WHITE, State

DRAFTS: dict[str, Move] = {action: Draft(action) for action in ACTIONS}
PLACES: dict[str, list[Move]] = {disc: [Place(space, disc) for space in SPACES] for disc in ("own", "white")}
DRAWS: dict[str, Move] = {action: Draw(action) for action in ACTIONS}
SKIPS: dict[str, Move] = {action: Skip(action) for action in ACTIONS}
DONE, DRAW, DECLINE = End("done"), End("draw"), End("decline")
GAINS = frozenset({"wood", "brick", "marble", "weave"})
"""Actions that cost nothing but cubes."""
LAST = tuple(ENDING.values())

# ---------------------------------------------------------------- set-up


@step
class KeepFinal(Decision):
    """D3: all players keep one final scoring card, secretly and at the same time (CAL-2.16)."""

    clause = "CAL-2.16"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, player in enumerate(state.players) if player.dealt])

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Keep(final) for final in state.players[seat].dealt]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_keep(move)

    def choose(self, state: State, seat: Seat, move: Keep) -> None:
        player = state.players[seat]
        player.kept = move.final
        player.put_back = [final for final in player.dealt if final != move.final]
        player.dealt = []
        state.emit(happened.Kept(seat, move.final))
        if self.seats(state):
            state.then(self)
            return
        state.reveal()
        state.emit(happened.GameBegan(state.start, state.face_up))
        others = len(state.players)
        drafters = [(state.start - 1 - n) % others for n in range(others)]
        state.then(*[DraftCard(drafter) for drafter in drafters], EndOfDraft())


@step
class DraftCard(Decision):
    """D4: a starting card; the start player chooses last (CAL-2.20). All is open, so a single card is simply taken."""

    seat: Public[Seat]

    clause = "CAL-2.20"
    forced = True

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [DRAFTS[action] for action in state.draft]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_draft(move)

    def choose(self, state: State, seat: Seat, move: Draft) -> None:
        player = state.players[seat]
        state.draft.remove(move.action)
        player.hand.append(move.action)
        player.drafted = move.action
        state.emit(happened.Drafted(seat, move.action))


@step
class EndOfDraft(Step):
    """CAL-2.22: cards not taken go into the deck."""

    def run(self, state: State) -> None:
        for action in state.draft:
            state.deck[action] += 1
        state.draft = []
        state.then(Turn(state.start))


# ---------------------------------------------------------------- the turn


@step
class Turn(Step):
    seat: Public[Seat]

    def run(self, state: State) -> None:
        state.active = self.seat
        state.emit(happened.TurnBegan(self.seat, state.players[self.seat].turns + 1))
        state.stack.append(place_disc(self.seat))


@step
class PlaceDisc(Decision):
    """D5: a disc on a street with at least one possible action, with cards if necessary (CAL-3.1 – 3.8)."""

    seat: Public[Seat]

    clause = "CAL-3.1"

    def options(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        own, white = player.discs > 0, player.whites > 0
        fit = fit_streets(state, seat)
        if not any(fit):
            fit = [True] * len(SPACES)  # Q9: the duty lapses
        if own and white:
            pairs = zip(fit, PLACES["own"], PLACES["white"], strict=True)
            return [place for good, one, other in pairs if good for place in (one, other)]
        return [place for good, place in zip(fit, PLACES["own" if own else "white"], strict=True) if good]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_place(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        """An own disc where something is free, or where at least something can be done without cards."""
        options = self.options(state, seat)
        player = state.players[seat]

        def possible(move: Any) -> list[str]:
            return [action for action in state.ends(move.space) if POSSIBLE[action](state, player)]

        free = [move for move in options if any(action in GAINS for action in possible(move))]
        preferred = free or [move for move in options if possible(move)] or options
        return preferred[0]  # an own disc is listed before a white one

    def choose(self, state: State, seat: Seat, move: Place) -> None:
        player, space = state.players[seat], move.space
        owes = self.duty_holds(state, seat, move)
        player.turns += 1
        if move.disc == "white":
            player.whites -= 1
            disc, left = WHITE, (2, 2)
        else:
            player.discs -= 1
            disc, left = seat, (1, 1)
        tower = state.towers[space] = (*state.towers[space], disc)
        height = len(tower)
        state.out.append(happened.Placed(seat, space, move.disc, height))
        follow: list[Step] = [activation(seat, space, 1, left, owes)]
        for position in (2, 3):
            if height >= position and tower[-position] != WHITE:
                follow.append(lower_disc(tower[-position], space, position))
        if height == MAX_TOWER:
            follow.append(fourth_disc(space))
        state.then(*follow, END_OF_TURN)

    def duty_holds(self, state: State, seat: Seat, move: Place) -> bool:
        """Q9: only where no street at all would do is nothing owed."""
        player, (one, other) = state.players[seat], state.ends(move.space)
        return POSSIBLE[one](state, player) or POSSIBLE[other](state, player) or any(fit_streets(state, seat))


# ---------------------------------------------------------------- the activations


@step
class LowerDisc(Step):
    """CAL-4.4, 4.5: the second and third disc from the top work for their owners."""

    seat: Public[Seat]
    space: Public[str]
    position: Public[int]

    def run(self, state: State) -> None:
        state.out.append(happened.Activated(self.seat, self.space, self.position))
        state.stack.append(activation(self.seat, self.space, self.position, (1, 1), False))


@step
class Activation(Decision):
    """D6: the owner of a disc carries out the street's actions and plays cards, in any order, until it is enough."""

    seat: Public[Seat]
    space: Public[str]
    position: Public[int]
    """From the top: 1 is the disc just placed."""
    left: Public[Left]
    owes: Owner[bool]
    """CAL-3.6: the placed disc has not yet carried out any of its actions. Whether the duty has lapsed (Q9) would tell
    of the hand, so only the owner sees it."""

    clause = "CAL-4.2"

    def options(self, state: State, seat: Seat) -> list[Move]:
        player, ends, left = state.players[seat], state.ends(self.space), self.left
        hand = player.hand
        cards: dict[str, Choices] = {}
        for card in hand:
            if card not in cards:
                cards[card] = CHOICES[card](state, player, "card")
        times_left = left[0] + left[1]
        closing = Closing(state, seat, times_left, cards) if hand and times_left <= 1 else None
        found: list[Move] = []
        others: list[Move] = []
        skips: list[Move] = []
        now: list[str] = []
        for n, times in enumerate(left):
            if times:
                action = ends[n]
                choices = closing.by_disc(action) if closing else CHOICES[action](state, player, "disc")
                if choices:
                    found += choices
                    now.append(action)
                    if closing.can_skip() if closing else times_left > 1 and (hand or not self.owes):
                        skips.append(SKIPS[action])
                else:
                    others.append(DRAWS[action])
        drawing = bool(others)
        duty = Duty(state, seat, ends, left, now) if self.owes else None
        if duty and not duty.holds():
            duty = None
        if duty:
            if not now:  # else what is possible can still be done after a draw
                others = duty.allowed(others)
            if len(now) == 1:  # of two possible actions either can be left out
                skips = duty.allowed(skips)
        for card, choices in cards.items():
            if closing and not times_left:
                choices = closing.by_card(card)
            others += choices if not duty or duty.permits(card) else duty.allowed(choices)
        found += others
        found += skips
        if not duty:
            found += (DONE,) if not drawing else (DRAW, DECLINE) if cards_to_draw(state) else (DECLINE,)
        return found

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_here(state, seat, move, self.space, self.left, self.owes)

    def default(self, state: State, seat: Seat) -> Move:
        """Take free gains; else do only what the duty requires, with cards only if it requires them."""
        options = self.options(state, seat)
        by_disc = [move for move in options if getattr(move, "by", None) in BY_DISC]
        free = [move for move in by_disc if action_of(move) in GAINS]
        if free:
            return free[-1]  # of two ways to take it, the one that ends is listed last
        if isinstance(options[-1], End):
            return DRAW if DRAW in options else options[-1]
        return options[0]  # the disc's own actions come first

    def decline(self, state: State, seat: Seat) -> Move | None:
        """A lower disc woken by another that can do nothing: the cards are taken, and none is played."""
        if seat == state.active:
            return None
        options = self.options(state, seat)
        if any(getattr(move, "by", None) in BY_DISC for move in options):
            return None
        return DRAW if DRAW in options else options[-1]

    def choose(self, state: State, seat: Seat, move: Any) -> None:
        kind, left, owes = type(move), self.left, self.owes
        if kind is End:
            self.end(state, move)
            return
        if kind is Draw:
            draw_card(state, seat, move.action)
            left = self.without(state, move.action)
        elif kind is Skip:
            state.out.append(happened.LeftOut(seat, move.action))
            left = self.without(state, move.action)
        elif move.by in BY_DISC:
            carry_out(state, seat, move)
            left, owes = self.without(state, action_of(move)), False
        else:
            play_card(state, seat, action_of(move))
            carry_out(state, seat, move)
        if kind in LEAVES_OUT or move.by not in LAST:
            self.go_on(state, left, owes)

    def end(self, state: State, move: End) -> None:
        """Q10: what is possible is left out; what is impossible is compensated or declined."""
        seat, player = self.seat, state.players[self.seat]
        for action, times in zip(state.ends(self.space), self.left, strict=True):
            for _ in range(times):
                if POSSIBLE[action](state, player):
                    state.out.append(happened.LeftOut(seat, action))
                elif move.how == "decline":
                    state.out.append(happened.Declined(seat, action))
                else:
                    draw_card(state, seat, action)

    def without(self, state: State, action: str) -> Left:
        """One execution fewer of an action."""
        return one_fewer(self.left, state.ends(self.space), action)

    def go_on(self, state: State, left: Left, owes: bool) -> None:
        """Q37: with nothing left and an empty hand it is over; otherwise even a hand of useless cards is asked."""
        if left != (0, 0) or state.players[self.seat].hand:
            state.stack.append(activation(self.seat, self.space, self.position, left, owes))


# ---------------------------------------------------------------- the fourth disc


@step
class FourthDisc(Step):
    """CAL-7: the bottom disc goes to the council and a tile is scored; after the fifteenth it leaves (CAL-9.4)."""

    space: Public[str]

    def run(self, state: State) -> None:
        seat, tower = state.active, state.towers[self.space]
        bottom, lowered = tower[0], tower[1:]
        if len(state.council) == len(state.tiles):
            state.towers[self.space] = lowered
            state.emit(happened.DiscLeft(self.space))
        elif bottom != WHITE:
            state.towers[self.space] = lowered
            represent(state, bottom, "")
        elif state.players[seat].discs:
            state.towers[self.space] = lowered
            state.players[seat].discs -= 1
            state.players[seat].whites += 1
            represent(state, seat, "supply")
        elif any(seat in discs for discs in state.towers.values()):
            state.then(PromoteDisc(seat, self.space))
        else:
            state.towers[self.space] = lowered
            state.then(ScoreUnrepresented())  # Q15


@step
class PromoteDisc(Decision):
    """D14: which own disc goes to the council where a white one may not (CAL-7.9). All is open."""

    seat: Public[Seat]
    space: Public[str]
    """Space of the white disc at the bottom; it leaves with the answer."""

    clause = "CAL-7.9"
    forced = True

    def options(self, state: State, seat: Seat) -> list[Move]:
        """Of adjacent discs of the player only the lowest is listed: the tower is the same afterwards."""
        return [
            Promote(space, height)
            for space, tower in state.towers.items()
            for height, (below, disc) in enumerate(pairwise([WHITE, *tower]), start=1)
            if disc == seat != below
        ]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_promote(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        """The disc with most discs above it: the least is still to be had from it."""
        return max(self.options(state, seat), key=lambda m: len(state.towers[m.space]) - m.height)  # type: ignore[attr-defined]

    def choose(self, state: State, seat: Seat, move: Promote) -> None:
        towers, below = state.towers, move.height - 1
        towers[move.space] = towers[move.space][:below] + towers[move.space][move.height :]
        towers[self.space] = towers[self.space][1:]
        towers[move.space] += (WHITE,)  # CAL-7.10
        represent(state, seat, move.space)


def represent(state: State, seat: Seat, swap: str) -> None:
    """CAL-7.2 – 7.5: a representative on the next tile, which is scored at once."""
    index = len(state.council)
    state.council.append(seat)
    state.emit(happened.Represented(seat, state.tiles[index], index, swap))
    state.then(ScoreTile(index))


@step
class ScoreUnrepresented(Step):
    """The next tile is activated without a representative (Q15, CAL-9.1)."""

    def run(self, state: State) -> None:
        index = len(state.council)
        state.council.append(WHITE)
        state.emit(happened.TileUnrepresented(state.tiles[index], index))
        state.then(ScoreTile(index))


@step
class ScoreTile(Step):
    index: Public[int]

    def run(self, state: State) -> None:
        tile = state.tiles[self.index]
        counts, points = score_tile(state, tile)
        state.emit(happened.TileScored(tile, counts, points))


# ---------------------------------------------------------------- the end


@step
class EndOfTurn(Step):
    """CAL-3.9, CAL-9: the token goes on, unless the round is complete and the game is over."""

    def run(self, state: State) -> None:
        following = (state.active + 1) % len(state.players)
        all_tiles = len(state.council) == len(state.tiles)
        if following == state.start and (all_tiles or not state.players[following].supply):
            state.then(EndOfGame())
            return
        if all_tiles and not state.last_round:
            state.last_round = True
            state.emit(happened.LastRound())
        state.stack.append(turn(following))


END_OF_TURN = EndOfTurn()
turn, place_disc, activation = cache(Turn), cache(PlaceDisc), cache(Activation)
lower_disc, fourth_disc = cache(LowerDisc), cache(FourthDisc)
"""Made once each: steps never change, and a game goes through hundreds."""


@step
class EndOfGame(Step):
    """CAL-9.1: tiles that were never activated are scored in order, without representatives."""

    def run(self, state: State) -> None:
        unscored = len(state.tiles) - len(state.council)
        state.then(*[ScoreUnrepresented()] * unscored, FinalScoring())


@step
class FinalScoring(Step):
    """CAL-10: all kept cards and the one beside the board, each scored for all players."""

    def run(self, state: State) -> None:
        state.reveal()
        state.revealed = [final for player in state.players if (final := player.kept)]
        cards: list[tuple[str, Seat | None]] = [(final, seat) for seat, final in enumerate(state.revealed)]
        if state.face_up:
            cards.append((state.face_up, None))
        for final, owner in cards:
            counts, points = score_final(state, final)
            state.emit(happened.FinalCardScored(final, owner, counts, points))
        state.emit(Finished(standings(state).winners))
