"""What each kind of card sounds like when its ability is used: one small scene of time a kind."""

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
    strike,
    swell,
    swept,
    thump,
)


def reactor_copy(rng):
    """A note, and its mirror image out of the other side: what one did, the other does."""
    form = mix((0, body(note("A4"), 0.5, GLASS, 0.5, 0.6) * 0.8), (0.1, body(note("D5"), 0.4, GLASS, 0.5, 0.6)))
    hum = pad(note("D3"), 1.15, 4, 2.0, 0.012) * swell(1.15, 0.5) * 0.35
    return room(
        mix(
            (0, pan(form, -0.6)),
            (0.36, pan(form[::-1], 0.6)),
            (0, pan(hum, 0.0)),
            (0.86, body(note("A5"), 0.6, GLASS, 0.6, 0.8) * 0.5),
        ),
        0.7,
        0.22,
    )


def force_field(rng):
    """A shell closes: a humming fifth that trembles ever finer until it stands, a rim of glass."""
    t = span(1.3)
    tremble = 0.72 + 0.28 * np.cos(2 * np.pi * np.cumsum(glide(5, 26, 1.3)) / 44100) * np.linspace(1, 0, len(t))
    shell = (pad(note("D3"), 1.3) + 0.8 * pad(note("A3"), 1.3) + 0.35 * pad(note("E4"), 1.3)) * tremble
    rim = body(note("D6"), 1.1, GLASS, 1.0, 1.0, 0.05) * 0.22
    return room(
        mix(
            (0, muffle(shell, 1600) * swell(1.3, 0.3, 0.8) * 0.6),
            (0.2, rim),
            (0.2, thump(0.3, 110, 73, 0.24) * 0.6),
        ),
        0.8,
        0.22,
    )


def wormhole(rng):
    """Down a throat and out of it again: air that circles, a tone that bends away and comes back."""
    n = len(span(1.45))
    turn = np.linspace(0, 1, n)
    deep = 1 - np.sin(np.pi * turn) ** 1.3
    air = swept(rng, 260 * (9.0**deep), 0.9) * swell(1.45, 0.5, 0.7) * 0.28
    tone = sine(note("D3") * (2.0 ** (2 * deep)), 1.45) * swell(1.45, 0.45, 0.8) * 0.3
    circle = np.sin(2 * np.pi * 2.6 * turn + 3 * turn**2) * 0.75
    return room(
        mix(
            (0, pan(air, circle)),
            (0, pan(tone, -circle * 0.6)),
            (1.3, body(note("A5"), 0.6, GLASS, 0.6, 1.0, 0.01) * 0.4),
        ),
        0.8,
        0.24,
    )


def singularity(rng):
    """All that stands is drawn in, lower and nearer, and then there is nothing."""
    pull = 1.25
    n = len(span(pull))
    rise = np.linspace(0, 1, n) ** 2.2
    tone = sum(sine(glide(f, 38, pull, 2.4), pull) * a for f, a in ((620, 0.3), (414, 0.4), (277, 0.5)))
    inward = np.sin(np.linspace(0, 16, n)) * np.linspace(0.8, 0, n)
    dust = embers(rng, pull, 40)[::-1] * 0.22
    air = swept(rng, glide(3000, 220, pull, 1.5), 1.0) * rise * 0.3
    before = mix((0, pan(tone * (0.15 + 0.85 * rise) * 0.7, 0.0)), (0, pan(air, inward)), (0, dust))[:n]
    before[-220:] *= np.linspace(1, 0, 220)[:, None]
    before[:900] *= np.linspace(0, 1, 900)[:, None]
    gone = mix((0, thump(1.0, 96, 33, 0.7) * 1.2), (0, body(98.0, 0.5, WOOD, 0.3, 1.2) * 0.4))
    return mix((0, room(before, 0.2, 0.14)), (pull + 0.05, room(gone, 1.4, 0.3, 900)))


def nova(rng):
    """A star opens: warm air from below, a great bronze chord in its heart, embers for a long while."""
    bloom = swept(rng, glide(110, 1500, 1.7, 0.45), 1.6) * swell(1.7, 0.16, 0.9) * 0.34
    chord = sum(
        body(note(n), 1.7, BRASS, r, 0.7, 0.012) * a
        for n, a, r in (("D3", 0.9, 1.6), ("A3", 0.6, 1.4), ("D4", 0.5, 1.2), ("F#4", 0.4, 1.1))
    )
    return room(
        mix((0, bloom), (0.1, chord), (0.06, thump(0.9, 100, 44, 0.6)), (0.15, embers(rng, 1.5, 60) * 0.2)),
        1.1,
        0.24,
    )


def rewind(rng):
    """Plucked notes run backwards over a ratchet that gathers speed."""
    names = ("D6", "B5", "A5", "F#5", "E5", "D5", "B4", "A4")
    run = mix(*((0.085 * k, pan(pluck(note(n), 0.42, 0.6) * 0.8, 0.5 - k / 8)) for k, n in enumerate(names)))[::-1]
    ratchet = [(0.95 * (1 - (1 - k / 17) ** 1.6), clock(1100 + 40 * k, rng, 0.006, 0.02) * 0.22) for k in range(17)]
    air = swept(rng, glide(500, 3200, 1.0, 1.3), 0.9) * swell(1.0, 0.85) * 0.09
    return room(mix((0, run), (0, air), *ratchet, (1.0, body(note("D5"), 0.6, WOOD, 0.3, 0.5) * 0.5)), 0.6, 0.2)


def rift(rng):
    """A seam opens in the air: a thin bright tear, and a glass note behind it."""
    tear = swept(rng, glide(900, 4200, 0.35, 0.6), 0.5) * swell(0.35, 0.7) * 0.3
    grain = embers(rng, 0.35, 26)[::-1] * 0.2
    return room(
        mix(
            (0, pan(tear, np.linspace(-0.5, 0.5, len(tear)))),
            (0, grain),
            (0.3, body(note("B5"), 0.9, GLASS, 0.8, 0.6) * 0.6),
            (0.33, body(note("F#5"), 0.9, GLASS, 0.8, 0.6) * 0.5),
        ),
        0.8,
        0.24,
    )


def exotic_matter(rng):
    """Matter that should not be: a glass note which wavers like something seen through water."""
    t = span(1.1)
    bent = note("E5") * (1 + 0.013 * np.sin(2 * np.pi * 5.5 * t) * np.linspace(0.2, 1, len(t)))
    waver = sine(bent, 1.1) + 0.4 * sine(bent * 2.32, 1.1) + 0.3 * sine(bent * 1.498, 1.1)
    return room(
        mix(
            (0, waver * strike(1.1, 0.02, 1.1) * 0.45),
            (0.12, pluck(note("A4"), 0.7, 0.7) * 0.6),
            (0.24, pluck(note("B4"), 0.7, 0.7) * 0.5),
        ),
        0.8,
        0.24,
    )


def future_shift(rng):
    """Three leaves of what is to come, fanned from left to right."""
    parts = []
    for k, name in enumerate(("D5", "E5", "A5")):
        leaf = swept(rng, glide(1500, 3600, 0.14), 0.9) * swell(0.14, 0.5) * 0.13
        struck = body(note(name), 0.9, GLASS, 0.8, 0.8, 0.004) * 0.6
        parts += [(0.17 * k, pan(leaf, 0.6 * k - 0.6)), (0.17 * k + 0.05, pan(struck, 0.6 * k - 0.6))]
    return room(mix(*parts), 0.8, 0.24)


def dark_energy(rng):
    """Two slow pulses from below the floor of hearing, each lifting a little light."""
    parts = []
    for k, name in enumerate(("D3", "E3")):
        parts.append((0.3 * k, thump(0.5, 95 + 12 * k, 55 + 8 * k, 0.4) * 0.9))
        parts.append((0.3 * k, muffle(pad(note(name), 0.6, 4, 1.7) * swell(0.6, 0.2), 1100) * 0.5))
        parts.append((0.3 * k + 0.1, body(note(("A5", "B5")[k]), 0.5, GLASS, 0.5, 1.2, 0.02) * 0.22))
    return room(mix(*parts), 0.9, 0.24, 2200)


def antimatter(rng):
    """A chord and the same chord turned over, leaning into each other until both go out."""
    chord = sum(sine(note(n), 0.8) * a for n, a in (("D4", 0.5), ("F#4", 0.35), ("A4", 0.3)))
    turned = sum(sine(note(n) * 1.009, 0.8) * a for n, a in (("D4", 0.5), ("B3", 0.35), ("G3", 0.3)))
    lean = swell(0.8, 0.8, 0.8)
    hush = swept(rng, glide(2400, 300, 0.5), 1.2) * strike(0.5, 0.006, 0.4) * 0.2
    return room(
        mix(
            (0, pan(chord * lean, -0.4)),
            (0, pan(turned * lean, 0.4)),
            (0.74, pan(hush, 0.0)),
            (0.74, thump(0.3, 150, 58, 0.22) * 0.8),
        ),
        0.7,
        0.2,
    )
