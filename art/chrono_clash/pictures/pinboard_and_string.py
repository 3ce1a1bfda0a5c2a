"""Pinboard and String: a wall of pinned portraits, joined by strings that meet in an empty clock face; the
inspector looks on.
"""

from art.chrono_clash.blue_hour import MIST, picture
from art.kit import figure as dress
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, between, blob, box, dot, hoop, limb, move, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pinboard-and-string", disc=(0.0, 0.36, 0.36), kind="clock", clouds="none", horizon=0.2, gloom=0.3,
    light=MIST._replace(halo="#2c5080", haze="#4c82ba"), shafts=0.3)
def paint(c: Canvas) -> None:
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(0, 0.36, 0.36, n=90), rim=0.5, far=0.10, soft=0.10)
    board = box(-0.95, -0.50, 0.95, 1.16)
    mask = c.paint(board, cut=dot(0, 0.36, 0.36, n=90), far=0.20, rim=0.8, soft=0.10, colour="#3c6cae")
    rng = c.rng(5)
    speck: Shape = []
    for _ in range(240):
        speck += dot(rng.uniform(-0.93, 0.93), rng.uniform(-0.48, 1.14), rng.uniform(0.003, 0.009), n=6)
    c.detail(speck, None, 0.35, mask, 0.002)
    frame = box(-1.02, -0.57, 1.02, -0.50) + box(-1.02, 1.16, 1.02, 1.23) + box(-1.02, -0.57, -0.95, 1.23) + box(0.95,
        -0.57,
        1.02, 1.23)
    c.paint(frame, soft=0.03, rim=1.1)
    c.lamp(0.0, 0.36, 1.3, "#bfe0f4", 0.55)
    c.paint(hoop(0.0, 0.36, 0.375, 0.020), soft=0.02, rim=1.3)
    dial: Shape = []
    for i in range(60):
        a = 6 * i
        dial += limb(polar((0, 0.36), a, 0.355 - (0.060 if i % 5 == 0 else 0.022)), polar((0, 0.36), a, 0.350),
            0.009 if i % 5 == 0
            else 0.003)
    c.flat(dial, "#1c3454", 0.9)
    hats = (dress.CAP, dress.TOPHAT, dress.BUN, dress.HOOD, dress.STRAW, dress.CROWN, dress.VEIL, dress.CONSTABLE,
        dress.FLAT_HAT,
        dress.PIGTAILS + dress.HAIR_SHORT)
    spots = ((-0.74, 0.92, 8), (-0.34, 0.96, -5), (0.10, 0.99, 4), (0.52, 0.94, -7), (0.80, 0.66, 6), (-0.78, 0.46, -8),
        (0.76, 0.22, -5), (-0.74, 0.02, 6), (0.74, -0.24, 8), (-0.46, -0.28, -6))
    pins: list[tuple[float, float]] = []
    for (x, y, tilt), hat in zip(spots, hats, strict=True):
        card = poly((-0.125, -0.165), (0.125, -0.165), (0.125, 0.165), (-0.125, 0.165))
        c.darken(place(card, (x + 0.015, y - 0.025), 1, tilt), 0.5, 0.02)
        c.flat(place(card, (x, y), 1, tilt), "#dce8ee", 0.92)
        inner = place(poly((-0.105, -0.12), (0.105, -0.12), (0.105, 0.145), (-0.105, 0.145)), (x, y), 1, tilt)
        c.flat(inner, "#6f9cba", 0.95)
        area = c.mask(inner)
        bust = blob((-0.10, -0.14, 0), (-0.085, -0.06), (-0.03, -0.03), (0.03, -0.03), (0.085, -0.06), (0.10, -0.14, 0))
        bust += move(place(dress.FACE + hat, (0, 0), 0.058), 0, 0.025)
        c.detail(place(bust, (x, y), 1, tilt), "#0a1830", 1.0, area, 0.002)
        pins.append((x, y + 0.145))
    centre = (0.0, 0.36)
    for i, pin in enumerate(pins):
        sag = between(pin, centre, 0.5)
        c.flat(sweep([pin, (sag[0], sag[1] - 0.015), centre], [0.0045, 0.0045]), "#ff5648", 1.0)
        if i in (0, 3, 6):
            other = pins[(i + 1) % len(pins)]
            c.flat(limb(pin, other, 0.0035), "#ff5648", 0.9)
    for pin in (*pins, centre):
        c.flat(dot(pin[0] + 0.006, pin[1] - 0.008, 0.017), c.palette.dark, 0.6, soft=0.004)
        c.shine(dot(*pin, 0.015), "#ff6a58", 0.6, 0.012)
    # The inspector from behind, hand with the last pin.
    body = blob((-0.40, -1.5, 0), (-0.38, -0.92), (-0.30, -0.70), (-0.14, -0.58), (-0.08, -0.48, 0), (0.20, -0.48, 0),
        (0.26,
        -0.58), (0.42, -0.70), (0.50, -0.92), (0.52, -1.5, 0))
    collar = blob((-0.12, -0.60, 0), (-0.13, -0.40, 0), (0.06, -0.45), (0.25, -0.40, 0), (0.24, -0.60, 0))
    head = dot(0.06, -0.32, 0.125, 0.155)
    hat = blob((-0.085, -0.24), (-0.075, -0.10), (0.0, -0.03), (0.12, -0.03), (0.195, -0.10), (0.205,
        -0.24)) + blob((-0.165, -0.222), (-0.15, -0.24), (-0.06, -0.255), (0.18, -0.255), (0.27, -0.24), (0.285,
            -0.222), (0.20, -0.215), (-0.08, -0.215))
    c.paint(body + collar + head + hat + dot(0.06, -0.36, 0.09), soft=0.10, rim=1.5, shade=0.3)
    c.paint(limb((0.36, -0.80), (0.66, -0.70), 0.125, 0.10) + limb((0.66, -0.70), (0.41, -0.30), 0.10, 0.085,
        0.048) + dot(0.395, -0.25,
        0.05, 0.06), soft=0.06, rim=1.4, shade=0.3)
    c.flat(sweep([(0.385, -0.20), (0.22, 0.08), centre], [0.004, 0.004]), "#ff5648", 1.0)
    c.shine(dot(0.385, -0.20, 0.016), "#ff6a58", 0.8, 0.02)
