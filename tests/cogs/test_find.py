"""`/find`, `/block` and Tell me, as people press them."""

from typing import Any

from localdiscord.testing import Player, buttons_of, text_of
from tables import duties
from tests.cogs.playing import Evening, Json, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def looks(person: Player, **how: Any) -> str:
    form = await person.slash("find", channel="tavern")
    wanted = {"games": ["burgundy"], "sizes": ["3"], "pace": "day", "rated": "any", "also": ["beginners"], **how}
    return (await person.submit(form, wanted)).text


def offered(message: Json) -> bool:
    return any(verb_of(b) == "find_in" for b in buttons_of(message))


async def offer(person: Player) -> Json:
    """The last message that offers a game."""
    letters = await person.sees(await person.dm())
    return next(m for m in reversed(letters) if offered(m))


async def offers(person: Player) -> int:
    return sum(offered(m) for m in await person.sees(await person.dm()))


async def test_people_find_each_other_and_blocked_ones_never_meet(evening: Evening) -> None:
    names = ("Anna", "Béla", "Csilla", "Dávid")
    anna, bela, csilla, david = people = [await evening.local.person(name).open() for name in names]
    blocked = await anna.slash("block", person=david)
    assert blocked.ephemeral
    assert en("block-done", name="Dávid") in blocked.text
    assert en("block-list", count=1) in (await anna.slash("block")).text
    assert (
        hu("block-nobody") in (await david.slash("block")).text
        or en("block-nobody") in (await david.slash("block")).text
    )
    assert (await looks(anna, games=[])) == en("find-no-game")
    for person in (anna, david, bela):
        assert "Burgund" in await looks(person)
        await evening.settle()
    shown = await anna.slash("table list", channel="tavern")
    assert "Dávid · The Castles of Burgundy · 3 players" in shown.text
    assert [await offers(person) for person in people] == [0, 0, 0, 0], "two of the three are apart"
    await looks(csilla)
    await csilla.until(lambda: any(offered(m) for m in csilla.messages.values()))
    await evening.settle()
    asked = [await offers(person) for person in people]
    assert asked in ([1, 1, 1, 0], [0, 1, 1, 1])
    first = anna if asked[0] else david
    other = david if asked[0] else anna
    first_offer = await offer(first)
    assert other.name not in text_of(first_offer)
    assert (await evening.press(bela, await offer(bela), "find_in")).state == "done"
    await evening.press(first, first_offer, "find_out")
    await evening.settle()
    back = [text_of(m) for m in await bela.sees(await bela.dm())]
    assert any(hu("dm-find-back") in text or en("dm-find-back") in text for text in back)
    await duties.make_rounds(evening.house.hall)
    await evening.settle()
    for person in (bela, csilla, other):
        last = await evening.press(person, await offer(person), "find_in")
    await evening.settle()
    (evening.table_id,) = evening.house.hall._awake
    table = evening.table
    assert table.playing
    assert f"/{table.row.thread_id}" in last.text, "to the table itself, not to its channel"
    assert [verb_of(one) for one in last.buttons] == ["move"]
    assert {*table.user_ids} == {int(one.id) for one in (bela, csilla, other)}
    assert table.row.source is not None
    assert table.row.source.startswith("find:")
    assert en("find-none") not in (await looks(first, games=["genoa"]))
    waiting = await first.slash("find", channel="tavern")
    ended = await evening.press(first, waiting, "find_end")
    assert ended.text.split("\n")[0] in (en("find-ended"), hu("find-ended"))
    gone = await first.use_on(en("menu-block-personal"), bela)
    assert "Béla" in gone.text


async def test_new_tables_are_told_of_and_silenced_by_a_press(evening: Evening) -> None:
    anna, bela = [await evening.local.person(name).open() for name in ("Anna", "Béla")]
    listed = await bela.slash("table list", channel="tavern")
    form = await evening.press(bela, listed, "tell_me")
    told = await bela.submit(form, {"games": ["burgundy"]})
    assert "Burgundia" in told.text
    await evening.open_table("Anna", game="burgundy")
    await duties.make_rounds(evening.house.hall)
    await evening.settle()
    (letter,) = await bela.sees(await bela.dm())
    joined = await evening.press(bela, letter, "tell_join")
    assert joined.state == "done"
    assert evening.table.seat_of(int(bela.id)) == 1
    await evening.press(bela, letter, "tell_off")
    await anna.slash("table new", game="burgundy", channel="tavern")
    await duties.make_rounds(evening.house.hall)
    await evening.settle()
    letters = await bela.sees(await bela.dm())
    assert not any(verb_of(b) == "tell_join" for m in letters for b in buttons_of(m)), "the first was closed, none came"


async def test_the_living_list_shows_who_waits_as_they_come_and_go(evening: Evening) -> None:
    anna, bela = [await evening.local.person(name).open() for name in ("Anna", "Béla")]
    await anna.slash("admin tables", channel="tavern")
    await evening.settle()

    def shown() -> str:
        public = [m for m in anna.messages.values() if not m.get("flags", 0) & 64]
        return next(text_of(m) for m in public if any(verb_of(b) == "tell_me" for b in buttons_of(m)))

    assert en("list-waiting-none") in shown()
    await looks(bela)
    await evening.settle()
    assert "Béla · The Castles of Burgundy · 3 players" in shown()
    await evening.press(bela, await bela.slash("find", channel="tavern"), "find_end")
    await evening.settle()
    assert en("list-waiting-none") in shown()
