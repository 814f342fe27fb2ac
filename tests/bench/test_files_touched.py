"""What a reader has to follow: the files of the project that one interaction executes."""

import threading
from pathlib import Path

from bench.files_touched import Tracer, traced
from bench.targets import FILES_TOUCHED_GOALS
from tables import Refused


async def test_one_interaction_touches_no_more_files_than_we_aim_for(tmp_path: Path) -> None:
    found = await traced(tmp_path)
    assert found.keys() == FILES_TOUCHED_GOALS.keys()
    too_many = {what: files for what, files in found.items() if len(files) > FILES_TOUCHED_GOALS[what]}
    assert too_many == {}
    assert "tables/play/playing.py" in found["Confirm"]


def test_the_tracer_sees_every_thread_while_it_records() -> None:
    tracer = Tracer()
    tracer.install()
    try:
        _in_a_thread()
        assert tracer.files() == []
        with tracer.record():
            _in_a_thread()
    finally:
        tracer.remove()
    assert tracer.files() == ["tables/core/refusals.py"]


def _in_a_thread() -> None:
    thread = threading.Thread(target=Refused, args=("table-stale",))
    thread.start()
    thread.join()
