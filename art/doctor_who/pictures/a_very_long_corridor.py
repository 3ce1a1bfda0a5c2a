"""A Very Long Corridor: arch behind arch behind arch, and at the end of it one light."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import box, dot, hoop


@picture("purple", "a-very-long-corridor", nebulae.deep((0.05, 0.2), 0.5, 0.6))
def paint(n: Night) -> None:
    n.star(0.05, 0.2, 0.4, 1.5)
    for k in range(10):
        s = 0.09 * 1.34**k
        c = (0.05 * (1 - k / 10), 0.2 * (1 - k / 12))
        arch = [
            *hoop(c[0], c[1] + s * 0.35, s * 0.86, s * 0.07, 0, 180),
            *box(c[0] - s * 0.93, c[1] - s * 1.3, c[0] - s * 0.79, c[1] + s * 0.35),
            *box(c[0] + s * 0.79, c[1] - s * 1.3, c[0] + s * 0.93, c[1] + s * 0.35),
        ]
        n.being(arch, ("lilac", "violet")[k % 2], soft=0.05 * s, halo=0.5, stars=0.1, bright=0.16 - 0.03 * k)
        if k % 2:
            n.lit(dot(c[0], c[1] + s * 1.18, s * 0.045), n.sky.accent, 1.2, s * 0.08)
    f = Figure((0.06, 0.10), 0.20, turn=0.8)
    n.dark(f.body(), 0.95, 0.002)
