"""Kamelion: a king, seen from behind, looks into his glass; and out of it a face of silver looks back."""

from art.doctor_who import creatures, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.shapes import box, dot, hoop, poly

GLASS = (0.26, 0.34)


@picture("past", "kamelion", nebulae.curtains((0.0, 0.4), 6, -1.0, 1.2))
def paint(n: Night) -> None:
    n.dark(dot(*GLASS, 0.54, 0.84, n=70), 0.55, 0.01)
    n.lit(dot(*GLASS, 0.52, 0.82, n=70), "#a0d8ff", 0.16, 0.03)
    creatures.voc(n, (0.28, 0.42), 0.30, "silver", "#80d8ff", -3)
    n.being(
        poly((0.06, 0.72), (0.02, 0.98), (0.16, 0.84), (0.28, 1.04), (0.40, 0.84), (0.54, 0.98), (0.50, 0.72)),
        "silver",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    oval = dot(*GLASS, 0.54, 0.84, n=70)
    n.lamp_at = (0.3, 0.9)
    n.being(box(-1.1, -1.5, 1.1, 1.5), "jade", cut=oval, soft=0.14, halo=0, stars=0.2, bright=-0.02)
    scenery.columns(n, "jade", -1.3, 1.3, (-0.92, 1.06), 0.14)
    n.being(dot(*GLASS, 0.62, 0.92, n=70), "gold", soft=0.05, halo=0.8, stars=0, cut=oval)
    for k in range(12):
        at = hoop(*GLASS, 0.58, 0.001, k * 30, k * 30 + 2, ry=0.88)[0].mean(0)
        n.being(dot(*at, 0.045), "gold", soft=0.03, halo=0.4, stars=0, bright=0.1)
    for dx, dy, r in ((-0.30, 0.5, 0.40), (0.30, -0.36, 0.34)):
        n.glint(
            [
                (GLASS[0] + dx - 0.10, GLASS[1] + dy - r * 0.5),
                (GLASS[0] + dx + 0.02, GLASS[1] + dy),
                (GLASS[0] + dx + 0.12, GLASS[1] + dy + r * 0.3),
            ],
            0.014,
            "ice",
            0.5,
        )
    n.being(box(-1.1, -1.5, 1.1, -1.30), "dusk", soft=0.04, halo=0, stars=0)
    look = Look("sea", "flesh", "long", "bronze", "crown", "gold", "")
    b = from_behind(n, look, (-0.40, -0.34), 0.34, 3, 1.0, lamp=(0.5, 0.9), rim=1.7)
    n.being(b.put(dot(0, -1.36, 1.35, 0.32)), "pearl", soft=0.07, halo=0.4, stars=0, rim=1.3)
    for k in range(7):
        x, y = b.put(dot(-1.0 + 0.34 * k, -1.40 + 0.05 * (k % 2), 0.01))[0].mean(0)
        n.dark(dot(x, y, 0.018, 0.035), 0.8, 0.005)
    for x, y in ((1.15, -2.4), (0.9, -3.2), (1.3, -4.0), (0.5, -2.7)):
        px, py = b.put(dot(x, y, 0.01))[0].mean(0)
        n.being(
            poly((px - 0.07, py + 0.05), (px + 0.05, py + 0.07), (px + 0.07, py - 0.05), (px - 0.05, py - 0.06)),
            "silver",
            soft=0.02,
            halo=0.7,
            stars=0,
        )
        n.star(px, py, 0.08, 0.8)
