"""What a duel for the hour sounds like: steel and gongs for battles, bells for quests, a toothed wheel for the gauge.

One idea: what gives is bright and rises, what takes is low and sinks, and the counter is one tooth of a great wheel.
"""

import numpy as np

from sounds.synth import (
    BRASS,
    CLOCK,
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
    strike,
    swell,
    swept,
    thump,
)


def tooth(rng, pitch: float = 1.0) -> np.ndarray:
    """One tooth of the great wheel: a pawl falls on brass, wood answers below."""
    return mix(
        (0, clock(760 * pitch, rng, 0.009, 0.05)),
        (0, body(note("D4") * pitch, 0.16, CLOCK, 0.1, 0.5) * 0.5),
        (0.002, thump(0.12, 190 * pitch, 110 * pitch, 0.07) * 0.5),
    )


def time_tick(rng):
    """The counter moves by a space."""
    return room(tooth(rng, rng.uniform(0.985, 1.015)), 0.3, 0.14)


def counter_passed(rng):
    """The wheel turns over to the other side: five teeth, ever slower, and a low bell that takes the hour."""
    teeth = [(at, pan(tooth(rng, 1 - 0.05 * k), 0.5 - 0.25 * k)) for k, at in enumerate((0, 0.07, 0.16, 0.28, 0.44))]
    bell = body(note("D3"), 1.4, BRASS, 1.3, 0.6, 0.004)
    return room(mix(*teeth, (0.47, bell * 0.8), (0.47, thump(0.4, 110, 60, 0.25) * 0.6)), 0.9, 0.22)


def passed(rng):
    """Hands off: a breath, and the wheel runs three teeth by itself."""
    breath = swept(rng, glide(1500, 420, 0.5), 1.1) * swell(0.5, 0.3) * 0.14
    return room(mix((0, breath), *((0.2 + 0.11 * k, tooth(rng, 0.94) * 0.8) for k in range(3))), 0.5, 0.18)


def battler_summoned(rng):
    """Somebody steps out before the great light: a footfall, a fifth that opens, a cloak of air."""
    open_fifth = pluck(note("D3"), 1.1, 1.0) + 0.8 * pluck(note("A3"), 1.1, 1.0) + 0.4 * pluck(note("D4"), 1.1, 0.9)
    cloak = swept(rng, glide(500, 1700, 0.45, 0.7), 1.2) * swell(0.45, 0.35) * 0.13
    return room(mix((0, thump(0.35, 140, 62, 0.2) * 0.9), (0.03, open_fifth * 0.7), (0, cloak)), 0.7, 0.2)


def action_played(rng):
    """A page torn from the day: paper, and a chord of glass that comes up behind it."""
    tear = band(rng, 0.22, 1200, 5200) * swell(0.22, 0.8) * 0.1
    chord = mix(
        *((0.18 + 0.03 * k, body(note(n), 0.9, GLASS, 0.7, 0.8, 0.003)) for k, n in enumerate(("D5", "F#5", "A5")))
    )
    return room(mix((0, tear), (0, chord * 0.7)), 0.7, 0.22)


def battler_attacked(rng):
    """Feet that set off: two drums, and steel drawn over steel."""
    steel = body(note("A6"), 0.5, GLASS, 0.35, 0.2, 0.02) * 0.14
    scrape = swept(rng, glide(2200, 5200, 0.3, 0.6), 0.5) * swell(0.3, 0.7) * 0.09
    drums = mix((0, thump(0.25, 150, 70, 0.14)), (0.14, thump(0.3, 165, 66, 0.17)))
    return room(mix((0, drums), (0.06, scrape), (0.3, steel)), 0.5, 0.18)


def aimed(rng):
    """The arrow leaves: air that narrows to a point."""
    air = swept(rng, glide(700, 3600, 0.36, 0.7), 0.9) * swell(0.36, 0.75) * 0.2
    return room(
        mix((0, pluck(note("D3"), 0.4, 0.35) * 0.7), (0.02, pan(air, np.linspace(-0.5, 0.5, len(air))))), 0.4, 0.16
    )


def attack_stopped(rng):
    """It dies in the doorway: a string stopped by a hand."""
    string = pluck(note("D3"), 0.5, 0.5)
    string *= np.linspace(1, 0, len(string))
    return room(
        mix((0, string), (0.16, thump(0.2, 120, 80, 0.1) * 0.7), (0.16, body(180.0, 0.2, WOOD, 0.1, 1.0) * 0.4)), 0.4
    )


def guardian_revealed(rng):
    """A gate is opened in the wall: a bolt, a held breath of brass, a face in the light."""
    bolt = mix((0, body(220.0, 0.2, WOOD, 0.1, 0.8)), (0.07, clock(620, rng, 0.02, 0.06) * 0.7))
    breath = muffle((pad(note("D3"), 1.0) + 0.7 * pad(note("A3"), 1.0)) * swell(1.0, 0.55), 1400) * 0.5
    return room(mix((0, bolt), (0.1, breath), (0.45, body(note("A5"), 0.8, GLASS, 0.7, 0.8) * 0.3)), 0.8, 0.24)


def battle(rng):
    """Two strengths meet: one great stroke of metal, a gong under it, splinters."""
    metal = mix(
        (0, body(note("C5") * 1.03, 0.9, BRASS, 0.5, 0.0, 0.0006) * 0.7),
        (0.004, body(note("F#5") * 0.98, 0.7, BRASS, 0.35, 0.0, 0.0006) * 0.45),
    )
    gong = body(note("D2"), 1.3, BRASS, 1.2, 0.8, 0.004)
    hit = band(rng, 0.08, 600, 4800) * strike(0.08, 0.0006, 0.05) * 0.22
    blow = thump(0.5, 170, 52, 0.26) * 1.1
    return room(mix((0, metal), (0, gong * 0.8), (0, hit), (0, blow), (0.05, embers(rng, 0.5, 14) * 0.14)), 0.9, 0.24)


def battler_destroyed(rng):
    """What stood is sand: a hollow fall, and grains that run out."""
    fall = sine(glide(note("D4"), note("D2"), 0.6, 1.3), 0.6) * swell(0.6, 0.15) * 0.4
    sand = swept(rng, glide(3800, 900, 1.0, 0.7), 1.3) * strike(1.0, 0.02, 0.9) * 0.13
    return room(mix((0, thump(0.4, 120, 46, 0.25)), (0, fall), (0.05, sand)), 0.7, 0.2)


def destruction_averted(rng):
    """Struck, and still there: a dull blow, then a string that comes back up."""
    back = sine(glide(note("A3"), note("D4"), 0.5, 0.6), 0.5) * swell(0.5, 0.6) * 0.22
    return room(mix((0, thump(0.25, 150, 90, 0.12) * 0.9), (0.12, back), (0.3, pluck(note("A4"), 0.7, 0.7) * 0.5)), 0.6)


def guardian_destroyed(rng):
    """A stone out of the wall: crack, fall, silence behind it."""
    crack = band(rng, 0.05, 900, 4200) * strike(0.05, 0.0005, 0.03) * 0.3
    stone = mix(
        (0.1, thump(0.3, 100, 48, 0.2)), (0.28, thump(0.25, 90, 50, 0.14) * 0.6), (0.4, thump(0.2, 84, 52, 0.1) * 0.35)
    )
    return room(mix((0, crack), (0, body(150.0, 0.3, WOOD, 0.16, 0.6) * 0.6), (0, stone)), 0.9, 0.24)


def quest_begun(rng):
    """A lantern is lit and carried off: a spark, a small tune that walks away."""
    spark = band(rng, 0.04, 2500, 6500) * strike(0.04, 0.0008, 0.03) * 0.14
    tune = mix(
        *(
            (0.1 + 0.13 * k, pan(pluck(note(n), 0.6, 0.6) * (0.8 - 0.14 * k), 0.1 + 0.2 * k))
            for k, n in enumerate(("D5", "E5", "A5", "F#5"))
        )
    )
    return room(mix((0, spark), (0, tune)), 0.8, 0.26)


def quest_completed(rng):
    """Home with the prize: three bells upwards and a warm fifth to receive them."""
    bells = mix(
        *((0.11 * k, body(note(n), 1.2, BRASS, 0.9, 0.3, 0.002) * 0.7) for k, n in enumerate(("D5", "A5", "D6")))
    )
    warm = (pad(note("D3"), 1.2) + 0.7 * pad(note("A3"), 1.2)) * swell(1.2, 0.35) * 0.25
    return room(mix((0, bells), (0.1, warm), (0.34, body(note("F#6"), 0.8, GLASS, 0.8, 0.9) * 0.25)), 1.0, 0.26)


def tap_used(rng):
    """A quarter turn: the card's corner, a ratchet, a small light."""
    ratchet = mix(*((0.035 * k, clock(1250 + 90 * k, rng, 0.006, 0.025) * 0.5) for k in range(4)))
    return room(mix((0, ratchet), (0.15, body(note("A5"), 0.7, GLASS, 0.6, 0.7) * 0.6)), 0.5, 0.2)


def ability_failed(rng):
    """All or nothing, and it was nothing: two notes that do not meet."""
    return room(mix((0, pluck(note("F4"), 0.5, 0.4) * 0.7), (0.13, pluck(note("E4"), 0.6, 0.4) * 0.7)), 0.4, 0.16)


def no_guardian_lost(rng):
    """Whoever knocks there finds nobody: two knocks on a hollow gate, and a low string that is left alone."""
    knock = body(190.0, 0.16, WOOD, 0.08, 1.0)
    return room(mix((0, knock * 0.6), (0.2, knock * 0.5), (0.34, pluck(note("A3"), 0.7, 0.3) * 0.5)), 0.6, 0.26)


def ability_ignored(rng):
    """A shrug: felt on wood."""
    return room(mix((0, thump(0.14, 200, 140, 0.07)), (0, body(300.0, 0.1, WOOD, 0.05, 1.0) * 0.3)), 0.25, 0.12)


def player_eliminated(rng):
    """A house goes dark: a great low bell, a chord that closes, the wind after it."""
    bell = body(note("D2"), 2.4, BRASS, 2.4, 0.6, 0.006)
    close = (pad(note("D4"), 1.6) + pad(note("F4"), 1.6) + pad(note("A3"), 1.6)) * swell(1.6, 0.12, 1.2) * 0.22
    wind = swept(rng, glide(900, 220, 2.0), 1.0) * swell(2.0, 0.4) * 0.1
    return room(mix((0, thump(0.8, 100, 36, 0.5)), (0, bell), (0.1, muffle(close, 1800)), (0.3, wind)), 1.4, 0.3)
