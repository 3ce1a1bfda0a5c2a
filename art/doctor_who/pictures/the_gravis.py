"""The Gravis: it has pulled down moons; now it draws together the pieces of a blue box, and is pleased."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, place, sweep

HUE = "gold"


@picture("future", "the-gravis", nebulae.vortex((0.46, 0.20), 1.4, 0.7, heart=0.9))
def paint(n: Night) -> None:
    n.lamp_at = (0.5, 0.3)
    for k in range(8, -1, -1):
        x, y, r = -0.46 - 0.012 * k * k, 0.30 - 0.21 * k, 0.40 + 0.024 * k
        plate = blob(
            (x - r, y - 0.16),
            (x - r * 0.9, y + 0.14),
            (x - 0.1, y + 0.26),
            (x + r * 0.72, y + 0.10),
            (x + r * 0.80, y - 0.10),
            (x, y - 0.06),
        )
        n.being(plate, HUE, soft=0.09, halo=0.4, rim=1.7, stars=0.1)
        if k < 7:
            for dy in (0.0, -0.08):
                n.being(
                    sweep(
                        [(x + r * 0.7, y + dy), (x + r * 1.05, y - 0.07 + dy), (x + r * 1.16, y + 0.05 + dy)],
                        [0.05, 0.035, 0.006],
                    ),
                    "bone",
                    soft=0.03,
                    halo=0.4,
                    stars=0,
                )
    n.being(dot(-0.36, 0.60, 0.40, 0.36), HUE, soft=0.14, halo=1.0, rim=1.7, stars=0.1)
    n.being(
        blob((-0.20, 0.46), (0.06, 0.44), (0.12, 0.34), (-0.06, 0.26), (-0.30, 0.32)),
        HUE,
        soft=0.05,
        halo=0.2,
        stars=0,
        bright=0.06,
    )
    n.dark(sweep([(0.10, 0.38), (-0.06, 0.33), (-0.22, 0.38)], [0.012, 0.024, 0.012]), 0.9, 0.008)
    n.dark(dot(-0.12, 0.66, 0.12, 0.10), 0.8, 0.02)
    n.lit(dot(-0.10, 0.66, 0.062), "#ff9a48", 1.7, 0.08)
    n.star(-0.09, 0.66, 0.24, 1.0, "#ffb070")
    for x, tip in ((-0.44, (-0.10, 1.26)), (-0.26, (0.22, 1.14))):
        n.being(sweep([(x, 0.90), (x + 0.06, 1.14), tip], [0.06, 0.05, 0.028]), HUE, soft=0.03, halo=0.5, stars=0)
        n.star(*tip, 0.24, 1.2, n.sky.accent)
        n.lit(
            sweep([tip, ((tip[0] + 0.5) / 2 + 0.1, (tip[1] + 0.3) / 2 + 0.1), (0.50, 0.30)], [0.004, 0.012, 0.004]),
            n.sky.accent,
            0.8,
            0.05,
        )
    at = (0.50, 0.16)
    for r in (0.34, 0.46):
        n.lit(hoop(*at, r, 0.006, ry=r * 0.42), n.sky.accent, 0.7, 0.03)

    def put(shape, dx, dy, angle):
        return place(shape, (at[0] + dx, at[1] + dy), 0.9, angle)

    door = box(-0.09, -0.20, 0.09, 0.20)
    for dx, dy, angle in ((-0.09, -0.02, 8), (0.13, -0.06, -16)):
        n.being(put(door, dx, dy, angle), "navy", soft=0.03, halo=1.0, rim=1.7, stars=0)
        for row in (-0.13, -0.03):
            n.dark(put(box(-0.06, row, 0.06, row + 0.07), dx, dy, angle), 0.5, 0.006)
        n.lit(put(box(-0.06, 0.08, 0.06, 0.16), dx, dy, angle), "#ffe9b0", 0.9, 0.02)
    n.being(
        put(box(-0.20, -0.03, 0.20, 0.03) + box(-0.13, 0.03, 0.13, 0.07), 0.02, 0.34, 14),
        "navy",
        soft=0.03,
        halo=1.0,
        rim=1.7,
        stars=0,
    )
    n.being(put(box(-0.22, -0.03, 0.22, 0.03), 0.02, -0.36, -9), "navy", soft=0.03, halo=0.8, rim=1.7, stars=0)
    n.star(at[0] + 0.06, at[1] + 0.50, 0.26, 1.3)
    n.being(box(at[0] + 0.03, at[1] + 0.42, at[0] + 0.09, at[1] + 0.49), "gold", soft=0.02, halo=0.4, stars=0)
    for x, y, r, hue in (
        (0.86, 0.72, 0.10, "silver"),
        (0.12, -0.34, 0.07, "ice"),
        (0.92, -0.30, 0.12, "bronze"),
        (0.30, 0.86, 0.06, "bronze"),
        (0.60, -0.66, 0.09, "silver"),
    ):
        n.being(dot(x, y, r), hue, soft=r * 0.6, halo=0.8, rim=1.5, stars=0)
