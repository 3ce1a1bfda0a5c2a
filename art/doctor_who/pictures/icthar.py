"""Icthar: an old Silurian in a robe of office, his three eyes tired."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both


@picture("present", "icthar", nebulae.roundels((0.0, 0.4), 0.6, 0.55))
def paint(n: Night) -> None:
    n.being(both((0, 1.2), (0.7, 1.0), (1.0, 0.3), (1.05, -0.6), (0, -0.6)), "violet", soft=0.14, halo=0.7)
    beings.reptile(n, (0.0, 0.30), 0.38, "bone", "#60ffc0", tilt=3, cloth="violet")
