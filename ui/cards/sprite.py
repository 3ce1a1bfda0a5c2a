"""A card on the table: where it is, how it is turned, which side is up. And the pictures of that, kept ready.

Pictures come from the gallery at the size they are shown, get a soft shadow, are turned once per whole degree
and kept premultiplied, so that a frame only copies. A picture that the gallery delivers later replaces
the stand-in by itself: what is kept hangs on the very surface that it was made from.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi
from typing import NamedTuple

import pygame

from ui.base import theme
from ui.base.soft import blurred

RATIO = 5 / 7
KEPT = 192 * 2**20  # bytes of turned pictures
SHADOW = 0.075  # of a card's height, on each side
A_FRAME = 120_000  # pixels of newly turned pictures in one frame; one at least
SIZES = 80  # in which a card flies, from nothing to as large as it lies
FLAT = 0.995  # of its width: what shows less of it is being turned over
FALLS, HELD_HIGH = 0.70, 2.6  # from when on a card that drops falls, of its time, and how high it is held before
SHARP = 560  # a card is turned from a picture of twice its size if that is no higher: larger ones need it not

Part = tuple[int, int, int, int]  # of an upright card, in pixels from its corner: left, top, right, bottom


class Pose(NamedTuple):
    """How a card lies: centre, degrees, height in pixels, order above others, zone, and what is seen of it."""

    x: float
    y: float
    angle: float
    height: float
    z: int
    zone: int
    shown: object = None  # what is printed on the side that is up; None is the back
    level: int = -1  # the zone among whose cards it lies, if that is another: a card that is carried

    @property
    def order(self) -> tuple[int, int]:
        """What lies over what."""
        return (self.zone if self.level < 0 else self.level), self.z

    @property
    def rect(self) -> pygame.Rect:
        width = self.height * RATIO
        return pygame.Rect(round(self.x - width / 2), round(self.y - self.height / 2), round(width), round(self.height))


class CardSprite:
    """One card. It knows which card it stands for and where it is bound; the state knows everything else."""

    __slots__ = (
        "alpha", "angle", "card", "height", "home", "is_moving", "lift", "marking", "motion", "shown", "turn", "x", "y"
    )  # fmt: skip

    def __init__(self, card: int, marking: int, home: Pose) -> None:
        self.card, self.marking = card, marking
        self.is_moving = False
        self.motion: object = None  # the beat that moves it; an older one lets go
        self.lift = 0.0  # raised towards the eye: 0 lies on the table, 1 is held
        self.alpha = 255
        self.turn = 1.0  # 1 lies flat, 0 is seen from the edge
        self.place(home)

    def place(self, home: Pose) -> None:
        """Be at home, exactly."""
        self.home = home
        self.x, self.y, self.angle, self.height = home.x, home.y, home.angle, home.height
        self.shown = home.shown
        self.turn, self.lift, self.alpha = 1.0, 0.0, 255
        self.is_moving = False

    @property
    def pose(self) -> Pose:
        home = self.home
        return Pose(self.x, self.y, self.angle, self.height, home.z, home.zone, self.shown, home.level)

    @property
    def is_plain(self) -> bool:
        """Whether its face is seen as it lies there, neither turned over nor vanishing."""
        return self.shown is not None and self.turn >= FLAT and self.alpha == 255

    @property
    def seen(self) -> tuple[float, float]:
        """How large it is seen, beside how it rests, and by how many pixels raised: in the air it is nearer."""
        return self.height * (1 + 0.05 * self.lift) / round(self.home.height), self.lift * self.height * 0.04

    def covers(self, x: float, y: float) -> bool:
        """Whether this point lies on the card as it lies now (turned cards too)."""
        dx, dy = pygame.Vector2(x - self.x, y - self.y).rotate(self.angle)
        return abs(dx) <= self.height * RATIO / 2 and abs(dy) <= self.height / 2


class Glide:
    """Carry a sprite home. It starts from wherever the sprite is when its turn comes, and may turn it over.

    One that `drops` is over its place early, held high, and falls.
    """

    def __init__(
        self, sprite: CardSprite, home: Pose, seconds: float, arc: float = 0.0, drops: bool = False
    ) -> None:  # fmt: skip
        self.sprite, self.home, self.seconds, self.arc, self.drops = sprite, home, seconds, arc, drops
        self._passed = 0.0
        self._start: Pose | None = None

    def update(self, dt: float) -> bool:
        sprite, home = self.sprite, self.home
        if self._start is None:
            self._start = sprite.pose
            sprite.is_moving, sprite.motion = True, self
        elif sprite.motion is not self:
            return True
        self._passed += dt
        t = self._passed / self.seconds if self.seconds > 0 else 1.0
        if t >= 1:
            sprite.place(home)
            return True
        start, way = self._start, min(1.0, t / FALLS) if self.drops else t
        soft = way * way * (3 - 2 * way)
        sprite.x = start.x + (home.x - start.x) * soft
        sprite.y = start.y + (home.y - start.y) * soft - self.arc * 4 * way * (1 - way)
        sprite.angle = start.angle + (home.angle - start.angle) * soft
        sprite.height = start.height + (home.height - start.height) * soft
        if self.drops:
            fallen = max(0.0, (t - FALLS) / (1 - FALLS))
            sprite.lift = HELD_HIGH * soft * (1 - fallen * fallen)
        else:
            sprite.lift = max(sprite.lift * (1 - soft), 4 * t * (1 - t) * 0.5)
        sprite.home = home
        if start.shown is not home.shown:
            sprite.turn = abs(cos(pi * soft))
            sprite.shown = start.shown if soft < 0.5 else home.shown
        return False


class Nudge(Glide):
    """Lie a hair's breadth elsewhere, at once: a pile grows or shrinks by a card. What is under way glides there."""

    def update(self, dt: float) -> bool:
        if self._start is not None or self.sprite.is_moving:
            return super().update(dt)
        self.sprite.motion = self
        self.sprite.place(self.home)
        return True


class Carry(Glide):
    """Take a sprite somewhere that is not its home, and hold it there until the next motion."""

    def update(self, dt: float) -> bool:
        is_over = super().update(dt)
        if is_over and self.sprite.motion is self:
            self.sprite.is_moving = True
            self.sprite.lift = 0.0
        return is_over


class Fade:
    """Let a sprite vanish where it is and appear at home: for those who do not want things to fly."""

    def __init__(self, sprite: CardSprite, home: Pose, seconds: float) -> None:
        self.sprite, self.home, self.seconds = sprite, home, seconds
        self._passed = 0.0

    def update(self, dt: float) -> bool:
        if not self._passed:
            self.sprite.motion = self
        elif self.sprite.motion is not self:
            return True
        self._passed += dt
        t = self._passed / self.seconds if self.seconds > 0 else 1.0
        if t >= 1:
            self.sprite.place(self.home)
            return True
        if t >= 0.5 and self.sprite.pose != self.home:
            self.sprite.place(self.home)
        self.sprite.is_moving = True
        self.sprite.alpha = round(255 * abs(1 - 2 * t))
        return False


class Pictures:
    """Every picture of a card that the table copies to the screen, premultiplied and with its shadow.

    Where players bring decks, a marking says whose card it is and of which part of the deck, and all `owners` share the
    backs: one for each part. Elsewhere a marking is a back (`owners` is 1).
    """

    def __init__(self, gallery, game: str, face_of, owners: int = 1) -> None:
        self.gallery, self.game, self.face_of, self.owners = gallery, game, face_of, owners
        self._faces: dict[object, object] = {}  # what is asked of the gallery for each printed card
        self._kept: OrderedDict[tuple, tuple[pygame.Surface, object]] = OrderedDict()
        self._bytes = 0
        self._flown: dict[tuple, tuple] = {}  # how each card was last seen in the air
        self.room = self.a_frame = A_FRAME
        self.is_behind = False  # something was shown in another way than it lies, or without its light

    def begin_frame(self) -> None:
        """From here on so many pixels may be turned anew; what is over that comes in one of the next frames."""
        self.room, self.is_behind = self.a_frame, False

    def source(self, shown, marking: int, height: int, style: str = "board") -> pygame.Surface:
        """The gallery's picture of a face, or of the back if nothing is shown."""
        size = (max(8, round(height * RATIO)), max(11, height))
        if shown is None:
            return self.gallery.back(self.game, marking // self.owners, size)
        face = self._face(shown)
        return self.gallery.face(face._replace(marking=marking) if style == "full" else face, style, size)

    def is_ready(self, shown, marking: int, height: int, style: str = "board") -> bool:
        """Whether the gallery has that face (or knows that it never will); if not, it is asked for."""
        size = (max(8, round(height * RATIO)), max(11, height))
        face = self._face(shown)
        return self.gallery.glance(face._replace(marking=marking) if style == "full" else face, style, size) is not None

    def _face(self, shown):
        face = self._faces.get(shown)
        if face is None:
            face = self._faces[shown] = self.face_of(shown)
        return face

    def foresee(self, pose: Pose) -> None:
        """A card is bound to lie so: ask for its face, flying and lying, while it still shows its back."""
        height = round(pose.height)
        self.is_ready(pose.shown, -1, height)
        if round(pose.angle) and height * 2 <= SHARP:
            self.is_ready(pose.shown, -1, height * 2)

    def flat(self, marking: int, height: int) -> pygame.Surface:
        """The back of a card inside a pile: it throws no shadow."""
        source = self.source(None, marking, height)
        return self._made(("flat", id(source)), source, source.premul_alpha)

    def card(
        self, shown, marking: int, height: float, angle: float = 0.0, is_quick: bool = False, is_dim: bool = False
    ) -> pygame.Surface:
        """A card with its shadow, turned; its centre is the picture's centre. `is_quick` while it flies."""
        height, angle = round(height), round(angle)
        sharp = bool(angle) and height * 2 <= SHARP and not is_quick
        source = self.source(shown, marking, height * 2 if sharp else height)
        if is_dim:
            key = ("dim", id(source), height, angle)
            return self._made(key, source, lambda: dimmed(shadowed(source, height, angle)))
        key, who = ("card", id(source), height, angle), (shown, marking, height)
        if angle and key not in self._kept and not self._has_room(height):
            near = self._kept.get(self._flown.get(who))
            if near is not None:
                self.is_behind = True
                return near[0]
        if is_quick:
            self._flown[who] = key
        return self._made(key, source, lambda: shadowed(source, height, angle))

    def _has_room(self, height: int) -> bool:
        """Whether another picture of that height may be turned in this frame."""
        had, self.room = self.room, self.room - height * height * RATIO
        return had > 0

    def glow(
        self, height: float, angle: float, colour: theme.Colour, strength: float, part: Part | None = None
    ) -> pygame.Surface | None:  # fmt: skip
        """A soft frame of light around a card of that height, or around the part of it that is seen; None if this frame
        has no time to turn it."""
        height, angle = round(height), round(angle)
        key = ("glow", height, angle, colour, strength, part)
        if angle and key not in self._kept and not self._has_room(height):
            self.is_behind = True
            return None
        return self._made(key, None, lambda: glowing(height, angle, colour, strength, part))

    def large(self, shown, height: int, marking: int = -1, style: str = "full") -> pygame.Surface:
        """The full face for reading, with a shadow; `marking` is the sign of its deck, -1 = none."""
        source = self.source(shown, marking, height, style)
        return self._made(("large", id(source), height), source, lambda: shadowed(source, height, 0))

    @staticmethod
    def prepare(heights, glows) -> Iterator[object]:
        """Draw the shadows and lights of these sizes, one after the other."""
        for height in heights:
            for tall in (height, 2 * height) if 2 * height <= SHARP else (height,):
                yield shade((round(tall * RATIO), tall), height)
            for colour, strength in glows:
                yield upright_glow(height, colour, strength)

    def _sized(self, picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """A card in the air is nearer to the eye; those that fly one after the other do so with the same pictures."""
        key = ("sized", id(picture), size)
        return self._made(key, picture, lambda: pygame.transform.smoothscale(picture, size))

    def _made(self, key: tuple, source, make) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[0]
        picture = make()
        self._kept[key] = picture, source
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > KEPT and len(self._kept) > 1:
            old = self._kept.popitem(last=False)[1][0]
            self._bytes -= old.get_width() * old.get_height() * 4
        return picture

    def draw(self, target: pygame.Surface, sprite: CardSprite, is_dim: bool = False) -> pygame.Rect:
        """Put a sprite on the screen as it is now, and say where."""
        if not sprite.alpha:
            return pygame.Rect(round(sprite.x), round(sprite.y), 0, 0)
        rest = round(sprite.home.height)
        step = 2 if 2 * rest <= SHARP else 4  # degrees: each is a picture to be turned, and a large one takes its time
        angle = step * round(sprite.angle / step) if sprite.is_moving else sprite.angle
        picture = self.card(sprite.shown, sprite.marking, rest, angle, sprite.is_moving, is_dim)
        k, up = sprite.seen
        k = round(k * SIZES) / SIZES
        w, h = picture.get_size()
        if sprite.turn < FLAT:
            picture = pygame.transform.smoothscale(picture, (max(1, round(w * k * sprite.turn)), max(1, round(h * k))))
        elif k != 1:
            picture = self._sized(picture, (max(1, round(w * k)), max(1, round(h * k))))
        if sprite.alpha < 255:
            picture = picture.copy()
            picture.fill((sprite.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        rect = picture.get_rect(center=(round(sprite.x), round(sprite.y - up)))
        target.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        return rect


def put(target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Lay a premultiplied picture on the target, its centre at this place."""
    w, h = picture.get_size()
    target.blit(picture, (round(x) - w // 2, round(y) - h // 2), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=64)
def shade(size: tuple[int, int], height: int) -> pygame.Surface:
    """The soft shadow of a card of that size, on a picture with room around the card."""
    pad = round(size[1] * SHADOW)
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    dark = pygame.Rect((pad, pad), size).inflate(-pad * 0.5, -pad * 0.5).move(round(pad * 0.18), round(pad * 0.42))
    pygame.draw.rect(out, (0, 0, 0, 190), dark, border_radius=max(2, round(height * 0.035)))
    return blurred(out, round(pad * 0.36))


def shadowed(source: pygame.Surface, height: int, angle: int) -> pygame.Surface:
    """The picture of a card on top of its soft shadow, turned and premultiplied. Light comes from upper left."""
    shrink = height / source.get_height()
    pad = round(source.get_height() * SHADOW)
    out = shade(source.get_size(), height).copy()
    out.blit(source, (pad, pad))
    if angle or abs(shrink - 1) > 0.01:
        out = pygame.transform.rotozoom(out, angle, shrink)
    out.premul_alpha_ip()
    return out


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture as it lies in the dark; premultiplied, so its alpha stays."""
    picture.fill((150, 152, 166, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def glowing(
    height: int, angle: int, colour: theme.Colour, strength: float, part: Part | None = None
) -> pygame.Surface:  # fmt: skip
    """A frame of light around a card, turned and premultiplied. Shared. Where others cover the card there is none."""
    upright = upright_glow(height, colour, strength)
    if part is not None:
        whole, upright = upright, pygame.Surface(upright.get_size(), pygame.SRCALPHA)
        kept = lit_around(part, height, upright.get_size())
        upright.blit(whole, kept, kept)
    return pygame.transform.rotozoom(upright, angle, 1) if angle else upright


def lit_around(part: Part, height: int, size: tuple[int, int]) -> pygame.Rect:
    """What is kept of a light of that size around a card of which a part is seen: beyond the card only at its edges."""
    left, top, right, bottom = part
    width, (wide, high) = round(height * RATIO), size
    aside, above = (wide - width) // 2, (high - height) // 2
    x, y = aside + left if left > 0 else 0, above + top if top > 0 else 0
    return pygame.Rect(
        x, y, (aside + right if right < width else wide) - x, (above + bottom if bottom < height else high) - y
    )  # fmt: skip


def rim(height: int) -> int:
    """How far the bright line around a card reaches beyond it."""
    return max(1, round(height * 0.014))


def brackets(height: int) -> int:
    """How far the brackets at the corners of a card that is meant reach beyond it."""
    return round((halo(height) * 1.1 + max(2, round(height * 0.02))) / 2)


def halo(height: int) -> int:
    """The room that the light around a card has."""
    return max(6, round(height * 0.11))


@lru_cache(maxsize=128)
def upright_glow(height: int, colour: theme.Colour, strength: float) -> pygame.Surface:
    width, pad = round(height * RATIO), halo(height)
    out = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    out.fill((*colour, 0))
    card = pygame.Rect(pad, pad, width, height)
    corner = max(2, round(height * 0.05))
    pygame.draw.rect(out, (*colour, 255), card.inflate(pad * 0.5, pad * 0.5), border_radius=corner + pad // 3)
    out = blurred(out, round(pad * 0.30))
    out.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    edge = rim(height)
    pygame.draw.rect(out, (*colour, 255), card.inflate(edge * 2, edge * 2), edge + 1, border_radius=corner)
    if strength > 0.85:  # a mark that does not need its colour: brackets at the corners
        light = theme.mix(colour, (255, 255, 255), 0.2)
        around, reach, thick = card.inflate(pad * 1.1, pad * 1.1), width // 4, max(2, round(height * 0.02))
        for x, y, dx, dy in (
            (around.left, around.top, 1, 1), (around.right, around.top, -1, 1),
            (around.left, around.bottom, 1, -1), (around.right, around.bottom, -1, -1),
        ):  # fmt: skip
            pygame.draw.line(out, (*light, 255), (x, y), (x + dx * reach, y), thick)
            pygame.draw.line(out, (*light, 255), (x, y), (x, y + dy * reach), thick)
    out.premul_alpha_ip()
    return out
