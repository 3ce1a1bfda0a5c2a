"""Paper, felt and wood: the sounds of cards being handled. Each is made a few times with another seed."""

import numpy as np

from sounds.synth import band, body, clock, glide, mix, note, pan, room, span, strike, swell, swept, thump


def fibre(rng: np.random.Generator, seconds: float) -> np.ndarray:
    """The unevenness of paper as it rubs: a slow random flutter around 1."""
    return 1 + 0.35 * np.clip(band(rng, seconds, 12, 70), -1.6, 1.6)


def rub(rng: np.random.Generator, seconds: float, start: float, end: float, peak: float = 0.4) -> np.ndarray:
    """Paper that slides over something, its brightness moving with its speed."""
    size = len(span(seconds))
    path = glide(start, end, seconds) * rng.uniform(0.96, 1.04)
    airy = swept(rng, path, 1.1)[:size] + 0.35 * swept(rng, path * 0.4, 1.0)[:size]
    return airy * swell(seconds, peak, 0.9) * fibre(rng, seconds)


def pat(rng: np.random.Generator, weight: float = 1.0) -> np.ndarray:
    """A card that lands on felt: a little air, a little cardboard, the table below."""
    pitch = rng.uniform(0.96, 1.04)
    paper = band(rng, 0.05, 1100, 3600) * strike(0.05, 0.0012, 0.03)
    board = body(410 * pitch, 0.12, ring=0.06, soft=1.0, modes=((1, 1, 1), (1.6, 0.5, 0.7), (2.3, 0.3, 0.5)))
    return mix((0, paper * 0.28), (0, board * 0.3), (0.001, thump(0.2, 170 * pitch, 92 * pitch, 0.13) * weight))


def slide(rng):
    return room(rub(rng, 0.3, 1500, 3400, 0.45), 0.25, 0.12)


def lift(rng):
    flick = band(rng, 0.02, 1500, 4200) * strike(0.02, 0.001, 0.014)
    return room(mix((0, flick * 0.3), (0.005, rub(rng, 0.15, 1700, 4400, 0.3) * 0.5)), 0.2, 0.1)


def place(rng):
    return room(mix((0, rub(rng, 0.06, 2600, 1500, 0.7) * 0.14), (0.045, pat(rng))), 0.3, 0.14)


def flip(rng):
    snap = band(rng, 0.03, 1800, 5200) * strike(0.03, 0.0008, 0.02)
    return room(
        mix((0, rub(rng, 0.1, 1600, 4800, 0.8) * 0.5), (0.085, snap * 0.5), (0.1, pat(rng, 0.5) * 0.8)),
        0.25,
        0.12,
    )


def home(rng):
    """Back to where it was: a longer, sinking slide and a soft arrival."""
    return room(mix((0, rub(rng, 0.36, 2900, 1100, 0.3) * 0.55), (0.29, pat(rng, 0.7) * 0.6)), 0.3, 0.15)


def draw(rng):
    """A card pulled off its deck: the edge lets go with a snap, the card comes nearer, ever brighter."""
    edge = band(rng, 0.03, 1000, 3000) * strike(0.03, 0.001, 0.026)
    pull = rub(rng, 0.22, 800, 4600, 0.8)
    return room(
        mix((0, edge * 0.9), (0, thump(0.1, 210, 130, 0.07) * 0.4), (0.05, pull * 0.5), (0.25, edge * 0.12)),
        0.25,
        0.12,
    )


def deal(rng):
    """One card dealt: thrown, and there. A hand is dealt by playing it once a card."""
    return room(mix((0, rub(rng, 0.13, 1900, 4000, 0.35) * 0.6), (0.12, pat(rng, 0.7) * 0.75)), 0.25, 0.12)


def shuffle(rng):
    """A riffle: two halves falling into each other, faster and slower again, then pushed square."""
    count = 38
    beats = np.cumsum(0.5 + np.abs(np.linspace(-1, 1, count)) ** 1.5 + rng.uniform(0, 0.25, count))
    beats = 0.03 + 0.68 * beats / beats[-1]
    parts = []
    for k, at in enumerate(beats):
        flick = band(rng, 0.022, 1300, 3900) * strike(0.022, 0.0008, rng.uniform(0.009, 0.016))
        loud = rng.uniform(0.5, 1.0) * (0.55 + 0.45 * np.sin(np.pi * k / count))
        parts.append((at, pan(flick * loud, rng.uniform(-0.35, 0.35))))
    parts.append((0, rub(rng, 0.75, 900, 1700, 0.6) * 0.16))
    parts.append((0.8, rub(rng, 0.22, 1300, 2700, 0.5) * 0.45))
    parts.append((0.98, pat(rng, 1.2) * 1.5))
    return room(mix(*parts), 0.35, 0.14)


def click(rng):
    """A small wooden key with a tooth of brass behind it."""
    pitch = rng.uniform(0.97, 1.03)
    key = body(620 * pitch, 0.09, ring=0.06, soft=0.5, modes=((1, 1, 1), (2.76, 0.3, 0.5), (5.4, 0.12, 0.3)))
    return room(
        mix((0, key), (0, thump(0.08, 240, 150, 0.05) * 0.5), (0.004, clock(2300 * pitch, rng) * 0.14)),
        0.2,
        0.1,
    )


def hover(rng):
    """A fingertip over felt."""
    pitch = rng.uniform(0.96, 1.04)
    tip = band(rng, 0.04, 500, 1500) * strike(0.04, 0.006, 0.03)
    return mix((0, tip * 0.22), (0, thump(0.07, 330 * pitch, 240 * pitch, 0.05)))


def toggle(rng):
    """A brass switch: over the spring, and home."""
    pitch = rng.uniform(0.96, 1.04)
    low = body(note("A4") * pitch, 0.1, ring=0.07, soft=0.6)
    return room(
        mix(
            (0, clock(1500 * pitch, rng, 0.006) * 0.6),
            (0.055, clock(1950 * pitch, rng, 0.004)),
            (0.055, low * 0.5),
            (0.055, thump(0.08, 210, 140, 0.06) * 0.6),
        ),
        0.2,
        0.1,
    )
