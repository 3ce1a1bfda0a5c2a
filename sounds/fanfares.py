"""How rounds and matches end: bells and harp in the one key of the family (D, E, F#, A, B)."""

from sounds.synth import (
    BRASS,
    GLASS,
    body,
    clock,
    mix,
    muffle,
    note,
    pad,
    pan,
    pluck,
    room,
    swell,
    thump,
)


def ring(names: str, gap: float, ring_for: float, soft: float = 0.55) -> list:
    """Brass bells one after the other, wandering from left to right."""
    steps = names.split()
    return [
        (
            gap * k,
            pan(
                body(note(n), ring_for, BRASS, ring_for * 0.85, soft, 0.003) * (0.7 + 0.3 * k / len(steps)),
                0.6 * k / max(1, len(steps) - 1) - 0.3,
            ),
        )
        for k, n in enumerate(steps)
    ]


def harp(names: str, gap: float, start: float = 0.0) -> list:
    """A run of plucked strings."""
    return [
        (start + gap * k, pan(pluck(note(n), 1.2, 1.2) * 0.6, 0.4 - 0.1 * (k % 8))) for k, n in enumerate(names.split())
    ]


def round_won(rng):
    warm = (pad(note("D3"), 1.7) + 0.7 * pad(note("A3"), 1.7) + 0.5 * pad(note("F#4"), 1.7)) * swell(1.7, 0.3) * 0.2
    return room(mix(*ring("D5 F#5 A5 D6", 0.13, 1.3), *harp("D4 A4 F#5", 0.13), (0.1, warm)), 1.2, 0.26)


def round_lost(rng):
    warm = muffle((pad(note("B2"), 1.8) + 0.7 * pad(note("F#3"), 1.8)) * swell(1.8, 0.35) * 0.3, 900)
    ticks = [(0.75 + 0.2 * k + 0.06 * k * k, clock(900, rng) * (0.16 - 0.04 * k)) for k in range(3)]
    return room(
        mix(
            *harp("F#5 E5 D5 B4", 0.19),
            (0.57, muffle(body(note("B3"), 1.4, BRASS, 1.2, 1.0, 0.006), 1600)),
            (0.1, warm),
            *ticks,
        ),
        1.2,
        0.28,
        2400,
    )


def match_won(rng):
    """The great clock strikes: a run on the harp, a tower of bells, a chord that stays."""
    warm = sum(pad(note(n), 3.0) * a for n, a in (("D3", 1.0), ("A3", 0.7), ("D4", 0.5), ("F#4", 0.45), ("E5", 0.12)))
    tower = [
        (0.62, body(note("D4"), 2.6, BRASS, 2.4, 0.6, 0.004) * 0.9),
        (0.62, thump(0.5, 110, 55, 0.4) * 0.7),
    ]
    bells = [(0.62 + at, part * 0.8) for at, part in ring("A5 F#5 D6 E6 F#6 A5 D6", 0.17, 1.5)]
    glassy = [(1.95, body(note("A6"), 1.2, GLASS, 1.2, 1.0, 0.01) * 0.16)]
    return room(
        mix(
            *harp("D4 F#4 A4 B4 D5 E5 F#5 A5", 0.075),
            *tower,
            *bells,
            *glassy,
            (0.45, warm * swell(3.0, 0.25, 0.8) * 0.17),
        ),
        1.8,
        0.3,
    )


def match_lost(rng):
    """A low bell far off, a few notes downwards, and a clock that runs out."""
    warm = muffle(sum(pad(note(n), 3.0) * a for n, a in (("B2", 1.0), ("F#3", 0.7), ("D4", 0.35))), 800)
    bells = [
        (at, muffle(body(note("B3"), 2.0, BRASS, 1.8, 1.0, 0.01) * loud, 1300)) for at, loud in ((0, 0.9), (1.2, 0.6))
    ]
    ticks = [
        (at, pan(clock(860, rng, 0.014) * loud, side))
        for at, loud, side in (
            (0.3, 0.14, -0.2),
            (0.75, 0.13, 0.2),
            (1.3, 0.11, -0.2),
            (2.0, 0.09, 0.2),
            (2.85, 0.07, 0.0),
        )
    ]
    return room(
        mix(*bells, *harp("D5 B4 A4 F#4 E4", 0.24, 0.35), (0, warm * swell(3.0, 0.3) * 0.26), *ticks),
        1.8,
        0.32,
        2200,
    )
