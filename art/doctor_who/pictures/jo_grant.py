"""Jo Grant: crouched at a lock with a ring of skeleton keys, light through the keyhole on her face."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, hoop, place, poly

PICKS = Pose(78, 84, (330, 12), (320, 8), (2, 266), (262, 186))


@picture("present", "jo-grant", nebulae.clouds((-0.6, 0.4), 0.8, 2.6))
def paint(n: Night) -> None:
    n.being(box(0.34, -1.2, 1.1, 1.5), "silver", soft=0.10, halo=0.4, stars=0.1, bright=-0.12)
    for y in (1.05, 0.45, -0.75):
        n.being(box(0.46, y - 0.20, 1.1, y + 0.20), "silver", soft=0.05, halo=0, stars=0, bright=-0.08)
    n.being(box(0.36, -0.28, 0.58, 0.06), "gold", soft=0.03, halo=0.4, stars=0)
    n.being(box(-1.1, -1.5, 1.1, -1.14), "dusk", soft=0.05, halo=0.3, rim=1.3)
    n.lit(
        dot(0.45, -0.08, 0.030) + poly((0.43, -0.08), (0.47, -0.08), (0.485, -0.19), (0.415, -0.19)),
        "#fff0c0",
        1.8,
        0.06,
    )
    n.lit(poly((0.44, -0.05), (0.44, -0.15), (-0.55, -0.05), (-0.55, 0.42)), "#ffe0a0", 0.20, 0.05)
    n.lamp_at = (0.5, -0.05)
    look = Look("ember", "flesh", "bob", "gold", collar="")
    who = act(n, look, PICKS, (-0.30, -1.16), 2.35, 1, "suit", "lady", legs="violet", boot=1.4, bones=0.3, rim=1.3)
    x, y = who.hand_n
    n.being(hoop(x + 0.02, y - 0.08, 0.09, 0.010), "gold", soft=0.01, halo=0.5, stars=0)
    for a in (-150, -100, -55, 200):
        n.being(place(props.key(0.30), (x + 0.02, y - 0.10), 0.8, a + 90), "gold", soft=0.01, halo=0.5, stars=0)
    n.star(0.45, -0.10, 0.40, 1.3, "#ffe0a0")
    scenery.embers(n, (0.30, -0.1), 0.2, 8)
