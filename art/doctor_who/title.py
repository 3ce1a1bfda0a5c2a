"""The wide picture behind the menu: the vortex, and the box that falls into its heart."""

from PIL import Image

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night
from art.doctor_who.things import police_box

FINER = 2  # painted so much larger, and shrunk: the straight edges of a box show every step


def title(size: tuple[int, int]) -> Image.Image:
    """The box and the heart of the vortex on the right; the left is left to the menu."""
    wide, high = size[0] * FINER, size[1] * FINER
    n = Night(wide, "future", "title")
    nebulae.vortex((0.40, 0.08), 2.0, 0.62, stars=0.7, heart=0.9)(n)
    n.haze(0.40, 0.08, 0.35, "violet", 0.5)
    for x, y, r, heat in ((0.86, 0.40, 0.07, 1.0), (0.74, -0.40, 0.05, 0.8), (0.05, 0.44, 0.05, 0.7),
                          (0.94, -0.12, 0.04, 0.8), (-0.12, -0.36, 0.05, 0.6)):  # fmt: skip
        n.star(x, y, r, heat)
    n.joined([(0.62, 0.46), (0.78, 0.36), (0.90, 0.45), (0.86, 0.24), (0.70, 0.20)], r=0.03, heat=0.6)
    police_box(n, (0.352, -0.225), 0.50, "navy", tilt=-11)
    n.shade(-0.95, 0.0, 0.95, 0.85, 0.5)
    shown = n.finish(shafts=0, vignette=0.35, bloom=0.45)
    top = (shown.height - high) // 2
    return shown.crop((0, top, wide, top + high)).resize(size, Image.Resampling.LANCZOS)
