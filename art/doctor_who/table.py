"""The backs of the cards of Doctor Who, and the window's icon: the vortex, and a box that falls through it."""

import numpy as np
from PIL import Image, ImageDraw

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night
from art.doctor_who.things import hourglass, police_box
from art.kit.shapes import hoop, polar

CORNER = 26 / 500
# The skies of the two backs: of a deck, and of the stack of Time cards.
BACKS = ("future", "timeless")


def back(marking: int, size: tuple[int, int]) -> Image.Image:
    """A card's back: the deck's with the box, that of a Time card with an hourglass. ValueError for any other."""
    if marking not in (0, 1):
        raise ValueError(f"there is no back {marking}")
    n = Night(max(size[0], 60), BACKS[marking], f"back {marking}")
    nebulae.vortex((0.0, 0.0), 2.4 if marking == 0 else -2.4, 1.1, heart=1.6)(n)
    if marking == 0:
        n.shade(0, 0, 0.55, 0.55)
        police_box(n, (-0.10, -0.44), 0.95, "navy", tilt=-12)
    else:
        hourglass(n, (0.0, 0.0), 1.2, 0.5, 14)
    for r, wide in ((0.80, 0.010), (0.86, 0.004)):
        n.lit(hoop(0, 0, r, wide, ry=r), n.sky.star, 0.35, 0.03, 0.25)
    for i in range(12):
        n.star(*polar((0, 0), i * 30 + 15 * marking, 0.83), 0.09, 0.7)
    n.lit(rim(0.95, 1.35, 0.008), n.sky.star, 0.30, 0.03, 0.3)
    shown = n.finish(shafts=0, vignette=0.5, bloom=0.4).resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((0, 0, size[0] * 4 - 1, size[1] * 4 - 1), CORNER * size[0] * 4, fill=255)
    shown.putalpha(mask.reduce(4))
    return shown


def rim(x: float, y: float, thick: float) -> list[np.ndarray]:
    """A thin rectangle of light."""
    found = []
    for x0, y0, x1, y1 in ((-x, y, x, y), (-x, -y, x, -y), (-x, -y, -x, y), (x, -y, x, y)):
        found.append(np.array(((x0 - thick, y0 - thick), (x1 + thick, y0 - thick), (x1 + thick, y1 + thick),
                               (x0 - thick, y1 + thick)), np.float32))  # fmt: skip
    return found


def icon(px: int) -> Image.Image:
    """The window's icon: the box in a round of the vortex."""
    side = 256
    n = Night(side, "future", "icon")
    nebulae.vortex((0.0, 0.0), 2.4, 1.1, stars=0.2, heart=1.6)(n)
    n.shade(0, 0, 0.5, 0.4)
    police_box(n, (0.02, -0.78), 1.5, "navy", tilt=-8)
    n.lit(hoop(0, 0, 0.95, 0.03), n.sky.star, 0.7, 0.03, 0.3)
    shown = n.finish(shafts=0, vignette=0.2).crop((0, (n.height - side) // 2, side, (n.height - side) // 2 + side))
    mask = Image.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(mask).ellipse((8, 8, side * 4 - 8, side * 4 - 8), fill=255)
    shown.putalpha(mask.reduce(4))
    return shown.resize((px, px), Image.Resampling.LANCZOS)
