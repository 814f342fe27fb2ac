"""The estate boards 1 – 9: geometry, colours, numbers and regions (RULES.md, 2.10 and 2.11)."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import NamedTuple

from games.burgundy.data import TYPES, Type

ROWS = "abcdefg"
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NUMBERS = (
    "6 5 4 3",
    "2 1 6 5 4",
    "5 4 3 1 2 3",
    "6 1 2 6 5 4 1",
    "2 5 4 3 1 2",
    "6 1 2 5 6",
    "3 4 1 3",
)
"""The die number of each space, the same on all boards."""

COLOURS: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "1": ("ACCK", "AACKB", "AABKBB", "SSSCSSS", "BBMBBA", "BMKBB", "MKKB"),
        "2": ("SBAC", "ASBAB", "AAABKB", "BBBBBKC", "KKMKMS", "BBMKS", "CSSC"),
        "3": ("AAAA", "SSCSS", "BMKKSB", "BBKCKBB", "BBKKBB", "CAMMC", "BASB"),
        "4": ("CABS", "AABSS", "BBBSCM", "AAAKKMS", "BCKBBB", "BMBKK", "SBKC"),
        "5": ("ABBS", "AABMM", "BCKSSS", "BBAKCBB", "KCAKSB", "BABCS", "KKBM"),
        "6": ("KKCS", "KBBSB", "AAMSBB", "KBBCSBB", "KBBMSB", "KMAAS", "CAAC"),
        "7": ("KCCS", "KAAAS", "SMBBMA", "SKBBBAB", "BKBBAB", "BSMKB", "SCCK"),
        "8": ("BBSB", "SCKCB", "BKMKKS", "BAKMAKB", "SAAAMB", "BCACS", "BSBB"),
        "9": ("BBCK", "BBAAS", "BBAASS", "CKKMSCK", "SSKMBA", "KBBBA", "MCBB"),
    }
)
"""Board → rows from top to bottom, a letter for each space."""
LETTERS: MappingProxyType[str, Type] = MappingProxyType({name[0].upper(): name for name in TYPES})


class Hex(NamedTuple):
    """A space, alike on all boards."""

    q: int
    r: int
    number: int
    neighbours: tuple[str, ...]


def _hexes() -> dict[str, Hex]:
    at: dict[tuple[int, int], tuple[str, int]] = {}
    for row, numbers in enumerate(NUMBERS):
        r = row - 3
        for column, number in enumerate(numbers.split()):
            at[column + max(-3, -row), r] = (f"{ROWS[row]}{column + 1}", int(number))
    return {
        name: Hex(q, r, number, tuple(at[q + x, r + y][0] for x, y in DIRECTIONS if (q + x, r + y) in at))
        for (q, r), (name, number) in at.items()
    }


SPACES: MappingProxyType[str, Hex] = MappingProxyType(_hexes())
"""All 37, row by row."""
NUMBER_OF: dict[str, int] = {name: hex_.number for name, hex_ in SPACES.items()}
NEIGHBOURS: MappingProxyType[str, tuple[str, ...]] = MappingProxyType({n: h.neighbours for n, h in SPACES.items()})
BITS: dict[str, int] = {name: 1 << n for n, name in enumerate(SPACES)}
"""Each space as a bit: of sets of spaces as numbers, the common ones are found and counted fastest."""


def bits(spaces: Iterable[str]) -> int:
    """A set of spaces as a number."""
    return sum([BITS[space] for space in spaces])


class Estate(NamedTuple):
    """One of the nine boards."""

    types: MappingProxyType[str, Type]
    """Space → colour."""
    spaces: MappingProxyType[Type, tuple[str, ...]]
    """Colour → its spaces, row by row."""
    sites: dict[Type, tuple[tuple[str, tuple[str, ...]], ...]]
    """The same, each with its neighbours."""
    regions: MappingProxyType[str, tuple[str, ...]]
    """Region (`building_1`, …) → its spaces. Regions of a colour are numbered by their first space, row by row."""
    region_of: dict[str, str]

    @property
    def castles(self) -> tuple[str, ...]:
        """Spaces for the start castle."""
        return self.spaces["castle"]


def _estate(rows: tuple[str, ...]) -> Estate:
    types = {f"{ROWS[n]}{at}": LETTERS[letter] for n, row in enumerate(rows) for at, letter in enumerate(row, start=1)}
    regions: dict[str, tuple[str, ...]] = {}
    region_of: dict[str, str] = {}
    for space, kind in types.items():
        if space not in region_of:
            number = sum(name.startswith(kind) for name in regions) + 1
            region = f"{kind}_{number}"
            joined = _connected(space, types)
            regions[region] = tuple(name for name in types if name in joined)
            region_of |= dict.fromkeys(regions[region], region)
    spaces = {kind: tuple(space for space, type_ in types.items() if type_ == kind) for kind in TYPES}
    return Estate(
        MappingProxyType(types),
        MappingProxyType(spaces),
        {kind: tuple((space, NEIGHBOURS[space]) for space in found) for kind, found in spaces.items()},
        MappingProxyType(regions),
        region_of,
    )


def _connected(start: str, types: dict[str, Type]) -> set[str]:
    """BUR-10.1: the spaces of one colour that hang together with this one."""
    found, left = {start}, [start]
    while left:
        for other in NEIGHBOURS[left.pop()]:
            if other not in found and types[other] == types[start]:
                found.add(other)
                left.append(other)
    return found


ESTATES: MappingProxyType[str, Estate] = MappingProxyType({board: _estate(rows) for board, rows in COLOURS.items()})
SPACES_PER_TYPE: MappingProxyType[Type, int] = MappingProxyType(
    {"building": 12, "animal": 6, "knowledge": 6, "castle": 4, "mine": 3, "ship": 6}
)
assert all(len(estate.spaces[kind]) == SPACES_PER_TYPE[kind] for estate in ESTATES.values() for kind in TYPES)
