"""What the cards do: glass for Stable, ember for Unstable, and the great interruptions of time.

One idea: what happens sounds like what it does to time. Time that stops is a table of ticking instruments
played ever slower until it stands; time that starts again is the same table let go.
"""

import numpy as np

from sounds.fanfares import ring
from sounds.synth import (
    BRASS,
    GLASS,
    WOOD,
    body,
    clock,
    embers,
    glide,
    mix,
    note,
    pad,
    pan,
    pluck,
    room,
    sine,
    slowed,
    span,
    strike,
    swell,
    swept,
    thump,
)


def movement(rng: np.random.Generator, seconds: float, every: float = 0.125) -> np.ndarray:
    """A table of instruments at work: ticks left and right, a hum of brass, a shimmer of glass."""
    parts = [(0.0, pan((pad(note("D3"), seconds, 3, 2.2) + 0.7 * pad(note("A3"), seconds, 3, 2.4)) * 0.2, 0.0))]
    for k in range(int((seconds - 0.15) / every)):
        parts.append((k * every, pan(clock((1350, 1020)[k % 2], rng) * (1.0, 0.75)[k % 2], (-0.3, 0.3)[k % 2])))
        if k % 4 == 0:
            struck = body(note(("D5", "A5", "E5")[k // 4 % 3]), 0.5, GLASS, 0.6, 0.8) * 0.35
            parts.append((min(k * every, seconds - 0.5), pan(struck, 0.2)))
    return mix(*parts)


def play_stable(rng):
    """Blue: a glass chime of a fourth and an octave, clear and at rest."""
    notes = ((0, "A5", 1.0, -0.2), (0.045, "D6", 0.7, 0.2), (0.09, "A6", 0.4, 0.0))
    parts = [(at, pan(body(note(name), 1.3, GLASS, 1.1, 0.5, 0.003) * loud, side)) for at, name, loud, side in notes]
    return room(mix(*parts, (0, thump(0.2, 150, 100, 0.12) * 0.35)), 1.0, 0.24)


def play_unstable(rng):
    """Bronze: a low bell with a flame around it, never quite in tune with itself."""
    bell = body(note("D4"), 1.2, BRASS, 0.9, 0.5, 0.004) + 0.5 * body(note("D4") * 1.012, 1.2, BRASS, 0.8, 0.7, 0.004)
    flame = swept(rng, glide(350, 1300, 0.8, 0.6), 1.2) * swell(0.8, 0.18) * 0.1
    return room(
        mix((0, bell), (0, flame), (0.02, embers(rng, 0.8, 22) * 0.17), (0, thump(0.3, 130, 70, 0.2) * 0.5)),
        0.7,
        0.2,
    )


def ability(rng):
    """A spark: a quick run of light upwards."""
    names = ("A5", "B5", "D6", "E6", "A6")
    run = [
        (0.03 * k, pan(body(note(n), 0.5, GLASS, 0.4, 0.9, 0.002) * (0.9 - 0.12 * k), 0.15 * k - 0.3))
        for k, n in enumerate(names)
    ]
    air = swept(rng, glide(1600, 5200, 0.25), 0.8) * swell(0.25, 0.5) * 0.05
    return room(mix(*run, (0, air), (0, pluck(note("D5"), 0.5, 0.5) * 0.5)), 0.6, 0.22)


def diffuse(rng):
    """Two things meet and are gone: one falls from the left, one rises from the right, a soft knock, air."""
    meet = 0.42
    falling = sine(glide(note("A5"), note("D4"), meet, 1.6), meet) * swell(meet, 0.92) * 0.34
    rising = sine(glide(note("D3"), note("D4") * 1.006, meet, 1.6), meet) * swell(meet, 0.92) * 0.5
    inward = np.linspace(1, 0, len(falling)) ** 1.5
    air = swept(rng, glide(3600, 500, 0.7, 0.7), 1.2) * strike(0.7, 0.01, 0.6) * 0.16
    return room(
        mix(
            (0, pan(falling, -0.8 * inward)),
            (0, pan(rising, 0.8 * inward)),
            (meet, thump(0.35, 190, 60, 0.24) * 0.9),
            (meet, body(note("D4"), 0.4, BRASS, 0.25, 1.0) * 0.5),
            (meet, pan(air, 0.0)),
            (meet + 0.02, embers(rng, 0.5, 12) * 0.1),
        ),
        0.8,
        0.22,
    )


def time_stop(rng):
    """Everything slows, a low swell runs backwards into one blow, and the clock stands in a ringing hush."""
    stop = 1.25
    slowing = 1 - 0.97 * np.linspace(0, 1, len(span(stop))) ** 0.75
    table = slowed(movement(rng, 1.6), slowing) * np.linspace(1, 0.75, len(span(stop)))[:, None]
    back = (body(note("D2"), 1.25, BRASS, 1.6, 0.6) + 0.6 * body(note("A2"), 1.25, BRASS, 1.4, 0.8))[::-1]
    wind = swept(rng, glide(160, 900, stop, 2.0), 1.0) * np.linspace(0, 1, len(span(stop))) ** 3 * 0.2
    blow = mix(
        (0, thump(0.7, 120, 41, 0.5) * 1.1),
        (0, body(196.0, 0.3, WOOD, 0.16, 1.0) * 0.6),
        (0.002, clock(820, rng, 0.014, 0.05) * 0.5),
    )
    stands = body(note("D6"), 1.5, GLASS, 1.9, 1.2, 0.08) * 0.07 + body(note("E6"), 1.5, GLASS, 1.8, 1.2, 0.1) * 0.045
    before = mix((0, table * 0.75), (0, back * 0.95), (0, wind))[: len(span(stop))]
    before[-110:] *= np.linspace(1, 0, 110)[:, None]
    return mix(
        (0, room(before, 0.12, 0.1)),
        (stop, room(blow, 1.3, 0.3, 1500)),
        (stop + 0.03, room(stands, 1.2, 0.3)),
    )


def stop_cancelled(rng):
    """Time is let go: the same table from standing to full speed, a bell where it catches."""
    free = 0.72
    waking = 0.06 + 0.99 * np.linspace(0, 1, len(span(free))) ** 1.5
    table = slowed(movement(rng, 1.2), waking) * np.linspace(0.25, 1, len(span(free)))[:, None]
    bells = [
        (free + 0.02 * k, pan(body(note(n), 1.1, BRASS, 0.9, 0.5, 0.003) * 0.5, side))
        for k, (n, side) in enumerate((("D5", -0.2), ("A5", 0.2)))
    ]
    ticks = [(free + 0.14 * k, clock((1350, 1020)[k % 2], rng) * (0.5 - 0.1 * k)) for k in range(4)]
    air = swept(rng, glide(300, 2600, free, 1.4), 1.0) * swell(free, 0.95) * 0.1
    return room(mix((0, table * 0.8), (0, air), *bells, *ticks, (free, thump(0.2, 160, 95, 0.14) * 0.5)), 0.7, 0.18)


def action_gained(rng):
    """One more deed: three small plucked notes upwards."""
    return room(
        mix(*((0.075 * k, pluck(note(n), 0.7, 0.7) * (0.6 + 0.15 * k)) for k, n in enumerate(("A4", "D5", "E5")))),
        0.5,
        0.2,
    )


def overtime(rng):
    """Past the hour: quick ticks, and a bell that rings twice and leaves the question open."""
    ticks = [
        (0.11 * k, pan(clock((1350, 1080)[k % 2], rng) * (0.25 + 0.03 * k), (-0.3, 0.3)[k % 2])) for k in range(11)
    ]
    bells = ring("E5 A5", 0.33, 1.4)
    knock = [(at, body(note("D4"), 0.3, WOOD, 0.2, 0.6) * 0.6) for at in (0.33, 0.66)]
    low = pad(note("E3"), 1.9, 4, 2.0) * swell(1.9, 0.6) * 0.26
    return room(mix(*ticks, *((0.33 + at, bell) for at, bell in bells), *knock, (0, low)), 1.0, 0.24)
