"""Those who live in time: what they do, how they help each other, and how they meet."""

import numpy as np

from sounds.doctor_who.vortex import wavering, wheeze
from sounds.synth import (
    BRASS,
    GLASS,
    WOOD,
    band,
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


def sided(rng):
    """A switch is laid over."""
    return room(mix((0, clock(820, rng)), (0.045, thump(0.16, 170, 110, 0.07) * 0.7)), 0.3, 0.16)


def stood(rng):
    """And back."""
    return room(mix((0, thump(0.12, 120, 190, 0.06) * 0.6), (0.06, clock(1080, rng))), 0.3, 0.16)


def special(rng):
    """A small machine that fits in a sleeve: a tone that trembles upward."""
    t = span(0.75)
    tremble = 0.6 + 0.4 * np.sin(2 * np.pi * 21 * t)
    tone = sine(glide(note("E5"), note("B5"), 0.75, 1.6), 0.75) * tremble * swell(0.75, 0.55) * 0.3
    under = sine(glide(note("E4"), note("B4"), 0.75, 1.6), 0.75) * tremble * swell(0.75, 0.55) * 0.3
    return room(mix((0, tone), (0, under), (0.62, body(note("E5"), 0.5, GLASS, 0.4, 0.8) * 0.4)), 0.6, 0.22)


def flash(rng):
    """Out of nothing: tape that is let go, and a struck string behind it."""
    tape = swept(rng, glide(3800, 500, 0.24, 0.5), 0.7) * swell(0.24, 0.15) * 0.3
    string = mix(*((0.03 * k, pluck(note(tone), 0.9, 1.0)) for k, tone in enumerate(("C4", "G4", "C5", "E5"))))
    return room(mix((0, tape), (0.12, string)), 0.8, 0.24)


def offered(rng):
    """A hand on a shoulder: two felted strings."""
    return room(
        muffle(mix((0, pluck(note("G3"), 0.5, 0.5, 0.3)), (0.12, pluck(note("C4"), 0.6, 0.6, 0.3))), 1700), 0.5, 0.2
    )


def supported(rng):
    """What one has goes over to the other: it rises, and arrives."""
    rise = wavering(glide(note("C4"), note("C5"), 0.5, 0.8), 0.5, 7.0) * swell(0.5, 0.8) * 0.26
    there = body(note("G4"), 0.9, BRASS, 0.8, 0.6, 0.003) + 0.6 * body(note("C5"), 0.9, BRASS, 0.8, 0.6, 0.003)
    return room(mix((0, pan(rise, np.linspace(-0.6, 0.5, len(rise)))), (0.44, pan(there, 0.4))), 0.7, 0.24)


def changed(rng):
    """A needle goes to another figure."""
    ticks = mix(*((0.045 * k, clock(1500 + 90 * k, rng) * (0.9 - 0.2 * k)) for k in range(3)))
    return room(mix((0, ticks), (0.13, body(note("A5"), 0.35, GLASS, 0.25, 1.0) * 0.25)), 0.3)


def swapped(rng):
    """Two tones go through each other and come out at each other's place."""
    up = wavering(glide(note("D4"), note("A4"), 0.8), 0.8) * swell(0.8, 0.5) * 0.25
    down = wavering(glide(note("A4"), note("D4"), 0.8), 0.8) * swell(0.8, 0.5) * 0.25
    ways = np.linspace(-0.8, 0.8, len(up))
    return room(mix((0, pan(up, ways)), (0, pan(down, -ways))), 0.6, 0.22)


def cancelled(rng):
    """It is unsaid: a phrase that runs backwards and is gone."""
    phrase = mix(*((0.07 * k, pluck(note(tone), 0.45, 0.7)) for k, tone in enumerate(("C5", "A4", "F4", "D4"))))[::-1]
    stop = band(rng, 0.08, 400, 2400) * strike(0.08, 0.001, 0.05) * 0.2
    return room(mix((0, phrase), (len(phrase) / 44100 - 0.02, stop)), 0.4, 0.16)


def destroyed(rng):
    """What stood there comes apart into light."""
    ray = swept(rng, glide(500, 2900, 0.4, 1.4), 0.4) * swell(0.4, 0.8) * 0.3
    negative = sine(glide(note("F4"), note("F2"), 0.7, 0.6), 0.7) * swell(0.7, 0.2) * 0.3
    return room(
        mix((0, ray), (0.3, negative), (0.34, embers(rng, 0.9, 34) * 0.3), (0.32, thump(0.5, 120, 44, 0.3))), 0.9
    )


def shifted(rng):
    """It fades here, and fades in there."""
    away = muffle(wheeze(rng, 1.1, 120, 300, 1.5), 2200) * swell(1.1, 0.5)
    return room(pan(away, np.linspace(-0.7, 0.7, len(away))), 0.9, 0.3)


def forgotten(rng):
    """A page that was never written."""
    return room(swept(rng, glide(1200, 3000, 0.34, 0.7), 1.3) * swell(0.34, 0.7) * 0.13, 0.4, 0.18)


def announced(rng):
    """Far off, something starts to march."""
    steps = mix(*((0.16 * k, thump(0.18, 130, 74, 0.09) * (0.4 + 0.15 * k)) for k in range(4)))
    return room(muffle(steps, 700), 0.7, 0.26)


def attacks(rng):
    """It comes: low brass that leans forward, and feet."""
    horn = sum(wavering(glide(note("D3") * r, note("D#3") * r, 0.8, 2.0), 0.8, 4.0, 0.006) / r for r in (1, 2, 3, 5))
    return room(
        mix((0, muffle(horn, 1500) * swell(0.8, 0.7, 0.7) * 0.35), (0.1, thump(0.3, 120, 60, 0.16)),
            (0.34, thump(0.3, 120, 60, 0.16)), (0.55, body(note("D3"), 0.8, BRASS, 0.7, 0.5) * 0.5)), 0.8, 0.24,
    )  # fmt: skip


def defends(rng):
    """Here I stand: an open fifth, set down."""
    chord = body(note("A3"), 1.0, BRASS, 0.9, 0.7, 0.004) + 0.7 * body(note("E4"), 1.0, BRASS, 0.9, 0.7, 0.004)
    return room(mix((0, chord * 0.8), (0, thump(0.3, 150, 90, 0.18) * 0.8)), 0.7, 0.22)


def won(rng):
    """They meet, and one is more: a blow with everything behind it, and a chord that opens."""
    rush = swept(rng, glide(300, 2200, 0.3, 1.6), 1.0) * swell(0.3, 0.9) * 0.2
    chord = sum(
        body(note(tone), 1.5, BRASS, 1.3, 0.6, 0.006) * a for tone, a in (("C3", 0.9), ("G3", 0.6), ("E4", 0.5))
    )
    return room(
        mix((0, rush), (0.28, thump(0.8, 112, 40, 0.5) * 1.2), (0.3, chord), (0.3, embers(rng, 0.8, 20) * 0.15)), 1.1
    )


def drawn(rng):
    """They meet, and nobody gives: two blows at once, wood on wood, out of tune."""
    blow = body(233, 0.4, WOOD, 0.22, 0.5) + body(247, 0.4, WOOD, 0.22, 0.5)
    hum = pad(note("A#2"), 0.9, 5, 1.8, 0.05) * swell(0.9, 0.15) * 0.3
    return room(mix((0, blow), (0.0, thump(0.35, 130, 64, 0.18)), (0.05, muffle(hum, 1400))), 0.7, 0.22)


def broken(rng):
    """The march stops in the middle of a step."""
    return room(mix((0, thump(0.2, 130, 80, 0.09)), (0.16, band(rng, 0.22, 300, 1600) * swell(0.22, 0.2) * 0.1)), 0.5)
