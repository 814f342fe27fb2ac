import aiohttp
import pytest
from yarl import URL

from localdiscord import LocalDiscord
from localdiscord.client_api import WEB
from localdiscord.testing import LocalWorld
from localdiscord.world import World


async def status(local: LocalWorld, method: str, path: str, key: str | None = None, **headers: str) -> int:
    if key is not None:
        headers["X-Local-Key"] = key
    async with local.session.request(method, local.base_url + path, headers=headers, json={}) as response:
        return response.status


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/client/people"),
        ("GET", "/client/ws"),
        ("GET", "/client/messages"),
        ("POST", "/client/interactions"),
        ("POST", "/client/messages"),
        ("POST", "/client/people"),
        ("POST", "/control/faults"),
        ("POST", "/control/redeliver"),
    ],
)
@pytest.mark.parametrize("key", [None, "", "wrong", "kulcs-ő"])
async def test_people_act_only_with_the_key(local: LocalWorld, method: str, path: str, key: str | None) -> None:
    query = "" if key is None else f"?key={key}"
    assert await status(local, method, path + query) == 403


async def test_the_key_may_come_in_the_address_or_the_header(local: LocalWorld) -> None:
    assert await status(local, "GET", "/client/people", key=local.key) == 200
    assert await status(local, "GET", f"/client/people?key={local.key}") == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "192.168.1.5"])
async def test_a_foreign_host_is_refused(local: LocalWorld, host: str) -> None:
    for path in ("/", "/client/people", "/api/v10/users/@me", "/gateway"):
        assert await status(local, "GET", path, key=local.key, Host=host) == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "http://evil.example:8080", "null"])
async def test_a_foreign_origin_is_refused(local: LocalWorld, origin: str) -> None:
    for path in ("/client/people", "/api/v10/users/@me", "/gateway"):
        assert await status(local, "GET", path, key=local.key, Origin=origin) == 403
    assert await status(local, "GET", "/client/people", key=local.key, Origin=local.base_url) == 200


async def test_it_listens_on_loopback_only() -> None:
    with pytest.raises(ValueError, match="loopback only"):
        LocalDiscord(host="0.0.0.0")


async def test_the_key_is_another_one_each_time() -> None:
    assert LocalDiscord().key != LocalDiscord().key
    assert LocalDiscord(key="mine").key == "mine"


def test_the_bots_token_is_random_unless_it_is_given() -> None:
    assert LocalDiscord().token != LocalDiscord().token
    assert LocalDiscord(token="mine").token == LocalDiscord(token="mine").gateway.token == "mine"


async def test_the_page_is_served_and_nothing_beside_it(local: LocalWorld) -> None:
    if (WEB / "index.html").exists():
        async with local.session.get(local.server.page_url) as response:
            assert response.status == 200
            assert response.headers["Cache-Control"] == "no-cache"
            assert response.content_type == "text/html"
    async with aiohttp.ClientSession() as session:
        for path in (
            "/server.py",
            "/../server.py",
            "/%2e%2e/server.py",
            "/..%2fserver.py",
            "/none.js",
            "/attachments/1/2/x",
        ):
            async with session.get(URL(local.base_url + path, encoded=True)) as response:
                assert response.status == 404, path


async def test_a_person_is_added_renamed_and_told_to_everyone(local: LocalWorld) -> None:
    anna = await local.person("Anna").open()
    new = await local.add_person("Gergő", locale="hu")
    assert new.user["username"] == "gergo"
    await anna.until(lambda: any(name == "PEOPLE" and "Gergő" in str(data) for name, data in anna.events))
    await new.change(name="Geri")
    assert local.person("Geri").id == new.id
    for bad in ({"name": ""}, {"name": "x" * 33}, {"locale": "tlh"}):
        async with local.session.patch(
            f"{local.base_url}/client/people/{new.id}", json=bad, headers={"X-Local-Key": local.key}
        ) as response:
            assert response.status == 400


async def test_the_socket_opens_for_the_first_person_when_nobody_is_named(local: LocalWorld) -> None:
    address = f"{local.base_url}/client/ws?key={local.key}"
    async with local.session.ws_connect(address) as ws:
        snapshot = await ws.receive_json()
        assert snapshot["t"] == "SNAPSHOT"
        assert snapshot["d"]["me"]["global_name"] == "Anna"
        assert set(snapshot["d"]) == {
            "me", "people", "bot", "guild", "guilds", "channels", "threads", "dms", "commands", "unread", "mentions"
        }  # fmt: skip
        assert (await ws.receive_json()) == {"t": "BOT", "d": {"online": False}}
        await ws.send_json({"op": "ping"})
        assert (await ws.receive_json())["t"] == "PONG"


async def test_nobody_acts_as_the_bot_or_in_anothers_conversation(local: LocalWorld) -> None:
    bela_dm = await local.person("Béla").dm()
    bodies = [
        {"as": local.server.world.bot_id, "channel_id": bela_dm, "content": "hi"},
        {"as": local.person("Anna").id, "channel_id": bela_dm, "content": "hi"},
        {"as": "1", "channel_id": bela_dm, "content": "hi"},
    ]
    for body in bodies:
        async with local.session.post(
            f"{local.base_url}/client/messages", json=body, headers={"X-Local-Key": local.key}
        ) as response:
            assert response.status == 400


# ---------------------------------------------------------------- in which language


async def open_page(local: LocalWorld, language: str) -> None:
    async with local.session.ws_connect(f"{local.base_url}/client/ws?key={local.key}&language={language}") as socket:
        assert (await socket.receive_json())["t"] == "SNAPSHOT"
    await local.refresh_people()


async def test_whoever_has_not_chosen_speaks_the_visitors_language(local: LocalWorld) -> None:
    def languages() -> dict[str, str]:
        return {player.name: player.locale for player in local.people}

    anna, bela = local.person("Anna"), local.person("Béla")
    assert (anna.locale, bela.locale) == ("en-US", "hu"), "in tests two have chosen Hungarian"
    await bela.change(locale="en-US")
    await open_page(local, "hu")
    assert {name for name, locale in languages().items() if locale == "hu"} == {"Anna", "Csilla", "Dávid", "Emma"}
    await open_page(local, "klingon")
    assert languages()["Anna"] == "hu"
    await open_page(local, "en-US")
    assert languages() == {"Anna": "en-US", "Béla": "en-US", "Csilla": "hu", "Dávid": "en-US", "Emma": "en-US"}


async def test_a_new_world_has_one_language() -> None:
    world = World(lambda: 0.0)
    world.seed()
    assert {person.locale for person in world.humans()} == {"en-US"}


@pytest.mark.parametrize("path", ["/%00", "/web/%00.js", "/attachments/1/2/%00", "/client/people%00", "/api/v10/%00"])
async def test_a_path_with_nothing_in_it_is_a_bad_request(local: LocalWorld, path: str) -> None:
    address = URL(local.base_url + path, encoded=True)
    async with local.session.get(address, headers={"X-Local-Key": local.key}) as response:
        assert response.status == 400
    assert local.server.crashes == []


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/client/interactions"),
        ("POST", "/client/people"),
        ("POST", "/control/faults"),
        ("POST", "/api/v10/users/@me/channels"),
        ("PATCH", "/api/v10/channels/{channel}"),
        ("POST", "/api/v10/channels/{channel}/threads"),
        ("POST", "/api/v10/channels/{channel}/messages"),
        ("POST", "/api/v10/applications/{bot}/commands"),
    ],
)
async def test_a_list_where_an_object_belongs_is_a_bad_request(local: LocalWorld, method: str, path: str) -> None:
    world = local.server.world
    address = local.base_url + path.format(channel=world.channel_named("tavern").id, bot=world.bot_id)
    headers = {"X-Local-Key": local.key, "Authorization": f"Bot {local.server.token}"}
    for body in ([], [1], "text", 7):
        async with local.session.request(method, address, headers=headers, json=body) as response:
            assert response.status == 400, await response.text()
    assert local.server.crashes == []


async def test_an_object_where_a_list_belongs_is_a_bad_request(local: LocalWorld) -> None:
    address = f"{local.base_url}/api/v10/applications/{local.server.world.bot_id}/commands"
    headers = {"Authorization": f"Bot {local.server.token}"}
    for body in ({}, [1], "text"):
        async with local.session.put(address, headers=headers, json=body) as response:
            assert response.status == 400
    assert local.server.crashes == []
