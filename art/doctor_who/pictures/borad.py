"""Borad: a man on one side, a beast of the lake on the other, in a chair of glass."""

from art.doctor_who import beings, heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, poly, sweep


@picture("future", "borad", nebulae.vortex((0.2, 0.4), 1.6, 0.8, heart=0.5))
def paint(n: Night) -> None:
    b = beings.reptile(n, (0.0, 0.32), 0.42, "moss", cloth="dusk")
    man = [part.clip((-9, -9), (0, 9)) for part in heads.EGG]
    n.being(b.put(man), "flesh", soft=0.18, halo=0.3, stars=0, bright=0.12)
    n.being(
        b.put(blob((0.0, 1.14, 0), (-0.56, 1.02), (-0.82, 0.5), (-0.74, 0.0, 0), (-0.6, 0.5), (0.0, 0.7, 0))),
        "silver",
        soft=0.06,
        halo=0.1,
        stars=0,
    )
    n.dark(b.put(dot(-0.29, 0.1, 0.14, 0.07)), 0.75, 0.02)
    n.star(*b.put(dot(-0.29, 0.1, 0.01))[0].mean(0), 0.12, 0.9)
    n.dark(b.put(sweep([(-0.30, -0.52), (0.0, -0.52)], [0.01, 0.03])), 0.8, 0.008)
    n.lit(hoop(0, 0.1, 0.95, 0.012, 200, 340), "#8fe0ff", 0.7, 0.05)
    n.being(poly((-1.0, -1.5), (-0.9, -0.9), (0.9, -0.9), (1.0, -1.5)), "silver", soft=0.06, halo=0.3, stars=0)
    n.lit([q for k in range(8) for q in box(-0.75 + k * 0.2, -1.22, -0.65 + k * 0.2, -1.12)], ("#ff9a48"), 0.8, 0.03)
