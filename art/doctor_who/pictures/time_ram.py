"""Time Ram: two boxes in one place, and the flash where they meet."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot


@picture("purple", "time-ram", nebulae.rays((0.0, 0.0), 2.0, 1.2, heart=0.12))
def paint(n: Night) -> None:
    things.police_box(n, (-0.60, -0.72), 1.35, "navy", tilt=-32)
    things.police_box(n, (0.60, -0.72), 1.35, "violet", tilt=32)
    n.lit(dot(0, 0.02, 0.07), "#ffffff", 1.6, 0.14, 0.6)
    n.star(0, 0.02, 0.7, 1.1, n.sky.accent)
