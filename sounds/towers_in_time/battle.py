"""Before the shields: horns, steel and stone, glass that breaks and what mends."""

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
    pluck,
    room,
    sine,
    strike,
    swell,
    swept,
    thump,
)


def drums(gap: float = 0.14):
    return mix((0, thump(0.28, 140, 64, 0.16)), (gap, thump(0.32, 150, 60, 0.18)))


def horn(tone: str, seconds: float):
    """A horn from a tower."""
    return muffle(pad(note(tone), seconds, voices=3) * swell(seconds, 0.25), 1700)


def attack(rng):
    """A horn over the wall, and feet that set off."""
    return room(
        mix((0, horn("D3", 0.9) * 0.5), (0.12, horn("A3", 0.8) * 0.4), (0.2, drums()), (0.5, drums(0.1) * 0.7)),
        0.9,
        0.24,
    )


def defence(rng):
    """A gate falls: chain, wood, iron."""
    chain = mix(*((0.03 * k, body(900 + 60 * k, 0.06, BRASS, 0.03, 0.2) * 0.14) for k in range(7)))
    return room(
        mix((0, chain), (0.22, thump(0.4, 110, 50, 0.2)), (0.22, body(160.0, 0.3, WOOD, 0.14, 0.7) * 0.6)), 0.7, 0.2
    )


def aimed(rng):
    """A finger over the wall: air that narrows."""
    air = swept(rng, glide(600, 3200, 0.4, 0.7), 0.9) * swell(0.4, 0.75) * 0.18
    return room(mix((0, horn("F#3", 0.5) * 0.3), (0.05, air)), 0.6, 0.2)


def blows(rng):
    """Both sides meet: steel, a great drum, splinters of glass."""
    steel = mix(
        (0, body(note("B4") * 1.02, 0.8, BRASS, 0.45, 0.0, 0.0006) * 0.6),
        (0.03, body(note("F5") * 0.99, 0.6, BRASS, 0.3, 0.0, 0.0006) * 0.45),
    )
    hit = band(rng, 0.09, 600, 4800) * strike(0.09, 0.0006, 0.05) * 0.24
    return room(
        mix((0, steel), (0, hit), (0, thump(0.55, 160, 48, 0.3) * 1.1), (0.06, embers(rng, 0.5, 12) * 0.12)), 0.9, 0.24
    )


def shot(rng):
    """A string lets go, and something flies."""
    flight = swept(rng, glide(3600, 900, 0.3, 0.7), 0.8) * swell(0.3, 0.2) * 0.14
    return room(mix((0, pluck(note("A3"), 0.35, 0.3) * 0.8), (0.03, flight), (0.28, thump(0.18, 170, 90, 0.08))), 0.5)


def paralyzed(rng):
    """Frost that runs over stone."""
    frost = mix(
        *((0.05 * k, body(note(tone), 0.5, GLASS, 0.35, 0.2) * 0.3) for k, tone in enumerate(("B6", "F6", "C6")))
    )
    return room(mix((0, frost), (0.05, swept(rng, glide(5200, 1400, 0.6), 0.9) * swell(0.6, 0.3) * 0.07)), 0.8, 0.26)


def mended(rng):
    """A string that comes back up."""
    rise = sine(glide(note("A3"), note("D4"), 0.5, 0.6), 0.5) * swell(0.5, 0.6) * 0.22
    return room(
        mix((0, rise), (0.28, pluck(note("A4"), 0.7, 0.7) * 0.5), (0.36, pluck(note("D5"), 0.7, 0.7) * 0.3)), 0.7, 0.22
    )


def damage(rng):
    """A blow that lands."""
    return room(
        mix((0, thump(0.25, 150, 72, 0.12)), (0, band(rng, 0.05, 700, 3600) * strike(0.05, 0.0006, 0.03) * 0.16)), 0.4
    )


def eased(rng):
    """A hand laid on it."""
    return room(mix((0, pluck(note("D4"), 0.5, 0.8) * 0.4), (0.07, pluck(note("A4"), 0.6, 0.8) * 0.4)), 0.5, 0.2)


def killed(rng):
    """It cracks, and does not yet fall."""
    crack = mix(*((0.05 * k, band(rng, 0.05, 900, 4600) * strike(0.05, 0.0005, 0.03) * 0.24) for k in range(3)))
    return room(
        mix((0, crack), (0.04, thump(0.4, 110, 50, 0.22)), (0.1, body(note("F4"), 0.6, GLASS, 0.3, 0.4) * 0.3)), 0.7
    )


def saved(rng):
    """It holds: a breath, and two bells."""
    bells = mix(
        (0.1, body(note("D5"), 1.0, BRASS, 0.8, 0.5) * 0.5), (0.22, body(note("A5"), 1.0, BRASS, 0.8, 0.5) * 0.4)
    )
    return room(mix((0, swept(rng, glide(500, 1500, 0.4), 0.9) * swell(0.4, 0.5) * 0.1), (0, bells)), 0.9, 0.26)


def fallen(rng):
    """Stones that come down, and dust."""
    stones = mix(
        *((at, thump(0.25, 104 - 6 * k, 48, 0.14) * (0.8 - 0.15 * k)) for k, at in enumerate((0, 0.12, 0.21, 0.36)))
    )
    dust = swept(rng, glide(2400, 500, 0.9, 0.7), 1.3) * strike(0.9, 0.02, 0.8) * 0.1
    return room(mix((0, stones), (0.06, dust)), 0.9, 0.24)


def ended(rng):
    """Swords go home."""
    home = swept(rng, glide(3600, 1500, 0.25), 0.6) * swell(0.25, 0.7) * 0.09
    return room(
        mix((0, home), (0.22, body(620.0, 0.1, BRASS, 0.05, 0.3) * 0.3), (0.26, thump(0.2, 150, 90, 0.09))), 0.5
    )


def points(rng):
    """Knocks on the pane."""
    knocks = mix(*((0.13 * k, body(note("A4"), 0.3, GLASS, 0.14, 0.5) * 0.5) for k in range(3)))
    return room(mix((0, knocks), (0, drums(0.13) * 0.5)), 0.6, 0.2)


def shield_fell(rng):
    """A window of five goes: it bursts, rings, and lies on the floor."""
    burst = band(rng, 0.07, 1200, 6500) * strike(0.07, 0.0005, 0.05) * 0.3
    panes = ("B5", "F#6", "D6", "A5", "G6")
    rain = mix(*((0.06 + 0.07 * k, body(note(tone), 0.6, GLASS, 0.35, 0.1) * 0.28) for k, tone in enumerate(panes)))
    floor = mix(*((0.45 + 0.06 * k, band(rng, 0.04, 2500, 7500) * strike(0.04, 0.0005, 0.02) * 0.09) for k in range(5)))
    return room(mix((0, burst), (0, thump(0.5, 120, 46, 0.28)), (0, rain), (0, floor)), 1.1, 0.28)


def banished(rng):
    """The last pane goes: one great crash, a horn that sinks, and doors that close behind it."""
    crash = band(rng, 0.5, 1400, 6800) * strike(0.5, 0.001, 0.4) * 0.22
    sinking = muffle(sine(glide(note("D4"), note("D3"), 1.4, 1.4), 1.4) * swell(1.4, 0.2), 1600) * 0.4
    doors = mix(*((0.7 + 0.5 * k, thump(0.6, 90 - 14 * k, 38, 0.34)) for k in range(3)))
    return room(mix((0, crash), (0.1, sinking), (0, doors), (0, thump(0.5, 130, 46, 0.3))), 1.4, 0.3)
