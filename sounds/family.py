"""The table of all sounds: the names that every game uses, and those of each game's folder.

One idea: `samples(name, seed)` is the whole truth about a sound; the same name and seed give the same samples
on every machine, up to rounding. Reading the table needs no numpy: a program that only plays starts quickly.
"""

import zlib
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

import sounds
from sounds.sound import GREAT, HANDLING, SIGN, Sound

if TYPE_CHECKING:
    import numpy as np

AMBIENCE = "ambience"
SHARED: dict[str, Sound] = {
    "card-slide": Sound("cards.slide", -26, 4, HANDLING),
    "card-flip": Sound("cards.flip", -25, 4, HANDLING),
    "card-place": Sound("cards.place", -24, 4, HANDLING),
    "card-lift": Sound("cards.lift", -27, 4, HANDLING),
    "card-home": Sound("cards.home", -26, 4, HANDLING),
    "shuffle": Sound("cards.shuffle", -24, 3, HANDLING),
    "deal": Sound("cards.deal", -25, 5, HANDLING),
    "draw": Sound("cards.draw", -25, 4, HANDLING),
    "click": Sound("cards.click", -26, 3, 3),
    "hover": Sound("cards.hover", -38, 3, 0),
    "toggle": Sound("cards.toggle", -26, 2, 3),
    "refuse": Sound("desk.refuse", -23, 1, SIGN),
    "undo": Sound("desk.undo", -24, 1, SIGN, beat=0.33),
    "your-turn": Sound("desk.your_turn", -22, 1, SIGN),
    "their-turn": Sound("desk.their_turn", -25, 1, SIGN),
    "window-open": Sound("desk.window_open", -22, 1, SIGN),
    "round-won": Sound("fanfares.round_won", -19, 1, GREAT, 2.0),
    "round-lost": Sound("fanfares.round_lost", -20, 1, GREAT, 2.0),
    "match-won": Sound("fanfares.match_won", -17, 1, GREAT, 4.0, 0.62),
    "match-lost": Sound("fanfares.match_lost", -19, 1, GREAT, 4.0),
}


def gathered() -> dict[str, Sound]:
    """The shared sounds and those of every game's folder. Raises ValueError for a name that stands in two of them."""
    found = dict(SHARED)
    for game in (module.name for module in iter_modules(sounds.__path__) if module.ispkg):
        own = import_module(f"sounds.{game}").SOUNDS
        if twice := sorted(found.keys() & own.keys()):
            raise ValueError(f"sounds/{game}: {', '.join(twice)} stand elsewhere already")
        found |= own
    return found


SOUNDS = gathered()
NAMES = frozenset(SOUNDS)


def samples(name: str, seed: int = 0) -> "np.ndarray":
    """The finished sound, `(n, 2)` between -1 and 1."""
    import numpy as np

    from sounds import ambience
    from sounds.synth import finish

    if name == AMBIENCE:
        return ambience.loop()
    sound = SOUNDS[name]
    place, _, function = sound.recipe.rpartition(".")
    rng = np.random.default_rng((zlib.crc32(name.encode()), seed))
    return finish(getattr(import_module(f"sounds.{place}"), function)(rng), sound.level)
