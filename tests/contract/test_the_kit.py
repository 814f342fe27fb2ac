"""The kit passes a sound game and catches every broken one."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Event, Finished, Forced, event
from engine.game import Game, Options, Standings
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Core, Decision
from engine.testing import Certificate
from tests.contract.elsewhere import compare_with_another_process
from tests.contract.interruptions import SELDOM, WARM, check_interruptions, rare_kinds
from tests.contract.kit import Care, Tally, certify
from tests.contract.liveness import check_liveness
from tests.contract.playouts import WAYS, Memory, option_sets, the_rarest, walk, way_of
from tests.contract.secrets import check_openings, never_dealt
from tests.contract.values import check_barrier
from tests.engine import toy
from tests.engine.toy import TOY, Toy
from tests.engine.toy_checks import invariants, recount

CERTIFICATE = Certificate(
    invariants, recount, bound=300, lone={"Market: pass": "as long as it is not closed, somebody may still buy"}
)
UNASKED = replace(
    CERTIFICATE,
    alike={"AskOther: pass = ask": "broken otherwise", "AskOther: ask = ask": "broken otherwise"},
)


def run(game: Game[Any], certificate: Certificate = CERTIFICATE, games: int = 12, finished: float = 0.0) -> None:
    """Every position is examined; from a part of them the game is finished without anybody's will."""
    for number in range(games):
        for seats in game.meta.seats:
            options = game.meta.options.read(option_sets(game)[number % len(option_sets(game))])
            certify(game, certificate, seats, f"kit-{seats}-{number}", options, care=Care(finished=finished))


def test_the_sound_toy_passes() -> None:
    run(TOY, games=5, finished=0.2)


def test_every_option_set_is_tried() -> None:
    assert option_sets(TOY) == [{"boxed": boxed, "purse": purse} for boxed in ("0", "4") for purse in ("empty", "full")]


# ---------------------------------------------------------------- games that are broken by a verb of their own


class LeakyView(Toy):
    def view(self, state: toy.State, seat: int | None) -> toy.State:
        return state.clone()


class HandsInTheView(Toy):
    def view(self, state: toy.State, seat: int | None) -> toy.State:
        seen = super().view(state, seat)
        for mine, real in zip(seen.players, state.players, strict=True):
            mine.hand = real.hand[:]
        return seen


class ViewsShare(Toy):
    def view(self, state: toy.State, seat: int | None) -> toy.State:
        seen = super().view(state, seat)
        seen.discard = state.discard
        return seen


class RefusalLeavesATrace(Toy):
    def check(self, state: toy.State, seat: int, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove:
            state.draws += 1
            raise


class RefusalWithoutReason(Toy):
    def check(self, state: toy.State, seat: int, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            raise IllegalMove("") from refusal


class RefusesNothing(Toy):
    def check(self, state: toy.State, seat: int, move: Move) -> None:
        if seat not in self.to_act(state) or not self.top(state):
            super().check(state, seat, move)


class RefusalTellsHands(Toy):
    def check(self, state: toy.State, seat: int, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            if refusal.reason == "refusal-game-over":
                raise
            raise IllegalMove(refusal.reason, hands=[p.hand[:] for p in state.players]) from refusal


class ForgetsOnLoading(Toy):
    def load(self, data: bytes) -> toy.State:
        state = super().load(data)
        state.bag = dict(reversed(state.bag.items()))
        return state


class BreakdownIsOff(Toy):
    def standings(self, state: toy.State) -> Standings:
        found = super().standings(state)
        return Standings(found.points, tuple({"points-coins": 1} for _ in found.points), found.over, found.ranking)


class StandingsCountASecret(Toy):
    def standings(self, state: toy.State) -> Standings:
        points = tuple(player.coins + player.hand.count("gold") for player in state.players)
        order = sorted(set(points), reverse=True)
        ranking = tuple(tuple(s for s in state.seats if points[s] == p) for p in order)
        return Standings(points, tuple({"all": p} for p in points), self.over(state), ranking)


class RankingForgetsTies(Toy):
    def standings(self, state: toy.State) -> Standings:
        found = super().standings(state)
        ranking = tuple((group[0],) for group in found.ranking)
        return Standings(found.points, found.breakdown, found.over, ranking)


class PointsFromNowhere(Toy):
    def standings(self, state: toy.State) -> Standings:
        points = tuple(p.coins + (1 if self.over(state) else 0) for p in state.players)
        order = sorted(set(points), reverse=True)
        ranking = tuple(tuple(s for s in state.seats if points[s] == p) for p in order)
        return Standings(points, tuple({"all": p} for p in points), self.over(state), ranking)


class RedealForgetsTheSeed(Toy):
    def redeal(self, state: toy.State, seat: int | None, rng: Random) -> toy.State:
        twin = super().redeal(state, seat, rng)
        twin.seed = state.seed
        return twin


class RedealChangesTheOriginal(Toy):
    def redeal(self, state: toy.State, seat: int | None, rng: Random) -> toy.State:
        state.draws += 1
        return super().redeal(state, seat, rng)


class RedealLosesPieces(Toy):
    def redeal(self, state: toy.State, seat: int | None, rng: Random) -> toy.State:
        twin = super().redeal(state, seat, rng)
        colour = next(colour for colour, count in twin.bag.items() if count)
        twin.bag[colour] -= 1
        twin.bag[next(c for c in twin.bag if c != colour)] += 1
        return twin


class RedealFollowsTheRealWorld(Toy):
    def redeal(self, state: toy.State, seat: int | None, rng: Random) -> toy.State:
        held = sum(len(player.hand) * number for number, player in enumerate(state.players) if "red" in player.hand)
        return super().redeal(state, seat, Random(f"{rng.random()} {held}"))


class DefaultIsIllegal(Toy):
    def default_move(self, state: toy.State, seat: int) -> Move:
        return toy.Lay("nowhere")


class DefaultPeeks(Toy):
    def default_move(self, state: toy.State, seat: int) -> Move:
        listed = self.moves(state, seat)
        return listed[len(set(state.players[seat - 1].hand)) % len(listed)]


class NeverEnds(Toy):
    def play(self, state: toy.State, seat: int, move: Move) -> list[Any]:
        events = super().play(state, seat, move)
        state.round = 1
        state.bag = dict.fromkeys(toy.COLOURS, 9)
        return events


class Undrawn(Toy):
    """The barrier is taken down behind the game's back."""

    def play(self, state: toy.State, seat: int, move: Move) -> list[Any]:
        events = super().play(state, seat, move)
        state.barrier = min(state.barrier, state.played - 1)
        return events


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (LeakyView, "seed is in the view|differs between twin worlds"),
        (HandsInTheView, "the view of .* differs between twin worlds"),
        (ViewsShare, "view of .* shares"),
        (RefusalLeavesATrace, "left a trace"),
        (RefusalWithoutReason, "without a reason"),
        (RefusesNothing, "which is not listed|which broke off"),
        (RefusalTellsHands, "the refusal of .* differs"),
        (ForgetsOnLoading, "written differently|leads elsewhere"),
        (BreakdownIsOff, "points from"),
        (StandingsCountASecret, "sees other standings: points"),
        (RankingForgetsTies, "no partition"),
        (PointsFromNowhere, "recounted"),
        (RedealForgetsTheSeed, "future was not dealt"),
        (RedealChangesTheOriginal, "changed the position"),
        (RedealLosesPieces, "masks were lost or made"),
        (RedealFollowsTheRealWorld, "what `redeal` deals to .* differs"),
        (DefaultPeeks, "the default of .* differs"),
        (Undrawn, "hears of .* differs|can still be taken back"),
    ],
)
def test_a_game_with_a_broken_verb_is_caught(broken: type[Toy], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        run(broken())


def test_a_game_without_end_is_caught() -> None:
    def play_on() -> None:
        for state, seat, move, _ in walk(NeverEnds(), 3, "for ever", toy.ToyOptions(), CERTIFICATE):
            NeverEnds().play(state, seat, move)

    with pytest.raises(AssertionError, match="did not end within 300 moves"):
        play_on()


@pytest.mark.parametrize(
    ("after", "complaint"),
    [
        (Core(played=8, barrier=4, draws=3), "can still be taken back"),
        (Core(played=8, barrier=3, draws=2), "barrier: 4 → 3"),
        (Core(played=8, barrier=9, draws=2), "barrier: 4 → 9"),
        (Core(played=9, barrier=9, draws=2), "one move"),
    ],
)
def test_a_wrong_barrier_is_caught(after: Core, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_barrier(after, Core(barrier=4, played=7, draws=2))


def test_an_illegal_default_is_caught() -> None:
    with pytest.raises(AssertionError, match="the default lay nowhere is not legal at LayDown"):
        run(DefaultIsIllegal())


# ---------------------------------------------------------------- games that are broken inside a step


def no_options(self: Decision, state: toy.State, seat: int) -> list[Move]:
    return []


def options_peek(self: Decision, state: toy.State, seat: int) -> list[Move]:
    others = {mask for s, p in enumerate(state.players) if s != seat for mask in p.hand}
    return [toy.Pass(), *(toy.Ask(s, c) for s in state.seats if s != seat for c in toy.COLOURS if c in others)]


def options_twice(self: Decision, state: toy.State, seat: int) -> list[Move]:
    return [toy.Lay(mask) for mask in state.players[seat].hand]


def options_without_notation(self: Decision, state: toy.State, seat: int) -> list[Move]:
    return [toy.Burn("-"), *(toy.Burn(colour) for colour in state.discard)]


SHUFFLER = Random(1)


def options_in_changing_order(self: Decision, state: toy.State, seat: int) -> list[Move]:
    masks = list(dict.fromkeys(state.players[seat].hand))
    SHUFFLER.shuffle(masks)
    return [toy.Lay(mask) for mask in masks]


def options_beyond_what_is_allowed(self: Decision, state: toy.State, seat: int) -> list[Move]:
    return [toy.Pass(), toy.Offer("red", 99)] if seat == self.seat else [toy.Buy()]  # type: ignore[attr-defined]


def burn_too_much(self: Decision, state: toy.State, seat: int, move: toy.Burn) -> None:
    state.discard.pop(move.colour or "", None)


def show_without_reveal(self: Any, state: toy.State) -> None:
    state.emit(toy.Shown(tuple(p.laid or "" for p in state.players)))
    for player in state.players:
        if player.laid is not None:
            state.discard[player.laid] = state.discard.get(player.laid, 0) + 1
            player.laid = None
    state.then(toy.AskOther(0), toy.Market(0), toy.BurnColour(0))


def lay_openly(self: toy.LayDown, state: toy.State, seat: int, move: toy.Lay) -> None:
    state.players[seat].hand.remove(move.mask)
    state.players[seat].laid = move.mask
    state.emit(toy.Shown(tuple(p.laid or "" for p in state.players)))
    state.then(toy.LayDown(tuple(s for s in self.todo if s != seat)))


def end_twice(self: Any, state: toy.State) -> None:
    if state.round == 1:
        state.emit(*[Finished(TOY.standings(state).winners)] * 2)
        return
    state.round += 1
    state.then(toy.Refill(), toy.LayDown(tuple(state.seats)), toy.ShowMasks(), toy.NextRound())


@pytest.mark.parametrize(
    ("step", "verb", "flaw", "complaint"),
    [
        (toy.BurnColour, "options", no_options, "no legal move|must act and cannot"),
        (toy.AskOther, "options", options_peek, "depend on what it cannot see|differs between twin worlds"),
        (toy.LayDown, "options", options_twice, "listed twice"),
        (toy.BurnColour, "options", options_without_notation, "reads back as"),
        (toy.LayDown, "options", options_in_changing_order, "stable order|of .* differs|other moves|cannot see"),
        (toy.BurnColour, "choose", burn_too_much, "masks were lost or made"),
        (toy.ShowMasks, "run", show_without_reveal, "hears of .* differs|sees after .* differs"),
        (toy.LayDown, "choose", lay_openly, "hears of .* differs|Shown.masks tells"),
        (toy.NextRound, "run", end_twice, "the end was told"),
    ],
)
def test_a_game_with_a_broken_step_is_caught(
    step: type, verb: str, flaw: Callable[..., Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, verb, flaw)
    with pytest.raises(AssertionError, match=complaint):
        run(TOY, games=30)


# ---------------------------------------------------------------- events that tell too much


FAITHFUL = toy.LayDown.choose


@event
class DrewOpenly(Event):
    seat: Seat
    masks: tuple[str, ...]


@event
class LaidOpenly(Event):
    seat: Seat
    mask: str


def draw_openly(self: toy.Refill, state: toy.State) -> None:
    """The news name what goes to a hidden hand; the barrier is raised in every world, as it must."""
    for seat, player in enumerate(state.players):
        drawn = []
        while len(player.hand) < 3 and any(state.bag.values()):
            drawn.append(state.draw(state.bag))
            player.hand = sorted([*player.hand, drawn[-1]])
        state.emit(DrewOpenly(seat, tuple(drawn)))


def tell_what_is_laid(self: toy.LayDown, state: toy.State, seat: int, move: toy.Lay) -> None:
    """The same move is told alike in every world: only another move shows that it names a secret."""
    FAITHFUL(self, state, seat, move)
    state.out[-1] = LaidOpenly(seat, move.mask)


def tell_it_in_notation(self: toy.LayDown, state: toy.State, seat: int, move: toy.Lay) -> None:
    FAITHFUL(self, state, seat, move)
    state.emit(Forced(seat, move.notation))


@pytest.mark.parametrize(
    ("step", "verb", "flaw", "complaint"),
    [
        (toy.Refill, "run", draw_openly, r"DrewOpenly\.masks tells .* what their view hides"),
        (
            toy.LayDown,
            "choose",
            tell_what_is_laid,
            r"LaidOpenly\.mask tells .* hides in players\[.\]\.laid",
        ),
        (
            toy.LayDown,
            "choose",
            tell_it_in_notation,
            r"Forced\.move tells .* hides in players\[.\]\.laid",
        ),
    ],
)
def test_an_event_that_names_a_secret_is_caught(
    step: type, verb: str, flaw: Callable[..., Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, verb, flaw)
    with pytest.raises(AssertionError, match=complaint):
        run(TOY, games=30)


def test_what_is_told_for_a_reason_may_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.LayDown, "choose", tell_what_is_laid)
    run(TOY, replace(CERTIFICATE, told={"LaidOpenly.mask": "they lie face up"}), games=2)


class Opened(Toy):
    """Its first page is told: with the hands, if they are drawn openly."""

    def new(self, seats: int, seed: str, options: Options | None = None) -> toy.State:
        state = super().new(seats, seed, options)
        state.emit(*[toy.Drew(seat, tuple(player.hand)) for seat, player in enumerate(state.players)])
        return state


class OpenedOpenly(Toy):
    def new(self, seats: int, seed: str, options: Options | None = None) -> toy.State:
        state = super().new(seats, seed, options)
        state.emit(*[DrewOpenly(seat, tuple(player.hand)) for seat, player in enumerate(state.players)])
        return state


def test_an_opening_that_names_a_secret_is_caught() -> None:
    for seats in TOY.meta.seats:
        check_openings(Opened(), CERTIFICATE, seats, toy.ToyOptions())
        with pytest.raises(AssertionError, match=r"DrewOpenly\.masks tells .* at the opening for \d players"):
            check_openings(OpenedOpenly(), CERTIFICATE, seats, toy.ToyOptions())


class ForgetsToDealWhatIsLaid(Toy):
    def redeal(self, state: toy.State, seat: int | None, rng: Random) -> toy.State:
        laid = [player.laid for player in state.players]
        before = state.clone()
        for player in before.players:
            player.laid = None
        twin = super().redeal(before, seat, rng)
        for player, mask in zip(twin.players, laid, strict=True):
            player.laid = mask
        return twin


def positions(game: Toy) -> list[toy.State]:
    found = []
    for number in range(6):
        for state, seat, move, _ in walk(game, 3, f"dealt-{number}", toy.ToyOptions(boxed=4), CERTIFICATE):
            found.append(state.clone())
            game.play(state, seat, move)
    return found


def test_a_hidden_field_that_is_never_dealt_again_is_named() -> None:
    assert never_dealt(TOY, positions(TOY), Random(1)) == []
    assert never_dealt(ForgetsToDealWhatIsLaid(), positions(TOY), Random(1)) == ["players.laid"]


# ---------------------------------------------------------------- and more that is broken inside


def test_a_clone_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    faithful = toy.State.clone

    def shares(self: toy.State) -> toy.State:
        copy = faithful(self)
        copy.players[0].hand = self.players[0].hand
        return copy

    monkeypatch.setattr(toy.State, "clone", shares)
    with pytest.raises(AssertionError, match=r"a clone shares|changed the (original|position)|lost or made"):
        run(TOY)


def test_a_listed_move_that_is_not_allowed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Market, "options", options_beyond_what_is_allowed)
    with pytest.raises(IllegalMove):
        run(TOY)


def test_a_forced_answer_that_betrays_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given by itself, the answer tells the asker what the other holds before a barrier stands."""
    monkeypatch.setattr(toy.GiveAnswer, "forced", True)
    with pytest.raises(AssertionError, match=r"hears of ask .* differs"):
        run(TOY, UNASKED)


def test_a_game_that_remembers_outside_its_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    memory: dict[int, int] = {}

    def remember(self: Any, state: toy.State, seat: int, move: Move) -> None:
        memory[id(state)] = memory.get(id(state), 0) + 1
        state.emit(Forced(seat, str(memory[id(state)])))

    monkeypatch.setattr(toy.AskOther, "choose", remember)
    with pytest.raises(AssertionError, match=r"after loading|differs"):
        run(TOY, UNASKED, games=30)


def test_an_order_that_depends_on_hashes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="another process"):
        compare_with_another_process("tests.contract.hash_ordered", ["HASH_ORDERED"], games=6)


def test_the_sound_toy_is_the_same_in_another_process() -> None:
    compare_with_another_process("tests.engine.toy", ["TOY"], games=6)


# ---------------------------------------------------------------- questions that are none


def lay_anything(self: Decision, state: toy.State, seat: int) -> list[Move]:
    """The colours that one has, and again under another name."""
    masks = list(dict.fromkeys(state.players[seat].hand))
    return [*(toy.Lay(mask) for mask in masks), *(toy.Burn(mask) for mask in masks)]


def lay_by_any_name(self: toy.LayDown, state: toy.State, seat: int, move: Any) -> None:
    FAITHFUL(self, state, seat, toy.Lay(move.mask if isinstance(move, toy.Lay) else move.colour))


@pytest.fixture
def two_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.LayDown, "options", lay_anything)
    monkeypatch.setattr(toy.LayDown, "choose", lay_by_any_name)


@pytest.mark.usefixtures("two_names")
def test_two_moves_with_one_outcome_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"lay (\w+) and burn \1 lead to the same \(LayDown: lay = burn\)"):
        run(TOY)


@pytest.mark.usefixtures("two_names")
def test_two_moves_with_one_outcome_are_allowed_for_a_reason() -> None:
    run(TOY, replace(CERTIFICATE, alike={"LayDown: lay = burn": "they have always been called so"}), games=2)


def test_a_question_with_one_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.BurnColour, "forced", False)
    with pytest.raises(AssertionError, match=r"can only answer burn \w+, and that tells nobody anything \(BurnColour"):
        run(TOY)
    run(TOY, replace(CERTIFICATE, lone={**CERTIFICATE.lone, "BurnColour: burn": "a fire is always announced"}), games=2)


def test_a_lone_answer_that_tells_something_may_be_asked_for() -> None:
    """Whether somebody has the colour asked for: there is one true answer, and the asker cannot know which."""
    lone: Counter[str] = Counter()
    for number in range(12):
        tally = Tally()
        certify(TOY, CERTIFICATE, 3, f"telling-{number}", toy.ToyOptions(), care=Care(0, 0, 0), tally=tally)
        lone += tally.lone
    assert lone["GiveAnswer: answer"] > 0
    assert "GiveAnswer: answer" not in CERTIFICATE.lone


# ---------------------------------------------------------------- games that come to a stop


def no_way_out(self: toy.Market, state: toy.State, seat: int) -> Move:
    """Nothing to say while the own offer stands."""
    if state.offer is not None:
        raise ValueError("there is nothing to choose from")
    return toy.Pass()


def look_again(self: toy.AskOther, state: toy.State, seat: int, move: Move) -> None:
    """Passing is not enough to get any further; only a question is."""
    if isinstance(move, toy.Ask):
        state.then(toy.GiveAnswer(move.other, seat, move.colour))
    else:
        state.then(self)


def test_a_decision_without_a_default_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Market, "default", no_way_out)
    with pytest.raises(AssertionError, match="there is no default at Market, seat"):
        run(TOY)


def test_defaults_that_lead_nowhere_are_caught_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.AskOther, "choose", look_again)
    start = TOY.new(3, "for ever")
    with pytest.raises(AssertionError, match="the defaults alone did not end the game within 300 moves"):
        check_liveness(TOY, CERTIFICATE, start, Random(1), "defaults")
    with pytest.raises(AssertionError, match="the caretakers alone did not end the game"):
        check_liveness(TOY, CERTIFICATE, start, Random(1), "caretakers")
    with pytest.raises(AssertionError, match="did not end the game within 300 moves"):
        run(TOY, finished=1.0)


def test_a_caretaker_that_breaks_off_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.BurnColour, "default", no_way_out)
    monkeypatch.setattr(toy.Market, "default", lambda self, state, seat: toy.Buy())
    with pytest.raises(
        AssertionError, match=r"caretakers alone come to a stop at Market, seat .: refused as refusal-not"
    ):
        check_liveness(TOY, CERTIFICATE, TOY.new(3, "stop"), Random(1), "caretakers")


def sell_out(self: toy.Market, state: toy.State, seat: int, move: Move) -> None:
    """The market ends before the offer that somebody is taking."""
    if isinstance(move, toy.Pass) and state.offer is not None:
        state.then(self)
        state.offer = ("gone", 1)
    else:
        TRADE(self, state, seat, move)


TRADE = toy.Market.choose


def test_what_is_rare_is_tried_in_the_middle_of_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buying works, passing works; buying after passing breaks off."""
    state = TOY.new(3, "rare")
    state.stack[:] = [toy.NextRound(), toy.Market(0)]
    TOY.play(state, 0, next(move for move in TOY.moves(state, 0) if isinstance(move, toy.Offer)))
    check_interruptions(TOY, CERTIFICATE, state, {"buy"}, Random(1))
    monkeypatch.setattr(toy.Market, "choose", sell_out)
    with pytest.raises(ValueError, match="not in list"):
        check_interruptions(TOY, CERTIFICATE, state, {"buy"}, Random(1))


def test_a_kind_is_rare_that_is_hardly_ever_listed_in_a_long_game() -> None:
    possible = Counter({"buy": int(SELDOM * 1000), "pass": int(SELDOM * 1000) + 1})
    listed = [toy.Buy(), toy.Pass()]
    assert rare_kinds(possible, listed, 1000) == {"buy"}
    assert rare_kinds(Counter({"buy": 1}), listed, WARM - 1) == set()


# ---------------------------------------------------------------- how games are played


def kinds_played(way: str, games: int = 40) -> Counter[str]:
    """Of the first moves at a market, where there is one way to pass and up to six to offer."""
    found: Counter[str] = Counter()
    for seed in (seed for number in range(games * 8) if way_of(seed := f"ways-{number}") == way):
        for state, seat, move, _ in walk(TOY, 3, seed, toy.ToyOptions(), CERTIFICATE):
            if isinstance(TOY.top(state), toy.Market) and state.offer is None:
                found[move.kind] += 1
            TOY.play(state, seat, move)
    return found


def test_a_game_by_kinds_takes_each_kind_as_often() -> None:
    evenly, by_kinds = kinds_played("evenly"), kinds_played("by kinds")
    assert evenly["offer"] > 2 * evenly["pass"]
    assert abs(by_kinds["offer"] - by_kinds["pass"]) < 0.4 * by_kinds["pass"]


def test_the_rarest_is_what_was_not_played_yet() -> None:
    memory, rng = Memory(), Random(1)
    moves = [toy.Offer(mask, price) for mask in ("red", "blue") for price in (1, 2)] + [toy.Pass()]
    memory.add(0, toy.Pass())
    assert the_rarest(moves, memory, rng).kind == "offer"
    for played in (toy.Offer("red", 1), toy.Offer("red", 1)):
        memory.add(0, played)
    assert the_rarest(moves, memory, rng) == toy.Pass()
    assert the_rarest(moves[:4], memory, rng) == toy.Offer("blue", 2)


def test_open_moves_are_composed_where_the_game_knows_how() -> None:
    def compose(state: toy.State, seat: int, rng: Random) -> Move | None:
        return toy.Offer(rng.choice(toy.COLOURS), rng.randint(0, 30))

    composed = []
    for number in range(60):
        certificate = replace(CERTIFICATE, compose=compose)
        for state, seat, move, listed in walk(TOY, 3, f"composed-{number}", toy.ToyOptions(), certificate):
            composed += [move] if move not in listed else []
            TOY.play(state, seat, move)
    assert composed
    assert all(isinstance(move, toy.Offer) and 1 <= move.price <= 20 for move in composed)


def test_riches_come_from_the_certificate() -> None:
    def enrich(state: toy.State, rng: Random) -> None:
        state.players[0].coins += 5
        state.bank -= 5

    rich = replace(CERTIFICATE, enrich=enrich)
    seed = next(seed for number in range(40) if way_of(seed := f"rich-{number}") == "from riches")
    poor = next(other for number in range(40) if way_of(other := f"poor-{number}") != "from riches")
    assert certify(TOY, rich, 3, seed, toy.ToyOptions()).start.players[0].coins == 8
    assert certify(TOY, rich, 3, poor, toy.ToyOptions()).start.players[0].coins == 3


def test_a_seed_says_how_its_game_is_played() -> None:
    assert {way_of(f"seed {number}") for number in range(40)} == set(WAYS)
    assert way_of("florence") == way_of("florence")
