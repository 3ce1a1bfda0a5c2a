"""Ben Jackson: a sailor half-way up a rope ladder, the sea a long way down."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, poly, sweep


@picture("present", "ben-jackson", nebulae.clouds((-0.6, 0.3), 0.7, 2.4, lamp=(-0.9, 0.5)))
def paint(n: Night) -> None:
    scenery.sea(n, -0.78, "blood", "rose", 2)
    n.lamp_at = (-0.9, 0.6)
    hull = blob((-0.92, -0.80, 0), (-0.86, -0.92), (-0.50, -0.92), (-0.38, -0.78, 0))
    n.being(hull + box(-0.66, -0.78, -0.62, -0.46) + poly((-0.61, -0.48), (-0.44, -0.72), (-0.61, -0.72)), "soot",
        soft=0.02,
            halo=0.6, rim=1.8, stars=0)  # fmt: skip
    for x in (0.22, 0.62):
        n.being(sweep([(x - 0.10, 1.5), (x, 0), (x + 0.10, -1.5)], [0.020] * 3), "bone", soft=0.02, halo=0.3, stars=0)
    for k in range(9):
        y = 1.22 - 0.32 * k
        n.being(
            sweep([(0.14 + 0.035 * k, y), (0.56 + 0.035 * k, y - 0.02)], [0.022, 0.022]),
            "bone",
            soft=0.02,
            halo=0.3,
            stars=0,
        )
    look = Look("navy", "flesh", "short", "bronze", "peaked", "pearl", "")
    who = act(n, look, "climb", (-0.02, -0.98), 1.9, 1, "suit", legs="navy", boot=1.3, bones=0.35, rim=1.3)
    collar = blob((-0.30, 0.92), (-0.05, 1.04), (0.16, 0.96), (0.10, 0.78), (-0.34, 0.70))
    n.being(who.on_chest(collar), "pearl", soft=0.03, halo=0.3, stars=0)
    n.glint([tuple(p.mean(0)) for p in (who.on_chest([one])[0] for one in collar)] * 2, 0.01, "navy")
