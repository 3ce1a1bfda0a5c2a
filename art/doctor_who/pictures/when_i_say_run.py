"""When I Say Run: two small figures down a corridor of light as fast as they can."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import box


@picture("purple", "when-i-say-run", nebulae.rays((0.1, 0.45), 1.6, 1.4))
def paint(n: Night) -> None:
    for k in range(5):
        s = 0.34 + k * 0.22
        n.lit(
            [
                *box(-s, 0.45 - s * 1.2, s, 0.45 - s * 1.2 + 0.006),
                *box(-s, 0.45 + s * 0.9, s, 0.45 + s * 0.9 + 0.006),
                *box(-s, 0.45 - s * 1.2, -s + 0.006, 0.45 + s * 0.9),
                *box(s - 0.006, 0.45 - s * 1.2, s, 0.45 + s * 0.9),
            ],
            "#d0a0ff",
            0.6,
            0.02,
        )
    for x, s, hue in ((-0.28, 1.5, "gold"), (0.36, 1.35, "rose")):
        f = Figure(
            (x, -0.42), s, spine=72, near_arm=(230, 320), far_arm=(330, 60), near_leg=(330, 235), far_leg=(232, 190)
        )
        for part in (f.arm(False), f.leg(False), f.leg(True), f.trunk() + f.coat(-0.72, 0.16, -0.22)):
            n.being(part, hue, soft=0.06, halo=0.6)
        n.being(f.skull(), "flesh", soft=0.05, halo=0.4, stars=0)
        n.being(f.on_head(heads.HAIR["mop"][0]), "bronze", soft=0.03, halo=0.1, stars=0)
        n.being(f.arm(True), hue, soft=0.05, halo=0.4)
        for k in range(4):
            n.glint([(x - 0.4, -0.2 - k * 0.24), (x - 0.75, -0.24 - k * 0.25)], 0.012, "gold", 0.7)
