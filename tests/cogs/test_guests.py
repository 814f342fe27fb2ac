"""Sitting down, as people see and press it: kept seats, the host's card, live clocks, what to expect."""

from localdiscord.testing import Player, Reply, buttons_of, text_of
from tables import people as table_people
from tables.clock import personal_hours
from tables.time.time_control import MINUTE, Pace
from tests.cogs.playing import Evening, Json, verb_of, words_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


def told(evening: Evening, person: Player, message: str) -> list[Json]:
    """Public messages that say this to somebody by mention."""
    start = en(message, whom=person.mention, game="§", link="§").split("§")[0]
    return [m for m in person.messages.values() if text_of(m).startswith(start) and not m.get("flags", 0) & 64]


async def turn(evening: Evening, host: Player, card: Reply, switch: str) -> Reply:
    custom_id = next(str(b.custom_id) for b in card.buttons if words_of(b).startswith(f"{switch}."))
    return await host.click(evening.message_of(card), custom_id=custom_id)


async def test_seats_are_kept_for_those_who_are_named(evening: Evening) -> None:
    anna, bela, csilla = [await evening.local.person(name).open() for name in ("Anna", "Béla", "Csilla")]
    await table_people.set_person(evening.house.hall, int(csilla.id), notify="dm")
    bot = evening.local.server.world.bot_id
    wrong = await anna.slash("table new", game="burgundy", invite=bot, channel="tavern")
    assert wrong.text == en("table-no-bots", name=evening.local.server.world.bot.name)
    options = {"invite": bela.id, "invite-2": csilla.id, "invite-only": True}
    invitation = await anna.slash("table new", game="burgundy", channel="tavern", options=options)
    evening.seated = [anna]
    evening.table_id = str(buttons_of(evening.message_of(invitation))[0].custom_id).split(":")[2]
    await evening.settle()
    shown = text_of(evening.message_of(invitation))
    assert en("lobby-kept-for", whom=f"{bela.mention} {csilla.mention}") in shown
    assert en("lobby-invite-only") in shown
    david = await evening.local.person("Dávid").open()
    refused = await evening.press(david, evening.message_of(invitation), "join")
    assert refused.text in (en("table-invite-only", host="Anna"), hu("table-invite-only", host="Anna"))
    (asked,) = told(evening, bela, "lobby-seat-kept")
    joined = await evening.press(bela, asked, "join")
    assert joined.state == "done"
    (letter,) = await csilla.sees(await csilla.dm())
    assert (await evening.press(csilla, letter, "no_thanks")).text in (en("guests-declined"), hu("guests-declined"))
    await evening.settle()
    shown = text_of(evening.message_of(invitation))
    assert bela.mention in shown
    assert csilla.mention not in shown


async def test_no_thanks_in_somebody_elses_invitation_gives_up_nothing(evening: Evening) -> None:
    anna, bela, csilla = [await evening.local.person(name).open() for name in ("Anna", "Béla", "Csilla")]
    invitation = await anna.slash("table new", game="burgundy", channel="tavern")
    evening.table_id = str(buttons_of(evening.message_of(invitation))[0].custom_id).split(":")[2]
    options = await evening.press(anna, evening.message_of(invitation), "options")
    card = await evening.press(anna, options, "guests")
    await anna.select(evening.message_of(card), [bela.id], custom_id=f"m:guests_invite:{evening.table_id}:-:")
    asked = await anna.slash("table invite", person=csilla)
    assert asked.text == en("invite-done", name=csilla.mention)
    await evening.settle()
    (his,) = told(evening, bela, "lobby-seat-kept")
    (hers,) = told(evening, csilla, "lobby-seat-kept")
    refused = await evening.press(csilla, his, "no_thanks")
    assert refused.text in [say("guests-not-yours", whom=bela.mention) for say in (en, hu)]
    old = str(next(b.custom_id for b in buttons_of(his) if verb_of(b) == "no_thanks")).replace(str(bela.id), "")
    assert (await evening.forge_here(csilla, his, old)).text == refused.text, "a button posted before knew no names"
    assert evening.table.kept_for == [int(bela.id), int(csilla.id)]
    await evening.press(csilla, hers, "no_thanks")
    await evening.press(bela, his, "join")
    await evening.settle()
    for stale in (his, hers):
        shown = bela.messages[stale["id"]]
        assert buttons_of(shown) == [], "answered: nothing is left to press"
        assert text_of(shown).startswith("-# This invitation")
    assert evening.rows("SELECT * FROM seat_offers") == []


async def test_a_host_says_how_many_players_are_wanted(evening: Evening) -> None:
    anna, bela = [await evening.local.person(name).open() for name in ("Anna", "Béla")]
    wrong = await anna.slash("table new", game="tiletum", players="a few", channel="tavern")
    assert wrong.text == en("table-players-unread", text="a few")
    invitation = await anna.slash("table new", game="tiletum", players="3", channel="tavern")
    evening.table_id = str(buttons_of(evening.message_of(invitation))[0].custom_id).split(":")[2]
    evening.seated = [anna]
    shown = text_of(evening.message_of(invitation))
    assert en("lobby-seats", players="3", minutes=evening.table.game.meta.minutes_per_seat) in shown
    assert "(1 of 3)" in (await anna.slash("table list", channel="tavern")).text
    options = await evening.press(anna, evening.message_of(invitation), "options")
    guests = await evening.press(anna, options, "guests")
    guests = await turn(evening, anna, guests, "autostart")
    await anna.select(evening.message_of(guests), ["2"], custom_id=f"m:players:{evening.table_id}:-:")
    await evening.settle()
    assert evening.table.sizes == range(2, 3)
    await evening.press(bela, evening.message_of(invitation), "join")
    assert evening.table.playing


async def test_the_host_arranges_the_table_behind_the_options(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla", game="tiletum")
    anna, bela, csilla = evening.seated
    options = await evening.press(anna, evening.message_of(invitation), "options")
    card = await evening.press(anna, options, "guests")
    card = await turn(evening, anna, card, "unrated")
    card = await turn(evening, anna, card, "autostart")
    menu = next(s for s in card.selects if ":guests_order:" in s.custom_id)
    card = await anna.select(evening.message_of(card), ["chosen"], custom_id=menu.custom_id)
    menu = next(s for s in card.selects if ":guests_first:" in s.custom_id)
    card = await anna.select(evening.message_of(card), ["2"], custom_id=menu.custom_id)
    await evening.settle()
    shown = text_of(evening.message_of(invitation))
    assert shown.index(csilla.mention) < shown.index(anna.mention)
    assert en("lobby-unrated-chosen") in shown
    assert en("lobby-autostart", who="anybody") in shown
    assert (await evening.forge_here(bela, evening.message_of(invitation), f"g:guests:{evening.table_id}:-:")).text in (
        hu("table-not-host", host="Anna"), en("table-not-host", host="Anna")
    )  # fmt: skip
    away = await anna.slash("manage remove", seat=1, table=evening.table_id, channel="tavern")
    assert away.text == en("power-done-sent-away")
    await evening.settle()
    assert csilla.mention not in text_of(evening.message_of(invitation))
    assert len(told(evening, csilla, "lobby-sent-away")) == 1
    given = await anna.slash("manage host", seat=2, table=evening.table_id, channel="tavern")
    assert given.text == en("power-done-transfer", name="Béla")
    for name in ("Dávid", "Emma"):
        await evening.press(await evening.local.person(name).open(), evening.message_of(invitation), "join")
    await evening.settle()
    assert evening.table.playing, "it was full"


async def test_who_sits_down_knows_what_to_expect(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    assert en("lobby-length", days=11) in text_of(evening.message_of(invitation))
    for person, wakes in ((anna, 8), (bela, 12)):
        await personal_hours.set_hours(evening.house.hall, int(person.id), "Etc/UTC", wakes * 60, 22 * 60, "1111111")
    wanted = {"limit": 10, "unit": "minutes", "when-out": "move", "table": evening.table_id}
    set_ = await anna.slash("table clock", options=wanted)
    assert en("clock-limit-minutes", minutes=10) in set_.text
    await evening.settle()
    shown = text_of(evening.message_of(invitation))
    assert evening.table.pace == Pace(limit=10 * MINUTE, out="move")
    assert en("lobby-length-evening") in shown
    assert shown.count(":t>") in (2, 4)
    assert next(verb_of(b) for b in buttons_of(evening.message_of(invitation))) == "join"
