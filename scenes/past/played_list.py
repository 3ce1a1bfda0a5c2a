"""The list of matches played: what is said of each, in two lines and a word."""

from __future__ import annotations

from datetime import date

import pygame

from art import glyphs
from game.builder.search import folded
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.match.kept import branched
from scenes.match.matches import when
from scenes.match.standing import grouped, opposed
from scenes.past import texts
from scenes.past.history import Played
from ui.base import plates, text, theme
from ui.widgets.press import ACTIVATE
from ui.widgets.scroll import Rows

HIGH, ICON = 74, 48  # logical units: a row, and the game's icon in it
GAP = "  ·  "  # between two things that are said of a match
INDENT = 34  # of a branch under the match that it is a branch of
SIGNS = {"won": ("crown", theme.GOOD), "lost": ("cross", theme.DANGER), "drawn": ("minus", theme.FADED),
         "played": ("hand", theme.BRASS), "watched": ("eye", theme.BRASS)}  # fmt: skip


def against(one: Played) -> str:
    """Who played whom, and how well the computer's seats play."""
    said = [
        name if kind == "human" else fill(texts.PLAYER_LEVEL, player=name, level=kind) for kind, name in one.players
    ]
    return opposed([" and ".join(said[seat] for seat in seats) for seats in grouped(one.teams)])


def under(one: Played) -> str:
    """The second line of a match: its game, its decks, how long it was and when."""
    return f"{about(one)}{GAP}{when(one.ended, date.today())}"


def about(one: Played) -> str:
    """The same without when it was: that is never cut."""
    decks = opposed(one.decks) if one.decks else ""
    branch = branched(one.at) if one.branch else ""
    helped = fill(texts.HINT_COUNT, n=one.helped) if one.helped else ""
    return GAP.join(filter(None, (one.title, decks, one.length, helped, branch)))


def outcome(one: Played) -> str:
    """How it went, in a word, or who won."""
    names = " and ".join(one.players[seat][1] for seat in one.won)
    return {"won": texts.WINS, "lost": texts.LOSSES, "drawn": texts.DRAWN, "": ""}.get(one.result, names)


def text_of(one: Played) -> str:
    """Text that a search looks through: players, levels, decks and the result."""
    return folded(" ".join((one.name, against(one), under(one), outcome(one), one.why, one.problem)))


def has_words(said: str, words: str) -> bool:
    """Whether each of these words stands in the text of a match."""
    return all(word in said for word in folded(words).split())


def is_meant(one: Played, words: str) -> bool:
    """Whether each of these words stands in the text of a match."""
    return has_words(text_of(one), words)


def plain(one: Played, depth: int) -> str:
    """A match as text, a branch further in: what it is called, how it went, and what else is said of it."""
    lines = [one.title, one.problem] if one.problem else list(filter(None, (one.name, against(one), under(one))))
    if not one.problem and one.result:
        lines[0] = f"{lines[0]}: {outcome(one)}"
    return "\n".join("    " * depth + line for line in lines)


class PlayedRows(Rows):
    """One match a row. Enter or a double click looks back on it."""

    def __init__(self, on_pick, on_open, gallery) -> None:
        super().__init__(0, HIGH, self._row, on_pick)
        self.on_open, self.gallery = on_open, gallery
        self.shown: list[tuple[Played, int]] = []  # and how deep a branch it is

    def show_these(self, shown: list[tuple[Played, int]], chosen: int) -> None:
        self.shown, self.count, self.chosen = shown, len(shown), chosen
        if self.scale:
            self.content(self.count * self.px(self.height))
        self.touch()

    def press(self, pos: tuple[int, int], clicks: int = 1) -> None:
        super().press(pos, clicks)
        if clicks >= 2 and self.grip is None and 0 <= self.row_at(pos) == self.chosen:
            self.on_open()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and 0 <= self.chosen < self.count:
            self.on_open()
            return True
        return super().key(event)

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, is_chosen: bool) -> None:
        one, depth = self.shown[index]
        plate = rect.inflate(0, -self.px(8))
        plate.x += self.px(INDENT * depth)
        plate.w -= self.px(INDENT * depth)
        plates.draw_plate(surface, "chosen" if is_chosen else "row", plate, self.u, 9)
        if depth:
            x, y = plate.x - self.px(INDENT / 2), plate.centery
            thick = max(1, self.px(1.4))
            pygame.draw.line(surface, theme.BRASS_DARK, (x, rect.y - self.px(2)), (x, y), thick)
            pygame.draw.line(surface, theme.BRASS_DARK, (x, y), (plate.x, y), thick)
        side = self.px(ICON)
        if one.game in RULESETS:
            icon = self.gallery.icon(one.game, side)
            surface.blit(icon, icon.get_rect(midleft=(plate.x + self.px(12), plate.centery)))
        right = self._result(surface, plate, one)
        left = plate.x + self.px(24) + side
        head = one.name or against(one) if not one.problem else one.title
        self._line(surface, head, "body-bold", theme.BODY, theme.PARCHMENT, left, right, plate.y + self.px(10))
        words, ink = (one.problem, theme.EMBER) if one.problem else (self.second(one, right - left), theme.FADED)
        self._line(surface, words, "body", theme.SMALL, ink, left, right, plate.y + self.px(37))

    def second(self, one: Played, wide: int) -> str:
        """The second line as it fits into so many pixels: what is left out or cut is what stands before the date."""
        px, ended = self.px(theme.SMALL), f"{GAP}{when(one.ended, date.today())}"
        more = f"{against(one)}{GAP}{about(one)}" if one.name else about(one)
        room = wide - text.width_of(ended, "body", px) - 1  # put together, two texts may be a pixel wider
        while text.width_of(more, "body", px) > room and more.count(GAP) > 2:
            more = more.rpartition(GAP)[0]
        return f"{text.shortened(more, 'body', px, max(1, room))}{ended}"

    def _result(self, surface: pygame.Surface, plate: pygame.Rect, one: Played) -> int:
        """How it went, at the right; where that begins."""
        if one.problem or not one.result:
            return plate.right - self.px(12)
        glyph, ink = SIGNS[one.result]
        px = self.px(theme.BODY)
        words = text.shortened(outcome(one), "body-bold", px, self.px(190))
        picture = text.render(text.escape(words), "body-bold", px, ink)
        right = plate.right - self.px(18)
        surface.blit(picture, (right - picture.get_width(), text.centred(plate, "body-bold", px)))
        sign = glyphs.glyph(glyph, self.px(18), ink)
        x = right - picture.get_width() - self.px(28)
        surface.blit(sign, sign.get_rect(midleft=(x, plate.centery)))
        return x - self.px(12)

    def _line(self, surface, words: str, role: str, size: float, ink, left: int, right: int, top: int) -> None:
        px = self.px(size)
        shown = text.shortened(words, role, px, max(1, right - left))
        surface.blit(text.render(text.escape(shown), role, px, ink), (left, top))
