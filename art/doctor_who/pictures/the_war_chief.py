"""The War Chief: from above, over the table on which he moves the wars of men."""

from math import cos, pi, sin

from art.doctor_who import nebulae
from art.doctor_who.acting import from_above
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, poly


@picture("timeless", "the-war-chief", nebulae.deep((0.0, 0.2), 0.8, 0.4, stars=0.6))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.35)
    n.being(dot(0.0, 0.32, 0.98, 0.98, n=80), "silver", soft=0.10, halo=0.8, stars=0.1, bright=-0.10)
    n.being(dot(0.0, 0.32, 0.86, 0.86, n=80), "dusk", soft=0.20, halo=0.3, stars=0.6, bright=-0.04)
    fields = (("moss", 0.0), ("bronze", 1.05), ("blood", 2.1), ("gold", 3.15), ("sea", 4.2), ("violet", 5.25))
    for hue, a in fields:
        wedge = [(0.83 * cos(a + t), 0.32 + 0.83 * sin(a + t)) for t in (0.08, 0.36, 0.68, 0.97)]
        inner = [(0.30 * cos(a + t), 0.32 + 0.30 * sin(a + t)) for t in (0.86, 0.20)]
        n.being(poly(*wedge, *inner), hue, soft=0.08, halo=0.3, stars=0.3, bright=-0.04)
        for t, r in ((0.3, 0.55), (0.55, 0.68), (0.75, 0.50)):
            x, y = r * cos(a + t), 0.32 + r * sin(a + t)
            n.lit(poly((x - 0.03, y - 0.03), (x + 0.03, y - 0.03), (x, y + 0.05)), "#ffe0b0", 0.9, 0.03)
    for i in range(24):
        a = i * pi / 12
        n.lit(box(0.92 * cos(a) - 0.014, 0.32 + 0.92 * sin(a) - 0.014, 0.92 * cos(a) + 0.014,
            0.32 + 0.92 * sin(a) + 0.014),
              "#ff5040" if i % 3 == 0 else "#ffd060", 0.9, 0.03)  # fmt: skip
    n.lit(hoop(0.0, 0.32, 0.22, 0.010), n.sky.accent, 1.2, 0.06)
    n.star(0.0, 0.32, 0.44, 1.4, n.sky.accent)
    from_above(n, Look("soot", "flesh", "short", "soot"), (0.0, -0.96), 0.52, 0, 1.0)
    n.lit(hoop(0.0, -0.60, 0.13, 0.012, 200, 340), "#ffc850", 0.9, 0.03)
    n.lit(dot(0.0, -0.50, 0.07), "#ffc850", 1.2, 0.06)
