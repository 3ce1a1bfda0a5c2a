"""The table of all sounds: a name for each event, how it is made, how loud, how many ways, how important.

One idea: `samples(name, seed)` is the whole truth about a sound; the same name and seed give the same samples
on every machine, up to rounding. Reading the table needs no numpy: a program that only plays starts quickly.
"""

import zlib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np

AMBIENCE = "ambience"
HANDLING, SIGN, DEED, GREAT = 2, 4, 5, 7


class Sound(NamedTuple):
    """One entry. Of two sounds that want the last channel, the one of higher priority keeps it."""

    recipe: str  # module and function
    level: float  # how loud it seems, dB under full scale
    seeds: int  # in how many slightly different ways it is made
    priority: int
    hush: float = 0.0  # for so many seconds the ambience holds its breath
    beat: float = 0.0  # the moment, in seconds, of its blow: what one sees should happen then


SOUNDS: dict[str, Sound] = {
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
    "action-gained": Sound("desk.action_gained", -23, 1, SIGN),
    "play-stable": Sound("moments.play_stable", -22, 1, DEED),
    "play-unstable": Sound("moments.play_unstable", -20, 2, DEED),
    "ability": Sound("moments.ability", -22, 1, DEED),
    "diffuse": Sound("moments.diffuse", -19, 1, DEED, beat=0.42),
    "time-stop": Sound("moments.time_stop", -17, 1, GREAT, 3.0, 1.25),
    "stop-cancelled": Sound("moments.stop_cancelled", -18, 1, GREAT, beat=0.72),
    "rift": Sound("abilities.rift", -21, 1, DEED),
    "reactor-copy": Sound("abilities.reactor_copy", -20, 1, DEED),
    "force-field": Sound("abilities.force_field", -20, 1, DEED),
    "exotic-matter": Sound("abilities.exotic_matter", -21, 1, DEED),
    "future-shift": Sound("abilities.future_shift", -21, 1, DEED),
    "wormhole": Sound("abilities.wormhole", -20, 1, DEED),
    "antimatter": Sound("abilities.antimatter", -20, 1, DEED),
    "dark-energy": Sound("abilities.dark_energy", -21, 1, DEED),
    "rewind": Sound("abilities.rewind", -20, 1, DEED),
    "singularity": Sound("abilities.singularity", -17, 1, GREAT, 2.0, 1.3),
    "nova": Sound("abilities.nova", -17, 1, GREAT),
    "time-tick": Sound("clash.time_tick", -27, 4, HANDLING),
    "counter-passed": Sound("clash.counter_passed", -22, 1, SIGN),
    "passed": Sound("clash.passed", -24, 1, SIGN),
    "battler-summoned": Sound("clash.battler_summoned", -21, 3, DEED),
    "action-played": Sound("clash.action_played", -21, 2, DEED),
    "battler-attacked": Sound("clash.battler_attacked", -21, 2, DEED),
    "aimed": Sound("clash.aimed", -23, 2, SIGN),
    "attack-stopped": Sound("clash.attack_stopped", -22, 1, DEED),
    "guardian-revealed": Sound("clash.guardian_revealed", -20, 1, DEED),
    "battle": Sound("clash.battle", -18, 3, DEED),
    "battler-destroyed": Sound("clash.battler_destroyed", -20, 2, DEED),
    "destruction-averted": Sound("clash.destruction_averted", -21, 1, DEED),
    "guardian-destroyed": Sound("clash.guardian_destroyed", -19, 2, DEED),
    "quest-begun": Sound("clash.quest_begun", -22, 1, DEED),
    "quest-completed": Sound("clash.quest_completed", -19, 1, GREAT),
    "tap-used": Sound("clash.tap_used", -22, 2, DEED),
    "ability-failed": Sound("clash.ability_failed", -23, 1, SIGN),
    "ability-ignored": Sound("clash.ability_ignored", -25, 1, SIGN),
    "player-eliminated": Sound("clash.player_eliminated", -18, 1, GREAT, 2.0),
    "round-won": Sound("fanfares.round_won", -19, 1, GREAT, 2.0),
    "round-lost": Sound("fanfares.round_lost", -20, 1, GREAT, 2.0),
    "match-won": Sound("fanfares.match_won", -17, 1, GREAT, 4.0, 0.62),
    "match-lost": Sound("fanfares.match_lost", -19, 1, GREAT, 4.0),
    "overtime": Sound("fanfares.overtime", -19, 1, GREAT, 1.5),
}
NAMES = frozenset(SOUNDS)


def samples(name: str, seed: int = 0) -> "np.ndarray":
    """The finished sound, `(n, 2)` between -1 and 1."""
    import numpy as np

    from sounds import abilities, ambience, cards, clash, desk, fanfares, moments
    from sounds.synth import finish

    if name == AMBIENCE:
        return ambience.loop()
    sound = SOUNDS[name]
    place, function = sound.recipe.split(".")
    homes = (abilities, cards, clash, desk, fanfares, moments)
    home = next(module for module in homes if module.__name__ == f"sounds.{place}")
    rng = np.random.default_rng((zlib.crc32(name.encode()), seed))
    return finish(getattr(home, function)(rng), sound.level)
