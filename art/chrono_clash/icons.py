"""The icons of Chrono Clash: each word of the language of the cards as a sign on a plate.

The shape of the plate says what kind of word it is, before its colour does: a trigger is a tab that points at what it
starts, a target is round like a sight, a filter is a ticket, a change of a number has pointed ends, an effect is a
block, an ability is a shield. A number stands on the plate beside the sign; a loss stands on a pale field of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.chrono_clash import signs, words
from art.chrono_clash.signs import shield
from art.kit.pen import Point, Sign, Stylus
from art.lettering import letters, levelled

Outline = Callable[[float, float], list[Point]]
Rgb = tuple[int, int, int]

WORD = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:(<=|[+:-])([1-9]\d?|N))?")
NIGHT: Rgb = (18, 13, 12)
IVORY: Rgb = (247, 238, 214)
SHADOW = bytes(v * 6 // 10 for v in range(256))
FULL = bytes(round(255 * (v / 255) ** 0.8) for v in range(256))  # of small signs, which else look thin
GAP = 0.10  # between two icons of a row, of their height


# The plates. An outline is that of a plate one high and so wide, drawn in by so much on every side.


def tab(w: float, d: float) -> list[Point]:
    point, s = 0.30, d * 0.42
    return [(d, d), (w - point - s, d), (w - d * 1.4, 0.5), (w - point - s, 1 - d), (d, 1 - d)]


def disc(w: float, d: float) -> list[Point]:
    return [(w / 2 + (w / 2 - d) * cos(t * pi / 40), 0.5 + (0.5 - d) * sin(t * pi / 40)) for t in range(80)]


def ticket(w: float, d: float) -> list[Point]:
    """A slip with a bite out of either side, where it is wide enough."""
    bite, top = 0.12 * (w > 0.8) + d * 0.6, 0.05 + d
    left = [(d + bite * 0.75 * cos(a), 0.5 + bite * sin(a)) for a in (pi / 2 - i * pi / 12 for i in range(13))]
    return [(d, top), *reversed(left), (d, 1 - top), *((w - x, y) for x, y in [(d, 1 - top), *left, (d, top)])]


def pointed(w: float, d: float) -> list[Point]:
    point, s = 0.26, d * 0.42
    left = [(point + s, d + 0.02), (d * 1.25, 0.5), (point + s, 0.98 - d)]
    return [*left, *((w - x, y) for x, y in reversed(left))]


def block(w: float, d: float) -> list[Point]:
    cut = 0.13 - d * 0.35
    a, b = d + 0.02, 1 - d - 0.02
    return [(a + cut, a), (w - a - cut, a), (w - a, a + cut), (w - a, b - cut), (w - a - cut, b), (a + cut, b),
            (a, b - cut), (a, a + cut)]  # fmt: skip


class Class(NamedTuple):
    """A kind of word: its plate, how wide that is without a number, its colours, and where its sign stands."""

    outline: Outline
    wide: float
    field: Rgb
    ink: Rgb
    sign: float = 0.62  # side of the sign, of the height
    low: float = 0.5  # its middle from above


TRIGGER = Class(tab, 1.20, (236, 186, 82), (44, 24, 8), 0.64)
TARGET = Class(disc, 1.0, (32, 74, 120), IVORY, 0.60)
FILTER = Class(ticket, 1.14, (222, 212, 188), (44, 30, 20), 0.58)
BRACE = FILTER._replace(wide=0.52)
MODIFIER = Class(pointed, 1.1, (20, 96, 88), IVORY, 0.60)
EFFECT = Class(block, 0.98, (138, 44, 34), IVORY, 0.63)
ABILITY = Class(shield, 0.96, (88, 58, 122), IVORY, 0.60, 0.45)

# Every word of the language: what may stand before its number ("" = it has none), its kind and its sign.
WORDS: dict[tuple[str, str], tuple[Class, Sign]] = {
    **{
        (name, ""): (TRIGGER, sign)
        for name, sign in {
            "summon": signs.summon, "attack": words.attack, "destroyed": words.destroyed, "quest": words.quest,
        }.items()
    },
    **{
        (name, ""): (TARGET, sign)
        for name, sign in {
            "chosen-battler": words.chosen_battler, "chosen-opponent": words.chosen_opponent,
            "other-battler": words.other_battler, "other-battlers": words.other_battlers,
            "all-battlers": words.all_battlers, "battler-card": words.battler_card,
            "action-card": words.action_card,
        }.items()
    },
    ("in-hand", ""): (FILTER, words.in_hand),
    ("in-discard", ""): (FILTER, words.in_discard),
    ("with", ""): (BRACE, words.with_),
    ("cost", "<="): (FILTER, signs.dial),
    ("strength", "<="): (FILTER, signs.sword),
    **{
        (name, change): (MODIFIER, sign)
        for name, sign in {"time": signs.hourglass, "strength": signs.sword, "cost": signs.dial}.items()
        for change in "+-"
    },
    **{
        (name, ""): (EFFECT, sign)
        for name, sign in {
            "destroy": words.destroy, "tap": words.tap, "untap": words.untap, "return": words.return_,
            "play-summon": words.play_summon, "gains": words.gains,
        }.items()
    },
    ("draw", "+"): (EFFECT, words.draw),
    ("draw", "-"): (EFFECT, words.discard),
    ("guardians", "+"): (EFFECT, words.guardians),
    ("guardians", "-"): (EFFECT, words.lost_guardians),
    ("extra", "+"): (EFFECT, words.extra),
    **{
        (name, ""): (ABILITY, sign)
        for name, sign in {
            "cant-attack": words.cant_attack, "cant-attack-battlers": words.cant_attack_battlers,
            "protector": words.protector, "recovery": words.recovery, "reinforcements": words.reinforcements,
            "legion": words.legion, "fast": words.fast, "sentinel": words.sentinel, "withdraw": words.withdraw,
            "toughness": words.toughness, "elusive": words.elusive, "transform": words.transform,
            "taunt": words.taunt,
        }.items()
    },
    ("guardian-attack", "+"): (ABILITY, words.guardian_attack),
    ("last-stand", "+"): (ABILITY, words.last_stand),
    ("leader", ":"): (ABILITY, words.leader),
    ("sneak-attack", ":"): (ABILITY, words.sneak_attack),
    ("time-threshold", ":"): (ABILITY, words.time_threshold),
    ("pilot", ":"): (ABILITY, words.pilot),
}  # fmt: skip


def known(token: str, leads: bool) -> tuple[Class, Sign, str, str]:
    """The kind, the sign, what stands before the number, and the number. ValueError if there is no such word."""
    found = WORD.fullmatch(token)
    name, before, number = found.groups(default="") if found else ("", "", "")
    if (name, before) not in WORDS:
        raise ValueError(f"the language of the cards has no icon for {token!r}")
    kind, sign = WORDS[name, before]
    if token == "tap" and leads:
        kind = TRIGGER
    return kind, sign, before, number


@lru_cache(maxsize=1024)
def icon(token: str, height: int, leads: bool = False) -> Image.Image:
    """A word as the card file has it ("time+2"), as a picture of that height (RGBA, straight alpha), shared.

    `leads`: it stands at the head of a row; there `tap` is the trigger and not the effect. A legend may write N for
    any number. ValueError if the language has no such word.
    """
    kind, sign, before, number = known(token, leads)
    height = max(8, height)
    size = height * kind.sign
    w = wide(token, height, leads)
    middle, loss = w / 2, before == "-"
    if number:
        left, right = MARGINS[kind.outline]
        digits = figures(number, height)
        split = left + kind.sign + 0.04  # where the number's part begins
        lead = LEAD if before in BEFORE else 0.0
        plate = blank(kind, w, height, split if loss else 0.0).copy()
        ink = NIGHT if loss else kind.ink
        x, y = (split + 0.05) * height, (kind.low + 0.01) * height
        if lead:
            stamp_sign(plate, BEFORE[before], x, y - 0.14 * height, 0.28 * height, ink)
        plate.paste(ink, (w - round(right * height) - digits.width, round(y - digits.height / 2)), mask=digits)
        middle = (left + kind.sign / 2) * height
    else:
        plate = blank(kind, w, height).copy()
        if kind is TRIGGER:
            middle -= 0.09 * height
    stamp_sign(plate, sign, middle - size / 2, kind.low * height - size / 2, size, kind.ink)
    return plate


@lru_cache(maxsize=2048)
def wide(token: str, height: int, leads: bool = False) -> int:
    """How many pixels an icon of that height is wide."""
    kind, _, before, number = known(token, leads)
    if not number:
        return round(kind.wide * height)
    left, right = MARGINS[kind.outline]
    lead = LEAD if before in BEFORE else 0.0
    return round((left + kind.sign + 0.09 + lead + right) * height) + figures(number, height).width


@lru_cache(maxsize=256)
def figures(number: str, height: int) -> Image.Image:
    """The number of an icon of that height: only the ink."""
    digits = letters(number, "number", max(6, round(height * 0.62)))
    return digits.crop(digits.getbbox())


def plus(p: Stylus) -> None:
    p.line([(0.5, 0.14), (0.5, 0.86)], 0.26)
    p.line([(0.14, 0.5), (0.86, 0.5)], 0.26)


def minus(p: Stylus) -> None:
    p.line([(0.14, 0.5), (0.86, 0.5)], 0.26)


def at_most(p: Stylus) -> None:
    p.line([(0.84, 0.06), (0.22, 0.36), (0.84, 0.66)], 0.20)
    p.line([(0.18, 0.96), (0.84, 0.96)], 0.18)


# What stands free to the left of the sign and to the right of the number, of the height.
MARGINS = {ticket: (0.22, 0.23), pointed: (0.22, 0.30), block: (0.16, 0.17), shield: (0.15, 0.16)}
LEAD = 0.32  # what the sign before the number takes
BEFORE: dict[str, Sign] = {"+": plus, "-": minus, "<=": at_most}


def stamp_sign(plate: Image.Image, sign: Sign, x: float, y: float, size: float, ink: Rgb) -> None:
    """Draw a sign of that size onto the plate, to a fraction of a pixel, with the least of a shadow below it."""
    factor = 8 if size < 40 else 4
    margin = 0.12 * size
    left, top = int(x - margin), int(y - margin)
    side = int(size + 2 * margin) + 2
    pen = Stylus(side * factor)
    sign(pen.inset((x - left) / side, (y - top) / side, size / side))
    mask = pen.mask.reduce(factor)
    if size >= 20 and sum(ink) > 380:
        drop = max(1, round(size * 0.04))
        shade = ImageChops.offset(mask.filter(ImageFilter.GaussianBlur(drop * 0.6)), drop // 2, drop)
        plate.paste((0, 0, 0), (left, top), mask=levelled(shade, SHADOW))
    if size < 18:
        mask = levelled(mask, FULL)
    plate.paste(ink, (left, top), mask=mask)


@lru_cache(maxsize=256)
def blank(kind: Class, width: int, height: int, split: float = 0.0) -> Image.Image:
    """An empty plate, shared; with a `split` (in heights) a field of ivory to the right of it."""
    factor = 8 if height < 40 else 4
    big, unit, wide = (width * factor, height * factor), height * factor, width / height

    def shape(inset: float) -> Image.Image:
        mask = Image.new("L", big, 0)
        ImageDraw.Draw(mask).polygon([(x * unit, y * unit) for x, y in kind.outline(wide, inset)], fill=255)
        return mask.reduce(factor)

    fine = height >= 22
    outer, rim, field = shape(0.0), shape(0.045), shape(0.095 if fine else 0.075)
    size = outer.size
    plate = Image.new("RGB", size, NIGHT)
    if fine:
        plate.paste(fall(size, (255, 226, 150), (120, 78, 26)), mask=rim)
        plate.paste(fall(size, shaded(kind.field, 0.30), shaded(kind.field, 0.45)), mask=shape(0.080))
    plate.paste(fall(size, shaded(kind.field, 1.22), shaded(kind.field, 0.80)), mask=field)
    if split:
        right = Image.new("L", size, 0)
        right.paste(255, (round(split * height), 0, *size))
        plate.paste(fall(size, (252, 244, 222), (206, 192, 158)), mask=ImageChops.multiply(field, right))
    plate.putalpha(outer)
    return plate


def shaded(colour: Rgb, by: float) -> Rgb:
    return tuple(min(255, round(c * by)) for c in colour)


def fall(size: tuple[int, int], top: Rgb, foot: Rgb) -> Image.Image:
    """A fall of colour from top to foot."""
    ramp = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, foot), Image.new("RGB", size, top), ramp)


def tokens_of(row: str) -> list[tuple[str, bool]]:
    """The words of a row, and whether each stands at the head (of the row, or of what is gained)."""
    said = row.split()
    return [(word, i == 0 or said[i - 1] == "gains") for i, word in enumerate(said)]


class Row(NamedTuple):
    """A row of icons, words parted by spaces, measured and not drawn yet."""

    tokens: str
    width: int
    height: int

    def icons(self) -> Iterator[tuple[int, Image.Image]]:
        """One after the other, with how far from the left it stands: to draw one takes a moment."""
        x = 0
        for word, leads in tokens_of(self.tokens):
            one = icon(word, self.height, leads)
            yield x, one
            x += one.width + gap(self.height)

    def drawn(self) -> Image.Image:
        strip = Image.new("RGBA", (max(1, self.width), self.height), (0, 0, 0, 0))
        for x, one in self.icons():
            strip.paste(one, (x, 0))
        return strip


def gap(height: int) -> int:
    return max(1, round(height * GAP))


@lru_cache(maxsize=2048)
def measured(tokens: str, height: int, max_width: int) -> Row:
    """The row of that height, or as much lower as it takes to be no wider."""
    words = tokens_of(tokens)

    def taken(high: int) -> int:
        return sum(wide(word, high, leads) for word, leads in words) + gap(high) * (len(words) - 1)

    high = max(8, height)
    width = taken(high)
    if width > max_width and high > 8:  # nearly all of it goes with the height
        high = max(8, min(high - 1, high * max_width // width + 2))
        while (width := taken(high)) > max_width and high > 8:
            high -= 1
    return Row(tokens, width, high)


def row(tokens: str, height: int, max_width: int) -> Image.Image:
    """A row of icons of that height, or as much lower as it takes to be no wider."""
    return measured(tokens, height, max_width).drawn()
