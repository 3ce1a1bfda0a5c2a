"""Time Loop: a ring of the same small figure, who walks and walks and is where he was."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.figure import Figure
from art.kit.shapes import hoop, place, polar, poly


@picture("purple", "time-loop", nebulae.vortex((0.0, 0.1), 0.6, 0.9, heart=0.2))
def paint(n: Night) -> None:
    n.lit(hoop(0, 0.05, 0.74, 0.012), n.sky.accent, 0.9, 0.06)
    for k in range(9):
        a = 90 - k * 40
        x, y = polar((0, 0.05), a, 0.74)
        f = Figure(
            (0, 0.0), 0.50, spine=84, near_arm=(300, 320), far_arm=(240, 270), near_leg=(300, 268), far_leg=(250, 232)
        )
        n.being(place(f.body(), (x, y), 1, a - 90), ("gold", "lilac", "violet")[k % 3], soft=0.03, halo=0.8, stars=0)
    frame, glass = props.hourglass(0.52)
    n.being(place(glass, (0, 0.05), 1, 90), "ice", solid=0.6, soft=0.05, halo=0.8, stars=0.6, rim=1.4)
    n.being(place(frame, (0, 0.05), 1, 90), "gold", soft=0.02, halo=0.5, stars=0)
    for a in (70, 190, 310):
        n.lit(
            place(poly((-0.07, -0.06), (0.09, 0), (-0.07, 0.06)), polar((0, 0.05), a, 0.98), 1, a - 90),
            n.sky.accent,
            1.2,
            0.05,
        )
