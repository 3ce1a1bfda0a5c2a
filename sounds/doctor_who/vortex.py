"""Time itself: the tunnel one falls through, the lives that are lost in it, the stories that weigh."""

import numpy as np

from sounds.synth import (
    BRASS,
    GLASS,
    WOOD,
    body,
    clock,
    embers,
    glide,
    mix,
    muffle,
    note,
    pad,
    pan,
    pluck,
    room,
    sine,
    span,
    swell,
    swept,
    thump,
)


def wavering(freq: np.ndarray | float, seconds: float, rate: float = 5.5, depth: float = 0.012) -> np.ndarray:
    """A tone as of a valve that is played by a hand in the air."""
    t = span(seconds)
    base = np.full(len(t), freq) if np.isscalar(freq) else freq[: len(t)]
    return sine(base * (1 + depth * np.sin(2 * np.pi * rate * t)), seconds)


def wheeze(rng, seconds: float, low: float, high: float, turns: float) -> np.ndarray:
    """Something old that drags itself through time: air and strings, up and down."""
    t = np.linspace(0, 1, len(span(seconds)))
    bend = low * (high / low) ** (0.5 - 0.5 * np.cos(2 * np.pi * turns * t))
    strings = sum(sine(bend * ratio, seconds) / ratio for ratio in (1.0, 1.51, 2.02, 3.04))
    return strings * 0.18 + swept(rng, bend * 5, 0.8) * 0.16


def revealed(rng):
    """A card turns up and shows where there is luck: two valves, a fifth."""
    return room(
        mix(
            (0, wavering(note("D5"), 0.5) * swell(0.5, 0.2) * 0.3),
            (0.16, wavering(note("A5"), 0.6) * swell(0.6, 0.2) * 0.24),
        ),
        0.8,
        0.3,
    )


def chosen(rng):
    """The tunnel opens, and one falls to where one wished: a bass that goes on and on, air that circles over it."""
    n = len(span(1.7))
    turn = np.linspace(0, 1, n)
    air = swept(rng, 300 * 9.0 ** np.sin(np.pi * turn), 1.0) * swell(1.7, 0.45, 0.8) * 0.2
    bass = mix(*((0.17 * k, pluck(note(tone), 0.5, 0.5) * 0.8) for k, tone in enumerate(("E2", "E2", "G2", "E2"))))
    voice = wavering(glide(note("B4"), note("E5"), 1.2, 0.4), 1.2) * swell(1.2, 0.5) * 0.2
    return room(
        mix((0, pan(air, np.sin(2 * np.pi * 2 * turn) * 0.7)), (0.05, pan(bass, 0)), (0.4, pan(voice, 0.1))), 1.0, 0.26
    )


def threatened(rng):
    """A bell far down in the machine: something is about to be lost."""
    toll = body(note("C3"), 1.3, BRASS, 1.2, 0.8, 0.004)
    return room(mix((0, toll), (0.34, toll * 0.7), (0, pad(note("C2"), 1.2) * swell(1.2, 0.4) * 0.3)), 1.1, 0.32)


def prevented(rng):
    """It goes past: the air of it, and a warm chord that stays."""
    past = swept(rng, glide(600, 3400, 0.5, 0.6), 0.9) * swell(0.5, 0.6) * 0.2
    chord = sum(pad(note(tone), 1.3) * a for tone, a in (("G3", 0.5), ("B3", 0.4), ("D4", 0.4))) * swell(1.3, 0.2)
    return room(mix((0, pan(past, np.linspace(-0.8, 0.8, len(past)))), (0.3, pan(chord * 0.5, 0.0))), 0.9, 0.26)


def lost(rng):
    """A life: a great wheeze that sinks, a blow, and sparks that thin out."""
    falls = muffle(wheeze(rng, 0.9, 320, 70, 0.5), 2600) * swell(0.9, 0.3, 0.7)
    return room(
        mix(
            (0, falls),
            (0.42, thump(1.1, 92, 31, 0.8) * 1.2),
            (0.42, body(note("D2"), 1.2, BRASS, 1.0, 0.9) * 0.5),
            (0.45, embers(rng, 1.1, 40) * 0.2),
        ),
        1.3,
        0.3,
        1600,
    )


def hit(rng):
    """Home: a knock on an old door, and a lamp on its roof that turns."""
    lamp = mix(*((0.18 * k, sine(note("E6"), 0.12) * swell(0.12, 0.4) * 0.1) for k in range(3)))
    return room(mix((0, body(165, 0.3, WOOD, 0.14, 0.5)), (0.16, body(150, 0.3, WOOD, 0.14, 0.5)), (0.3, lamp)), 0.6)


def again(rng):
    """Once more: a scale that comes round to where it began."""
    tones = ("E4", "G4", "B4", "D5", "E5", "B4", "G4", "E4")
    return room(mix(*((0.08 * k, pluck(note(tone), 0.6, 0.8) * 0.7) for k, tone in enumerate(tones))), 0.9, 0.24)


def granted(rng):
    """A key turns in a small lock."""
    return room(
        mix((0, clock(1250, rng)), (0.12, clock(1750, rng)), (0.2, body(note("B5"), 0.5, GLASS, 0.5, 0.9) * 0.4))
    )


def posed(rng):
    """A story falls upon somebody: four beats of a far drum, and a chord that does not resolve."""
    drum = mix(*((at, thump(0.4, 110, 48, 0.28)) for at in (0, 0.26, 0.39, 0.52)))
    chord = sum(pad(note(tone), 1.6) * a for tone, a in (("E3", 0.5), ("A#3", 0.42), ("D#4", 0.3)))
    return room(mix((0, drum), (0.5, muffle(chord, 1800) * swell(1.6, 0.25) * 0.5)), 1.2, 0.3)


def solving(rng):
    """Heads are put together: pencils on wood."""
    return room(mix(*((0.07 * k, body(420 + 60 * k, 0.16, WOOD, 0.09, 0.6) * 0.7) for k in range(4))), 0.4)


def solved(rng):
    """So that was it: valves climb, glass answers, and the machine breathes out."""
    climb = wavering(glide(note("G4"), note("G5"), 0.7, 0.7), 0.7, 6.5) * swell(0.7, 0.7) * 0.26
    glass = mix(*((0.07 * k, body(note(tone), 1.1, GLASS, 1.0, 0.7)) for k, tone in enumerate(("G5", "B5", "D6"))))
    out = swept(rng, glide(1600, 300, 0.9, 0.8), 1.1) * swell(0.9, 0.2) * 0.1
    return room(mix((0, climb), (0.55, glass), (0.6, out)), 1.0, 0.28)


def unsolved(rng):
    """It weighs: a string that is bowed downward, and sags."""
    sag = sum(wavering(glide(note("A2") * r, note("F2") * r, 1.1), 1.1, 3.4, 0.02) / r for r in (1, 2, 3, 4)) * 0.25
    return room(mix((0, muffle(sag, 900) * swell(1.1, 0.35)), (0, body(note("F2"), 0.8, WOOD, 0.4) * 0.4)), 0.9, 0.24)
