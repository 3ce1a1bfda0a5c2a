"""Emergency Materialisation: the box three times over, each fainter than the next."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import hoop


@picture("purple", "emergency-materialisation", nebulae.rays((0.0, 0.1), 1.8, 1.4))
def paint(n: Night) -> None:
    things.police_box(n, (-0.52, -1.05), 1.9, "violet", lamp=0.3, tilt=8, solid=0.35, glow=0.35)
    things.police_box(n, (0.50, -1.10), 1.9, "violet", lamp=0.4, tilt=-10, solid=0.45, glow=0.45)
    things.police_box(n, (0.0, -1.20), 2.05, "navy", tilt=2)
    for r in (0.5, 0.75, 1.0):
        n.lit(hoop(0, -1.2, r, 0.006, 0, 180, ry=r * 0.22), "#d0b0ff", 0.7, 0.03)
