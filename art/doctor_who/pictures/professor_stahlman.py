"""Professor Stahlman: his own hand before his face, green and coarse already, and behind it a man who denies it."""

from art.doctor_who import hands, heads, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import dot, polar, sweep


@picture("present", "professor-stahlman", nebulae.clouds((0.5, -0.3), 0.8, 3.2, 0.8, lamp=(0.6, -0.6)))
def paint(n: Night) -> None:
    look = Look("pearl", "flesh", "sides", "pearl", beard="full", collar="lapels", shirt="dusk")
    b = three_quarter(n, look, (0.26, 0.42), 0.40, -0.26, -0.16, 5, stern=0.9, lamp=(-0.5, -0.6))
    n.being(b.put(heads.spectacles()), "gold", soft=0.01, halo=0.2, stars=0)
    n.lit(b.put(dot(-0.29, 0.08, 0.15)), "#60ff60", 0.28, 0.06)
    n.haze(-0.30, -0.30, 0.5, "lime", 0.35)
    hands.palm(n, (-0.32, -0.42), (-0.50, -1.75), 0.46, "lime", "pearl", "", 11, -1)
    rng = n.rng(3)
    for u, v, w in rng.random((46, 3)):
        x, y = -0.62 + 0.56 * u, -0.95 + 0.85 * v
        n.ink([(x, y), polar((x, y), 250 + 40 * w, 0.05), polar((x, y), 250 + 60 * w, 0.09)], 0.010, 0.6, "moss")
    n.joined([(-0.62, -0.02), (-0.42, 0.10), (-0.20, 0.10), (-0.02, -0.06)], r=0.08, colour="#a0ff80")
    n.lit(sweep([(0.30, -1.5), (0.36, -1.2), (0.52, -1.0)], [0.02, 0.014, 0.004]), "#80ff60", 0.8, 0.05)
    scenery.embers(n, (0.6, -1.4), 0.8, 34, "#ff8040")
