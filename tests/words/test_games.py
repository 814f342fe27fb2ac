"""Every game has words, in both languages, for all it can say."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from cogs.games.move_commands import move_commands
from cogs.ui.game_cog import cog_of
from engine import GAMES, Event, Game, IllegalMove, Move, Seat, home, part
from engine.records import PUBLIC
from engine.steps import Decision, Step
from tests.contract.games import CERTIFICATES
from tests.words.test_files import FILES, messages
from tests.words.walk import TABLES, walk
from words import LANGUAGES, Speaker, rulebook, speaker
from words.speaker import UNSAID

pytestmark = pytest.mark.xdist_group("languages")

ROOT = Path(__file__).parents[2]
DESCRIPTION = 100
LABEL = 80
ABOUT = 1000
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


in_both = pytest.mark.parametrize("say", [speaker(lang) for lang in LANGUAGES], ids=LANGUAGES)
of_each = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def events_of(game: Game[Any]) -> dict[str, type[Event]]:
    return {k.split(".")[1]: c for k, c in Event.family.items() if k.startswith(f"{game.meta.id}.")}  # type: ignore[misc]


def decisions_of(game: Game[Any]) -> list[str]:
    kinds = {k: c for k, c in Step.family.items() if k.startswith(f"{game.meta.id}.")}
    return [k.split(".")[1] for k, c in kinds.items() if issubclass(c, Decision)]


def term_ids(game_id: str, say: Speaker) -> Iterator[str]:
    """The id by which each value is said."""
    for field, values in CERTIFICATES[game_id].values.items():
        for value in values:
            special = f"{game_id}-{field}-{value}"
            yield special if say.has(special) else f"{game_id}-{value}"


def move_ids(game: Game[Any]) -> Iterator[str]:
    here = game.meta.id
    for kind in game.book.kinds:
        yield from (f"{here}-move-{kind}", f"{here}-say-{kind}")
        yield from (f"{here}-ask-{kind}-{field}" for field in game.book.fields(kind))
    for kind, fields in move_commands(game).items():
        yield from (f"{here}-command-{kind}", f"{here}-command-{kind}-description")
        for field in fields:
            yield from (f"{here}-command-option-{field}", f"{here}-command-option-{field}-description")


def option_ids(game: Game[Any]) -> Iterator[str]:
    for name, values in game.meta.options.choices().items():
        for end in ("", "-description", *(f"-{v}" for v in values), *(f"-{v}-description" for v in values)):
            yield f"{game.meta.id}-option-{name}{end}"


def ids_of(game: Game[Any], say: Speaker) -> set[str]:
    """All that the game's own declarations call for."""
    here = game.meta.id
    found = {f"{here}-about", f"{here}-turn", f"{here}-command", *CERTIFICATES[here].sources, *refusals(game)}
    found |= {*term_ids(here, say), *move_ids(game), *option_ids(game)}
    found |= {f"{here}-event-{name}" for name in events_of(game)}
    for step in decisions_of(game):
        found |= {f"{here}-ask-kind-{step}", f"{here}-decision-{step}", f"{here}-waiting-{step}"}
    honest = f"{here}-reconstructed"  # only where something had to be
    return found | {honest} if say.has(honest) else found


def refusals(game: Game[Any]) -> dict[str, str]:
    """Those of the game's own, each with the clause that it cites."""
    module = part(game.meta.id, "refusals")
    return dict(module.REFUSALS) if module is not None else {}


def with_general_question(game: Game[Any], say: Speaker, message: str) -> str:
    """A field that is asked alike for every kind of move has one question."""
    if say.has(message) or not message.startswith(f"{game.meta.id}-ask-"):
        return message
    return f"{game.meta.id}-ask-{message.rsplit('-', 1)[1]}"


# ---------------------------------------------------------------- there are words for everything


@in_both
@of_each
def test_whatever_a_game_declares_has_words(game: Game[Any], say: Speaker) -> None:
    wanted = {with_general_question(game, say, message) for message in ids_of(game, say)}
    missing = sorted(message for message in wanted if not say.has(message))
    assert not missing, f"locales/{say.lang}/{game.meta.id}.ftl has no message for: {', '.join(missing)}"


@of_each
def test_the_values_listed_here_are_those_of_the_moves(game: Game[Any]) -> None:
    listed = CERTIFICATES[game.meta.id].values
    for kind in game.book.kinds.values():
        for field, hint in get_type_hints(kind).items():
            inner = [a for a in get_args(hint) if get_origin(a) is Literal] or [hint]
            for value in (v for literal in inner if get_origin(literal) is Literal for v in get_args(literal)):
                names = {"ports": "city", "cities": "city"}
                assert value in listed[names.get(field, field)], f"{kind.__name__}.{field}: {value}"


@of_each
def test_an_event_is_told_with_what_it_has(game: Game[Any]) -> None:
    told = {message: args for name in FILES for message, args in messages("en", name).items()}
    for name, kind in events_of(game).items():
        fields = set(kind.__match_args__)  # type: ignore[attr-defined]
        asked = told[f"{game.meta.id}-event-{name}"]
        assert asked <= fields, f"{game.meta.id}-event-{name} asks for {asked - fields}, which {kind.__name__} has not"


@of_each
def test_a_position_is_told_with_what_it_shows(game: Game[Any]) -> None:
    told = {message: args for name in FILES for message, args in messages("en", name).items()}
    state = game.new(game.meta.seats[0], "seed")
    for part_of_it, record in (("table", state), ("player", state.players[0])):
        message, marks = f"{game.meta.id}-shows-{part_of_it}", type(record).marks
        unmarked = {field for field in told.get(message, ()) if marks.get(field, PUBLIC) in UNSAID}
        assert not unmarked, f"{message} asks for {unmarked}: mark it in {type(record).__name__} (`Public[…]`, …)"


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_everything_that_happens_can_be_told(game_id: str, seats: int) -> None:
    names = [f"Name{seat}" for seat in range(seats)]
    for moment in walk(GAMES[game_id], seats, f"events {seats}"):
        for event in moment.before:
            if event.kind.startswith("core."):
                continue
            for seen in {event.seen_by(viewer) for viewer in (None, *range(seats))}:
                for lang in LANGUAGES:
                    text = speaker(lang).event(game_id, seen, names)
                    assert text, event
                    assert "?" not in text, text
                    assert "  " not in text, text


@of_each
def test_every_refusal_met_on_the_way_is_explained_by_a_clause(game: Game[Any]) -> None:
    """Moves of other moments are tried at each moment: most are refused, and each refusal must have its words."""
    rng = Random("refusals")
    elsewhere: dict[Move, None] = {}
    met = set()
    for moment in walk(game, game.meta.seats[0], "refusals"):
        if not moment.moves:
            continue
        elsewhere |= dict.fromkeys(moment.moves)
        for move in rng.sample([*elsewhere], min(8, len(elsewhere))):
            refused = refusal_of(game, moment.state, moment.seat, move)
            if refused is not None:
                met.add(refused.reason)
                for lang in LANGUAGES:
                    assert speaker(lang).refusal(game.meta.id, refused).endswith(f"({refused.clause})")
                    assert rulebook.clause(game.meta.id, refused.clause, lang), (
                        f"{refused.reason} cites {refused.clause}, which RULES.md has not: sections are headed "
                        f"`## {game.meta.prefix}-1 Title`, clauses are `- **{game.meta.prefix}-1.1** …`"
                    )
    assert len(met) >= CERTIFICATES[game.meta.id].refusals, f"its certificate promises more refusals than {met}"


def refusal_of(game: Game[Any], state: Any, seat: Seat, move: Move) -> IllegalMove | None:
    try:
        game.check(state, seat, move)
    except IllegalMove as refused:
        return refused
    return None


@of_each
@in_both
def test_every_refusal_cites_a_clause_there_is(game: Game[Any], say: Speaker) -> None:
    cited = refusals(game)
    assert [id_ for id_, clause in cited.items() if not rulebook.clause(game.meta.id, clause, say.lang)] == []


# ---------------------------------------------------------------- nothing is left over


@cache
def called_for() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The ids that the code names in full, and the patterns by which it makes others."""
    whole: set[str] = set()
    patterns: set[str] = set()
    homes = [Path(str(resources.files(home(game)))) for game in GAMES.values()]
    for folder in (*(ROOT / name for name in ("render", "cogs", "tables", "engine", "words")), *homes):
        for path in folder.rglob("*.py"):
            for prefix, text in re.findall(
                r'(f?)"((?:[a-z][a-z0-9_]*|\{[^"{}]+\})-[^"\s]*)"', path.read_text(encoding="utf-8")
            ):
                if prefix and "{" in text:
                    patterns.add(".+".join(re.escape(part) for part in re.split(r"\{[^{}]*\}", text)))
                else:
                    whole.add(text)
    telling = [pattern for pattern in patterns if re.search(r"[a-z]{3}", pattern)]
    return frozenset(whole), tuple(re.compile(pattern) for pattern in sorted(telling))


@of_each
def test_every_message_of_a_game_is_called_for(game: Game[Any]) -> None:
    whole, patterns = called_for()
    declared = ids_of(game, speaker("en"))
    declared = {with_general_question(game, speaker("en"), message) for message in declared}
    unused = [
        message
        for message in messages("en", f"{game.meta.id}.ftl")
        if message not in declared and message not in whole and not any(p.fullmatch(message) for p in patterns)
    ]
    assert not unused, f"in locales/en/{game.meta.id}.ftl, but nothing says them: {', '.join(unused)}"


def test_every_message_that_pictures_and_wordings_name_exists() -> None:
    pattern = re.compile(rf'(?<!f)"((?:wording|{"|".join(GAMES)})-[\w-]+\w)"')
    for path in (path for folder in ("games", "render", "words") for path in (ROOT / folder).rglob("*.py")):
        named = pattern.findall(path.read_text(encoding="utf-8"))
        assert [message for message in named if not speaker("en").has(message)] == [], path


# ---------------------------------------------------------------- lengths and names that Discord takes


def said(say: Speaker, wanted: Callable[[str], bool]) -> dict[str, str]:
    """Messages without arguments, by id."""
    plain = [m for name in FILES for m, args in messages(say.lang, name).items() if not args and wanted(m)]
    return {message: say(message) for message in plain}


@in_both
@of_each
def test_texts_are_short_enough(game: Game[Any], say: Speaker) -> None:
    here = game.meta.id
    for message, text in said(say, lambda m: m.startswith(f"{here}-")).items():
        if message in (f"{here}-about", f"{here}-turn"):
            assert len(text) <= ABOUT, message
        elif "-command" in message or "-option-" in message or "-note-" in message or "-does-" in message:
            assert len(text) <= DESCRIPTION, message
        elif "-move-" in message or "-choice-" in message:
            assert len(text) <= LABEL, message


@in_both
@of_each
def test_command_names_are_what_discord_takes(game: Game[Any], say: Speaker) -> None:
    here = game.meta.id
    commands = [say(f"{here}-command-{kind}") for kind in move_commands(game)]
    assert len(set(commands)) == len(commands)
    for kind, fields in move_commands(game).items():
        options = [say(f"{here}-command-option-{field}") for field in fields]
        assert len(set(options)) == len(options)
        for name in (say(f"{here}-command-{kind}"), *options):
            assert COMMAND_NAME.fullmatch(name), name
            assert name == name.lower(), name


@of_each
def test_the_english_commands_are_the_notation_where_the_cog_does_not_say_otherwise(game: Game[Any]) -> None:
    say, here, called = speaker("en"), game.meta.id, cog_of(game.meta.id).called
    names = [called.get(kind, kind) for kind in move_commands(game)]
    assert [say(f"{here}-command-{kind}") for kind in move_commands(game)] == names
    fields = {field for typed in move_commands(game).values() for field in typed}
    assert {say(f"{here}-command-option-{field}") for field in fields} == fields


@in_both
@of_each
def test_terms_of_one_field_are_told_apart(game: Game[Any], say: Speaker) -> None:
    for field, values in CERTIFICATES[game.meta.id].values.items():
        terms = [say.term(game.meta.id, field, value) for value in values]
        assert len(set(terms)) == len(terms), field
