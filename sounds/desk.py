"""Small signs of the table: whose turn it is, what is not allowed, a question, a second that passes."""

import numpy as np

from sounds.synth import (
    BRASS,
    GLASS,
    WOOD,
    body,
    clock,
    mix,
    muffle,
    note,
    pad,
    pluck,
    room,
    swell,
    swept,
    thump,
)


def refuse(rng):
    """No, gently: two muted wooden steps down, nothing sharp."""
    first = body(note("A3"), 0.3, WOOD, 0.28, 1.2, 0.004)
    second = body(note("E3"), 0.4, WOOD, 0.36, 1.2, 0.004)
    sound = mix(
        (0, first),
        (0, thump(0.15, 160, 110, 0.1) * 0.3),
        (0.105, second * 1.1),
        (0.105, thump(0.2, 130, 82, 0.14) * 0.4),
    )
    return room(muffle(sound, 1500), 0.35, 0.16)


def undo(rng):
    """A step back: a plucked note that runs backwards into a tick."""
    back = (pluck(note("A4"), 0.34, 0.5) + 0.6 * pluck(note("D4"), 0.34, 0.5))[::-1]
    breath = swept(rng, np.linspace(900, 3000, len(back)), 1.0) * swell(0.34, 0.9) * 0.05
    return room(mix((0, back), (0, breath), (0.335, clock(1400, rng) * 0.5)), 0.35, 0.16)


def your_turn(rng):
    """Two brass notes, a fourth up: the clock calls you."""
    low = body(note("A4"), 1.1, BRASS, 1.0, 0.55, 0.003)
    high = body(note("D5"), 1.4, BRASS, 1.3, 0.55, 0.003)
    return room(mix((0, low * 0.8), (0.17, high)), 0.9, 0.24)


def their_turn(rng):
    """One lower note under a felt: over to the other side."""
    return room(
        muffle(
            mix(
                (0, body(note("D4"), 0.9, BRASS, 0.8, 1.2, 0.006)),
                (0.11, body(note("A3"), 0.9, BRASS, 0.8, 1.2, 0.006) * 0.7),
            ),
            1900,
        ),
        0.8,
        0.24,
    )


def window_open(rng):
    """Time holds its breath and asks: a rising pair of glass notes left open over a soft hum."""
    hum = pad(note("D3"), 1.1, 3, 2.4) * swell(1.1, 0.35) * 0.3
    return room(
        mix(
            (0, hum),
            (0.03, body(note("E5"), 0.9, GLASS, 0.9, 0.8, 0.006) * 0.7),
            (0.17, body(note("B5"), 1.0, GLASS, 0.9, 0.8, 0.006) * 0.6),
        ),
        0.9,
        0.26,
    )
