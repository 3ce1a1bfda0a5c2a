"""A plain face that stands in until the painted one is there: frame, number, sign and name, in a moment."""

import pygame

from art.fonts import font
from art.glyphs import glyph
from art.wanted import Wanted

Colour = tuple[int, int, int]

# (edge, upper ground, lower ground, accent) by colour of card, or by kind where a game has no colours.
TINTS: dict[str, tuple[Colour, Colour, Colour, Colour]] = {
    "stable": ((150, 172, 196), (34, 62, 98), (12, 20, 36), (150, 205, 255)),
    "unstable": ((198, 142, 92), (96, 52, 28), (30, 15, 12), (255, 192, 130)),
    "red": ((206, 112, 84), (110, 34, 22), (34, 10, 8), (255, 190, 160)),
    "green": ((128, 176, 92), (36, 82, 40), (10, 26, 14), (244, 232, 150)),
    "blue": ((116, 150, 206), (28, 56, 112), (8, 16, 38), (176, 214, 255)),
    "purple": ((158, 124, 206), (62, 36, 104), (20, 10, 36), (224, 204, 255)),
}
OTHER = ((176, 164, 140), (62, 58, 54), (22, 20, 20), (232, 220, 196))
GROUND = ((22, 28, 38), (10, 13, 19))


def ramp(size: tuple[int, int], top: Colour, foot: Colour) -> pygame.Surface:
    """A smooth fall of colour from top to foot."""
    strip = pygame.Surface((1, 2), pygame.SRCALPHA, 32)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), foot)
    return pygame.transform.smoothscale(strip, size)


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
    card = ramp(size, top, foot)
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, (255, 255, 255), (0, 0, w, h), border_radius=r)
    card.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    line = max(1, round(w * 0.016))
    pygame.draw.rect(card, (8, 9, 12), (0, 0, w, h), max(1, line), border_radius=r)
    pygame.draw.rect(card, edge, (line, line, w - 2 * line, h - 2 * line), line, border_radius=r)
    return card


def plain_face(wanted: Wanted) -> pygame.Surface:
    face = wanted.face
    w, h = wanted.size
    facts = dict(face.facts)
    edge, top, foot, accent = TINTS.get(facts.get("colour", face.kind), OTHER)
    card = rounded(wanted.size, edge, top, foot)
    sign = face.kind if face.kind in TINTS else "star"
    large = glyph(sign, max(8, round(w * 0.46)), tuple((a + b) // 2 for a, b in zip(top, edge, strict=True)))
    card.blit(large, ((w - large.get_width()) // 2, round(h * 0.31)))
    number = font("number", max(8, round(h * 0.15))).render(str(face.number), True, accent)
    card.blit(number, (round(w * 0.08), round(h * 0.025)))
    if facts.get("strength"):
        small = font("number", max(8, round(h * 0.12))).render(str(facts.get("strength")), True, (240, 232, 214))
    else:
        small = glyph(sign, max(6, round(w * 0.16)))
    card.blit(small, (round(w * 0.085), round(h * 0.215)))
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
    warm = wanted.marking == 1
    edge, top, foot, _ = TINTS["unstable" if warm else "stable"]
    card = rounded(wanted.size, edge, tuple(c * 2 // 3 for c in top), foot)
    sign = glyph("diamond" if warm else "circle", max(8, round(w * 0.5)))
    card.blit(sign, ((w - sign.get_width()) // 2, (h - sign.get_height()) // 2))
    return card
