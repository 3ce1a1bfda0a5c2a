"""The Meddling Monk: in a habit above a longship, with a gramophone and a watch that have no business there."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

SPYING = Pose(88, 90, (326, 62), (250, 300))


@picture("timeless", "the-meddling-monk", nebulae.moon(0.36, (0.52, 0.86), level=0.35))
def paint(n: Night) -> None:
    n.lamp_at = (0.55, 0.9)
    scenery.sea(n, -0.18, "dusk", "pearl")
    hull = blob(
        (0.30, -0.30), (0.24, -0.12, 0), (0.36, -0.24), (0.72, -0.24), (0.84, -0.12, 0), (0.80, -0.30), (0.56, -0.36)
    )
    n.being(hull, "bronze", soft=0.03, halo=0.6, stars=0)
    n.being(blob((0.40, 0.14, 0), (0.70, 0.14, 0), (0.76, -0.08), (0.68, -0.18, 0), (0.42, -0.18, 0), (0.48, -0.02)),
            "blood", soft=0.04, halo=0.5, stars=0, bright=0.06)  # fmt: skip
    for k in (0.47, 0.59):
        n.glint([(k, 0.12), (k + 0.03, -0.02), (k, -0.16)], 0.022, "bone", 0.7)
    n.being(blob((-1.2, -1.6, 0), (-1.2, -0.62), (-0.6, -0.66), (0.02, -0.74), (0.30, -0.82, 0), (0.22, -1.05),
                 (0.40, -1.6, 0)), "soot", soft=0.10, halo=0.4, stars=0.2, rim=1.6)  # fmt: skip
    who = act(n, Look("bronze", "flesh", "fringed", "soot", collar="", face="broad"), SPYING, (-0.42, -0.70), 1.62, 1,
              "robe", "stout", wide=0.36, sleeve=1.7, bones=0.0, stern=-1.0)  # fmt: skip
    n.being(who.on_head(blob((-0.3, -0.62), (-0.95, -0.2), (-1.3, -0.7), (-1.1, -1.3), (-0.3, -1.5), (0.5, -1.3),
                             (0.3, -0.95))), "bronze", soft=0.05, halo=0.2, stars=0.2)  # fmt: skip
    x, y = who.hand_n
    ex, ey = who.head[0] + 0.14, who.head[1] + 0.02
    n.being(sweep([(ex, ey), (ex + 0.26, ey + 0.035)], [0.026, 0.034]), "gold", soft=0.02, halo=0.5, stars=0)
    n.being(
        sweep([(ex + 0.24, ey + 0.032), (ex + 0.46, ey + 0.06)], [0.042, 0.048]), "gold", soft=0.02, halo=0.5, stars=0
    )
    n.star(ex + 0.49, ey + 0.065, 0.16, 1.2)
    wrist = (x * 0.75 + who.elbow_n[0] * 0.25, y * 0.75 + who.elbow_n[1] * 0.25)
    n.lit(dot(*wrist, 0.034), "#fff0c0", 1.2, 0.05, 0.6)
    n.star(*wrist, 0.16, 0.9, "#ffe0a0")
    hx, hip = who.hip
    n.glint([(hx - 0.17, hip + 0.02), (hx, hip - 0.02), (hx + 0.20, hip + 0.04)], 0.020, "bone", 0.7)
    # The gramophone, from which plainsong comes.
    n.being(box(-0.98, -0.86, -0.66, -0.70), "bronze", soft=0.03, halo=0.4, stars=0)
    n.being(blob((-0.84, -0.68), (-0.80, -0.48), (-0.98, -0.22, 0), (-0.66, -0.12), (-0.50, -0.30, 0), (-0.72, -0.46),
                 (-0.78, -0.68)), "gold", soft=0.06, halo=0.6, stars=0)  # fmt: skip
    n.dark(dot(-0.74, -0.21, 0.21, 0.08, -12), 0.6, 0.02, "gold")
    n.strewn(poly((-0.95, -0.15), (-0.55, -0.2), (-0.55, 0.55), (-0.95, 0.5)), 10, 0.05, "#ffe0a0")
