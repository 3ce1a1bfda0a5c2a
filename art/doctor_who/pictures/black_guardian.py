"""Black Guardian: above the road a face of night, and its cloak is the sky; the boy below holds up a crystal to it."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit import creature
from art.kit.shapes import blob, dot, place, poly


@picture("timeless", "black-guardian", nebulae.eclipse((-0.42, 0.86), 0.30, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.5, 0.9)
    cloak = blob(
        (0.60, 0.60),
        (0.98, 0.30),
        (1.2, -0.4),
        (1.2, -1.2, 0),
        (-1.0, -1.0, 0),
        (-0.52, -0.66),
        (-0.10, -0.2),
        (0.10, 0.3),
    )
    n.being(cloak, "soot", soft=0.24, halo=0.6, rim=1.5, stars=1.0, fade=0.35)
    look = Look("soot", "dusk", "swept", "soot", "", "", "high", "soot", "goatee", eyes="#ff4040")
    b = three_quarter(n, look, (0.40, 0.56), 0.40, -0.30, -0.12, 6, 0.5, 1.15, 1.0, (-0.9, 0.6))
    n.being(place(creature.crow(0.34), (b.at[0] + 0.10, b.at[1] + 0.46)), "soot", soft=0.04, halo=0.9, rim=1.7, stars=0)
    n.being(
        blob((-1.2, -1.5, 0), (-1.2, -0.92), (-0.3, -1.02), (0.4, -0.96), (1.2, -1.10), (1.2, -1.5, 0)),
        "dusk",
        soft=0.10,
        halo=0.4,
        rim=1.5,
        stars=0.1,
    )
    n.lit(poly((-0.56, -1.5), (0.20, -1.5), (-0.20, -1.0), (-0.34, -1.0)), "#c0c8e0", 0.10, 0.05)
    boy = Look("navy", "flesh", "mop", "ember", collar="v")
    who = act(n, boy, "lamp", (-0.48, -1.10), 1.02, 1, "suit", "slim", bones=0.4, rim=1.5)
    x, y = who.hand_n
    n.being(
        poly((x, y + 0.17), (x + 0.07, y + 0.05), (x, y - 0.05), (x - 0.07, y + 0.05)),
        "ice",
        solid=0.7,
        soft=0.03,
        halo=1.2,
        stars=0,
    )
    n.star(x, y + 0.06, 0.34, 1.3, "#a0d0ff")
    n.joined([(x, y + 0.06), (-0.12, 0.12), (0.12, 0.40), b.spot(-0.29, 0.10)], r=0.05, heat=0.8)
    n.dark(dot(-0.42, 0.86, 0.02), 0.2, 0.01)
