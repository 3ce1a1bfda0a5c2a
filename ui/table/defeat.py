"""A card that is lost: it cracks where it was struck, and burns away to embers."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, sin
from random import Random

import pygame
from PIL import Image

from ui.base import theme
from ui.cards.sprite import RATIO, Pictures, Pose
from ui.table.effects import Effects, Flare, add_faded

STAGES = 14  # of burning that are kept
EMBER: theme.Colour = (255, 138, 60)
BURNT = 0.55  # how dark a card is when the last of it goes
CRACKED, BURNS = 0.16, 0.62  # seconds
FINE = 360  # pixels of a card's height in which it burns
SOFT = 14  # of 255: how soft the edge of the fire is


class Cracks(Flare):
    """Lines of light that run across a card and stay for a while."""

    def __init__(self, effects: Effects, pose: Pose, seconds: float = 0.5) -> None:
        super().__init__(effects, seconds)
        self.pose = pose

    def paint(self, surface: pygame.Surface, t: float) -> None:
        level = min(1.0, t * self.seconds / 0.06) * min(1.0, (1 - t) * 3)
        draw_cracks(surface, self.pose, level)


class Burning(Flare):
    """A card as it was seen when it was lost: cracks run over it, and it burns from its edges to the middle."""

    def __init__(self, effects: Effects, pictures: Pictures, pose: Pose, marking: int) -> None:
        super().__init__(effects, CRACKED + BURNS)
        self.pictures, self.pose, self.marking = pictures, pose, marking

    def card(self) -> pygame.Surface:
        """The card as it was, of no more pixels than fire needs."""
        pose, height = self.pose, round(self.pose.height)
        source = self.pictures.source(pose.shown, self.marking, height)
        return source if height <= FINE else smaller(source, FINE)

    def paint(self, surface: pygame.Surface, t: float) -> None:
        pose, now = self.pose, t * self.seconds
        burnt = max(0.0, (now - CRACKED) / BURNS)
        stage = min(STAGES - 1, int(burnt * STAGES))
        card = self.card().copy()
        dark = round(255 * (1 - BURNT * burnt))
        card.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if burnt:
            card.blit(left_of(card.get_size(), stage), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            card.blit(fire_of(card.get_size(), stage), (0, 0))
        grown = pose.height / card.get_height()
        if pose.angle:
            card = pygame.transform.rotozoom(card, pose.angle, grown)
        elif grown > 1.01:
            card = pygame.transform.smoothscale(card, (round(pose.height * RATIO), round(pose.height)))
        surface.blit(card, card.get_rect(center=(round(pose.x), round(pose.y))))
        draw_cracks(surface, pose, min(1.0, now / 0.05) * (1 - min(1.0, burnt * 1.6)))


@lru_cache(maxsize=4)
def smaller(source: pygame.Surface, height: int) -> pygame.Surface:
    return pygame.transform.smoothscale(source, (round(height * RATIO), height))


def draw_cracks(surface: pygame.Surface, pose: Pose, level: float) -> None:
    if level <= 0:
        return
    picture = cracks((round(pose.height * RATIO), round(pose.height)), round(pose.angle))
    add_faded(surface, picture, picture.get_rect(center=(round(pose.x), round(pose.y))).topleft, level)


@lru_cache(maxsize=24)
def cracks(size: tuple[int, int], angle: int) -> pygame.Surface:
    """Jagged lines of light from the middle of a card to its edges, on black."""
    if size[1] > FINE:
        fine = cracks((round(FINE * RATIO), FINE), 0)
        return pygame.transform.rotozoom(fine, angle, size[1] / FINE)
    luck, (w, h) = Random(7), size
    out, wide = pygame.Surface(size, 0, 32), max(1, round(h / 110))
    for n in range(6):
        turn = n * 1.047 + luck.uniform(-0.3, 0.3)
        x, y, far = w * 0.5 + luck.uniform(-3, 3), h * 0.47, 0.0
        while 0 < x < w and 0 < y < h and far < hypot(w, h):
            step = h * luck.uniform(0.05, 0.11)
            turn += luck.uniform(-0.55, 0.55)
            far += step
            to = x + cos(turn) * step, y + sin(turn) * step
            pygame.draw.line(out, theme.mix((255, 240, 214), EMBER, min(1.0, far / h)), (x, y), to, wide)
            if luck.random() < 0.3:
                aside = turn + luck.choice((-0.9, 0.9))
                branch = to[0] + cos(aside) * step * 0.8, to[1] + sin(aside) * step * 0.8
                pygame.draw.line(out, EMBER, to, branch, max(1, wide - 1))
            x, y = to
    glow = pygame.transform.box_blur(out, max(1, 2 * wide))
    glow.blit(glow, (0, 0), special_flags=pygame.BLEND_ADD)
    glow.blit(out, (0, 0), special_flags=pygame.BLEND_ADD)
    return pygame.transform.rotozoom(glow, angle, 1.0) if angle else glow


@lru_cache(maxsize=4)
def order(size: tuple[int, int]) -> Image.Image:
    """When each place of a card burns, 0 first: the edges, and as uneven as paper."""
    luck = Random(11)
    uneven = Image.new("L", size, 128)
    for cells, share in ((5, 0.5), (14, 0.42), (40, 0.3)):
        plane = Image.frombytes("L", (cells, cells * 7 // 5), luck.randbytes(cells * (cells * 7 // 5)))
        uneven = Image.blend(uneven, plane.resize(size, Image.Resampling.BICUBIC), share)
    heart = Image.new("L", (11, 15), 0)
    for x in range(11):
        for y in range(15):
            edge = min((min(x, 10 - x)) / 5, (min(y, 14 - y)) / 7)
            heart.putpixel((x, y), round(255 * edge))
    return Image.blend(uneven, heart.resize(size, Image.Resampling.BICUBIC), 0.52)


def stage_at(stage: int) -> float:
    """Up to where in the order all is burnt at this stage."""
    return 30 + 205 * (stage + 1) / STAGES


@lru_cache(maxsize=2 * STAGES)
def left_of(size: tuple[int, int], stage: int) -> pygame.Surface:
    """White where the card is still there."""
    at = stage_at(stage)
    alpha = order(size).point([round(255 * min(1.0, max(0.0, (v - at) / SOFT))) for v in range(256)])
    return surfaced((255, 255, 255), alpha)


@lru_cache(maxsize=2 * STAGES)
def fire_of(size: tuple[int, int], stage: int) -> pygame.Surface:
    """The glowing edge between what is there and what is gone."""
    at = stage_at(stage) + SOFT / 2
    alpha = order(size).point([round(255 * max(0.0, 1 - abs(v - at) / (1.3 * SOFT))) for v in range(256)])
    return surfaced(EMBER, alpha)


def surfaced(colour: theme.Colour, alpha: Image.Image) -> pygame.Surface:
    flat = Image.new("RGB", alpha.size, colour)
    flat.putalpha(alpha)
    return pygame.image.frombytes(flat.tobytes(), flat.size, "RGBA")
