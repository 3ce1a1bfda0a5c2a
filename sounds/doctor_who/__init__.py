"""What Doctor Who sounds like: valves and tape, tones that bend, echoes that come before and after what they answer.

A sound is named like its event: TimeLost is heard as time-lost.
"""

from sounds.sound import DEED, GREAT, HANDLING, SIGN, Sound

SOUNDS: dict[str, Sound] = {
    "time-revealed": Sound("doctor_who.vortex.revealed", -22, 1, SIGN),
    "zone-chosen": Sound("doctor_who.vortex.chosen", -18, 2, GREAT),
    "hit-threatened": Sound("doctor_who.vortex.threatened", -20, 1, DEED),
    "hit-prevented": Sound("doctor_who.vortex.prevented", -20, 1, DEED),
    "time-lost": Sound("doctor_who.vortex.lost", -16.5, 2, GREAT, 1.5),
    "hit-made": Sound("doctor_who.vortex.hit", -21, 1, DEED),
    "turn-granted": Sound("doctor_who.vortex.again", -19, 1, DEED),
    "play-granted": Sound("doctor_who.vortex.granted", -22, 1, SIGN),
    "episode-posed": Sound("doctor_who.vortex.posed", -18, 1, GREAT),
    "solving-began": Sound("doctor_who.vortex.solving", -22, 1, SIGN),
    "episode-solved": Sound("doctor_who.vortex.solved", -18, 1, GREAT),
    "episode-unsolved": Sound("doctor_who.vortex.unsolved", -20, 1, DEED),
    "card-sided": Sound("doctor_who.beings.sided", -25, 3, HANDLING),
    "card-stood": Sound("doctor_who.beings.stood", -26, 3, HANDLING),
    "special-used": Sound("doctor_who.beings.special", -21, 3, DEED),
    "flash-played": Sound("doctor_who.beings.flash", -20, 2, DEED),
    "support-announced": Sound("doctor_who.beings.offered", -23, 3, SIGN),
    "support-given": Sound("doctor_who.beings.supported", -21, 3, DEED),
    "value-changed": Sound("doctor_who.beings.changed", -24, 3, SIGN),
    "values-swapped": Sound("doctor_who.beings.swapped", -22, 1, DEED),
    "answer-cancelled": Sound("doctor_who.beings.cancelled", -20, 1, DEED),
    "card-destroyed": Sound("doctor_who.beings.destroyed", -19, 2, DEED),
    "card-shifted": Sound("doctor_who.beings.shifted", -21, 2, DEED),
    "card-forgotten": Sound("doctor_who.beings.forgotten", -24, 1, HANDLING),
    "combat-announced": Sound("doctor_who.beings.announced", -23, 1, SIGN),
    "being-attacks": Sound("doctor_who.beings.attacks", -19, 2, DEED),
    "defender-named": Sound("doctor_who.beings.defends", -21, 2, DEED),
    "combat-won": Sound("doctor_who.beings.won", -17, 2, GREAT),
    "combat-drawn": Sound("doctor_who.beings.drawn", -19, 2, DEED),
    "combat-broken": Sound("doctor_who.beings.broken", -22, 1, SIGN),
}
