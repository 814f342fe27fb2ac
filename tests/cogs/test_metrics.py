"""A house that is watched: figures for Prometheus, and a log for machines."""

import json
import logging
import re
import socket
import urllib.request
from asyncio import to_thread
from pathlib import Path

import pytest

import cogs.play.play
from app import metrics
from cogs.ui.handling import reference_of
from tests.cogs.playing import Evening

ROOT = Path(metrics.__file__).parents[1]
WATCHING = ("deploy/grafana/dashboards/guildhall.json", "deploy/alerts.yaml")
KEYS = ["at", "level", "logger", "message", "reference", "exception"]


def a_free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def read(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


async def test_the_figures_say_what_the_house_does(evening: Evening) -> None:
    port, watched = a_free_port(), metrics.Metrics(evening.house)
    watched.serve(f":{port}")
    try:
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.my_move(evening.seated[0])
        await evening.seated[0].slash("board", table=evening.table_id)
        watched.tables.clear()
        await watched.look()
        found = await to_thread(read, port)
    finally:
        await watched.close()
    assert found['guildhall_interaction_seconds_count{kind="command"}'] >= 2
    assert found['guildhall_interaction_seconds_count{kind="press"}'] >= 4
    assert found['guildhall_pictures_total{how="drawn"}'] >= 1
    assert found['guildhall_tables{game="calimala",state="playing"}'] == 1
    assert found["guildhall_commits_total"] >= 5
    assert (found["guildhall_notices_owed"], found["guildhall_notices_overdue"]) == (0, 0)
    assert any(name.startswith("guildhall_shard_latency_seconds{") for name in found)
    assert found["process_resident_memory_bytes"] > 1e6
    assert found["guildhall_thoughts_total"] == found["guildhall_thinking_fallbacks_total"] == 0
    assert found["guildhall_moves_total"] == 0
    assert found['guildhall_log_records_total{level="error"}'] == 0
    served = {name.partition("{")[0] for name in found}
    for file in WATCHING:
        asked = set(re.findall(r"\b(?:guildhall|process)_\w+", (ROOT / file).read_text(encoding="utf-8")))
        assert len(asked) >= 5
        assert asked <= served, file


@pytest.mark.parametrize("setting", ["", "nine", "127.0.0.1:", "127.0.0.1:0", "host:99999"])
def test_a_wrong_address_is_said_at_the_start(setting: str) -> None:
    with pytest.raises(SystemExit, match="GUILDHALL_METRICS"):
        metrics.where(setting)
    assert metrics.where("9464") == metrics.where(":9464") == ("127.0.0.1", 9464), "nobody else, unless told so"


async def test_what_fails_has_one_reference_in_the_log_and_for_the_person(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    evening.expects_complaints = True
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(metrics.JsonLines().format(record))

    def fall_over(*what: object, **how: object) -> None:
        raise RuntimeError("ouch")

    monkeypatch.setattr(cogs.play.play, "session_at", fall_over)
    kept = Kept()
    logging.getLogger("cogs").addHandler(kept)
    try:
        reply = await evening.press(evening.seated[0], evening.post(evening.seated[0]), "move")
    finally:
        logging.getLogger("cogs").removeHandler(kept)
    records = [json.loads(line) for line in lines]
    (line,) = [record for record in records if record["exception"]]
    assert len(line["reference"]) == 8
    assert line["reference"] in reply.text
    assert line["reference"] in line["message"]
    assert "RuntimeError: ouch" in line["exception"]


def test_references_differ_from_one_interaction_to_the_next() -> None:
    ids = [(1_500_000_000_000 + n) << 22 for n in range(1000)]
    assert len({reference_of(one) for one in ids}) == 1000


def test_every_line_of_json_has_the_same_keys() -> None:
    plain = logging.LogRecord("cogs", logging.INFO, __file__, 1, "table %s", ("ABCD",), None)
    broken = logging.LogRecord("cogs", logging.ERROR, __file__, 1, "failed", (), (KeyError, KeyError("x"), None))
    found = [json.loads(metrics.JsonLines().format(record)) for record in (plain, broken)]
    assert [list(line) for line in found] == [KEYS, KEYS]
    assert (found[0]["message"], found[0]["reference"], found[0]["exception"]) == ("table ABCD", None, None)
