"""Each of Discord's limits, just kept and just broken."""

from typing import Any

import pytest

from localdiscord.emoji import is_emoji
from localdiscord.errors import ApiError
from localdiscord.model import MessageFlag
from localdiscord.validate import check_files, check_message
from localdiscord.validate_commands import check_command, check_commands, good_name
from localdiscord.validate_components import check_modal

Json = dict[str, Any]
V2 = MessageFlag.COMPONENTS_V2
CLASSIC = MessageFlag(0)


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def buttons(count: int) -> list[Json]:
    return [button(custom_id=f"b{n}") for n in range(count)]


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def option(n: int = 0, **changes: Any) -> Json:
    return {"label": f"Option {n}", "value": str(n), **changes}


def menu(count: int = 2, **changes: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option(n) for n in range(count)], **changes}


def text(length: int = 1) -> Json:
    return {"type": 10, "content": "x" * length}


def gallery(count: int, **changes: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, **changes} for _ in range(count)]}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory}


def box(*children: Json, **changes: Any) -> Json:
    return {"type": 17, "components": list(children), **changes}


def paths(errors: Json, path: str = "") -> list[str]:
    found = []
    for key, value in errors.items():
        if key == "_errors":
            found.append(path)
        else:
            found += paths(value, f"{path}.{key}" if path else key)
    return found


def refused_at(error: ApiError) -> list[str]:
    assert (error.status, error.code) == (400, 50035)
    assert error.errors is not None
    return paths(error.errors)


GOOD_MESSAGES: list[tuple[MessageFlag, Json]] = [
    (CLASSIC, {"content": "x" * 2000}),
    (CLASSIC, {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]}),
    (CLASSIC, {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 25}] * 10}),
    (CLASSIC, {"components": [row(*buttons(5))]}),
    (CLASSIC, {"components": [row(menu(25, min_values=0, max_values=25))]}),
    (CLASSIC, {"components": [row(button(label="x" * 80, custom_id="c" * 100))]}),
    (CLASSIC, {"components": [row({"type": 2, "style": 5, "label": "out", "url": "https://example.org"})]}),
    (CLASSIC, {"components": [row(button(label=None, emoji={"name": "🎲"}))]}),
    (CLASSIC, {"nonce": "x" * 25}),
    (V2, {"components": [text(4000)]}),
    (V2, {"components": [text() for _ in range(40)]}),
    (V2, {"components": [gallery(10, description="x" * 1024)]}),
    (V2, {"components": [section(text(), text(), text(), accessory=button())]}),
    (V2, {"components": [box(text(), {"type": 14, "spacing": 2}, row(*buttons(5)), accent_color=0xFFFFFF)]}),
    (V2, {"content": "", "embeds": [], "components": [text()]}),
]

BAD_MESSAGES: list[tuple[MessageFlag, Json, str]] = [
    (CLASSIC, {"content": "x" * 2001}, "content"),
    (CLASSIC, {"content": 7}, "content"),
    (CLASSIC, {"nonce": "x" * 26}, "nonce"),
    (CLASSIC, {"embeds": [{}] * 11}, "embeds"),
    (CLASSIC, {"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    (CLASSIC, {"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    (CLASSIC, {"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text"),
    (CLASSIC, {"embeds": [{"author": {"name": "x" * 257}}]}, "embeds.0.author.name"),
    (CLASSIC, {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    (CLASSIC, {"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "embeds.0.fields.0.name"),
    (CLASSIC, {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]}, "embeds.0.fields.0.value"),
    (CLASSIC, {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
    (CLASSIC, {"embeds": [{"color": 0x1000000}]}, "embeds.0.color"),
    (CLASSIC, {"embeds": [{"image": {"url": "file:///etc"}}]}, "embeds.0.image.url"),
    (CLASSIC, {"components": [row(button(custom_id=f"r{n}")) for n in range(6)]}, "components"),
    (CLASSIC, {"components": [row(*buttons(6))]}, "components.0.components"),
    (CLASSIC, {"components": [row()]}, "components.0.components"),
    (CLASSIC, {"components": [row(menu(), button())]}, "components.0.components"),
    (CLASSIC, {"components": [button()]}, "components.0.type"),
    (CLASSIC, {"components": [text()]}, "components.0.type"),
    (CLASSIC, {"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    (CLASSIC, {"components": [row(button(label=None))]}, "components.0.components.0"),
    (CLASSIC, {"components": [row(button(custom_id=""))]}, "components.0.components.0.custom_id"),
    (CLASSIC, {"components": [row(button(custom_id="c" * 101))]}, "components.0.components.0.custom_id"),
    (CLASSIC, {"components": [row(button()), row(button())]}, "components.1.components.0.custom_id"),
    (CLASSIC, {"components": [row(button(emoji={"name": "★"}))]}, "components.0.components.0.emoji.name"),
    (
        CLASSIC,
        {"components": [row(menu(options=[option(emoji={"name": "→"})]))]},
        "components.0.components.0.options.0.emoji.name",
    ),
    (CLASSIC, {"components": [row(button(style=7))]}, "components.0.components.0.style"),
    (CLASSIC, {"components": [row(button(url="https://example.org"))]}, "components.0.components.0"),
    (CLASSIC, {"components": [row({"type": 2, "style": 5, "label": "out"})]}, "components.0.components.0.url"),
    (CLASSIC, {"components": [row(menu(0))]}, "components.0.components.0.options"),
    (CLASSIC, {"components": [row(menu(26))]}, "components.0.components.0.options"),
    (CLASSIC, {"components": [row(menu(2, max_values=3))]}, "components.0.components.0.max_values"),
    (CLASSIC, {"components": [row(menu(2, min_values=2))]}, "components.0.components.0.min_values"),
    (
        CLASSIC,
        {"components": [row(menu(options=[option(label="x" * 101)]))]},
        "components.0.components.0.options.0.label",
    ),
    (CLASSIC, {"components": [row(menu(options=[option(value="")]))]}, "components.0.components.0.options.0.value"),
    (
        CLASSIC,
        {"components": [row(menu(options=[option(description="x" * 101)]))]},
        "components.0.components.0.options.0.description",
    ),
    (CLASSIC, {"components": [row(menu(options=[option(), option()]))]}, "components.0.components.0.options.1.value"),
    (CLASSIC, {"components": [row(menu(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    (CLASSIC, {"allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    (CLASSIC, {"attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description"),
    (V2, {"content": "words", "components": [text()]}, "content"),
    (V2, {"embeds": [{"title": "t"}], "components": [text()]}, "embeds"),
    (V2, {"components": [text() for _ in range(41)]}, "components"),
    (V2, {"components": [box(*[text() for _ in range(40)])]}, "components"),
    (V2, {"components": [text(2001), text(2000)]}, "components"),
    (V2, {"components": [{"type": 10, "content": ""}]}, "components.0.content"),
    (V2, {"components": [gallery(11)]}, "components.0.items"),
    (V2, {"components": [gallery(0)]}, "components.0.items"),
    (V2, {"components": [gallery(1, description="x" * 1025)]}, "components.0.items.0.description"),
    (V2, {"components": [section(text())]}, "components.0.accessory"),
    (V2, {"components": [section(accessory=button())]}, "components.0.components"),
    (V2, {"components": [section(text(), text(), text(), text(), accessory=button())]}, "components.0.components"),
    (V2, {"components": [section(text(), accessory=menu())]}, "components.0.accessory.type"),
    (V2, {"components": [box()]}, "components.0.components"),
    (V2, {"components": [box(box(text()))]}, "components.0.components.0.type"),
    (V2, {"components": [box(text(), accent_color=0x1000000)]}, "components.0.accent_color"),
    (V2, {"components": [button()]}, "components.0.type"),
    (V2, {"components": [{"type": 14, "spacing": 3}]}, "components.0.spacing"),
    (V2, {"components": [{**text(), "id": 4}, {**text(), "id": 4}]}, "components.1.id"),
    (V2, {"components": [row(button()), section(text(), accessory=button())]}, "components.1.accessory.custom_id"),
]


@pytest.mark.parametrize(("flags", "body"), GOOD_MESSAGES)
def test_a_message_within_the_limits(flags: MessageFlag, body: Json) -> None:
    check_message(body, flags)


@pytest.mark.parametrize(("flags", "body", "path"), BAD_MESSAGES)
def test_a_message_beyond_a_limit(flags: MessageFlag, body: Json, path: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(body, flags)
    assert refused_at(caught.value) == [path]


def test_ten_files_and_twenty_five_megabytes() -> None:
    check_files(dict.fromkeys(range(10), ("a", b"x")))
    with pytest.raises(ApiError):
        check_files(dict.fromkeys(range(11), ("a", b"x")))
    with pytest.raises(ApiError) as caught:
        check_files({n: ("a", bytes(9 * 1024 * 1024)) for n in range(3)})
    assert caught.value.status == 413


# -- forms ---------------------------------------------------------------------------------------------------------


def text_input(**changes: Any) -> Json:
    return {"type": 4, "custom_id": "words", "style": 1, **changes}


def label(child: Json, **changes: Any) -> Json:
    return {"type": 18, "label": "Label", "component": child, **changes}


def form(*components: Json, **changes: Any) -> Json:
    return {"custom_id": "form", "title": "Form", "components": list(components), **changes}


GOOD_FORMS = [
    form(label(text_input())),
    form(*[label(text_input(custom_id=f"f{n}")) for n in range(5)]),
    form(label(menu(3))),
    form(label(menu(3, min_values=0, required=False))),
    form(text(), label(text_input())),
    form(row(text_input(label="Old kind"))),
    form(label({"type": 21, "custom_id": "radio", "options": [option(1), option(2)]})),
    form(label({"type": 23, "custom_id": "check"})),
]
BAD_FORMS = [
    (form(), "data.components"),
    (form(*[label(text_input(custom_id=f"f{n}")) for n in range(6)]), "data.components"),
    (form(label(text_input()), title="x" * 46), "data.title"),
    (form(label(text_input()), title=""), "data.title"),
    (form(label(text_input()), custom_id="x" * 101), "data.custom_id"),
    (form(label(text_input(), label="x" * 46)), "data.components.0.label"),
    (form(label(text_input(), description="x" * 101)), "data.components.0.description"),
    (form(label(text_input(label="inner"))), "data.components.0.component.label"),
    (form(label(text_input(style=3))), "data.components.0.component.style"),
    (form(label(text_input(placeholder="x" * 101))), "data.components.0.component.placeholder"),
    (form(label(text_input(max_length=4001))), "data.components.0.component.max_length"),
    (form(label(text_input(max_length=2, value="long"))), "data.components.0.component.value"),
    (form(label(text_input()), label(text_input())), "data.components.1.component.custom_id"),
    (form(label(menu(26))), "data.components.0.component.options"),
    (form(label(menu(3, min_values=0))), "data.components.0.component.min_values"),
    (form(label(button())), "data.components.0.component.type"),
    (form(text_input()), "data.components.0.type"),
    (form(row(text_input())), "data.components.0.components.0.label"),
    (form(row(menu())), "data.components.0.components.0.type"),
]


@pytest.mark.parametrize("modal", GOOD_FORMS)
def test_a_form_within_the_limits(modal: Json) -> None:
    check_modal(modal)


@pytest.mark.parametrize(("modal", "path"), BAD_FORMS)
def test_a_form_beyond_a_limit(modal: Json, path: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_modal(modal)
    assert refused_at(caught.value) == [path]


# -- commands ------------------------------------------------------------------------------------------------------


def command(*options: Json, **changes: Any) -> Json:
    return {"name": "table", "description": "Tables", "type": 1, "options": list(options), **changes}


def wants(name: str = "game", kind: int = 3, **changes: Any) -> Json:
    return {"name": name, "description": "What", "type": kind, **changes}


def choice(n: int = 0, **changes: Any) -> Json:
    return {"name": f"Choice {n}", "value": str(n), **changes}


GOOD_COMMANDS = [
    command(),
    command(name="x" * 32, description="x" * 100),
    command(name_localizations={"hu": "játszőű"}, description_localizations={"hu": "Játék"}),
    command(*[wants(f"o{n}") for n in range(25)]),
    command(wants(required=True), wants("other")),
    command(wants(choices=[choice(n) for n in range(25)])),
    command(wants("sub", 1, options=[wants()]), wants("group", 2, options=[wants("deep", 1, options=[wants()])])),
    {"name": "Show Hand", "type": 2},
]
BAD_COMMANDS = [
    (command(name="Table"), "name"),
    (command(name="two words"), "name"),
    (command(name="x" * 33), "name"),
    (command(name=""), "name"),
    (command(name="táblá!"), "name"),
    (command(name_localizations={"hu": "Asztal"}), "name_localizations.hu"),
    (command(name_localizations={"magyar": "asztal"}), "name_localizations.magyar"),
    (command(description=""), "description"),
    (command(description="x" * 101), "description"),
    (command(description_localizations={"hu": "x" * 101}), "description_localizations.hu"),
    (command(*[wants(f"o{n}") for n in range(26)]), "options"),
    (command(wants(), wants("other", required=True)), "options"),
    (command(wants(), wants()), "options.1.name"),
    (command(wants(), wants("sub", 1)), "options"),
    (command(wants("Game")), "options.0.name"),
    (command(wants(kind=12)), "options.0.type"),
    (command(wants("sub", 1, options=[wants("deeper", 1)])), "options.0.options.0.type"),
    (command(wants("group", 2, options=[])), "options.0.options"),
    (command(wants(choices=[choice(n) for n in range(26)])), "options.0.choices"),
    (command(wants(choices=[choice(name="x" * 101)])), "options.0.choices.0.name"),
    (command(wants(choices=[choice(value="x" * 101)])), "options.0.choices.0.value"),
    (command(wants(choices=[choice(name_localizations={"hu": ""})])), "options.0.choices.0.name_localizations.hu"),
    (command(wants(kind=4, choices=[choice(value="three")])), "options.0.choices.0.value"),
    (command(wants(autocomplete=True, choices=[choice()])), "options.0.choices"),
    (command(wants(kind=6, autocomplete=True)), "options.0.autocomplete"),
    (command(wants(max_length=6001)), "options.0.max_length"),
    (command(wants(min_length=3, max_length=2)), "options.0.min_length"),
    (command(wants(kind=4, min_value=3, max_value=2)), "options.0.min_value"),
    (command(wants(choices=[choice(0, name="twice"), choice(1, name="twice")])), "options.0.choices.1.name"),
    ({"type": 2, "name": "Record", "description": "", "options": [wants()]}, "options"),
    (command(*[wants(f"o{n}", choices=[choice(m, name=f"{m:x>100}") for m in range(25)]) for n in range(4)]), ""),
]


@pytest.mark.parametrize("body", GOOD_COMMANDS)
def test_a_command_within_the_limits(body: Json) -> None:
    check_command(body)


@pytest.mark.parametrize(("body", "path"), BAD_COMMANDS)
def test_a_command_beyond_a_limit(body: Json, path: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_command(body)
    assert refused_at(caught.value) == [path]


def test_a_list_of_commands_names_the_faulty_one() -> None:
    with pytest.raises(ApiError) as caught:
        check_commands([command(), command(wants("Bad"), name="other")])
    assert refused_at(caught.value) == ["1.options.0.name"]
    with pytest.raises(ApiError) as caught:
        check_commands([command(), command()])
    assert refused_at(caught.value) == ["1.name"]
    check_commands([command(name=f"c{n}") for n in range(100)])
    with pytest.raises(ApiError):
        check_commands([command(name=f"c{n}") for n in range(101)])


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("játssz", True),
        ("húz-ő_ű", True),
        ("don't", True),
        ("a‿b", False),
        ("É", False),
        ("a.b", False),
        ("日本", True),
    ],
)
def test_command_names(name: str, good: bool) -> None:
    assert good_name(name) is good


@pytest.mark.parametrize("text", ["🎲", "⚔️", "⚔", "👩‍🌾", "🇭🇺", "3️⃣", "♟️", "✅", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽"])
def test_an_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "★", "→", "a", "7", "✓", "●", "dice", ":dice:", "é"])
def test_not_an_emoji(text: str) -> None:
    assert not is_emoji(text)
