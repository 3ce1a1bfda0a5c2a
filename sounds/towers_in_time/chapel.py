"""A chapel at night: stone on stone for what is built, candles and glass for what is worked, a bell for the turn."""

import numpy as np

from sounds.synth import (
    BRASS,
    GLASS,
    WOOD,
    band,
    body,
    embers,
    glide,
    mix,
    muffle,
    note,
    pad,
    pan,
    pluck,
    room,
    strike,
    swell,
    swept,
    thump,
)


def stone(rng, weight: float = 1.0) -> np.ndarray:
    """A block comes to rest on another: a grind, then the seat."""
    grind = swept(rng, glide(420, 240, 0.22), 1.2) * swell(0.22, 0.7) * 0.12
    return mix(
        (0, grind),
        (0.18, thump(0.4, 118 / weight, 52, 0.16 * weight)),
        (0.18, body(196 / weight, 0.2, WOOD, 0.08, 0.8)),
    )


def chime(*tones: str, gap: float = 0.09, ring: float = 1.1) -> np.ndarray:
    """Panes of glass that are touched one after the other."""
    return mix(*((gap * k, body(note(tone), ring, GLASS, ring * 0.8, 0.7, 0.003)) for k, tone in enumerate(tones)))


def planned(rng):
    """A card slipped under a cloth: nobody need hear which."""
    return room(mix((0, band(rng, 0.12, 500, 2600) * swell(0.12, 0.4) * 0.1), (0.06, thump(0.14, 150, 100, 0.06))), 0.3)


def redrawn(rng):
    """All back, and again: paper that is gathered."""
    sweep = swept(rng, glide(900, 2600, 0.5, 0.8), 1.1) * swell(0.5, 0.6) * 0.12
    return room(mix((0, sweep), (0.42, thump(0.16, 170, 110, 0.07))), 0.4, 0.16)


def revealed(rng):
    """The cloths are drawn: a breath through the nave, five panes, and the organ under it."""
    breath = swept(rng, glide(300, 2200, 0.9, 0.7), 1.2) * swell(0.9, 0.5) * 0.12
    organ = (pad(note("D3"), 2.0) + 0.7 * pad(note("A3"), 2.0) + 0.5 * pad(note("F#4"), 2.0)) * swell(2.0, 0.35) * 0.25
    return room(mix((0, breath), (0.25, chime("D5", "F#5", "A5", "D6")), (0.1, muffle(organ, 2400))), 1.2, 0.3)


def transported(rng):
    """From between the worlds into a tower: air that closes, and stone on stone."""
    air = swept(rng, glide(1800, 400, 0.3, 0.8), 0.9) * swell(0.3, 0.3) * 0.12
    return room(
        mix((0, air), (0.16, stone(rng, 1.1)), (0.36, body(note("D4"), 0.7, BRASS, 0.5, 0.9) * 0.22)), 0.8, 0.24
    )


def paid(rng):
    """Candles lean towards it: three small flames."""
    flames = mix(*((0.07 * k, band(rng, 0.2, 900, 3600) * swell(0.2, 0.3) * 0.05) for k in range(3)))
    return room(mix((0, flames), (0.05, chime("A4", "D5", gap=0.08, ring=0.6) * 0.5)), 0.6, 0.22)


def rearranged(rng):
    """Steps over a gallery, and stone."""
    steps = mix(*((0.11 * k, pan(thump(0.1, 190, 130, 0.05), -0.3 + 0.3 * k)) for k in range(3)))
    return room(mix((0, steps), (0.34, stone(rng, 0.9) * 0.7)), 0.6, 0.2)


def shield_pulled(rng):
    """A pane is taken out of its window: lead bends, glass rings once."""
    lead = swept(rng, glide(700, 300, 0.35), 0.8) * swell(0.35, 0.6) * 0.14
    return room(
        mix((0, lead), (0.3, chime("D4", "A4", gap=0.05, ring=1.3)), (0.3, thump(0.3, 110, 60, 0.2) * 0.6)), 0.9
    )


def shed(rng):
    """Ash."""
    return room(swept(rng, glide(2400, 900, 0.3), 1.2) * swell(0.3, 0.25) * 0.12, 0.3)


def landed(rng):
    """Wings fold, feet touch."""
    wings = mix(*((0.1 * k, swept(rng, glide(900, 400, 0.12), 1.0) * swell(0.12, 0.3) * 0.13) for k in range(3)))
    return room(mix((0, wings), (0.32, thump(0.25, 130, 70, 0.13))), 0.5)


def spell_cast(rng):
    """A word is said in the dark: a held breath, and all panes answer."""
    breath = swept(rng, glide(500, 2600, 0.4, 0.6), 0.7) * swell(0.4, 0.7) * 0.12
    return room(
        mix((0, breath), (0.28, chime("D5", "G5", "B5", "D6", gap=0.045)), (0.3, embers(rng, 0.6, 12) * 0.1)), 0.9, 0.26
    )


def spell_ended(rng):
    """A candle is put out."""
    hiss = band(rng, 0.35, 1800, 5200) * strike(0.35, 0.01, 0.28) * 0.08
    return room(mix((0, body(note("B4"), 0.5, GLASS, 0.3, 0.9) * 0.4), (0.08, hiss)), 0.5, 0.2)


def spell_cancelled(rng):
    """The word is broken off: glass that is stopped by a hand."""
    stopped = chime("D5", "G5", gap=0.04, ring=0.9)
    stopped = (
        stopped * np.linspace(1, 0, len(stopped))[:, None]
        if stopped.ndim > 1
        else stopped * np.linspace(1, 0, len(stopped))
    )
    return room(
        mix(
            (0, stopped),
            (0.2, thump(0.25, 140, 80, 0.12)),
            (0.2, band(rng, 0.1, 900, 4200) * strike(0.1, 0.001, 0.06) * 0.2),
        ),
        0.6,
    )


def ability_used(rng):
    """A latch, and light through it."""
    return room(
        mix((0, body(240.0, 0.15, WOOD, 0.06, 0.8) * 0.6), (0.08, chime("A4", "E5", gap=0.07, ring=0.8) * 0.7)),
        0.6,
        0.2,
    )


def taxed(rng):
    """Banners are lowered: cloth that falls, and three staffs set down on stone."""
    cloth = swept(rng, glide(1500, 350, 0.4, 0.7), 0.9) * swell(0.4, 0.35) * 0.14
    staffs = mix(*((0.08 * k, body(330.0 - 40 * k, 0.12, WOOD, 0.05, 0.8) * 0.5) for k in range(3)))
    return room(mix((0, cloth), (0.24, staffs), (0.36, thump(0.3, 120, 62, 0.14))), 0.5, 0.18)


def straightened(rng):
    """Banners are raised: a rope through a pulley, cloth that fills, and a fifth that rises."""
    rope = mix(*((0.05 * k, band(rng, 0.05, 700 + 160 * k, 1800 + 260 * k) * swell(0.05, 0.3) * 0.1) for k in range(6)))
    cloth = swept(rng, glide(500, 2200, 0.35, 1.2), 1.0) * swell(0.35, 0.7) * 0.12
    tones = mix((0, body(note("G4"), 0.7, BRASS, 0.5, 0.8) * 0.5), (0.12, body(note("D5"), 0.8, BRASS, 0.6, 0.8) * 0.5))
    return room(mix((0, rope), (0.22, cloth), (0.3, tones)), 0.7, 0.22)


def handed_over(rng):
    """A glove laid down."""
    return room(
        mix((0, thump(0.14, 180, 120, 0.06)), (0.02, band(rng, 0.08, 400, 1800) * swell(0.08, 0.3) * 0.06)), 0.3
    )


def passed_on(rng):
    """A page turned by the wind."""
    return room(swept(rng, glide(1300, 500, 0.4), 1.1) * swell(0.4, 0.35) * 0.13, 0.4, 0.16)


def turn_ended(rng):
    """The bell of the hour, once."""
    bell = body(note("D3"), 1.8, BRASS, 1.7, 0.5, 0.004)
    return room(mix((0, bell * 0.8), (0, pluck(note("D4"), 0.8, 0.5) * 0.2)), 1.1, 0.28)
