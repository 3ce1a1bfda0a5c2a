"""Harry Sullivan: a naval surgeon on his knees, his ear to a heart, or to one of two of them."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep

LISTENS = Pose(56, 52, (290, 316), (300, 322), (10, 262), (266, 186))


@picture("present", "harry-sullivan", nebulae.clouds((0.3, 0.6), 0.8, 2.4, lamp=(0.4, 1.0)))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -1.02), "dusk", soft=0.06, halo=0.3, rim=1.3)
    # Who lies there: coat, long scarf, a hat on the face.
    n.being(
        blob((-0.20, -1.04), (-0.10, -0.82), (0.30, -0.74), (0.62, -0.80), (0.80, -1.04)), "bronze", soft=0.08, halo=0.5
    )
    n.being(sweep([(-0.16, -0.96), (-0.6, -0.97), (-1.1, -1.0)], [0.12, 0.10, 0.09]), "dusk", soft=0.05, halo=0.4)
    n.being(dot(0.88, -0.90, 0.14), "flesh", soft=0.06, halo=0.4, stars=0)
    n.being(
        [p for i in range(8) for p in dot(0.80 + 0.035 * i, -0.79 + 0.03 * (i % 3), 0.075)],
        "bronze",
        soft=0.04,
        halo=0.2,
    )
    for i in range(9):
        n.being(box(0.56 + 0.02 * (i % 2), -0.80 - 0.055 * i, 0.74, -0.75 - 0.055 * i), ("ember", "gold", "violet",
            "moss")[i % 4],
                soft=0.02, halo=0.1, stars=0.2)  # fmt: skip
    look = Look("navy", "flesh", "parted", "soot", collar="")
    who = act(n, look, LISTENS, (-0.42, -1.04), 2.25, 1, "suit", legs="navy", boot=1.2, bones=0.3, rim=1.3)
    for k in range(3):
        px, py = who.on_chest(dot(0.17, 0.75 - 0.18 * k, 0.001))[0].mean(0)
        n.lit(dot(float(px), float(py), 0.018), "#ffd060", 1.0, 0.02)
    ear = who.on_head(dot(-0.05, 0.0, 0.001))[0].mean(0)
    x, y = who.hand_n
    n.being(sweep([tuple(ear), (ear[0] + 0.10, ear[1] - 0.30), (x - 0.02, y + 0.10), (x + 0.10, y - 0.05)], [0.014,
        0.016, 0.014, 0.014]),
            "silver", soft=0.01, halo=0.5, stars=0)  # fmt: skip
    n.being(dot(x + 0.12, y - 0.06, 0.05), "silver", soft=0.02, halo=0.6, stars=0)
    for hx in (0.22, 0.46):
        n.star(hx, -0.84, 0.26, 1.2, "#ff6070")
    n.being(box(-0.92, -1.04, -0.62, -0.84), "pearl", soft=0.04, halo=0.5, stars=0)
    n.lit(box(-0.80, -1.02, -0.74, -0.86) + box(-0.86, -0.97, -0.68, -0.91), "#ff3030", 0.9, 0.02)
    scenery.embers(n, (0.34, -0.7), 0.4, 14, "#ff9090")
