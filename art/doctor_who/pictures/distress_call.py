"""Distress Call: somebody adrift beside a broken ship holds a flare up, and a box far away has seen it."""

from art.doctor_who import nebulae, things
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, place, poly, sweep


@picture("purple", "distress-call", nebulae.planet((0.6, -2.2), 1.5, 0.5, sun=(0.1, 0.55)))
def paint(n: Night) -> None:
    hull = blob((-0.50, -0.16, 0), (0.20, -0.20), (0.62, 0, 0), (0.20, 0.20), (-0.50, 0.16, 0), (-0.40, 0.05, 0),
                (-0.54, -0.03, 0))  # fmt: skip
    stern = blob((-0.62, 0.15, 0), (-0.56, 0.02, 0), (-0.66, -0.08, 0), (-0.60, -0.17, 0), (-1.0, -0.16),
                 (-1.2, -0.30, 0), (-1.2, 0.30, 0), (-1.0, 0.15))  # fmt: skip
    for part, at, angle in ((hull, (0.42, -0.72), -24), (stern, (0.34, -0.82), -10)):
        n.being(place(part, at, 0.95, angle), "silver", soft=0.08, halo=0.6, stars=0.1, rim=1.2)
    n.lit(place(box(-0.02, -0.03, 0.34, 0.03), (0.42, -0.72), 0.95, -24), "#ffb060", 0.8, 0.05)
    for x, y, r in ((-0.10, -0.70, 0.05), (-0.18, -0.88, 0.035), (0.02, -0.52, 0.03), (-0.26, -0.62, 0.022)):
        n.being(poly((x - r, y), (x, y + r), (x + r, y - r * 0.4), (x, y - r)), "silver", soft=0.02, halo=0.3, stars=0)
    n.lamp_at = (0.16, 0.86)
    who = act(n, Look("pearl", "pearl", "bald", collar=""), "lamp", (-0.28, -0.62), 1.25, 1, "suit", build="broad",
              boot=1.3, bones=0.0, legs="pearl")  # fmt: skip
    n.being(dot(*who.head, 0.155), "ice", solid=0.86, soft=0.07, halo=0.8, stars=0.2, rim=1.8)
    n.being(hoop(*who.head, 0.155, 0.014), "pearl", soft=0.02, halo=0.2, stars=0)
    n.glint([(who.neck[0] - 0.12, who.neck[1] - 0.2), (-0.62, -0.5), (-0.30, -0.78), (0.05, -0.66)], 0.016, "pearl")
    x, y = who.hand_n
    n.being(sweep([(x, y), (x + 0.05, y + 0.15)], [0.022, 0.022]), "blood", soft=0.02, halo=0.2, stars=0)
    flare = (x + 0.07, y + 0.24)
    for r in (0.20, 0.36, 0.56, 0.80, 1.08):
        n.lit(hoop(*flare, r, 0.007), "#ff6a6a" if r < 0.5 else "#e0a0ff", 1.1 - r * 0.7, 0.03)
    n.lit(dot(*flare, 0.045), "#ff5040", 2.0, 0.16, 0.9)
    n.star(*flare, 0.55, 1.5, "#ff8a70")
    things.police_box(n, (-0.70, 0.80), 0.30, "navy", tilt=-16, solid=0.9)
