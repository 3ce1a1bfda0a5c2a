"""The picture of the table in two layers: what rests is put together once and kept, what moves comes on top.

`Shown` says what there is to see; the resting layer is made anew only when something in it is different.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from art.wanted import Well
from ui.base import plates, text, theme
from ui.base.canvas import Target
from ui.base.resting import Piece, RestingLayer
from ui.cards import nametag as tags
from ui.cards.nametag import PLAIN, nametag, role_of
from ui.cards.sprite import RATIO, put, rim
from ui.shows.show import Show
from ui.table import hud
from ui.table import plate as hud_plate
from ui.table.board import FOREMOST, RAISED, Board
from ui.table.effects import Effects
from ui.table.log import Log
from ui.table.marks import Mark, draw_mark
from ui.table.pointer import Clear
from ui.table.wells import BESIDE, wells
from ui.table.zone_painter import MEANT, ZonePainter
from ui.table.zones import draw_nobody

WORDS_WIDE = 430  # logical: longer words at a place are wrapped
LIFTABLE, TARGET, FOOT, HELD, PAYS = "liftable", "target", "foot", "held", "pays"
GLOWS = {
    LIFTABLE: (theme.BRASS, 0.42),
    TARGET: (theme.BRASS_LIGHT, 0.9),
    FOOT: (theme.BRASS_LIGHT, 0.6),  # of a column in which a free place is lit: that has the brackets
    MEANT: ((255, 255, 255), 1.0),
    HELD: (theme.GOOD, 0.8),
    PAYS: ((104, 190, 255), 0.95),
}


class Shown(NamedTuple):
    """What the table shows besides its cards."""

    plates: tuple[hud_plate.PlateInfo, ...]  # by place, the watcher first
    thinking: int  # the place whose player is thinking, or -1
    round_words: str
    chip: str
    prompt: str
    mode: str  # asked, waiting or window
    glows: tuple[tuple[int, str], ...]  # cards and their light
    zones: tuple[tuple[int, str], ...]  # zones and their light
    stage: object = None  # what is printed on the card in question
    raised: int = -1  # a card of the hand under the mouse
    held: int = -1
    marks: tuple[tuple[int, Mark], ...] = ()  # what cards in play show besides their faces
    stage_words: str = ""
    spots: tuple[tuple[pygame.Rect, str], ...] = ()  # free places in columns where the held card may stand, their light
    is_said: bool = True  # whether the ribbon says what is asked
    panels: tuple[Piece, ...] = ()  # what only this game has, where it lies still


class TablePainter:
    """Draws a board and its surroundings at the size of the window."""

    def __init__(self, board: Board, effects: Effects, log: Log, gallery, game: str, show: Show) -> None:
        self.board, self.effects, self.log, self.gallery, self.game = board, effects, log, gallery, game
        self.show = show
        self.layer = RestingLayer()
        self._rest: pygame.Surface | None = None
        self._made_of: object = None
        self._ground: tuple[object, pygame.Surface] | None = None
        self.wells: tuple[Well, ...] = ()
        self.zones = ZonePainter(board, game, show)
        self.u = self.k = 1.0

    def fit(self, u: float, k: float) -> None:
        self.u, self.k = u, k
        table = self.board.table
        self.wells = wells(table, k, self.show.places.unmarked)
        self.zones.fit(u, k)
        self._made_of = None
        self.layer.forget()

    def place(self, name: str) -> pygame.Rect:
        """Where a panel is. The ribbon does not grow with a tall window: it stays a ribbon."""
        rect = hud.to_rect(self.board.table.places[name])
        if name == "prompt":
            high = min(rect.h, round(self.board.map.places[name].h * self.k * 1.15))
            rect = pygame.Rect(rect.x, rect.centery - high // 2, rect.w, high)
        return rect

    def asking_places(self) -> list[pygame.Rect]:
        """Where the table says what is asked, and how much time there is for it."""
        return [self.place(name) for name in ("prompt", *self.show.places.panels) if name not in BESIDE]

    def ground(self, size: tuple[int, int]) -> pygame.Surface:
        source = self.gallery.surface(self.game, size, self.wells)
        if self._ground is None or self._ground[0] is not source:
            is_clear = source.get_flags() & pygame.SRCALPHA
            self._ground = source, source.convert() if is_clear else source
        return self._ground[1]

    def prepare(self) -> Iterator[object]:
        """Draw the plates that come and go in the middle of a match, one after the other."""
        nowhere, prompt, stage = pygame.Surface((1, 1)), self.place("prompt"), self.place("stage")
        for look in hud.LOOK.values():
            yield plates.draw_plate(nowhere, look, prompt, self.u, raised=10)
        for look in ("dialog", "ice"):
            yield plates.draw_plate(nowhere, look, stage, self.u, raised=12)

    # The resting layer

    def rest(self, size: tuple[int, int], shown: Shown) -> pygame.Surface:
        """Everything that lies still, drawn anew where it is not what it was. A frame of the table begins with it."""
        was_behind = self.board.pictures.is_behind
        self.board.pictures.begin_frame()
        lying = [s for s in self.board.resting if s.card not in (shown.raised, shown.held)]
        strips = self.board.named_strips()
        made_of = (
            size, self.u, self.ground(size), shown.plates, shown.round_words, shown.zones, self.log.version,
            shown.stage is None, shown.glows, shown.marks, shown.spots, [(s.card, s.marking, s.home) for s in lying],
            self.zones.counts(), self.gallery.version, self.zones.alight(), strips,
            self.is_asking_flat and self.asked(shown), [piece.what for piece in shown.panels],
        )  # fmt: skip
        if made_of != self._made_of or was_behind:
            self._made_of = made_of
            self._rest = self.layer.show(self.ground(size), self.pieces(shown, lying, strips))
        return self._rest

    def pieces(self, shown: Shown, lying: list, strips: dict[int, int]) -> list[Piece]:
        """All that lies still, lowest first, with a little more room than each needs: shadows, rims and lights."""
        lit, glows, marks = dict(shown.zones), dict(shown.glows), dict(shown.marks)
        unmarked = self.show.places.unmarked
        found = [
            self.zones.zone_piece(index, lit.get(index)) for index, zone in enumerate(self.board.layout.zones)
            if (zone.name not in unmarked or index in lit) and self.board.zone(index).layout != "attached"
        ]  # fmt: skip
        role = self.role_of_hand(lying, strips)
        ahead = [sprite for sprite in lying if sprite.home.level == FOREMOST]
        for sprites in ([sprite for sprite in lying if sprite.home.level != FOREMOST], ahead):
            if sprites is ahead and self.board.forward:
                found.append(self.arena_piece())
            found += [
                self.card_piece(s, glows.get(s.card), marks.get(s.card), strips.get(s.card, 0),
                                PLAIN if self.board.is_in_field(s.card) else role)
                for s in sprites
            ]  # fmt: skip
            for sprite in sprites:  # over their neighbours: a number is never hidden
                if (mark := marks.get(sprite.card)) is not None:
                    found.append(self.mark_piece(sprite.home, mark.within(sprite.home, strips.get(sprite.card, 0))))
            under = self.board.covered([sprite.card for sprite in sprites if sprite.card in glows])
            found += [self.rim_piece(self.board.sprites[card], glows[card]) for card in under]
        found += [self.zones.spot_piece(rect, light) for rect, light in shown.spots]
        found += [self.zones.count_piece(index, count) for index, count in self.zones.counts()]
        found += [self.plate_piece(n, info) for n, info in enumerate(shown.plates)]
        found.append(self.round_piece(shown.round_words))
        if shown.stage is None:
            what = ("log", self.log.version, tuple(self.log.rect))
            found.append(Piece(what, self.with_edge(self.log.rect), self.log.draw))
        if self.is_asking_flat:
            found += self.asking_pieces(shown)
        return [*found, *shown.panels]

    @property
    def is_asking_flat(self) -> bool:
        """Whether what is asked lies with all that rests: unless the table is cold, for it is not."""
        return self.effects.tint is None

    def asked(self, shown: Shown) -> tuple:
        """All that the look of what is asked depends on."""
        return shown.chip, shown.prompt, shown.mode, shown.is_said, shown.stage, shown.stage_words

    def asking_pieces(self, shown: Shown) -> list[Piece]:
        """The card that asks, and the ribbon."""
        found = []
        if shown.stage is not None:
            rect, (picture, _) = self.place("stage"), self.staged(shown)
            what = ("stage", shown.stage, shown.stage_words, shown.mode == "window", picture)
            found.append(Piece(what, self.with_edge(rect), lambda target: self.draw_stage(target, shown)))
        if shown.is_said:
            what = ("prompt", shown.chip, shown.prompt, shown.mode)
            rect = self.with_edge(self.place("prompt"))
            found.append(Piece(what, rect, lambda target: self.draw_prompt(target, shown)))
        return found

    def draw_asked(self, target: Target, shown: Shown) -> None:
        """What is asked, over all that rests, if it does not lie with it."""
        if not self.is_asking_flat:
            for piece in self.asking_pieces(shown):
                piece.paint(target)

    def arena_piece(self) -> Piece:
        """The ground on which both sides face each other, with a place for who may still come."""
        rect, free = hud.to_rect(self.board.arena), [pose.rect for pose in self.board.nobody]

        def paint(target: pygame.Surface) -> None:
            plates.draw_plate(target, "dialog", rect, self.u, radius=14, raised=22)
            for place in free:
                draw_nobody(target, place, self.k)

        return Piece(("arena", tuple(rect), tuple(map(tuple, free))), self.with_edge(rect), paint)

    def with_edge(self, rect: pygame.Rect) -> pygame.Rect:
        """With room for the shadow and the light around a plate."""
        edge = round(40 * max(self.u, self.k))
        return rect.inflate(edge, edge)

    def plate_piece(self, n: int, info: hud_plate.PlateInfo) -> Piece:
        at, u = self.place(f"plate-{n}"), min(self.u, self.k * 1.2)
        dial = self.show.plates.dial
        return Piece(
            ("plate", n, info), self.with_edge(at), lambda target: hud_plate.draw_player(target, at, info, u, dial)
        )  # fmt: skip

    def round_piece(self, words: str) -> Piece:
        at = self.place("round")
        return Piece(("round", words), self.with_edge(at), lambda target: hud.draw_round(target, at, words, self.u))

    def role_of_hand(self, lying: list, strips: dict[int, int]) -> str:
        """The typeface of the names that are set anew on the cards of a hand: one for all of them."""
        held = [s for s in lying if s.card in strips and not self.board.is_in_field(s.card)]
        if not held:
            return PLAIN
        return role_of(tuple((s.home.shown.name, strips[s.card]) for s in held), round(held[0].home.height))

    def card_piece(self, sprite, glow: str | None, mark: Mark | None, strip: int = 0, role: str = PLAIN) -> Piece:
        """A card that lies; of one that is half covered, so many pixels are seen (`strip`), and its name is set anew in
        the typeface `role`."""
        picture, pose = self.picture(sprite, mark), sprite.home
        light = self.light(sprite, glow, strip) if glow else None
        size = [max(sides) for sides in zip(picture.get_size(), light.get_size() if light else (0, 0), strict=True)]
        rect = pygame.Rect(0, 0, size[0] + 4, size[1] + 4)
        rect.center = round(pose.x), round(pose.y)
        is_held = strip != 0 and not self.board.is_in_field(sprite.card)
        numbers = self.show.cards.hidden(pose.shown) if is_held else ()
        foot = self.show.cards.named_to(pose.shown) if strip else 0.0
        high = self.show.cards.name_high if is_held and strip >= round(pose.height * RATIO) else tags.HIGH

        def paint(target: pygame.Surface) -> None:
            if light is not None:
                put(target, light, pose.x, pose.y)
            put(target, picture, pose.x, pose.y)
            if strip:
                tag = nametag(pose.shown.name, strip, round(pose.height), round(pose.angle), foot, role, numbers, high)
                if tag is not None:
                    put(target, tag, pose.x, pose.y)

        return Piece(("card", sprite.card, picture, light, pose, strip, role), rect, paint)

    def light(self, sprite, glow: str, strip: int) -> pygame.Surface | None:
        """The light around what is seen of a card: around all of it, it would seem to be of those that lie over it."""
        pose, area, seen = sprite.home, self.board.area_of(sprite.card), self.board.seen_of(sprite.card)
        wide, high = round(pose.height * RATIO), round(pose.height)
        part = max(0, wide + strip if strip < 0 else 0), round(seen.y - area.y), strip if strip > 0 else wide, high
        whole = (0, 0, wide, high)
        return self.board.pictures.glow(pose.height, pose.angle, *GLOWS[glow], None if part == whole else part)

    def rim_piece(self, sprite, glow: str) -> Piece:
        """The upper edge of what is seen of a card under others, in its light, over their shadows."""
        seen, edge = self.board.seen_of(sprite.card), rim(round(sprite.home.height))
        line = pygame.Rect(round(seen.x) - edge, round(seen.y) - 1, round(seen.w) + 2 * edge, edge + 1)
        return Piece(("rim", tuple(line), glow), line, lambda target: target.fill(GLOWS[glow][0], line))

    def mark_piece(self, pose, mark: Mark) -> Piece:
        rect = pygame.Rect(0, 0, round(pose.height * 2.2), round(pose.height * 2.2))
        rect.center = round(pose.x), round(pose.y)
        return Piece(("mark", pose, mark), rect, lambda target: draw_mark(target, pose, mark, self.game))

    def clear(self) -> Clear:
        """What is to be read on the table: nothing that points at something hides it without need."""
        counts = [self.zones.count_of(index, count)[0] for index, count in self.zones.counts()]
        said = [self.place(name) for name in ("round", *(f"plate-{n}" for n in range(self.board.layout.seats)))]
        names = [name for n in range(len(self.board.layout.zones)) if (name := self.zones.letters_of(n)) is not None]
        cards = [sprite.home.rect for sprite in self.board.sprites.values()]
        read = [*counts, *said, *self.asking_places(), *self.zones.hollows(), self.log.rect]
        return Clear(names, read, cards)

    def picture(self, sprite, mark: Mark | None = None) -> pygame.Surface:
        """A resting card; in a pile only the lowest throws a shadow, and some lie in the dark."""
        pictures = self.board.pictures
        if sprite.home.z and sprite.shown is None and self.board.is_pile(sprite.home.zone):
            return pictures.flat(sprite.marking, round(sprite.height))
        is_dim = mark is not None and mark.is_dim
        return pictures.card(sprite.shown, sprite.marking, sprite.height, sprite.angle, is_dim=is_dim)

    # What comes on top

    def draw_stage(self, target: pygame.Surface, shown: Shown) -> None:
        """The card that asks, in the place of the log, with what it does in words large enough to read."""
        rect = self.place("stage")
        plates.draw_plate(target, "ice" if shown.mode == "window" else "dialog", rect, self.u, raised=12)
        gap, (picture, high) = round(11 * self.k), self.staged(shown)
        if not shown.stage_words:
            put(target, picture, *rect.center)
            return
        put(target, picture, rect.centerx, rect.top + gap + high / 2)
        top = rect.top + high + 2 * gap
        room = pygame.Rect(rect.x + gap, top, rect.w - 2 * gap, rect.bottom - gap - top)
        px = hud.wrapped(shown.stage_words, "body", round(17 * self.u), (room.w, round(room.h / 1.1)))
        words = text.render(shown.stage_words, "body", px, theme.PARCHMENT, room.w, "center", 1.12)
        target.blit(words, words.get_rect(center=room.center))

    def staged(self, shown: Shown) -> tuple[pygame.Surface, int]:
        """The card that asks, and its height: its board face over words; where there are none, as large as there is
        room the face for reading, as soon as that is there."""
        rect, gap, pictures = self.place("stage"), round(11 * self.k), self.board.pictures
        high = round(self.board.hand_height)
        if not shown.stage_words:
            high = round(min(rect.h - 2 * gap, (rect.w - 2 * gap) / RATIO))
            if pictures.is_ready(shown.stage, -1, high, "full"):
                return pictures.large(shown.stage, high), high
        return pictures.card(shown.stage, 0, high), high

    def draw_prompt(self, target: pygame.Surface, shown: Shown) -> None:
        hud.draw_prompt(target, self.place("prompt"), shown.chip, shown.prompt, shown.mode, self.u, self.k)

    def draw_thinking(self, target: pygame.Surface, place: int, info: hud_plate.PlateInfo, turn: int) -> None:
        at = hud_plate.thinking_at(self.place(f"plate-{place}"), info, min(self.u, self.k * 1.2))
        sign = hud_plate.hourglass(at.w, turn)
        target.blit(sign, sign.get_rect(center=at.center))

    def draw_warm(self, target: pygame.Surface, glows: tuple[tuple[int, str], ...]) -> None:
        """While the table is cold, what may be used stays warm."""
        pictures = self.board.pictures
        for card, glow in glows:
            sprite = self.board.sprites[card]
            if not sprite.is_moving:
                self.draw_glow(target, sprite, glow)
                pictures.draw(target, sprite)

    def draw_glow(self, target: pygame.Surface, sprite, glow: str) -> None:
        colour, strength = GLOWS[glow]
        light = self.board.pictures.glow(sprite.home.height, sprite.angle, colour, strength)
        if light is not None:
            put(target, light, sprite.x, sprite.y)

    def draw_raised(self, target: pygame.Surface, shown: Shown) -> None:
        """The card of the hand under the mouse (or lifted by a click), upright and a little out of the fan."""
        card = shown.raised if shown.raised >= 0 else shown.held
        if card < 0 or self.board.sprites[card].is_moving:
            return
        sprite, glow = self.board.sprites[card], dict(shown.glows).get(card)
        pose = self.raised_pose(card, card == shown.held)
        if glow:
            colour, strength = GLOWS[glow]
            light = self.board.pictures.glow(pose.height, 0, colour, strength)
            put(target, light, pose.x, pose.y)
        picture = self.board.pictures.card(sprite.shown, sprite.marking, pose.height, 0)
        put(target, picture, pose.x, pose.y)
        if (mark := dict(shown.marks).get(card)) is not None:
            draw_mark(target, pose, mark, self.game, is_whole=True)

    def raised_pose(self, card: int, is_held: bool):
        home = self.board.sprites[card].home
        place = self.board.zone(home.zone)
        if place.layout != "fan" or self.board.layout.zones[home.zone].seat != self.board.watcher:
            return home
        up = home.height * (RAISED * 1.6 if is_held else RAISED)
        y = min(home.y - up, self.board.table.size[1] - home.height / 2 - 6 * self.k)
        asked = self.place("prompt")
        if asked.bottom <= home.y - home.height / 2:  # what is asked is read while one looks for an answer
            y = max(y, asked.bottom + home.height / 2)
        return home._replace(y=y, angle=0.0)

    def draw_moving(self, target: pygame.Surface, shown: Shown) -> None:
        """What lies in the dark is in the dark on its way as well, and what has changed on a card goes with it; not
        while it is turned over."""
        marks = dict(shown.marks)
        for sprite in self.board.moving:
            mark = marks.get(sprite.card)
            self.board.pictures.draw(target, sprite, mark is not None and mark.is_dim)
            if mark is not None and sprite.is_plain:
                k, up = sprite.seen
                pose = sprite.home._replace(x=sprite.x, y=sprite.y - up, angle=sprite.angle)
                draw_mark(target, pose, mark, self.game, is_whole=True, k=k)

    def draw_words_at(self, target: pygame.Surface, words: str, x: float, y: float, is_above: bool = False) -> None:
        """What a drop would do, under this place or over it."""
        shown = self.words_shown(words)
        rect = self.words_plate(shown)
        rect.midtop = round(x), round(y)
        if is_above:
            rect.bottom = round(y)
        self.draw_words(target, shown, rect)

    def draw_words_by(
        self, target: pygame.Surface, words: str, about: pygame.Rect, clear: Sequence[pygame.Rect] = (),
        is_above: bool = False,
    ) -> None:  # fmt: skip
        """What a drop would do, under the card that is carried, or over it where there is no room, or the other way
        round; beside it where that would hide what has to stay `clear`."""
        shown, gap = self.words_shown(words), round(8 * self.u)
        rect, window = self.words_plate(shown), target.get_rect()
        under, over, right, left = (rect.copy() for _ in range(4))
        under.midtop, over.midbottom = (about.centerx, about.bottom + gap), (about.centerx, about.top - gap)
        right.midleft, left.midright = (about.right + gap, about.centery), (about.left - gap, about.centery)
        first = (over, under) if is_above else (under, over)
        beyond = [rect.copy() for _ in clear for _ in range(2)]
        for panel, down, up in zip(clear, beyond[::2], beyond[1::2], strict=True):
            down.midtop, up.midbottom = (about.centerx, panel.bottom + gap), (about.centerx, panel.top - gap)
        places = [place for place in (*first, right, left, *beyond) if place.top >= 0 and place.bottom <= window.bottom]
        free = [place for place in places if place.clamp(window).collidelist(clear) < 0
                and not place.clamp(window).colliderect(about)]  # fmt: skip
        self.draw_words(target, shown, (free or places or first)[0])

    def words_shown(self, words: str) -> pygame.Surface:
        px = round(theme.SMALL * self.u)
        widest = round(WORDS_WIDE * self.u)
        wraps = max(text.size(line, "body-bold", px)[0] for line in words.split("\n")) > widest
        return text.render(words, "body-bold", px, theme.PARCHMENT, widest if wraps else 0, "center")

    def words_plate(self, shown: pygame.Surface) -> pygame.Rect:
        return shown.get_rect().inflate(round(20 * self.u), round(9 * self.u))

    def draw_words(self, target: pygame.Surface, shown: pygame.Surface, rect: pygame.Rect) -> None:
        rect.clamp_ip(target.get_rect())
        plates.draw_plate(target, "panel", rect, self.u, radius=7, raised=6)
        target.blit(shown, shown.get_rect(center=rect.center))
