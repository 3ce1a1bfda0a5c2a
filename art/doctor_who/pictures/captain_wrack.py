"""Captain Wrack: at the wheel of a ship that sails between the planets, and she does not mean to come second."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, box, dot, hoop, place, polar, poly, sweep

STEERS = Pose(84, 90, (350, 20), (318, 350), (296, 276), (252, 246))


@picture("timeless", "captain-wrack", nebulae.rings((0.62, 0.96), 0.24, -24, level=0.45))
def paint(n: Night) -> None:
    n.lamp_at = (0.7, 0.9)
    for x, w, low in ((-0.36, 0.56, 0.16), (-0.40, 0.40, 0.86)):
        sail = blob(
            (x - w, low + 0.56, 0),
            (x + w * 0.8, low + 0.60, 0),
            (x + w, low + 0.30),
            (x + w * 0.86, low, 0),
            (x, low + 0.06),
            (x - w, low, 0),
        )
        n.being(sail, "bone", soft=0.14, halo=0.6, stars=0.2)
        for k in range(3):
            n.ink(
                [
                    (x - w * 0.5 + w * 0.5 * k, low + 0.56),
                    (x - w * 0.42 + w * 0.5 * k, low + 0.3),
                    (x - w * 0.5 + w * 0.5 * k, low + 0.04),
                ],
                0.012,
                0.4,
                "bone",
            )
    n.being(sweep([(-0.40, 1.5), (-0.36, -0.9)], [0.03, 0.05]), "bronze", soft=0.03, halo=0.3, stars=0)
    for k in range(5):
        n.glint([(-1.0 + 0.14 * k, -0.8), (-0.7 + 0.08 * k, 0.3), (-0.40, 1.3)], 0.008, "bronze", 0.7)
    n.being(poly((-1.1, -1.5), (1.1, -1.5), (1.1, -0.98), (-1.1, -1.10)), "bronze", soft=0.06, halo=0.4, stars=0.1)
    for k in range(4):
        n.ink([(-1.1, -1.16 - 0.1 * k), (0, -1.10 - 0.1 * k), (1.1, -1.05 - 0.1 * k)], 0.010, 0.5, "bronze")
    look = Look("blood", "flesh", "mane", "soot", "", "", "")
    who = act(
        n,
        look,
        STEERS,
        (-0.14, -1.10),
        1.95,
        1,
        "coat",
        "lady",
        legs="soot",
        boot=1.6,
        bones=0.3,
        rim=1.4,
        sway=-0.16,
        stern=0.4,
    )
    n.being(who.on_head(blob((1.3, 0.62, 0), (0.7, 0.50), (-0.4, 0.44), (-1.3, 0.52, 0), (-1.1, 1.0), (-0.5, 1.5),
        (0.1, 1.62), (0.8, 1.26))), "soot", soft=0.05,
            halo=0.4, rim=1.7)  # fmt: skip
    n.glint(
        [tuple(p.mean(0)) for p in who.on_head(dot(-1.2, 0.7, 0.01) + dot(-0.3, 1.36, 0.01) + dot(0.9, 1.0, 0.01))],
        0.02,
        "gold",
    )
    n.being(
        who.on_head(sweep([(-0.9, 0.9), (-1.7, 1.4), (-2.6, 0.9)], [0.12, 0.26, 0.03])),
        "pearl",
        soft=0.04,
        halo=0.6,
        stars=0.2,
    )
    for k in range(3):
        x, y = who.on_chest(dot(0.20, 0.8 - 0.22 * k, 0.001))[0].mean(0)
        n.lit(dot(float(x), float(y), 0.020), "#ff4060", 1.2, 0.04)
    hub = (0.54, -0.30)
    n.being(box(hub[0] - 0.05, -1.05, hub[0] + 0.05, hub[1]), "bronze", soft=0.03, halo=0.3, stars=0)
    n.being(place(props.wheel(0.36, 8, 0.07, 0.16, 0.05), hub), "gold", soft=0.03, halo=0.6, stars=0)
    for k in range(8):
        n.being(
            sweep([polar(hub, 22.5 + 45 * k, 0.34), polar(hub, 22.5 + 45 * k, 0.48)], [0.020, 0.026]),
            "gold",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    n.lit(hoop(*hub, 0.08, 0.012), "#ff5060", 1.0, 0.04)
    n.star(*hub, 0.26, 1.2, "#ff8090")
