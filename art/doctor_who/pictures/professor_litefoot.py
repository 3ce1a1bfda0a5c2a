"""Professor Litefoot: under the streets with a lantern held high, before an arch in which something has red eyes."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, pair, place, poly, sweep


@picture("past", "professor-litefoot", nebulae.deep((-0.2, 0.3), 0.7, 0.4, 0.3))
def paint(n: Night) -> None:
    arch = box(0.06, -1.0, 0.98, 0.10) + dot(0.52, 0.10, 0.46, 0.46, n=50)
    n.being(box(-1.1, -1.0, 1.1, 1.5), "moss", cut=arch, soft=0.08, halo=0, stars=0, rim=1.2, bright=-0.10)
    n.dark(arch, 0.85, 0.01)
    for row in range(12):
        y = 1.32 - 0.20 * row
        for k in range(7):
            x = -1.0 + 0.33 * k + 0.16 * (row % 2)
            if not (x > -0.08 and y < 0.72 and x < 1.06):
                n.ink([(x - 0.15, y), (x, y), (x + 0.15, y)], 0.010, 0.6, "moss")
    n.being(hoop(0.52, 0.10, 0.50, 0.045, 0, 180), "silver", soft=0.03, halo=0.3, stars=0)
    n.lit(place(pair(dot(0.09, 0, 0.042, 0.034)), (0.56, -0.30)), "#ff4030", 1.8, 0.10)
    whiskers = pair(sweep([(0.05, 0), (0.22, 0.05), (0.40, 0.0)], [0.008, 0.006, 0.002]))
    n.being(place(whiskers, (0.56, -0.56)), "bone", soft=0.01, halo=0.3)
    n.being(box(-1.1, -1.5, 1.1, -1.0), "sea", soft=0.05, halo=0.3, stars=0.2, bright=-0.08)
    n.lamp_at = (0.06, 0.66)
    look = Look("bronze", "flesh", "short", "pearl", "bowler", "soot", "", beard="moustache")
    who = act(n, look, "lamp", (-0.44, -1.08), 1.95, 1, "coat", legs="soot", bones=0.3, rim=1.4, stern=0.5, wide=0.22)
    n.being(who.on_chest(blob((-0.34, 1.02), (0.10, 1.10), (0.32, 0.92), (0.40, 0.46), (-0.1, 0.40), (-0.56, 0.44))),
        "bronze", soft=0.05,
            halo=0.3, rim=1.4)  # fmt: skip
    x, y = who.hand_n
    n.being(hoop(x + 0.01, y - 0.08, 0.06, 0.008), "gold", soft=0.01, halo=0.3, stars=0)
    n.lit(box(x - 0.06, y - 0.36, x + 0.08, y - 0.17), "#ffd070", 1.5, 0.22, 0.8)
    n.being(box(x - 0.08, y - 0.40, x + 0.10, y - 0.36) + poly((x - 0.09, y - 0.17), (x + 0.11, y - 0.17), (x + 0.01,
        y - 0.10)), "gold", soft=0.02,
            halo=0.4, stars=0)  # fmt: skip
    for k in range(5):
        n.glint(
            [(x - 0.32 + 0.04 * k, -1.08 - 0.07 * k), (x, -1.09 - 0.07 * k), (x + 0.30 - 0.03 * k, -1.08 - 0.07 * k)],
            0.012,
            "gold",
            0.6,
        )
    n.star(x + 0.01, y - 0.26, 0.36, 1.2, "#ffe0a0")
