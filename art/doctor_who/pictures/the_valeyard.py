"""The Valeyard: an arm flung out of black robes, and far below it a small man alone in the light of a court."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, poly, sweep


@picture("timeless", "the-valeyard", nebulae.deep((0.5, 0.1), 0.7, 0.5))
def paint(n: Night) -> None:
    scenery.columns(n, "dusk", -0.8, 1.35, (-0.30, 0.12, 0.92), 0.07)
    n.lit(poly((0.48, 1.4), (0.68, 1.4), (0.98, -0.95), (0.22, -0.95)), "#e8e4ff", 0.34, 0.10, 0.5)
    n.lit(dot(0.60, -0.95, 0.38, 0.07), "#ffffff", 0.5, 0.08)
    n.lamp_at = (0.62, 0.9)
    act(
        n,
        Look("candy", "flesh", "curls", "gold", collar=""),
        "stand",
        (0.60, -0.94),
        0.72,
        -1,
        "coat",
        legs="gold",
        bones=0.2,
    )
    scenery.crowd(n, -1.16, "dusk", 8, 0.12, 3)
    look = Look("soot", "bone", "short", "soot", "skullcap", "soot", "high")
    b = profile(n, look, (-0.56, 0.44), 0.38, 1, 2, stern=1.0, lamp=(0.9, 0.6))
    n.being(b.put(poly((0.34, -1.2), (0.56, -1.22), (0.86, -2.1), (0.60, -2.1))), "pearl", soft=0.04, halo=0.4, stars=0)
    n.being(
        sweep([(-0.62, -0.42), (-0.20, -0.30), (0.14, -0.14)], [0.20, 0.19, 0.20]), "soot", soft=0.09, halo=0.5, rim=1.9
    )
    n.being(
        poly((0.02, -0.04), (0.20, 0.02), (0.20, -0.30), (0.02, -0.72), (-0.24, -0.44)),
        "soot",
        soft=0.07,
        halo=0.3,
        rim=1.6,
    )
    n.being(sweep([(0.14, -0.13), (0.27, -0.08)], [0.075, 0.060]), "bone", soft=0.03, halo=0.3, stars=0)
    n.being(sweep([(0.26, -0.06), (0.44, -0.01)], [0.030, 0.018]), "bone", soft=0.02, halo=0.3, stars=0, bright=0.1)
    for k in (0.03, 0.07):
        n.being(sweep([(0.25, -0.07 - k), (0.31, -0.09 - k), (0.26, -0.12 - k)], [0.028, 0.024, 0.02]), "bone",
            soft=0.02, halo=0,
                stars=0)  # fmt: skip
    n.star(0.46, 0.0, 0.22, 1.2)
