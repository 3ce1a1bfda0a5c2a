"""Kublai Khan: from above, at backgammon; the Empire is staked, and it is not going well."""

from art.doctor_who import nebulae
from art.doctor_who.acting import from_above
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly


@picture("past", "kublai-khan", nebulae.deep((0.0, 0.1), 0.9, 0.35, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 0.7)
    for y in (0.98, -0.92):
        n.being(
            blob((-0.86, y + 0.34), (0.86, y + 0.34), (0.92, y - 0.34), (-0.92, y - 0.34)),
            "blood",
            soft=0.16,
            halo=0.3,
            stars=0.4,
            bright=-0.06,
        )
    n.being(box(-0.84, -0.48, 0.84, 0.60), "bronze", soft=0.05, halo=0.7, stars=0)
    n.being(
        box(-0.76, -0.40, -0.04, 0.52) + box(0.04, -0.40, 0.76, 0.52),
        "moss",
        soft=0.05,
        halo=0,
        stars=0.1,
        bright=-0.10,
    )
    for i in range(12):
        x = -0.70 + 0.116 * i + (0.124 if i > 5 else 0.0)
        for up in (1, -1):
            y = 0.06 - 0.45 * up
            hue = "gold" if (i + (up > 0)) % 2 else "blood"
            n.being(poly((x - 0.048, y), (x + 0.048, y), (x, y + 0.36 * up)), hue, soft=0.02, halo=0.1, stars=0)
    for x, y, hue, count in ((-0.70, 0.46, "pearl", 4), (-0.236, -0.34, "pearl", 3), (0.24, 0.46, "soot", 4), (0.588,
        -0.34, "soot", 3),
                             (0.356, -0.34, "pearl", 2)):  # fmt: skip
        for k in range(count):
            n.being(dot(x, y - k * 0.092 * (1 if y > 0 else -1), 0.046), hue, soft=0.02, halo=0.3, rim=1.6, stars=0)
    for x, y, a in ((0.14, 0.10, 0.0), (0.30, 0.02, 0.1)):
        n.being(poly((x - 0.06, y - 0.04), (x + 0.04, y - 0.06), (x + 0.06, y + 0.04), (x - 0.04, y + 0.06)), "pearl",
            soft=0.02, halo=0.8, stars=0,
                bright=0.15 + a)  # fmt: skip
        n.dark(dot(x, y, 0.012) + dot(x - 0.025, y + 0.02, 0.010) + dot(x + 0.025, y - 0.02, 0.010), 0.9, 0.002)
    n.star(0.14, 0.10, 0.28, 1.1)
    from_above(n, Look("gold", "flesh", "short", "soot"), (-0.04, -1.04), 0.50, 0, 0.6)
    n.being(dot(-0.04, -0.92, 0.30, 0.32), "soot", soft=0.12, halo=0.3, rim=1.4)
    n.being(dot(-0.04, -0.90, 0.21, 0.22), "blood", soft=0.10, halo=0.4, stars=0.2)
    n.lit(dot(-0.04, -0.88, 0.04), "#ffd060", 1.3, 0.05)
    from_above(n, Look("dusk", "bone", "swept", "pearl"), (0.04, 1.20), 0.46, 180, 0.6)
