"""What lies under and behind Chrono Clash's cards: the table, the backs, the title picture, the icon."""

import numpy as np
from PIL import Image

from art.relief import enamel, inside, lay, metal, moulding, panel, plane, shown, vignette
from art.march import BRASS

GROUNDS = ((0.02, 0.03, 0.08), (0.10, 0.06, 0.01))


def back(marking: int, size: tuple[int, int]) -> Image.Image:
    """The back of the cards of a deck (0) and of an extra deck (1)."""
    w, h = size
    u = w / 500
    x, y = plane(size)
    light = np.zeros((h, w, 3), np.float32) + np.float32(0.011)
    ledge = panel(x, y, 4 * u, 4 * u, w - 4 * u, h - 4 * u, 23 * u)
    light = lay(light, metal(moulding(-ledge, 20 * u, 6 * u), BRASS), inside(ledge))
    well = panel(x, y, 25 * u, 25 * u, w - 25 * u, h - 25 * u, 9 * u)
    light = lay(light, enamel(-well, GROUNDS[marking], 12 * u), inside(well))
    return shown(light, inside(panel(x, y, 0, 0, w, h, 26 * u)))


def surface(size: tuple[int, int]) -> Image.Image:
    return shown(vignette(size, 0.6)[..., None] * np.array((0.012, 0.018, 0.03), np.float32))


def title(size: tuple[int, int]) -> Image.Image:
    return surface(size)


def icon(px: int) -> Image.Image:
    return back(0, (px, px))
