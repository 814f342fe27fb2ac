"""Genoa in words: every offer in a line, guidance through each decision, and nothing given away."""

from dataclasses import replace
from typing import Any

import pytest

from engine import Choice, Event, IllegalMove, Question, Seat, narrow
from games.genoa import GENOA as GAME
from games.genoa import events as happened
from games.genoa import lines
from games.genoa import moves as moved
from games.genoa.data import DECKS, LARGE_ORDERS, SMALL_ORDERS
from games.genoa.meta import GenoaOptions
from games.genoa.moves import BOOK, Accept, Fulfil, Offer, Perform
from games.genoa.state import Bundle
from games.genoa.words import bundles
from games.genoa.words import wording as words
from games.genoa.words.buttons import LONGEST
from tests.cogs.playing import LONGEST_LABEL
from tests.games.genoa.pictures.positions import game
from tests.games.genoa.positions import JANI, KATA, MATE, PETER, Position
from tests.render.kit import Deed
from tests.words.walk import NAMES, questions
from words import LANGUAGES, Speaker, speaker, wording
from words.catching_up import catching_up
from words.wording import TEXT_LIMIT

in_both = pytest.mark.parametrize("lang", LANGUAGES)
at_each_table = pytest.mark.parametrize("seats", [2, 4])
FORM_LABEL = 45
"""What Discord takes as the label of a field in a form."""


# ---------------------------------------------------------------- offers in a line


def bundle(**fields: Any) -> Bundle:
    plain: dict[str, Any] = {
        "seat": 1, "id": 3, "revision": 1, "is_ask": False, "to": None, "space": "villa_ricci", "scope": "both",
        "lifetime": "turn", "give": ("d25", "silver"), "proceeds": (), "take": (),
    }  # fmt: skip
    return Bundle(**{**plain, **fields})


@pytest.mark.rule("GEN-15.3")
@pytest.mark.parametrize(
    ("lang", "fields", "line"),
    [
        ("en", {}, "Béla: 25 ducats + silver ⇄ Villa Ricci"),
        ("hu", {}, "Béla: 25 dukát + ezüst ⇄ Villa Ricci"),
        ("en", {"take": ("pepper",)}, "Béla: 25 ducats + silver ⇄ Villa Ricci + pepper"),
        (
            "en",
            {"space": "warehouse_spices", "give": (), "proceeds": ("pepper",)},
            "Béla: pepper (from the action) ⇄ Spices warehouse",
        ),
        ("en", {"seat": 0, "is_ask": True, "to": 1}, "Anna asks Béla: 25 ducats + silver ⇄ Villa Ricci"),
        ("hu", {"seat": 0, "is_ask": True}, "Anna kérése (bárkitől): 25 dukát + ezüst ⇄ Villa Ricci"),
    ],
)
def test_an_offer_is_a_line(lang: str, fields: dict[str, Any], line: str) -> None:
    assert bundles.summary(speaker(lang), NAMES, bundle(**fields)) == line


def offered(
    *, ask: bool = False, to: int | None = None, again: bool = False, **lines: tuple[str, ...]
) -> happened.Offered:
    terms = {"give": (), "proceeds": (), "take": (), **lines}
    revision = 2 if again else 1
    return happened.Offered(1, 1, revision, ask, to, "guild_hall", "both", "turn", **terms, faces=(), bound="")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (offered(give=("d25",)), "Offer by Béla for the Guild Hall: 25 ducats."),
        (offered(proceeds=("drawn",)), "Offer by Béla for the Guild Hall: drawn card (from the action)."),
        (
            offered(give=("d5",), proceeds=("drawn",), take=("silk",), again=True),
            "New offer by Béla for the Guild Hall: 5 ducats and drawn card (from the action); the trader adds silk.",
        ),
        (offered(), "Offer by Béla for the Guild Hall: nothing."),
        (offered(ask=True, give=("d15",)), "Béla asks everybody to pay for the Guild Hall: 15 ducats."),
        (offered(ask=True, to=2, give=("silk",)), "Béla asks Csilla to pay for the Guild Hall: silk."),
    ],
)
def test_an_offer_in_the_log_says_who_pays_what_for_what(event: happened.Offered, line: str) -> None:
    assert wording.log_line("genoa", event, NAMES, "en") == line


def test_a_deal_in_the_log_says_what_each_side_gives() -> None:
    struck = happened.Struck(0, 1, 1, "guild_hall", (), ("drawn",), ("silk",))
    assert wording.log_line("genoa", struck, NAMES, "en") == (
        "🤝 Béla and Anna have a deal for the Guild Hall: drawn card (from the action); Anna adds silk."
    )


@pytest.mark.rule("GEN-15.8")
def test_a_card_offered_face_down_is_told_to_its_owner_alone() -> None:
    say = speaker("en")
    hidden = bundle(give=("blind:message",), faces=("message_03",))
    assert bundles.summary(say, NAMES, hidden) == "Béla: face-down message (Coach House–Inn) ⇄ Villa Ricci"
    seen = replace(hidden, faces=("?",))
    assert bundles.summary(say, NAMES, seen) == "Béla: face-down message ⇄ Villa Ricci"


@in_both
def test_every_line_of_a_deal_has_a_name_of_its_own(lang: str) -> None:
    found = {*lines.BUYER_GIVES, *lines.TRADER_GIVES, *lines.OFFERED_PROCEEDS, *lines.ASKED_PROCEEDS}
    found |= {f"{how}:{deck}" for how in lines.HIDDEN_FACES for deck in DECKS} | {"d25", "order:d40"}
    assert len({speaker(lang).term("genoa", "line", word) for word in found}) == len(found)


def test_a_long_offer_still_says_for_what_it_is() -> None:
    long = bundle(give=("d25", "ale", "wine", "silver", "copper", "linen", "extra_action", "marker", "random:message"))
    line = bundles.summary(speaker("en"), NAMES, long)
    assert line.startswith("Béla, Villa Ricci ⇄ 25 ducats + ale")
    assert len(line) <= TEXT_LIMIT


def trading(seats: int = 3) -> Any:
    """A tower at the Inn, still open; everybody has some of everything."""
    state = GAME.new(seats, "trading", GenoaOptions.read({"start": "first_seat"}))
    state.players[0].tiles["starting_space"] = 1
    GAME.play(state, 0, BOOK.read("start inn"))
    for player in state.players:
        player.commodities = dict.fromkeys(player.commodities, 1)
    return state


def test_what_lies_ready_on_a_button_is_not_said_above_it() -> None:
    """The trader's three best offers are answers; the others, and one's own, are told."""
    state = trading(5)
    for seat, offer in enumerate(("inn d10", "inn d5+silver+wine", "inn d25", "inn d20", "market d30"), 1):
        GAME.play(state, min(seat, 4), BOOK.read(f"offer {offer}"))
    view = GAME.view(state, 0)
    direct = words.shortcuts(view, 0, words.arranged(view, 0, GAME.moves(view, 0)), False)
    assert [move.words[1] for move in direct if move.kind == "accept"] == ["2", "3", "4"]
    told = wording.decision("genoa", view, 0, NAMES, "en")
    assert told.endswith(f"Other offers:\n• {NAMES[4]}: 30 ducats ⇄ Market\n• Béla: 10 ducats ⇄ Inn")
    mine = wording.decision("genoa", GAME.view(state, 1), 1, NAMES, "en")
    assert mine.endswith("Your offers:\n• 10 ducats ⇄ Inn")


@pytest.mark.rule("GEN-15.7")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "• Anna asks everybody: 15 ducats ⇄ Inn",
                "• Anna asks Csilla: silver ⇄ Inn",
                "• Béla: 10 ducats ⇄ Inn",
            ],
        ),
        (
            "hu",
            [
                "• Anna kérése (bárkitől): 15 dukát ⇄ Fogadó",
                "• Anna kérése (címzett: Csilla): ezüst ⇄ Fogadó",
                "• Béla: 10 dukát ⇄ Fogadó",
            ],
        ),
    ],
)
def test_the_table_names_what_stands_offers_and_asks(lang: str, lines: list[str]) -> None:
    state = trading()
    assert wording.standing("genoa", GAME.view(state, None), NAMES, lang) == []
    for seat, move in ((1, "offer inn d10"), (0, "ask inn 2 silver"), (0, "ask inn - d15")):
        GAME.play(state, seat, BOOK.read(move))
    view = GAME.view(state, None)
    assert wording.standing("genoa", view, NAMES, lang) == lines
    counted = {"en": "1 offer, 2 requests.", "hu": "1 ajánlat és 2 kérés él."}[lang]
    assert wording.waiting("genoa", view, NAMES, lang).endswith(counted)
    for price in ("wine", "ale", "pepper"):
        GAME.play(state, 0, BOOK.read(f"ask inn {'1' if price == 'wine' else '2' if price == 'ale' else '-'} {price}"))
    GAME.play(state, 2, BOOK.read("offer inn d5"))
    shown = wording.standing("genoa", GAME.view(state, None), NAMES, lang)
    assert shown[0].startswith("• Csilla: 5 du"), "the newest first"
    assert lines[-1] in shown, "the oldest, too: it concerns the trader"


def test_to_each_is_told_what_is_put_to_them() -> None:
    state = trading()
    for seat, move in ((1, "offer inn d10"), (0, "ask inn 2 silver"), (0, "ask inn - d15")):
        GAME.play(state, seat, BOOK.read(move))
    told = [wording.proposals("genoa", GAME.view(state, seat), seat, NAMES, "en") for seat in range(3)]
    open_to_all = "• Anna asks everybody: 15 ducats ⇄ Inn"
    assert told == [["• Béla: 10 ducats ⇄ Inn"], [open_to_all], ["• Anna asks Csilla: silver ⇄ Inn", open_to_all]]


@pytest.mark.rule("GEN-16.8")
@in_both
def test_what_cannot_be_taken_back_says_why(lang: str) -> None:
    """A deal binds and need not reveal anything; only dice and decks bring something to light."""
    say, state = speaker(lang), trading()
    GAME.play(state, 1, BOOK.read("offer inn d10"))
    before = GAME.new(3, "trading", GenoaOptions.read({"start": "first_seat"}))
    drawing = trading()
    drawing.players[0].windows = "ask"
    drawing.path = ["guild_hall"]
    GAME.play(drawing, 0, BOOK.read("use"))
    for position, move, why in (
        (state, "accept 1 1", "genoa-sealed-deal"),
        (before, "roll", "panel-sealed"),
        (drawing, "perform -", "panel-sealed"),
    ):
        seat = GAME.to_act(position)[0]
        assert GAME.attempt(position, seat, BOOK.read(move)).reveals
        told = wording.sealed("genoa", GAME.view(position, seat), seat, lang, BOOK.read(move))
        assert told == say(why)
    holder = trading()
    holder.players[0].small_order = ["small_order_11"]
    assert GAME.attempt(holder, 0, BOOK.read("use")).reveals
    assert wording.sealed("genoa", GAME.view(holder, 0), 0, lang, BOOK.read("use")) == say("panel-binding")


@pytest.mark.rule("GEN-15.5")
def test_a_step_of_the_tower_tells_offers_that_lapse_from_those_that_stay() -> None:
    """It said "2 offers for it" where both were gone after the step."""
    at = Position().tower("street_7_4")
    move = BOOK.read("move inn")
    question = Question((), None, "kind", (Choice.settled(move),))

    def note() -> str:
        view = GAME.view(at.state, PETER)
        return wording.choice("genoa", view, PETER, NAMES, "en", question, question.choices[0]).note

    at.play(JANI, "offer inn d10 - - move")
    at.play(KATA, "offer inn d15 - - move")
    assert note().startswith("2 offers for it lapse · ")
    at.play(MATE, "offer inn d10")
    assert note().startswith("2 offers for it lapse · 1 offer for it · ")


def test_an_offer_says_what_it_is_worth_and_what_follows() -> None:
    state = trading()
    GAME.play(state, 1, BOOK.read("offer inn d10+silver"))
    offer = state.offers[0]
    move = Accept(offer.id, offer.revision)
    question = Question((), None, "kind", (Choice.settled(move),))
    label = wording.choice("genoa", GAME.view(state, 0), 0, NAMES, "en", question, question.choices[0])
    assert label.text == "Accept Béla: 10 ducats + silver ⇄ Inn"
    assert (label.note, label.brief) == ("worth about 25 ducats", "Béla")
    assert wording.decision("genoa", GAME.view(state, 0), 0, NAMES, "en").startswith(
        "The tower is at the Inn: take a Trade 1:1 tile."
    )


def test_a_button_never_hides_what_is_given_away_with_the_action() -> None:
    state = trading()
    GAME.play(state, 1, BOOK.read("offer inn d40 - random:contract"))
    offer = state.offers[0]
    move = Accept(offer.id, offer.revision)
    label = wording.button_label("genoa", GAME.view(state, 0), 0, NAMES, "hu", move)
    assert label == "40 dukát ⇄ véletlen szerződés", "the space and the buyer are clear: nothing else is offered"
    GAME.play(state, 2, BOOK.read("offer inn d5"))
    label = wording.button_label("genoa", GAME.view(state, 0), 0, NAMES, "hu", move)
    assert label == "Béla: 40 dukát ⇄ véletlen szerződés", "the space is clear, since nothing is offered elsewhere"


@in_both
def test_an_order_fits_on_a_button(lang: str) -> None:
    view = GAME.view(trading(), 0)
    for card in SMALL_ORDERS:
        assert len(wording.button_label("genoa", view, 0, NAMES, lang, Fulfil(card))) <= LONGEST, card
    for card in LARGE_ORDERS:
        assert len(wording.button_label("genoa", view, 0, NAMES, lang, Perform(card))) <= LONGEST_LABEL, card


@pytest.mark.parametrize("left", [0, 2])
@in_both
def test_going_on_is_not_advised_where_no_move_is_left(lang: str, left: int) -> None:
    state = trading()
    state.tower = left + 1
    told = wording.decision("genoa", GAME.view(state, 0), 0, NAMES, lang)
    assert ({"en": "go on", "hu": "menj tovább"}[lang] in told) == bool(left)


def test_the_panel_leads_through_an_action() -> None:
    state = trading()
    state.players[0].tiles["commodity_of_choice"] = 1
    state.players[0].small_order = ["small_order_11"]
    GAME.play(state, 0, BOOK.read("use"))
    told = wording.decision("genoa", GAME.view(state, 0), 0, NAMES, "en")
    assert told == (
        "Inn, your action: take a Trade 1:1 tile. Before or after it you may play tiles and deliver one order."
    )
    view = GAME.view(state, 0)
    direct = words.shortcuts(view, 0, GAME.moves(view, 0), True)
    assert [move.notation for move in direct] == ["perform -", "fulfil small_order_11", "set stance auto_pass_all"]


# ---------------------------------------------------------------- what people type


@in_both
def test_forms_ask_for_fields_of_the_move_with_labels_and_hints_that_fit(lang: str) -> None:
    say = speaker(lang)
    assert set(words.FORMS) == {kind for kind, made in BOOK.kinds.items() if made.open} - {"set"}
    for kind, fields in words.FORMS.items():
        assert len(fields) <= 5
        assert set(fields) <= set(BOOK.fields(kind))
        for field in fields:
            assert len(words.form_hint(say, kind, field)) <= (34 if kind in ("offer", "ask") else 100), "on a phone"
            assert len(say.first(f"genoa-ask-{kind}-{field}", f"genoa-ask-{field}")) <= FORM_LABEL


TYPED = [
    ("offer", "space", "villa ricci", "villa_ricci"),
    ("offer", "space", "Ricci", "villa_ricci"),
    ("offer", "space", "fuszer", "warehouse_spices"),
    ("offer", "space", "Kikötőbe", "harbor"),
    ("offer", "space", "street 3-2", "street_3_2"),
    ("offer", "space", "3-2 utca", "street_3_2"),
    ("offer", "space", "4-4", "market"),
    ("offer", "space", "street_3_2", "street_3_2"),
    ("offer", "space", "9-9", None),
    ("offer", "space", "villa", None),
    ("offer", "give", "", "-"),
    ("offer", "give", "25 dukát, ezüst", "d25+silver"),
    ("offer", "give", "25 DUCATS + Silver", "d25+silver"),
    ("offer", "give", "d25+silver", "d25+silver"),
    ("offer", "give", "25", "d25"),
    ("offer", "give", "vásznat és 2 borsot", "linen+pepper+pepper"),
    ("offer", "give", "bor, bors", "wine+pepper"),
    ("offer", "give", "2 markers; extra action", "marker+marker+extra_action"),
    ("offer", "give", "silver ×2", "silver+silver"),
    ("offer", "give", "1:1 kereskedés", "trade_1_1"),
    ("offer", "give", "any commodity", "any:payer"),
    ("offer", "give", "bármilyen árucikk (az átvevő választ)", "any:receiver"),
    ("offer", "give", "véletlen üzenet", "random:message"),
    ("offer", "give", "üzenet", "blind:message_03"),
    ("offer", "give", "message Coach House–Inn (open)", "public:message_03"),
    ("offer", "give", "small order linen", "blind:small_order_11"),
    ("offer", "give", "egy ezüst", "silver"),
    ("offer", "give", "két ezüstöt meg egy sört", "silver+silver+ale"),
    ("offer", "give", "húsz dukát", "d20"),
    ("offer", "give", "huszonöt dukátot és egy üzenetet", "d25+blind:message_03"),
    ("offer", "give", "kétszázöt", "d205"),
    ("offer", "give", "twenty-five ducats, two silver and a marker", "d25+silver+silver+marker"),
    ("offer", "give", "a hundred ducats", "d100"),
    ("offer", "give", "egyszarvú", None),
    ("offer", "give", "kis megrendelés", None),
    ("offer", "give", "a castle in Spain", None),
    ("offer", "take", "message", "random:message"),
    ("offer", "proceeds", "pepper", "pepper"),
    ("offer", "proceeds", "húzott lap", "drawn"),
    ("offer", "proceeds", "small order linen→Inn + 20 ducats", "bind:small_order_11+order:d20"),
    ("offer", "lifetime", "", "turn"),
    ("offer", "lifetime", "lépés", "step"),
    ("offer", "lifetime", "for ever", None),
    ("ask", "proceeds", "kis megrendelés + 20 dukát", "bind:small_order+order:d20"),
    ("ask", "give", "üzenet", "random:message"),
    ("offer", "give", "-5 ducats", None),
    ("offer", "give", "10 dukát, −5 dukát", None),
    ("ask", "to", "bela", "1"),
    ("ask", "to", "", "-"),
    ("ask", "to", "mindenki", "-"),
    ("ask", "to", "Zoltán", None),
    ("queue", "spaces", "3-2 → park, villa colini", "street_3_2+park+villa_colini"),
    ("except", "buildings", "Katedrális és Céhház", "cathedral+guild_hall"),
    ("set", "what", "üzenetek", "messages"),
    ("set", "value", "always ask", "ask"),
]


@in_both
@pytest.mark.parametrize(("kind", "field", "text", "word"), TYPED)
def test_what_people_type_is_read(kind: str, field: str, text: str, word: str | None, lang: str) -> None:
    view = _dealt()
    assert words.read_field(speaker(lang), view, 1, kind, field, text, NAMES[:3]) == word


def _dealt() -> Any:
    state = trading()
    player = state.players[1]
    player.message, player.small_order = ["message_03"], ["small_order_05", "small_order_11"]
    return GAME.view(state, 1)


@in_both
def test_what_the_bot_says_of_a_line_is_read_back(lang: str) -> None:
    view, say = _dealt(), speaker(lang)
    for word in ("d25", "silver", "any:payer", "any:receiver", "extra_action", "trade_1_1", "marker",
                 "commodity_of_choice", "building_action", "starting_space", "random:message",
                 "blind:message_03", "trader:message_03", "public:small_order_05"):  # fmt: skip
        assert words.read_field(say, view, 1, "offer", "give", say.term("genoa", "line", word)) == word
    for word in ("drawn", "order:tile", "order:d20", "bind:small_order_11"):
        assert words.read_field(say, view, 1, "offer", "proceeds", say.term("genoa", "line", word)) == word


@in_both
@at_each_table
def test_a_suggested_offer_written_in_words_is_the_same_offer(seats: int, lang: str) -> None:
    say: Speaker = speaker(lang)
    for moment in game(seats)[:-1:20]:
        for move in moment.moves:
            if isinstance(move, Offer):
                told = bundles.join(say, move.give)
                read = words.read_field(say, moment.view, moment.seat, "offer", "give", told)
                assert read is not None, told
                again = BOOK.read(f"offer {move.space} {read}")
                assert isinstance(again, Offer)
                assert lines.canonical(again.give) == lines.canonical(move.give), told


@in_both
@at_each_table
def test_whatever_is_suggested_for_a_field_can_be_read(seats: int, lang: str) -> None:
    say = speaker(lang)
    suggested = 0
    for moment in game(seats)[:-1:30]:
        for kind in {move.kind for move in moment.moves if move.open}:
            for field in BOOK.fields(kind):
                for typed in ("", "25, ", "v", "s"):
                    found = words.suggest_field(say, moment.view, moment.seat, NAMES[:seats], kind, field, typed, {})
                    assert len(found) <= 25
                    assert len({word for _, word in found}) == len(found)
                    for name, word in found:
                        suggested += 1
                        assert name.strip() == name != ""
                        read = words.read_field(say, moment.view, moment.seat, kind, field, word, NAMES[:seats])
                        assert read == word, (kind, field, name)
    assert suggested > 500


@in_both
@pytest.mark.rule("GEN-15.17")
def test_nothing_is_suggested_that_would_be_refused(lang: str) -> None:
    view, say = _dealt(), speaker(lang)
    ducats, too_much = say("genoa-counted-d", number=12), str(5 + view.players[1].ducats)
    for typed in (ducats, f"{ducats}, ", "silver, 12", too_much):
        found = words.suggest_field(say, view, 1, NAMES[:3], "offer", "give", typed, {})
        assert not [word for _, word in found if lines.odd_sum(tuple(word.split("+")))]
        assert not [word for _, word in found if f"d{too_much}" in word]


@in_both
def test_an_ask_names_its_price_wherever_it_is_chosen(lang: str) -> None:
    """ "Nothing in return" asked everybody for a sum that nobody had read."""
    say, seen = speaker(lang), 0
    for moment in game(3)[:-1:10]:
        asks = [move for move in moment.moves if isinstance(move, moved.Ask)]
        for question in questions(asks) if asks else ():
            for choice in question.choices:
                if choice.move is None:
                    continue
                label = wording.choice("genoa", moment.view, moment.seat, NAMES[:3], lang, question, choice)
                asked = bundles.payment(say, choice.move.give, choice.move.proceeds)  # type: ignore[attr-defined]
                assert asked[:20] in label.text, label
                seen += 1
    assert seen


@in_both
def test_a_payment_is_completed_thing_by_thing(lang: str) -> None:
    view, say = _dealt(), speaker(lang)

    def offered(field: str, typed: str, **given: str) -> dict[str, str]:
        found = words.suggest_field(say, view, 1, NAMES[:3], "offer", field, typed, given)
        return {word: name for name, word in found}

    silver = say.term("genoa", "name", "silver")
    assert offered("give", f"25, {silver[:3]}")["d25+silver"] == f"{say.term('genoa', 'line', 'd25')} + {silver}"
    assert "d25+silver+silver" not in offered("give", f"25, {silver}, "), "there is only one"
    assert {"d5", "silver", "any:payer", "blind:message_03", "random:message"} <= offered("give", "").keys()
    assert "blind:message_03" not in offered("take", "")
    assert {"trade_1_1", "bind:small_order_11"} <= offered("proceeds", "", space="inn").keys()
    assert "bind:small_order_11+order:d20" in offered("proceeds", "bind:small_order_11,", space="inn")
    assert next(iter(offered("space", ""))) == "inn"


@in_both
def test_a_form_begins_with_what_stands_or_what_is_asked(lang: str) -> None:
    state, say = trading(), speaker(lang)
    GAME.play(state, 0, BOOK.read("ask inn - d15+silver"))
    asked = words.form_start(say, GAME.view(state, 1), 1, "offer", {"space": "inn"})
    assert asked == {"space": "inn", "give": bundles.join(say, ("d15", "silver"))}
    GAME.play(state, 1, BOOK.read("offer inn d10 - ale"))
    standing = words.form_start(say, GAME.view(state, 1), 1, "offer", {"space": "inn"})
    assert standing == {"space": "inn", "give": bundles.join(say, ("d10",)), "take": say.term("genoa", "line", "ale")}
    assert words.form_start(say, GAME.view(state, 1), 1, "offer", {"space": "park"}) == {"space": "park"}


# ---------------------------------------------------------------- what comes first


def test_a_question_is_answered_at_once_and_the_rest_lies_aside() -> None:
    state = trading()
    GAME.play(state, 0, BOOK.read("move street_7_4"))
    view = GAME.view(state, 1)
    moves = GAME.moves(view, 1)
    direct = [move.notation for move in words.shortcuts(view, 1, moves, False)]
    assert direct[0] == "offer inn d10 - - both turn", "what is bid most is one press"
    assert direct[-2:] == ["pass inn", "pass turn"]
    aside = {move.kind for move in words.asides(view, 1, moves)}
    assert aside == {"set"}
    assert {move.words[1] for move in moves if move.kind in ("pass", "offer")} == {"inn", "turn"}, (
        "nothing else is asked"
    )


def test_in_an_action_bargaining_lies_aside() -> None:
    state = trading()
    GAME.play(state, 0, BOOK.read("use"))
    view = GAME.view(state, 0)
    left = [move for move in GAME.moves(view, 0) if move not in words.asides(view, 0, GAME.moves(view, 0))]
    assert {move.kind for move in left} <= {"perform", "fulfil", "pick", "trade", "activate", "end"}


def test_the_trader_reads_acceptances_by_worth() -> None:
    state = trading()
    GAME.play(state, 1, BOOK.read("offer inn d10"))
    GAME.play(state, 2, BOOK.read("offer inn d5+silver+wine"))
    view = GAME.view(state, 0)
    arranged = words.arranged(view, 0, GAME.moves(view, 0))
    assert [move.id for move in arranged if isinstance(move, Accept)] == [2, 1]
    assert sorted(m.notation for m in arranged) == sorted(m.notation for m in GAME.moves(view, 0))


@in_both
def test_refusals_of_what_was_typed_are_told(lang: str) -> None:
    state = trading()
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, 1, BOOK.read("offer inn blind:message_99"))
    assert "blind:message_99" in speaker(lang).refusal("genoa", refused.value)


def test_the_digest_tells_deals_and_what_concerns_the_viewer() -> None:
    events: list[Event] = [
        happened.Rolled(0, 8, 4, "inn"),
        happened.Rejected(0, 3, 1, "harbor"),
        happened.Struck(0, 2, 4, "inn", ("d10",), (), ()),
        happened.OwnerPaid(1, "inn", 10),
        happened.Took(2, ("trade_1_1",)),
        happened.Walked(0, "inn", "street_7_4", 3),
    ]
    assert wording.digest("genoa", events, NAMES, "en", 1) == [
        "Your buildings brought you +10 ducats.",
        "Anna said no to your offer for the Harbor.",
        "🤝 **Csilla**: 10 ducats ⇄ Inn (with Anna)",
        "**Csilla**: took a Trade 1:1 tile",
        "**Anna**: tower → Inn → street 7-4",
    ]


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (2, "- 🤝 **You**: 10 ducats ⇄ Inn (with Anna)"),
        (0, "- 🤝 **Csilla**: 10 ducats ⇄ Inn (with you)"),
        (1, "- 🤝 **Csilla**: 10 ducats ⇄ Inn (with Anna)"),
        (None, "- 🤝 **Csilla**: 10 ducats ⇄ Inn (with Anna)"),
    ],
)
def test_a_deal_is_told_once_and_nobody_is_told_their_own_name(reader: int | None, told: str) -> None:
    deal = happened.Struck(0, 2, 4, "inn", ("d10",), (), ())
    for mover in (0, 2):
        deeds = [Deed(mover, [deal, happened.Walked(0, "inn", "market", 3)])]
        lines = catching_up("genoa", deeds, NAMES, "en", reader)
        assert [line for line in lines if "10 ducats" in line] == [told]
    assert "**Anna**" not in catching_up("genoa", [Deed(0, [deal])], NAMES, "en", 2)


def test_what_can_be_said_besides_is_asked_for_as_such() -> None:
    """Behind More: the question of the matter in hand would be the wrong one."""
    state = trading()
    view = GAME.view(state, 0)
    every = GAME.moves(view, 0)
    beside = words.asides(view, 0, every)
    asked = [narrow(moves) for moves in (beside, every)]
    told = [wording.ask("genoa", view, 0, NAMES, "en", question) for question in asked if question]
    assert told == ["Any of these as well?", "What would you like to do?"]


@pytest.mark.rule("GEN-15.7")
def test_what_still_stands_beside_the_news_is_no_news() -> None:
    """What concerns the reader stands in the panel; the offers of the others are told."""
    state = trading()
    deeds = [
        Deed(seat, GAME.play(state, seat, BOOK.read(move)))
        for seat, move in ((1, "offer market d10"), (1, "offer market d15"), (0, "ask inn 2 wine"), (2, "offer inn d5"))
    ]
    gone = Deed(2, [*deeds.pop().events, *GAME.play(state, 2, BOOK.read("withdraw 3"))])

    def news(seat: Seat | None) -> list[str]:
        beside = GAME.view(state, seat)
        return catching_up("genoa", [*deeds, gone], NAMES, "en", seat, beside=beside)

    assert news(None) == news(0) == ["**Csilla**: offers 5 ducats ⇄ Inn; withdrew an offer for the Inn"]
    assert news(2)[0] == "**Béla**: offers 15 ducats ⇄ Market", "the ask is a button, the offer is not"
    assert len(news(2)) == 2
    state.players[0].tiles["commodity_of_choice"] = 1
    GAME.play(state, 0, BOOK.read("use"))
    assert state.offers
    assert "**Béla**: offers 15 ducats ⇄ Market" in news(0), "in an action the panel says nothing of the book"


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("field", ["what", "value"])
def test_every_setting_that_the_form_suggests_can_be_read(lang: str, field: str) -> None:
    say, state = speaker(lang), GAME.new(3, "hints")
    for suggested in say(f"genoa-hint-{field}").split(", "):
        assert words.read_field(say, state, 0, "set", field, suggested) is not None, suggested
