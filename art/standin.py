"""A plain face that stands in where the painted one is not: frame, numbers and name, in a moment.

It is seen for the blink of an eye while a face is put together, and for long only where art is missing.
"""

from importlib import import_module

import pygame

from art.fonts import font
from art.glyphs import glyph, of_game
from art.wanted import Face, Wanted

Colour = tuple[int, int, int]

Tint = tuple[Colour, Colour, Colour, Colour]  # edge, upper ground, lower ground, accent

# For what a game has no tint of its own.
OTHER: Tint = ((176, 164, 140), (62, 58, 54), (22, 20, 20), (232, 220, 196))
GROUND = ((22, 28, 38), (10, 13, 19))


def ramp(size: tuple[int, int], top: Colour, foot: Colour) -> pygame.Surface:
    """A smooth fall of colour from top to foot, opaque."""
    strip = pygame.Surface((1, 2), 0, 32)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), foot)
    return pygame.transform.scale(pygame.transform.smoothscale(strip, (1, size[1])), size)


def stand_in(wanted: Wanted) -> pygame.Surface:
    """The plain picture for anything that can be wanted, at its size, with straight alpha."""
    if wanted.what == "face" and wanted.face is not None:
        return plain_face(wanted)
    if wanted.what == "back":
        return plain_back(wanted)
    return ramp(wanted.size, *GROUND)


def rounded(size: tuple[int, int], edge: Colour, top: Colour, foot: Colour) -> pygame.Surface:
    w, h = size
    r = max(2, round(w * 0.06))
    card = pygame.Surface(size, pygame.SRCALPHA, 32)
    card.blit(ramp(size, top, foot), (0, 0))
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, (255, 255, 255), (0, 0, w, h), border_radius=r)
    card.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    line = max(1, round(w * 0.016))
    pygame.draw.rect(card, (8, 9, 12), (0, 0, w, h), max(1, line), border_radius=r)
    pygame.draw.rect(card, edge, (line, line, w - 2 * line, h - 2 * line), line, border_radius=r)
    return card


def tints(game: str) -> dict[str, Tint]:
    """The tints of a game by kind, or by what else is printed on its cards."""
    try:
        return import_module(f"art.{game}").TINTS
    except ImportError:
        return {}


def tint_of(face: Face) -> Tint:
    known = tints(face.game)
    return next((known[value] for value in (face.kind, *dict(face.facts).values()) if value in known), OTHER)


def plain_face(wanted: Wanted) -> pygame.Surface:
    face = wanted.face
    w, h = wanted.size
    edge, top, foot, accent = tint_of(face)
    card = rounded(wanted.size, edge, top, foot)
    if not isinstance(face.number, str):
        number = font("number", max(8, round(h * 0.15))).render(str(face.number), True, accent)
        card.blit(number, (round(w * 0.08), round(h * 0.025)))
    others = [value for _, value in face.facts if isinstance(value, int) and not isinstance(value, bool)]
    for n, other in enumerate(others[1:3]):
        small = font("number", max(8, round(h * 0.12))).render(str(other), True, (240, 232, 214))
        card.blit(small, (round(w * 0.085), round(h * (0.215 + 0.15 * n))))
    if face.kind in of_game(face.game):
        sign = glyph(face.kind, max(6, round(w * 0.16)))
        card.blit(sign, (round(w * 0.92) - sign.get_width(), round(h * 0.05)))
    px = max(7, round(h * 0.068))
    name = font("display", px).render(face.name, True, (240, 232, 214))
    if name.get_width() > w * 0.88:
        px = max(6, int(px * w * 0.88 / name.get_width()))
        name = font("display", px).render(face.name, True, (240, 232, 214))
    card.blit(name, ((w - name.get_width()) // 2, round(h * (0.86 if wanted.style == "board" else 0.56))))
    if wanted.style != "board" and face.text:
        words = font("serif", max(7, round(h * 0.034)))
        block = words.render(face.text, True, (226, 218, 202), wraplength=round(w * 0.84))
        card.blit(block, (round(w * 0.08), round(h * 0.66)))
    return card


def plain_back(wanted: Wanted) -> pygame.Surface:
    w, h = wanted.size
    known = [*tints(wanted.game).values(), OTHER]
    edge, top, foot, accent = known[min(wanted.marking, len(known) - 1)]
    card = rounded(wanted.size, edge, tuple(c * 2 // 3 for c in top), foot)
    line = max(1, round(w * 0.02))
    pygame.draw.circle(card, accent, (w // 2, h // 2), round(w * 0.28), line)
    return card
