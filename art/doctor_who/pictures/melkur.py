"""Melkur: moss has grown on it for years; tonight, as the gardener kneels with her lamp, it turns its head."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, box, dot, polar, sweep


@picture("timeless", "melkur", nebulae.moon(0.34, (-0.55, 0.95), 0.9, 0.3))
def paint(n: Night) -> None:
    n.lamp_at = (-0.6, 0.8)
    for x, top in ((-0.98, 1.0), (0.96, 1.3), (0.70, 1.1)):
        n.being(sweep([(x, -1.1), (x + 0.04, 0.0), (x - 0.06, top)], [0.10, 0.07, 0.03]), "soot", soft=0.05, halo=0.3)
        for k in range(7):
            at = polar((x - 0.04, top - 0.1 * k), 30 + 52 * k, 0.20)
            n.being(dot(*at, 0.15, 0.10), "moss", soft=0.06, halo=0.4, stars=0.2, rim=1.3, bright=-0.08)
    scenery.hills(n, -0.96, "moss", 3, 0.05, -0.08)
    n.being(box(-0.02, -1.10, 0.76, -0.86), "bone", soft=0.06, halo=0.4, stars=0.1, bright=-0.06)
    more = {"soft": 0.12, "halo": 0.6, "rim": 1.6, "stars": 0.15}
    body = blob((0.20, 0.50), (0.50, 0.52), (0.70, 0.24), (0.72, -0.3), (0.66, -0.88), (0.10, -0.88), (0.06, -0.2))
    n.being(body, "bone", **more)
    for x0, x1, x2 in ((0.16, 0.02, 0.14), (0.64, 0.82, 0.70)):
        n.being(sweep([(x0, 0.36), (x1, -0.02), (x2, -0.38)], [0.13, 0.12, 0.10]), "bone", **more)
    rng = n.rng(6)
    for u, v, w in rng.random((26, 3)):
        n.being(dot(0.10 + 0.58 * u, -0.85 + 1.1 * v * w, 0.03 + 0.04 * w, 0.02), "moss", soft=0.02, halo=0, stars=0)
    for k in range(8):
        x, y = 0.12 + 0.06 * k, -0.86 + 0.15 * k
        n.being(dot(x + 0.04, y + 0.05, 0.06, 0.03, 40), "lime", soft=0.02, halo=0.3, stars=0)
    n.glint([(0.10, -0.88), (0.30, -0.40), (0.58, 0.24)], 0.012, "lime", 0.7)
    b = Profile((0.34, 0.78), 0.25, 4, -1)
    n.being(b.put(sweep([(-0.2, -1.3), (-0.1, -0.6)], [0.5, 0.42])), "bone", **more)
    crest = blob(
        (0.55, 0.55), (0.30, 1.10), (-0.15, 1.75, 0), (-0.70, 1.10), (-1.15, 0.10), (-1.05, -0.85), (-0.5, -0.5)
    )
    n.being(b.put(crest), "bone", **more)
    face = blob((-0.45, -0.75), (-0.5, 0.4), (0.10, 0.85), (0.64, 0.60), (0.78, 0.1), (0.92, -0.2), (0.74, -0.75))
    n.being(b.put(face), "bone", soft=0.08, halo=0.4, rim=1.6, stars=0, bright=0.06)
    n.lit(b.put(dot(0.50, 0.12, 0.13, 0.10)), "#ff4030", 1.8, 0.08)
    n.star(*b.put(dot(0.52, 0.12, 0.01))[0].mean(0), 0.26, 1.1, "#ff6050")
    n.dark(b.put(sweep([(0.78, -0.46), (0.45, -0.46)], [0.04, 0.02])), 0.85, 0.008)
    n.lamp_at = (-0.26, -0.4)
    who = act(
        n,
        Look("violet", "flesh", "bun", "bronze", collar=""),
        "kneel",
        (-0.50, -1.14),
        1.15,
        1,
        "robe",
        "lady",
        bones=0.4,
        rim=1.5,
    )
    x, y = who.hand_n
    n.being(box(x - 0.05, y - 0.16, x + 0.06, y - 0.02), "gold", soft=0.02, halo=0.4, stars=0)
    n.lit(dot(x + 0.005, y - 0.09, 0.036), "#ffd080", 1.5, 0.16, 0.8)
