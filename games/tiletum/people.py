"""The character action and the buildings (TIL-9, TIL-15)."""

from engine.moves import Move
from engine.records import Public
from engine.seats import Seat
from engine.steps import Step, step
from games.tiletum.bonuses import CharacterBonus
from games.tiletum.data import BUILDINGS, CHARACTERS, OCCUPIED, PLAIN_ACTIONS, ROOMS, WAREHOUSE
from games.tiletum.events import BuildingCompleted, CharacterCame, OfferRefreshed, RoofHouseCame, Settled
from games.tiletum.moves import Hire, Refresh, Settle
from games.tiletum.state import Player, State
from games.tiletum.turn import PRICES, SPENDING, SPENT, add_points
from games.tiletum.warehouse import take

REFRESH = Refresh()
HIRES: dict[str, dict[str | None, Move]] = {
    character: {room: Hire(character, room) for room in (None, *ROOMS)} for character in CHARACTERS
}
SETTLES: dict[str, dict[str, Move]] = {
    character: {room: Settle(character, room) for room in ROOMS} for character in CHARACTERS
}
TYPE_OF: dict[str, str] = {character.id: character.type for character in CHARACTERS.values()}
BUILDING_OF: dict[str, int] = {room: place.building for room, place in ROOMS.items()}
FLOOR_OF: dict[str, int] = {room: place.floor for room, place in ROOMS.items()}

# ---------------------------------------------------------------- open rooms


def vacancies(player: Player) -> dict[str, list[str]]:
    """Type → empty rooms it may move into: those of its building, or of empty buildings (TIL-9.10)."""
    homes: dict[str, int] = {}
    inhabited: dict[int, bool] = {}
    empty: list[str] = []
    for room, character in player.rooms.items():
        if character:
            building = BUILDING_OF[room]
            homes[TYPE_OF[character]] = building
            inhabited[building] = True
        else:
            empty.append(room)
    free = [room for room in empty if BUILDING_OF[room] not in inhabited]
    return {
        kind: [room for room in empty if BUILDING_OF[room] == homes[kind]] if kind in homes else free
        for kind in PLAIN_ACTIONS
    }


# ---------------------------------------------------------------- the action


def character_choices(state: State, seat: Seat, points: int) -> list[Move]:
    """D10. Hiring may include a room: both prices are paid, and the tile passes through the warehouse."""
    found: list[Move] = []
    if not points:
        return found
    player = state.players[seat]
    open_rooms = vacancies(player)
    if len(player.warehouse) + len(player.using) < WAREHOUSE:
        for character in state.character_offer:
            if character:
                hires = HIRES[character]
                found.append(hires[None])
                found += [hires[room] for room in open_rooms[TYPE_OF[character]] if FLOOR_OF[room] < points]
    for tile in player.warehouse:
        if tile in CHARACTERS:
            settles = SETTLES[tile]
            found += [settles[room] for room in open_rooms[TYPE_OF[tile]] if FLOOR_OF[room] <= points]
    if any(state.character_offer):
        found.append(REFRESH)
    return found


def hire_price(state: State, seat: Seat, move: Hire) -> int:
    return 1 + (FLOOR_OF[move.room] if move.room else 0)


def settle_price(state: State, seat: Seat, move: Settle) -> int:
    return FLOOR_OF[move.room]


def refresh_price(state: State, seat: Seat, move: Refresh) -> int:
    return 1


def hire(state: State, seat: Seat, move: Hire) -> None:
    """Hire a character; the gap is filled at once (TIL-9.1)."""
    space = state.character_offer.index(move.character)
    take(state, seat, move.character, "characters")
    state.character_offer[space] = ""
    fill(state, space)
    if move.room:
        settle(state, seat, Settle(move.character, move.room))


def fill(state: State, space: int) -> None:
    """Fill a space of the offer; with an empty stack it stays empty (R-10)."""
    if any(state.character_stack.values()):
        character = state.draw(state.character_stack)
        state.character_offer[space] = character
        state.out.append(CharacterCame(character, space + 1))


def refresh(state: State, seat: Seat, move: Refresh) -> None:
    """Replace the offer (TIL-9.2, 9.3): the old tiles return to the stack after the new ones are drawn, or before if
    the stack is too small (R-9)."""
    old = [character for character in state.character_offer if character]
    state.out.append(OfferRefreshed(seat, tuple(old)))
    size = len(state.character_offer)
    fresh = min(sum(state.character_stack.values()), size)
    state.character_offer = [""] * size
    for space in range(fresh):
        fill(state, space)
    for character in old:
        state.character_stack[character] += 1
    for space in range(fresh, size):
        fill(state, space)


def settle(state: State, seat: Seat, move: Settle) -> None:
    """Move a character in (TIL-9.4 – 9.11): the roof house first, then the bonus, then completion (TIL-15.12)."""
    player, building = state.players[seat], BUILDING_OF[move.room]
    player.warehouse.remove(move.character)
    player.rooms[move.room] = move.character
    state.out.append(Settled(seat, move.character, move.room))
    if player.is_full(building):
        player.houses += 1
        state.out.append(RoofHouseCame(seat, building))
    state.then(CharacterBonus(seat, move.character), Completion(seat, building))


# ---------------------------------------------------------------- completed buildings


@step
class Completion(Step):
    """Complete a building with all rooms filled and a crest (TIL-15.3 – 15.6); the marker goes to its characters'
    action."""

    seat: Public[Seat]
    building: Public[int]

    def run(self, state: State) -> None:
        player, number = state.players[self.seat], self.building
        if number in player.completed or not player.crests[number - 1] or not player.is_full(number):
            return
        player.completed.append(number)
        if number == OCCUPIED:  # TIL-15.10
            state.out.append(BuildingCompleted(self.seat, number, "", 0))
            return
        action, points = TYPE_OF[player.characters(number)[0]], BUILDINGS[number].points
        player.markers[action] = points
        state.out.append(BuildingCompleted(self.seat, number, action, points))
        if state.action == action:
            add_points(state, self.seat, points, "building")


SPENDING["character"] = character_choices
PRICES.update({Hire: hire_price, Settle: settle_price, Refresh: refresh_price})
SPENT.update({Hire: hire, Settle: settle, Refresh: refresh})
