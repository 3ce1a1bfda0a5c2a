"""A small picture of who sits where round the table, with partners joined."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from ui.base import plates, text, theme
from ui.widgets.widget import Widget

PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Clockwise from the first player, who sits nearest to the one who looks."""
TEAMS = (theme.BRASS, theme.AZURE)


@lru_cache(maxsize=32)
def gem(seat: int, side: int) -> pygame.Surface:
    """A round stone in the seat's colour with its number. Shared."""
    colour = theme.SEATS[seat]
    disc = plates.shape(
        (side, side),
        side // 2,
        (*theme.mix(colour, (255, 255, 255), 0.25), 255),
        (*theme.mix(colour, (0, 0, 0), 0.4), 255),
    )
    px = round(side * 0.52)
    number = text.render(str(seat + 1), "number", px, theme.INK)
    spot = disc.get_rect()
    disc.blit(number, number.get_rect(centerx=spot.centerx, y=text.centred(spot, "number", px)))
    return disc


@lru_cache(maxsize=8)
def setting(team: int, side: int) -> pygame.Surface:
    """The ring in which a team's stones are set. Shared."""
    return plates.shape((side, side), side // 2, (*TEAMS[team], 255))


class SeatMark(Widget):
    """The stone of one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def draw(self, surface: pygame.Surface) -> None:
        stone = gem(self.seat, min(self.rect.size))
        surface.blit(stone, stone.get_rect(center=self.rect.center))


class Seating(Widget):
    """The table from above: names in the order of the seats, and the team of each; two of a team are partners."""

    HIGH = 114

    def __init__(self, names: Sequence[str], teams: Sequence[int]) -> None:
        super().__init__()
        self.names, self.teams = list(names), list(teams)

    def say(self, names: Sequence[str]) -> None:
        """Other names from now on."""
        if list(names) != self.names:
            self.names = list(names)
            self.touch()

    def _board(self) -> pygame.Rect:
        board = pygame.Rect(0, 0, self.px(190), self.px(44))
        board.center = self.rect.center
        return board

    def _spots(self) -> list[tuple[int, int]]:
        board = self._board()
        where = {"bottom": board.midbottom, "top": board.midtop, "left": board.midleft, "right": board.midright}
        return [where[place] for place in PLACES[len(self.names)]]

    def draw(self, surface: pygame.Surface) -> None:
        board = self._board()
        plates.draw_plate(surface, "dialog", board, self.u, board.h / self.u / 2, raised=8)
        spots = self._spots()
        has_partners = len(set(self.teams)) < len(spots)
        for team in sorted(set(self.teams)) if has_partners else ():
            a, b = (spot for spot, each in zip(spots, self.teams, strict=True) if each == team)
            self._thread(surface, a, b, TEAMS[team])
        side = self.px(26)
        for seat, (spot, place) in enumerate(zip(spots, PLACES[len(spots)], strict=True)):
            stone = gem(seat, side)
            if has_partners:
                ring = setting(self.teams[seat], side + self.px(6))
                surface.blit(ring, ring.get_rect(center=spot))
            surface.blit(stone, stone.get_rect(center=spot))
            self._name(surface, seat, spot, place, side)

    def _thread(self, surface: pygame.Surface, a: tuple[int, int], b: tuple[int, int], colour: theme.Colour) -> None:
        """A row of dots from one partner to the other."""
        length = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        count = max(2, length // self.px(9))
        for n in range(count + 1):
            x, y = a[0] + (b[0] - a[0]) * n / count, a[1] + (b[1] - a[1]) * n / count
            pygame.draw.aacircle(surface, theme.mix(colour, theme.DUSK, 0.35), (x, y), max(1.0, self.u * 1.4))

    def _name(self, surface: pygame.Surface, seat: int, spot: tuple[int, int], place: str, side: int) -> None:
        px = self.px(theme.SMALL)
        gap = side // 2 + self.px(8)
        if place in ("left", "right"):
            edge = spot[0] - gap - self.rect.left if place == "left" else self.rect.right - spot[0] - gap
            room = max(1, edge)
        else:
            room = self.rect.w
        words = text.shortened(self.names[seat], "body-bold", px, room)
        picture = text.render(text.escape(words), "body-bold", px, theme.PARCHMENT)
        where = {
            "bottom": {"midtop": (spot[0], spot[1] + gap - self.px(4))},
            "top": {"midbottom": (spot[0], spot[1] - gap + self.px(4))},
            "left": {"midright": (spot[0] - gap, spot[1])},
            "right": {"midleft": (spot[0] + gap, spot[1])},
        }[place]
        surface.blit(picture, picture.get_rect(**where))
