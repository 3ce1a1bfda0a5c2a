"""Greek Hoplite: three of a line, helmet by helmet, with their spears all one way and their shields overlapping."""

from art.doctor_who import nebulae, sides
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile, side_head
from art.kit.shapes import blob, dot, hoop, polar, sweep

CREST = blob((-1.5, -0.7, 0), (-1.62, 0.3), (-1.30, 1.3), (-0.5, 1.86), (0.4, 1.84), (1.0, 1.36, 0), (0.5, 1.30),
    (-0.2, 1.36), (-0.86, 1.0),
             (-1.10, 0.2), (-1.2, -0.5))  # fmt: skip


@picture("past", "greek-hoplite", nebulae.planet((0.2, -2.4), 1.5, 0.3, sun=(0.7, 0.1)))
def paint(n: Night) -> None:
    for i, (x, y, k, hue) in enumerate(
        ((-0.52, 0.56, 0.22, "sea"), (-0.22, 0.44, 0.27, "moss"), (0.16, 0.30, 0.33, "blood"))
    ):
        n.lamp_at = (1.0, 0.6)
        n.being(sweep([(x - 0.9, y - 0.9), (x + 0.4, y + 0.18), (x + 1.4, y + 0.98)], [0.014 + 0.004 * i] * 3),
            "bronze", soft=0.02,
                halo=0.4, stars=0)  # fmt: skip
        b = Profile((x, y), k, 0, 1)
        n.being(b.put(sides.NECK), "bronze", soft=0.05, halo=0, stars=0)
        n.being(b.put(sides.SHOULDERS), "bronze", soft=0.10, halo=0.4, stars=0.2)
        n.being(b.put(CREST), hue, soft=0.06, halo=0.6, stars=0.2)
        side_head(n, b, Look("gold", "bronze", "bald", "soot", "greek", "gold", "", eyes="#ffe080"), 0.8)
        n.shade(x + 0.1, y - 1.9 * k, 1.2 * k, 0.5)
        sx, sy, r = x + 0.30 * k, y - 2.6 * k, 1.55 * k
        n.being(dot(sx, sy, r, r * 1.02, n=60), "gold", soft=0.14, halo=0.6, stars=0.1)
        n.being(dot(sx, sy, r * 0.86, r * 0.88, n=60), hue, soft=0.12, halo=0, stars=0.4, bright=-0.04)
        n.lit(hoop(sx, sy, r * 0.70, 0.006), "#ffd880", 0.6, 0.02)
    points = [polar((0.26, -0.56), a, 0.24) for a in (100, 20, -40, -110, 170)]
    n.joined([*points, points[0]], r=0.12, heat=1.2)
    n.star(0.26, -0.56, 0.20, 1.0)
