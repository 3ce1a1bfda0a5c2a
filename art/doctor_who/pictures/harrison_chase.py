"""Harrison Chase: at his organ, he plays to the plants, and they lean in to listen."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act, posed, seat
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep


@picture("present", "harrison-chase", nebulae.clouds((0.2, 0.4), 0.6, 2.6, lamp=(0.4, 0.7)))
def paint(n: Night) -> None:
    for k in range(8):
        x, top = 0.30 + 0.095 * k, 1.15 - 0.10 * abs(k - 3)
        n.being(box(x - 0.038, -0.2, x + 0.038, top), "gold", soft=0.04, halo=0.5, stars=0)
        n.dark(blob((x - 0.028, 0.0), (x, 0.14), (x + 0.028, 0.0), (x, -0.04)), 0.8, 0.005)
    n.being(
        blob((0.16, -1.2, 0), (0.24, -0.30), (0.14, -0.22, 0), (1.1, -0.22, 0), (1.1, -1.2, 0)),
        "bronze",
        soft=0.08,
        halo=0.4,
        stars=0.1,
    )
    n.lit(box(0.10, -0.30, 0.46, -0.26) + box(0.14, -0.22, 0.48, -0.18), "#fff0d8", 0.8, 0.03)
    n.being(box(-1.1, -1.5, 1.1, -1.16), "soot", soft=0.05, halo=0.3, rim=1.4)
    n.lamp_at = (0.5, 0.5)
    at = (-0.14, -1.16)
    seat(n, posed("sit", at, 1.8), "bronze", 0.0)
    look = Look("soot", "flesh", "parted", "soot", collar="")
    who = act(n, look, "sit", at, 1.8, 1, "suit", legs="soot", bones=0.3, rim=1.7)
    for x, y in (who.hand_n,):
        n.star(x + 0.05, y, 0.20, 1.0)
    scenery.jungle(n, "lime", 0.85, 3)
    for x, y, k in ((-0.42, 0.72, 0.15), (-0.70, 0.10, 0.12), (0.62, -0.98, 0.12), (-0.60, -0.98, 0.10)):
        n.being([p for a in range(5) for p in dot(x + k * (0.8 * (a - 2) / 2), y + k * (0.5 - abs(a - 2) * 0.25),
            k * 0.36, k * 0.6,
                 (2 - a) * 22)], "candy", soft=0.04, halo=0.7, stars=0)  # fmt: skip
        n.lit(dot(x, y, 0.03), "#fff080", 1.1, 0.04)
    n.being(sweep([(-1.1, 0.4), (-0.7, 0.5), (-0.42, 0.66)], [0.04, 0.03, 0.02]), "lime", soft=0.03, halo=0.4, stars=0)
