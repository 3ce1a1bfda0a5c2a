"""George Stephenson: in a tall hat on his own engine, one arm out for the line ahead."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, hoop, place, poly, sweep


@picture("past", "george-stephenson", nebulae.clouds((0.3, 0.5), 0.8, 2.4, lamp=(0.8, 0.8)))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -1.16), "moss", soft=0.08, halo=0.3, stars=0.2, bright=-0.1)
    n.being(box(-1.1, -1.18, 1.1, -1.13), "silver", soft=0.02, halo=0.4, stars=0)
    for k in range(12):
        n.being(box(-1.04 + 0.18 * k, -1.26, -0.94 + 0.18 * k, -1.18), "bronze", soft=0.02, halo=0.1, stars=0)
    n.being(
        sweep([(-0.34, -0.46), (0.70, -0.40)], [0.25, 0.24], round_ends=False), "gold", soft=0.16, halo=0.7, stars=0.1
    )
    for k in range(6):
        n.ink([(-0.26 + 0.19 * k, -0.22), (-0.24 + 0.19 * k, -0.44), (-0.26 + 0.19 * k, -0.68)], 0.016, 0.6, "gold")
    n.being(box(0.58, -0.36, 0.78, 0.62), "soot", soft=0.06, halo=0.5, rim=1.8, stars=0)
    n.being(poly((0.54, 0.62), (0.82, 0.62), (0.90, 0.80), (0.46, 0.80)), "gold", soft=0.04, halo=0.4, stars=0)
    n.being(box(-0.80, -0.86, -0.28, -0.20), "blood", soft=0.07, halo=0.5, stars=0)
    n.lit(box(-0.70, -0.70, -0.42, -0.46), "#ff9030", 1.3, 0.10, 0.7)
    n.being(box(-0.92, -0.94, 0.86, -0.84), "soot", soft=0.02, halo=0.2, rim=1.6, stars=0)
    for x, y, r in ((0.46, -0.80, 0.36), (-0.56, -0.96, 0.20)):
        n.being(place(props.wheel(r, 12, 0.09, 0.16, 0.035), (x, y)), "bronze", soft=0.03, halo=0.5, stars=0)
    n.being(sweep([(-0.30, -0.36), (0.46, -0.80)], [0.024, 0.024]), "silver", soft=0.02, halo=0.5, stars=0)
    rng = n.rng(2)
    for i, (u, v) in enumerate(rng.random((9, 2))):
        n.being(dot(0.66 - 0.20 * i, 0.90 + 0.05 * i * u, 0.11 + 0.025 * i, 0.10 + 0.02 * i), "pearl", solid=0.6,
            soft=0.10, halo=0.5,
                stars=0, bright=-0.1 * v)  # fmt: skip
    n.lamp_at = (-0.2, -0.5)
    look = Look("dusk", "flesh", "short", "pearl", "topper", "soot", "", beard="whiskers")
    act(n, look, "point", (-0.66, -0.86), 1.45, 1, "coat", legs="bone", bones=0.3, rim=1.3)
    n.lit(hoop(0.78, -0.20, 0.06, 0.01), "#ffe0a0", 0.9, 0.03)
    n.star(0.78, -0.20, 0.26, 1.2, "#ffe0a0")
