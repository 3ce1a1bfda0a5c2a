"""What the plates of cards are made of: how a kind is dressed, rivets, medallions, numbers in relief."""

from typing import NamedTuple

import numpy as np

from art.kit import inks
from art.kit.light import Array, lit, step
from art.kit.march import Stuff
from art.kit.relief import enamel, inside, lay, metal, moulding, plane, round_

IVORY = np.asarray(inks.IVORY, np.float32)


class Trim(NamedTuple):
    """How the cards of one kind are dressed."""

    frame: Stuff
    accent: Stuff
    pool: tuple
    letter: tuple
    sign: str
    word: str


def rivet(light: Array, x: Array, y: Array, cx: float, cy: float, r: float, stuff: Stuff) -> Array:
    far = round_(x, y, cx, cy, r)
    dome = np.sqrt(np.clip(1 - ((far + r) / r) ** 2, 0, 1)) * r * 0.8
    return lay(light, metal(dome, stuff, grain=0), inside(far), r * 0.5)


def medallion(light: Array, cx: float, cy: float, r: float, trim: Trim, ticks: int = 24, band: float = 0.30) -> Array:
    """A round plate of dark enamel in a ring of metal with a scale: the number's place."""
    rows, columns = light.shape[:2]
    x0, y0 = max(0, int(cx - r * 1.5)), max(0, int(cy - r * 1.5))
    x1, y1 = min(columns, int(cx + r * 1.7)), min(rows, int(cy + r * 1.8))
    x, y = plane((x1 - x0, y1 - y0))
    x, y = x + x0, y + y0
    part = light[y0:y1, x0:x1]
    far = round_(x, y, cx, cy, r)
    height = moulding(-far, r * band, r * band / 3)
    if ticks and r > 22:
        a = np.arctan2(y - cy, x - cx) / (2 * np.pi) * ticks
        notch = np.exp(-(((a - np.round(a)) * 2 * np.pi * r / ticks / (r * 0.018)) ** 2))
        height = height - notch * step(-r * 0.10, -r * 0.14, far) * step(-r * 0.27, -r * 0.23, far) * r * 0.05
    part = lay(part, metal(height, trim.accent, grain=0.03), inside(far), r * 0.22, 0.75)
    well = round_(x, y, cx, cy, r * (1.04 - band))
    glass = enamel(-well, trim.pool, r * 0.16)
    gloss = np.exp(-(((x - cx + r * 0.22) / (r * 0.5)) ** 2 + ((y - cy + r * 0.42) / (r * 0.22)) ** 2))
    part = lay(part, glass + lit(gloss * 0.10, (0.8, 0.9, 1.0)), inside(well))
    out = light.copy()
    out[y0:y1, x0:x1] = part
    return out
