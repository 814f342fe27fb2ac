"""Portrait picture: the city, the next scorings, churches and cities, one player's stock, the other players."""

from games.calimala.data import BUILDINGS, CITIES, MAX_WORKSHOPS
from games.calimala.pictures import city, council, mat, sites
from games.calimala.pictures.icons import icon
from games.calimala.scoring import counts
from games.calimala.state import WHITE, State
from games.calimala.words import status, terms
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import GAME, icon_of, phrase, tile_name
from render import portrait, sprites
from render.canvas import Frame, Style
from render.palette import CREAM, PAPER, SOFT_INK
from render.portrait import INNER
from render.scene import TEXT

CITY_K = {3: 0.84, 4: 0.7, 5: 0.57}
"""Scale of the city by number of players, each of whom needs a row."""
STOCK_K = 1.12
ACROSS, SITE_H, GAP = 3, 74, 8
ROW, NAME_W = 78, 318


class Portrait(portrait.Portrait[State, Highlights]):
    game = GAME

    def body(self) -> None:
        k = CITY_K[len(self.view.players)]
        self.column.add(city.HEIGHT * k, lambda f: self.florence(f, k))
        self.column.add(3 * (SITE_H + GAP) - GAP, self.sites)
        self.area(self.shown, 62 + mat.STORES_HEIGHT * STOCK_K, self.own)
        for seat in self.others:
            self.row(seat, ROW, lambda f, left, right, seat=seat: self.other(f, seat, left), NAME_W)  # type: ignore[misc]

    # ------------------------------------------------------------ the board

    def florence(self, f: Frame, k: float) -> None:
        """Draw the city, and beside it the next tiles with their leaders."""
        at = f.at(0, 0, k)
        city.draw_ground(at)
        city.draw_layout(at, self.view.layout, self.look.quiet, text=0)
        running = status.activation(self.view)
        active = (running.space, running.position) if running else None
        city.draw_towers(at, self.view, self.look.quiet, self.new, tag=TEXT / k, active=active)
        left = city.WIDTH * k + 12
        self.coming(f.at(left, 0), INNER - left, city.HEIGHT * k)

    def coming(self, f: Frame, wide: float, high: float) -> None:
        done = len(self.view.council)
        tiles = self.view.tiles[done : done + 1 + terms.SOON]
        if tiles:
            f.text(
                (4, 0, wide - 8, 38), phrase(self.lang, "calimala-render-next"), Style(TEXT, face="title", colour=CREAM)
            )
        step = (high - 42 + GAP) / (1 + terms.SOON)
        for number, tile in enumerate(tiles):
            at, tall = f.at(0, 42 + number * step), step - GAP
            fill, edge, thick = council.STATES[council.state_of(done + number, done)]
            at.put(sprites.panel(at.px(wide), at.px(tall), fill, edge, thick, 12, None), 0, 0)
            at.put(icon(icon_of(tile), at.px(52)), 36, tall / 2)
            at.name(f"tile {done + number + 1}", 0, 0, wide, tall)
            style = Style(TEXT, align="left", lines=2, least=TEXT, leading=0.95)
            at.text((68, 4, wide - 74, tall - 48), tile_name(self.lang, tile), style)
            sites.draw_standing(at.at(60, tall - 46), counts(self.view, tile), self.look.quiet, self.shown)
        if not tiles:
            f.put(icon("laurel", f.px(80)), wide / 2, high / 2)

    def sites(self, f: Frame) -> None:
        """Draw churches and cities with the share of each player."""
        wide = (INNER - (ACROSS - 1) * GAP) / ACROSS
        for number, place in enumerate((*BUILDINGS, *CITIES)):
            site = sites.scored_site(self.view, place, self.look, self.new)
            at = f.at(number % ACROSS * (wide + GAP), number // ACROSS * (SITE_H + GAP))
            at.put(sprites.panel(at.px(wide), at.px(SITE_H), PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
            at.put(icon(icon_of(place), at.px(44)), 28, 24)
            at.name(f"site {place}", 0, 0, wide, SITE_H)
            title = site.title.replace("Santa Maria del", "S. M. del")
            at.text((54, 2, wide - 60, 38), title, Style(TEXT, face="title", align="left", least=TEXT))
            sites.draw_tally(at.at(6, 34), site, self.look.quiet, wide - 8)

    # ------------------------------------------------------------ the players

    def own(self, f: Frame) -> None:
        mat.draw_stores(f.at(0, 62, STOCK_K), INNER / STOCK_K, self.shown, self.view, self.look.quiet, self.new)

    def other(self, f: Frame, seat: int, left: float) -> None:
        """Draw the counts of another player: discs, cards, goods, workshops, ships and houses."""
        player = self.view.players[seat]
        has = (
            (sprites.disc_top(self.look.palette, seat, "", f.px(34)), player.discs, 70),
            (sprites.disc_top(self.look.palette, WHITE, "", f.px(34)), player.whites, 52),
            (icon("card", f.px(38)), len(player.hand), 66),
            (icon("cube", f.px(38)), sum(player.store.values()) + sum(player.workshops[:MAX_WORKSHOPS]), 64),
            (icon("workshop", f.px(38)), len(player.workshops), 52),
            (icon("ship", f.px(38)), player.ships, 52),
            (icon("house", f.px(38)), len(player.houses), 54),
        )
        for sprite, count, wide in has:
            f.put(sprite, left + 18, ROW / 2)
            f.text((left + 37, 4, wide - 36, ROW - 8), str(count), Style(TEXT, face="heavy", align="left"))
            left += wide


draw = Portrait.draw
