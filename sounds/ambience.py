"""The quiet loop behind the table: pads, a slow harp, far bells, a few instruments ticking. It has no seam.

One idea: everything is laid on a ring of 40 seconds; what rings on past the end rings into the beginning, the
room included.
"""

import numpy as np

from sounds.synth import (
    BRASS,
    GLASS,
    RATE,
    body,
    clock,
    limit,
    loudness,
    note,
    pad,
    pan,
    pluck,
    room,
    span,
    swell,
)

SECONDS = 40
LEVEL = -27.0
# Where each chord begins, its pad from below, and the strings the harp may choose from.
CHORDS = (
    (0, ("D2", "A2", "F#3", "E4"), ("D4", "F#4", "A4", "E5", "D5")),
    (10, ("B1", "B2", "F#3", "D4"), ("B3", "D4", "F#4", "A4", "D5")),
    (20, ("G2", "D3", "B3", "F#4"), ("G3", "B3", "D4", "F#4", "A4")),
    (30, ("A1", "A2", "E3", "B3"), ("A3", "D4", "E4", "B4", "E5")),
)
BELLS = ((4.0, "A4", -0.5), (15.5, "F#4", 0.5), (24.0, "D5", -0.2), (36.5, "E5", 0.4))
# How often an instrument ticks, its pitch, its strength, its place. Each divides the ring evenly.
INSTRUMENTS = ((1.0, 1180, 0.035, -0.55), (1.25, 1620, 0.02, 0.6), (0.5, 2240, 0.008, 0.15))


def mix_in(ring: np.ndarray, at: float, part: np.ndarray) -> None:
    """Add a part to the ring at its moment, what is past the end at the beginning."""
    sides = part if part.ndim == 2 else np.stack((part, part), axis=1)
    start = round(at * RATE) % len(ring)
    while len(sides):
        fits = min(len(ring) - start, len(sides))
        ring[start : start + fits] += sides[:fits]
        sides, start = sides[fits:], 0


def loop() -> np.ndarray:
    """The whole loop, `(n, 2)` between -1 and 1."""
    rng = np.random.default_rng(1895)
    ring = np.zeros((len(span(SECONDS)), 2))
    for begin, held, strings in CHORDS:
        for k, name in enumerate(held):
            tone = pad(note(name), 14.5, 3, 2.5, 0.003) * swell(14.5, 0.42, 0.9) * (0.2, 0.16, 0.13, 0.07)[k]
            mix_in(ring, begin - 2.5, pan(tone, (0.0, -0.35, 0.35, -0.15)[k]))
        for beat in range(7):
            if beat and rng.random() < 0.25:
                continue
            name = strings[beat] if beat < 3 else strings[rng.integers(len(strings))]
            string = pluck(note(name), 2.6, 2.2, 0.6) * rng.uniform(0.14, 0.24)
            mix_in(ring, begin + 1.25 * beat + rng.uniform(-0.03, 0.03), pan(string, rng.uniform(-0.4, 0.4)))
    for at, name, side in BELLS:
        mix_in(ring, at, pan(body(note(name), 4.0, BRASS, 3.6, 1.0, 0.02) * 0.12, side))
        mix_in(ring, at + 0.8, pan(body(note(name) * 2, 2.5, GLASS, 2.2, 1.4, 0.03) * 0.03, -side))
    for every, pitch, strength, side in INSTRUMENTS:
        for k in range(round(SECONDS / every)):
            swing = 1.0 if k % 2 == 0 else 0.7
            mix_in(ring, k * every, pan(clock(pitch, rng) * strength * swing, side))
    ring = room(ring, 3.0, 0.42, 2400, around=True)
    ring -= ring.mean(axis=0)
    return limit(ring * 10 ** ((LEVEL - loudness(ring)) / 20))
