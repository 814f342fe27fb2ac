"""A game as one file: all that its page can ask for is in it."""

import base64
import gzip
import json
import re

from engine import GAMES
from engine.transcript import at_random, record
from web import game_file
from web.game_file import Told
from words.reader import Reader

NAMES = ["Anna", "Béla"]


def test_everything_that_the_page_asks_for_is_in_the_file() -> None:
    recorded = record(GAMES["tournay"], 2, "file", {}, at_random("file"), limit=6)
    html = game_file.make(recorded.write(), NAMES, Reader("hu"), [0, 2, 5, 6], Told("Anna nyert.", ["a bizonyíték"]))
    assert len(html) < 2_000_000
    assert "../static" not in html
    packed = re.search(r'id="file">([^<]+)<', html)
    assert packed is not None
    data = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    answers, known = data["answers"], {box[0] for sheet in data["atlases"] for box in sheet["boxes"]}
    assert answers["history"]["count"] == data["common"]["last"] == 3
    for at in range(4):
        for seen in ("", "&view=0", "&view=1"):
            for shape in ("shape=wide", "shape=upright", "shape=area&area=0", "shape=area&area=1"):
                found = answers[f"board?{shape}&at={at}{seen}"]
                board = answers[found] if isinstance(found, str) else found
                assert board["at"] == at
                assert {sprite[0] for sprite in board["sprites"]} <= known
    hands = [answers[f"board?shape=area&area=0&at=3{seen}"] for seen in ("", "&view=0", "&view=1")]
    assert hands[0] != hands[1]
    assert hands[2] == "board?shape=area&area=0&at=3"
    assert data["recording"]["moves"] == [list(move) for move in recorded.moves]
    assert data["common"]["proof"] == ["a bizonyíték"]
    assert answers["board?shape=wide&at=3"]["status"] == "Anna nyert."
    faces = [answer["picture"] for name, answer in answers.items() if name.startswith("closeup")]
    assert faces
    assert all(face.startswith("data:image/png;base64,iVBOR") for face in faces)


def test_a_long_game_is_thinned_out_and_keeps_its_end() -> None:
    assert game_file.thinned(range(5)) == [0, 1, 2, 3, 4]
    kept = game_file.thinned(range(526))
    assert len(kept) <= game_file.MOST + 1
    assert (kept[0], kept[-1]) == (0, 525)
