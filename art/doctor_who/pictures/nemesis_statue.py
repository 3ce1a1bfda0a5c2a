"""Nemesis Statue: a woman of living silver with a drawn bow, and the comet that she came in."""

from art.doctor_who import nebulae, sides
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, dot, poly, sweep

DRAWN = Pose(90, 92, (172, 6), (4, 4))


@picture("timeless", "nemesis-statue", nebulae.clouds((0.55, 0.75), 0.8, 2.2))
def paint(n: Night) -> None:
    tail = poly((-1.1, -0.75), (-1.1, 0.55), (0.50, 0.92), (0.62, 0.70))
    n.lit(tail, "#a8c4ff", 0.30, 0.22, 0.6)
    n.being(dot(0.60, 0.82, 0.17), "ice", soft=0.10, halo=1.6, stars=0.2, bright=0.3)
    n.star(0.60, 0.82, 0.55, 1.3, "#c8dcff")
    n.lamp_at = (0.60, 0.90)
    who = posed(DRAWN, (-0.20, -2.45), 3.4, 1, "lady", 0.0)
    steel = {"hue": "silver", "stars": 0.3, "rim": 1.25}
    n.being(who.arm(False), soft=0.10, halo=0.6, bright=-0.04, **steel)
    x, y = who.hand_f
    grip, high = (x + 0.02, y), 0.86
    bow = [(x - 0.22, y + high), (x + 0.07, y + 0.46), (x + 0.02, y), (x + 0.07, y - 0.46), (x - 0.22, y - high)]
    n.being(sweep(bow, [0.012, 0.034, 0.026, 0.034, 0.012]), "gold", soft=0.03, halo=0.8, stars=0)
    n.being(who.skirt(-1.6, 0.5) + who.trunk(), soft=0.20, halo=0.7, bright=0.06, fade=0.25, **steel)
    for k in range(5):
        a, b = who.on_chest([dot(0.10, 0.9 - k * 0.2, 0.001)[0], dot(-0.12, 0.72 - k * 0.2, 0.001)[0]])
        n.ink([tuple(a.mean(0)), tuple(b.mean(0))], 0.02, 0.4, "silver")
    b = Profile(who.head, who.build.head * who.size, 0, 1)
    hair = blob((0.70, 0.70, 0), (0.30, 1.20), (-0.60, 1.10), (-1.10, 0.4), (-1.9, 0.1), (-2.5, 0.5, 0), (-1.9, -0.5),
                (-2.2, -0.9, 0), (-1.1, -0.8), (-0.5, -0.5), (-0.2, 0.1), (0.3, 0.5))  # fmt: skip
    n.being(b.put(sides.NECK), soft=0.10, halo=0.2, **steel)
    n.being(b.put(sides.FACE), soft=0.12, halo=0.6, bright=0.14, **steel)
    n.dark(b.put(dot(0.54, 0.09, 0.15, 0.07)), 0.5, 0.02, "silver")
    n.dark(b.put(sweep([(0.80, -0.53), (0.62, -0.54)], [0.03, 0.01])), 0.6, 0.006, "silver")
    n.being(b.put(hair), soft=0.06, halo=0.5, bright=0.02, **steel)
    n.star(*b.spot(0.58, 0.09), 0.12, 1.2, "#c0d8ff")
    n.being(who.arm(True), soft=0.11, halo=0.5, bright=0.10, **steel)
    n.joined([bow[0], who.hand_n, bow[-1]], r=0.10)
    n.lit(sweep([who.hand_n, (grip[0] + 0.16, grip[1])], [0.010, 0.010]), n.sky.accent, 1.3, 0.05)
    n.star(grip[0] + 0.16, grip[1], 0.34, 1.5, n.sky.accent)
