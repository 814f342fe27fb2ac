"""Parts of Tiletum designed here because the printed originals were not available."""

from engine.reconstructed import Reconstruction, plain
from games.tiletum.data import (
    ACTIONS,
    CATHEDRALS,
    CHARACTERS,
    CITIES,
    CITY_TILES,
    CONTRACT_SPACE_VP,
    CONTRACTS,
    CORRUPTION,
    COST_TILES,
    CRESTS,
    FAIR_VP,
    HELPERS,
    KING_VP,
    MAP,
    OFFER_COST,
    PLAIN_ACTIONS,
    UNAVAILABLE,
    HouseSpace,
    bonus_stack,
    contract_stack,
)

KNOWN_LINKS = frozenset({("frankfurt", "nuernberg"), ("nuernberg", "praha"), ("paris", "tiletum")})
"""Links confirmed by the rules; those of the six road spaces are also known."""
KNOWN_KING_VP = frozenset({-10, -2, -1, 0, 3, 5, 15})
KNOWN_TILE_SPACES = frozenset({"nuernberg", "paris"})
KNOWN_CITY_TILES = frozenset({"frankfurt", "verona"})
SEEN_CATHEDRAL_VP = {
    "london": (2,), "koeln": (5,), "paris": (3,), "praha": (8,), "bordeaux": (9, 5), "wien": (4, 1), "lyon": (1,),
    "milano": (7,), "firenze": (9, 5),
}  # fmt: skip
SPLIT_CONTRACTS = ("contract_mixed_2", "contract_mixed_6", "contract_mixed_12")
KNOWN_FAIR_ROUND = 3
MARKS = {2: "always", 3: "3+", 4: "4"}


def links() -> list[tuple[str, str]]:
    """Links between two cities without a road space."""
    pairs = [(city, other) for city in CITIES for other in MAP[city].adjacent if MAP[other].is_city]
    return sorted(pair for pair in pairs if pair[0] < pair[1])


def _house(house: HouseSpace) -> str:
    bonus = f" (+{house.vp} VP)" if house.vp else " (activate a building)" if house.activate else ""
    return MARKS[house.min_players] + bonus


def _cathedral(city: str) -> str:
    seen = [vp for vp in CATHEDRALS[city] if vp in SEEN_CATHEDRAL_VP[city]]
    return f"{', '.join(map(str, CATHEDRALS[city]))}; seen in a photo: {', '.join(map(str, seen))}"


def _counts(tile: str) -> str:
    """Copies with two, three and four players."""
    found = [bonus_stack(n).get(tile, 0) for n in MARKS], [contract_stack(n).get(tile, 0) for n in MARKS]
    decks = ("bonus tiles", "contract tiles")
    told = [f"{deck} {' / '.join(map(str, counts))}" for deck, counts in zip(decks, found, strict=True) if any(counts)]
    return ", ".join(told)


RECONSTRUCTED = (
    Reconstruction(
        "Links between cities",
        "games/tiletum/data.json: map, adjacent",
        "Nearest neighbours on the real map, none crossing another; long ways have a road space, and Wien and Venezia "
        "are joined so that the east is no dead end.",
        {f"{MAP[a].name} – {MAP[b].name}": "linked" for a, b in links() if (a, b) not in KNOWN_LINKS},
    ),
    Reconstruction(
        "House spaces and their bonuses",
        "games/tiletum/data.json: map, houses",
        "Most cities take one or two houses, some spaces are marked 3+ or 4, and bonuses are points or activating a "
        "building; points grow with the distance.",
        {MAP[city].name: "; ".join(map(_house, MAP[city].houses)) for city in CITIES},
    ),
    Reconstruction(
        "Spaces for bonus tiles, from how many players",
        "games/tiletum/data.json: map, tile_min_players",
        "So that tiles for the wheel and the king track are left in every round.",
        {
            MAP[city].name: f"from {MAP[city].tile_min_players}" if MAP[city].tile_min_players else "none"
            for city in CITIES
            if city not in KNOWN_TILE_SPACES
        },
    ),
    Reconstruction(
        "King track",
        "games/tiletum/data.json: king_track, values",
        "Four red spaces fit the rulebook's example, and the blue side rises smoothly through what is known.",
        {f"space {n - KING_VP.index(0):+}": f"{vp} VP" for n, vp in enumerate(KING_VP) if vp not in KNOWN_KING_VP},
    ),
    Reconstruction(
        "Corruption markers",
        "games/tiletum/data.json: corruption",
        "Six in all with 0, 1 and 2: split evenly.",
        {f"corruption {value}": f"{count} markers" for value, count in CORRUPTION.items()},
    ),
    Reconstruction(
        "Order of the printed actions",
        "games/tiletum/data.json: actions",
        "The rulebook explains them in this order; only the neighbours matter.",
        {"clockwise": ", ".join(ACTIONS)},
    ),
    Reconstruction(
        "Cathedrals: points of the tiles, and as many pillar spaces",
        "games/tiletum/data.json: cathedrals, and map, pillars",
        "Falling from top to bottom, 25 tiles in all. Whoever has a pillar may contribute once, so tiles and pillar "
        "spaces must be as many.",
        {MAP[city].name: _cathedral(city) for city in CATHEDRALS},
    ),
    Reconstruction(
        "Building cost tiles",
        "games/tiletum/data.json: cost_tiles",
        "One tile of 3 stone and 4 VP is known; the others rise through it, with costs of one die.",
        {
            f"{tile.stone} stone": f"{tile.vp} VP, {tile.copies} tiles"
            for tile in COST_TILES.values()
            if tile.id != UNAVAILABLE
        },
    ),
    Reconstruction(
        "City tiles",
        "games/tiletum/data.json: city_tiles",
        "Eight; Frankfurt and Verona are known, the others are fair towns without a cathedral, spread over the map.",
        {MAP[city].name: "1 tile" for city in CITY_TILES if city not in KNOWN_CITY_TILES},
    ),
    Reconstruction(
        "Points printed beside the fairs",
        "games/tiletum/data.json: fair_vp",
        "Round 3 is known to show 3; the others rise with the round.",
        {f"round {n}": f"{vp} VP" for n, vp in enumerate(FAIR_VP, start=1) if n != KNOWN_FAIR_ROUND},
    ),
    Reconstruction(
        "Contracts: how iron and wool are split",
        "games/tiletum/data.json: contracts",
        "In line with the contracts whose split is known.",
        {
            f"{CONTRACTS[name].iron + CONTRACTS[name].wool} goods for {CONTRACTS[name].vp} VP": (
                f"{CONTRACTS[name].iron} iron, {CONTRACTS[name].wool} wool"
            )
            for name in SPLIT_CONTRACTS
        },
    ),
    Reconstruction(
        "Contracts: which tile is in which deck, and its mark",
        "games/tiletum/data.json: contracts, deck and min_players",
        "Six bonus tiles and 18 contract tiles; one copy each.",
        {plain(c.id): f"{c.deck} tile, {MARKS[c.min_players]}" for c in CONTRACTS.values()},
    ),
    Reconstruction(
        "Contract offer: action points from left to right",
        "games/tiletum/data.json: contract_offer_cost",
        "1, 2 and 3 occur; the order is ours.",
        {f"space {n}": str(cost) for n, cost in enumerate(OFFER_COST, start=1)},
    ),
    Reconstruction(
        "Points of the contract spaces",
        "games/tiletum/data.json: contract_space_vp",
        "That they show points is known, not how many.",
        {f"space {n}": f"{vp} VP" for n, vp in enumerate(CONTRACT_SPACE_VP, start=1)},
    ),
    Reconstruction(
        "Crests: copies with 2 / 3 / 4 players",
        "games/tiletum/data.json: crests",
        "Six families in both decks, three tiles each.",
        {plain(crest): _counts(crest) for crest in CRESTS},
    ),
    Reconstruction(
        "Helpers: copies with 2 / 3 / 4 players",
        "games/tiletum/data.json: helpers, copies",
        "The kinds are in the rulebook; how many of each, and the 4 of gold and of points, are ours.",
        {plain(helper): _counts(helper) for helper in HELPERS},
    ),
    Reconstruction(
        "Characters: bonuses by the action that they boost",
        "games/tiletum/data.json: characters",
        "All 29 bonuses are in the rulebook; nine tiles for each action, five unmarked, two 3+ and two 4, are ours.",
        {
            f"{action}, {mark}": ", ".join(
                plain(c.bonus_id) for c in CHARACTERS.values() if c.type == action and c.min_players == players
            )
            for action in PLAIN_ACTIONS
            for players, mark in MARKS.items()
        },
    ),
)
