"""Saladin: cross-legged on his cushions by a brass lamp, the tent open on the stars; he listens before he speaks."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

LISTENS = Pose(92, 88, (290, 20), (262, 340), (270, 270), (270, 270))


@picture("past", "saladin", nebulae.rings((0.42, 0.70), 0.20, 16, level=0.4))
def paint(n: Night) -> None:
    left = poly((-1.1, 1.5), (0.06, 1.5), (-0.20, 0.2), (-0.36, -0.9), (-1.1, -0.9))
    right = poly((1.1, 1.5), (0.30, 1.5), (0.86, 0.2), (0.96, -0.9), (1.1, -0.9))
    n.lamp_at = (0.50, -0.2)
    for side in (left, right):
        n.being(side, "blood", soft=0.12, halo=0.4, stars=0.2, bright=-0.06)
    for k in range(5):
        n.ink([(-1.0 + 0.16 * k, 1.4), (-0.95 + 0.12 * k, 0.3), (-1.0 + 0.12 * k, -0.9)], 0.018, 0.5, "blood")
    scenery.dunes(n, -0.50, "moss", 2, 1)
    n.being(blob((-0.94, -1.06), (-0.86, -0.84), (-0.50, -0.72), (-0.10, -0.72), (0.22, -0.84), (0.34, -1.06), (-0.3,
        -1.12)), "jade", soft=0.14,
            halo=0.5, rim=1.4)  # fmt: skip
    look = Look("jade", "bronze", "short", "soot", "turban", "pearl", "", beard="full")
    who = act(
        n,
        look,
        LISTENS,
        (-0.34, -1.72),
        2.5,
        1,
        "suit",
        legs="jade",
        bones=0.0,
        rim=1.4,
        sleeve=1.7,
        build="broad",
        bright=0.04,
    )
    n.being(box(-1.1, -1.5, 1.1, -1.06), "violet", soft=0.10, halo=0.3, stars=0.5, bright=-0.08)
    for x, y, w, hue in ((-0.20, -1.08, 0.62, "sea"), (-0.62, -0.80, 0.30, "gold"), (0.42, -1.20, 0.34, "blood")):
        n.being(blob((x - w, y - 0.10), (x - w * 0.9, y + 0.09), (x, y + 0.12), (x + w * 0.9, y + 0.09), (x + w,
            y - 0.10), (x, y - 0.15)), hue, soft=0.08,
                halo=0.4, stars=0.2)  # fmt: skip
    n.being(blob((-0.90, -1.06), (-0.74, -0.84), (-0.36, -0.86), (0.10, -0.80), (0.34, -0.92), (0.30, -1.08), (-0.3,
        -1.14)), "sea", soft=0.10,
            halo=0.3, rim=1.3)  # fmt: skip
    hx, hy = who.head
    n.lit(dot(hx + 0.08, hy + 0.20, 0.03, 0.04), "#ff4848", 1.3, 0.04)
    n.being(
        sweep([(hx + 0.08, hy + 0.22), (hx + 0.04, hy + 0.40), (hx - 0.08, hy + 0.50)], [0.02, 0.03, 0.004]),
        "pearl",
        soft=0.02,
        halo=0.6,
        stars=0,
    )
    n.being(
        blob((0.34, -0.92), (0.40, -0.80), (0.58, -0.78), (0.80, -0.70, 0), (0.72, -0.86), (0.58, -0.96)),
        "gold",
        soft=0.05,
        halo=0.6,
        stars=0,
    )
    n.being(box(0.46, -1.08, 0.62, -0.94), "gold", soft=0.03, halo=0.3, stars=0)
    n.lit(blob((0.78, -0.68), (0.76, -0.60), (0.80, -0.48, 0), (0.84, -0.60), (0.82, -0.68)), "#ffd070", 1.6, 0.16, 0.8)
    n.star(0.80, -0.60, 0.42, 1.2, "#ffe0a0")
    n.being(
        sweep([(0.16, -1.22), (0.50, -1.34), (0.92, -1.20)], [0.022, 0.036, 0.006]),
        "silver",
        soft=0.02,
        halo=0.8,
        stars=0,
    )
    n.being(sweep([(0.02, -1.20), (0.16, -1.23)], [0.024, 0.024]), "gold", soft=0.02, halo=0.4, stars=0)
