"""Compares the mentions in the messages of tables with the recorded notices: each exactly once.

A message carries the number of the last notice known when it was made, and the version that it shows. It therefore
covers exactly the notices after those of the message before it, whatever became of either: the process that posted one
may have died before marking it as delivered, and the next one, marked as delivered, must not mention the same people
again.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cogs.ui.buttons import read
from localdiscord.testing import Player, buttons_of

BY_NOW = 10**9
"""More versions than any table has."""


class Written(NamedTuple):
    """A notice recorded as delivered."""

    table: str
    kind: str
    version: int
    seat: int
    user_id: int


class Message(NamedTuple):
    id: int
    version: int
    number: int
    called: frozenset[int]


@dataclass
class Told:
    heard: dict[str, dict[int, Message]] = field(default_factory=dict)
    """Table → its messages, as they were posted."""
    twice: list[int] = field(default_factory=list)
    listened: int = 0
    """Number of events read so far."""

    @property
    def mentions(self) -> int:
        return sum(len(message.called) for messages in self.heard.values() for message in messages.values())

    def listen(self, person: Player) -> None:
        """Read the events since the last call."""
        for name, message in person.events[self.listened :]:
            if name == "MESSAGE_CREATE" and message["author"].get("bot"):
                self._note(message)
        self.listened = len(person.events)

    def _note(self, message: dict[str, Any]) -> None:
        presses = [press for button in buttons_of(message) if (press := read(str(button.custom_id))) is not None]
        for press in presses:
            if press.verb == "what" and press.stamp is not None and press.words:
                called = frozenset(int(user["id"]) for user in message["mentions"])
                found = Message(int(message["id"]), press.stamp.version, press.number, called)
                if self.heard.setdefault(press.table_id, {}).setdefault(found.id, found) is not found:
                    self.twice.append(found.id)

    def compare(self, written: Mapping[int, Written], has_moved: Callable[[Written, int], bool]) -> Iterator[str]:
        """Differences found. `has_moved`: whether a seat has answered by a version; a player who has answered before
        the notice is posted needs none."""
        yield from (f"message {number} came twice" for number in self.twice)
        numbers: dict[str, list[int]] = {}
        for number in sorted(written):
            numbers.setdefault(written[number].table, []).append(number)
        for table in numbers.keys() | self.heard.keys():
            yield from self._compare(table, {n: written[n] for n in numbers.get(table, ())}, has_moved)

    def _compare(
        self, table: str, written: dict[int, Written], has_moved: Callable[[Written, int], bool]
    ) -> Iterator[str]:
        waiting, said = sorted(written), 0
        for message in sorted(self.heard.get(table, {}).values()):
            said, begin = bisect_right(waiting, message.number, said), said
            mine = [written[number] for number in waiting[begin:said]]
            for user_id in message.called - {one.user_id for one in mine}:
                yield f"{table}: {user_id} is called by {message.id} for nothing, or for what was said before"
            for one in mine:
                if one.kind == "turn" and one.user_id not in message.called and not has_moved(one, message.version):
                    yield f"{table}: {one.user_id} is not called by {message.id} to the decision of {one.version}"
        for one in (written[number] for number in waiting[said:]):  # delivered by an edit of the existing message
            if one.kind == "turn" and not has_moved(one, BY_NOW):
                yield f"{table}: no message calls {one.user_id} to the decision of {one.version}"
