"""Sarah Jane Smith: half her face round the edge of a door, and the other half of the story inside."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import blob, box, dot, hoop, poly, sweep


@picture("present", "sarah-jane-smith", nebulae.clouds((0.7, 0.6), 0.7, 2.2))
def paint(n: Night) -> None:
    look = Look("ember", "flesh", "bob", "bronze", collar="lapels", shirt="pearl")
    b = three_quarter(n, look, (0.02, 0.34), 0.46, 0.24, 0.02, -12, stern=-0.2, lamp=(1.3, 0.7))
    for x in (-1.0, -0.5, 0.5, 1.0):
        n.glint([b.spot(x, -1.7), b.spot(x * 1.05, -3.0), b.spot(x * 1.05, -4.4)], 0.03, "pearl", 0.4)
    # The door that she looks round, and her fingers on it.
    n.being(
        poly((-1.1, 1.5), (-0.14, 1.5), (-0.14, -1.5), (-1.1, -1.5)),
        "silver",
        soft=0.05,
        halo=0.5,
        stars=0.1,
        rim=1.6,
        bright=-0.12,
    )
    for y in (0.95, 0.05, -0.85):
        n.being(box(-1.1, y - 0.34, -0.34, y + 0.34), "silver", soft=0.06, halo=0, stars=0, bright=-0.16)
    for k in range(4):
        y = -0.34 - 0.10 * k
        n.being(sweep([(-0.05, y + 0.02), (-0.15, y), (-0.30 + 0.02 * (k % 2), y - 0.03)], [0.045, 0.050, 0.038]),
            "flesh", soft=0.03,
                halo=0.3, stars=0, bright=0.06)  # fmt: skip
    # A camera on its strap.
    n.ink([b.spot(-0.2, -1.2), b.spot(0.4, -2.2), (0.40, -0.78)], 0.026, 0.8, "bronze")
    n.being(box(0.24, -1.16, 0.72, -0.80), "soot", soft=0.05, halo=0.6, rim=1.8, stars=0)
    n.being(hoop(0.48, -0.98, 0.12, 0.03), "silver", soft=0.02, halo=0.3, stars=0)
    n.lit(dot(0.48, -0.98, 0.07), "#80d0ff", 0.9, 0.06)
    n.being(
        blob((0.56, -0.80, 0), (0.58, -0.72), (0.68, -0.72), (0.70, -0.80, 0)), "silver", soft=0.02, halo=0.2, stars=0
    )
    n.star(0.64, -0.75, 0.34, 1.3)
    scenery.embers(n, (0.8, -0.9), 0.4, 10, "#ffd0a0")
