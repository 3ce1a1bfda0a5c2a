"""Mr Sin: a doll on the boards with the footlights before it, and on the wall the size that it thinks it is."""

from art.doctor_who import nebulae, things
from art.doctor_who.acting import Pose, act, posed
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, place, poly

CREEPS = Pose(82, 84, (36, 70), (320, 350), (300, 262), (250, 236))


@picture("past", "mr-sin", nebulae.clouds((0.1, 0.4), 0.9, 1.6, 0.5, 0.3, stars=0.3))
def paint(n: Night) -> None:
    n.being(box(-1.1, -0.92, 1.1, 1.5), "bronze", solid=0.75, soft=0.3, halo=0, stars=0, rim=0.4, bright=0.20)
    for k in range(7):
        n.ink([(-1.0 + 0.33 * k, 1.4), (-1.0 + 0.33 * k, 0.2), (-1.0 + 0.33 * k, -0.9)], 0.010, 0.4, "bronze")
    shadow = posed(CREEPS, (-0.10, -0.98), 2.3, 1, "child")
    n.dark(
        shadow.body()
        + shadow.on_head(dot(0, 0.95, 0.5, 0.4) + dot(0, 1.4, 0.16))
        + shadow.skirt(shadow.hip[1] - 0.36, 0.30),
        0.86,
        0.018,
    )
    x, y = shadow.hand_n
    n.dark(place(poly((-0.05, 0), (0.05, 0), (0.05, 0.34), (0.0, 0.62), (-0.05, 0.40)), (x, y), 1, -18), 0.86, 0.014)
    n.being(box(-1.1, -1.5, 1.1, -0.94), "soot", soft=0.08, halo=0.3, rim=1.5)
    n.lamp_at = (0.75, -1.25)
    look = Look("blood", "bone", "short", "soot", "mandarin", "soot", "", eyes="#ff5030")
    who = act(
        n,
        look,
        CREEPS,
        (0.46, -1.28),
        0.92,
        1,
        "tunic",
        "child",
        legs="navy",
        bones=0.0,
        wide=0.13,
        rim=1.5,
        stern=-0.6,
    )
    things.sword(n, who.hand_n, 0.34, -18, "silver", is_knife=True)
    for k in range(8):
        n.lit(dot(-0.88 + 0.25 * k, -1.36, 0.055, 0.07), "#ffc860", 1.1, 0.08)
