"""A plain face that stands in where the painted one is not: its picture small, frame, numbers and name, in a moment.

It is seen for the blink of an eye while a face is put together, and for long only where art is missing.
"""

from importlib import import_module

import pygame

from art.fonts import font
from art.glyphs import glyph, of_game
from art.measures import HOME
from art.wanted import Face, Wanted, Well

Colour = tuple[int, int, int]

Tint = tuple[Colour, Colour, Colour, Colour]  # edge, upper ground, lower ground, accent

# For what a game has no tint of its own.
OTHER: Tint = ((176, 164, 140), (62, 58, 54), (22, 20, 20), (232, 220, 196))
GROUND = ((22, 28, 38), (10, 13, 19))
GLEAM, SHADE = (112, 94, 62), (12, 10, 9)  # of the places of a table
ROUND = 8  # units that their corners are round
PALE = (240, 232, 214)
SMOOTHLY = 2000  # pixels to which a picture is enlarged smoothly at once


def ramp(size: tuple[int, int], top: Colour, foot: Colour) -> pygame.Surface:
    """A smooth fall of colour from top to foot, opaque."""
    strip = pygame.Surface((1, 2), 0, 32)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), foot)
    return pygame.transform.scale(pygame.transform.smoothscale(strip, (1, size[1])), size)


def stand_in(wanted: Wanted, picture: pygame.Surface | None = None) -> pygame.Surface:
    """The plain picture for anything that can be wanted, at its size, with straight alpha.

    `picture` is what the painted one shows, in another size.
    """
    if wanted.what == "face" and wanted.face is not None:
        return plain_face(wanted, picture)
    if wanted.what == "back":
        return plain_back(wanted, picture)
    ground = enlarged(picture, wanted.size) if picture is not None else ramp(wanted.size, *GROUND)
    outline(ground, wanted.wells)
    return ground


def outline(ground: pygame.Surface, wells: tuple[Well, ...]) -> None:
    """Two lines around each place of a table: dark where it is sunk, and a gleam on its edge."""
    unit = min(ground.get_width() / HOME[0], ground.get_height() / HOME[1])
    thick = max(1, round(1.2 * unit))
    for well in wells:
        rect = pygame.Rect(well.box)
        for line, colour in ((rect, GLEAM), (rect.inflate(-2 * thick, -2 * thick), SHADE)):
            if min(line.size) > 2 * thick:
                pygame.draw.rect(ground, colour, line, thick, border_radius=round(ROUND * unit))


def rounded(ground: pygame.Surface, edge: Colour) -> pygame.Surface:
    size = w, h = ground.get_size()
    r = max(2, round(w * 0.06))
    card = pygame.Surface(size, pygame.SRCALPHA, 32)
    card.blit(ground, (0, 0))
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


def enlarged(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Soft, and for the largest windows in two steps: the second takes a tenth of the time and shows little."""
    w, h = size
    if w > SMOOTHLY:
        picture = pygame.transform.smoothscale(picture, (w // 2, h // 2))
        return pygame.transform.scale(picture, size)
    return pygame.transform.smoothscale(picture, size)


def plain_face(wanted: Wanted, picture: pygame.Surface | None = None) -> pygame.Surface:
    face = wanted.face
    w, h = wanted.size
    edge, top, foot, accent = tint_of(face)
    card = rounded(pictured(wanted, picture, top, foot), edge)

    def ink(role: str, px: int, words: str, colour: Colour) -> pygame.Surface:
        return outlined(font(role, px), words, colour, px) if picture else font(role, px).render(words, True, colour)

    if not isinstance(face.number, str):
        number = ink("number", max(8, round(h * 0.15)), str(face.number), accent)
        card.blit(number, (round(w * 0.08), round(h * 0.025)))
    others = [value for _, value in face.facts if isinstance(value, int) and not isinstance(value, bool)]
    for n, other in enumerate(others[1:3]):
        small = ink("number", max(8, round(h * 0.12)), str(other), PALE)
        card.blit(small, (round(w * 0.085), round(h * (0.215 + 0.15 * n))))
    if face.kind in of_game(face.game):
        sign = glyph(face.kind, max(6, round(w * 0.16)))
        card.blit(sign, (round(w * 0.92) - sign.get_width(), round(h * 0.05)))
    px = max(7, round(h * 0.068))
    broad = font("display", px).size(face.name)[0]
    if broad > w * 0.88:
        px = max(6, int(px * w * 0.88 / broad))
    name = ink("display", px, face.name, PALE)
    if picture is None or name.get_width() <= w:  # by its picture a card is known
        card.blit(name, ((w - name.get_width()) // 2, round(h * (0.86 if wanted.style == "board" else 0.56))))
    if wanted.style != "board" and face.text:
        words = font("serif", max(7, round(h * 0.034)))
        block = words.render(face.text, True, (226, 218, 202), wraplength=round(w * 0.84))
        card.blit(block, (round(w * 0.08), round(h * 0.66)))
    return card


def pictured(wanted: Wanted, picture: pygame.Surface | None, top: Colour, foot: Colour) -> pygame.Surface:
    """The ground of a card: its picture, which sinks into the dark below its name; on a full face above its words."""
    if picture is None:
        return ramp(wanted.size, top, foot)
    w, h = wanted.size
    ground = pygame.transform.smoothscale(picture, wanted.size)
    below = round(h * (0.78 if wanted.style == "board" else 0.52))
    dark = pygame.transform.smoothscale(SINKING, (w, h - below))
    ground.blit(dark, (0, below), special_flags=pygame.BLEND_RGB_MULT)
    return ground


def outlined(letters: pygame.font.Font, words: str, colour: Colour, px: int) -> pygame.Surface:
    """Words that can be read on a picture: dark about their edge."""
    light, dark = letters.render(words, True, colour), letters.render(words, True, (6, 7, 10))
    away = max(1, round(px / 14))
    both = pygame.Surface((light.get_width() + 2 * away, light.get_height() + 2 * away), pygame.SRCALPHA, 32)
    for x, y in ((0, 1), (2, 1), (1, 0), (1, 2), (0, 0), (2, 2), (0, 2), (2, 0)):
        both.blit(dark, (x * away, y * away))
    both.blit(light, (away, away))
    return both


def plain_back(wanted: Wanted, picture: pygame.Surface | None = None) -> pygame.Surface:
    w, h = wanted.size
    known = [*tints(wanted.game).values(), OTHER]
    edge, top, foot, accent = known[min(wanted.marking, len(known) - 1)]
    if picture is not None:
        return rounded(pygame.transform.smoothscale(picture, wanted.size), edge)
    card = rounded(ramp(wanted.size, tuple(c * 2 // 3 for c in top), foot), edge)
    line = max(1, round(w * 0.02))
    pygame.draw.circle(card, accent, (w // 2, h // 2), round(w * 0.28), line)
    return card


def falling() -> pygame.Surface:
    """One column, white above and dark below."""
    column = pygame.Surface((1, 16), 0, 32)
    for y in range(16):
        column.set_at((0, y), (max(36, 255 - 29 * y),) * 3)
    return column


SINKING = falling()
