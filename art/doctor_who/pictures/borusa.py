"""Borusa: he sits at his harp at the window of the Capitol, and plays the one tune that opens a door."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act, posed, seat
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, sweep

PLAYS = Pose(90, 80, (310, 28), (318, 40), (354, 268), (0, 270))


@picture("timeless", "borusa", nebulae.galaxy((0.30, 0.50), 0.6, 20, 0.5))
def paint(n: Night) -> None:
    scenery.window(n, (0.24, 0.44), 0.74, "silver", 14)
    at = (-0.26, -1.12)
    seat(n, posed(PLAYS, at, 1.75), "gold", 0.62)
    look = Look("pearl", "bone", "sides", "pearl", collar="")
    who = act(n, look, PLAYS, at, 1.75, 1, "robe", sleeve=1.8, wide=0.46, sway=0.24, bones=0.2, rim=1.4)
    n.being(who.on_head(blob((-0.7, -0.7), (-1.2, -0.2), (-1.5, 0.7, 0), (-1.9, -0.3), (-1.5, -1.4), (-0.5, -1.6),
        (0.5, -1.3))),
            "gold", soft=0.05, halo=0.4, stars=0.2)  # fmt: skip
    x = who.hand_n[0]
    foot, top, crown = (x + 0.10, -1.02), (x + 0.52, 0.42), (x - 0.02, 0.22)
    n.being(sweep([foot, (x + 0.40, -0.40), top], [0.07, 0.05, 0.035]), "gold", soft=0.03, halo=0.8, stars=0)
    n.being(
        sweep([crown, (x + 0.16, 0.30), (x + 0.34, 0.20), top], [0.06, 0.04, 0.035, 0.05]),
        "gold",
        soft=0.03,
        halo=0.6,
        stars=0,
    )
    n.being(sweep([foot, (x - 0.02, -0.40), crown], [0.10, 0.06, 0.04]), "gold", soft=0.03, halo=0.4, stars=0)
    for k in range(7):
        t = (k + 1) / 8
        a = (x + 0.02 + 0.48 * t, 0.24 + 0.10 * t)
        b = (x + 0.10 + 0.30 * t, -0.90 + 0.58 * t)
        n.glint([a, b], 0.007, "pearl", 1.0)
    for i, (u, v) in enumerate(((-0.06, 0.52), (0.18, 0.72), (0.30, 0.98), (0.52, 1.08))):
        n.star(x + u, v, 0.12 + 0.02 * i, 1.0)
    n.joined([(x - 0.06, 0.52), (x + 0.18, 0.72), (x + 0.30, 0.98), (x + 0.52, 1.08)], r=0.05)
