"""What Control sounds like: glass and ember, one small scene of time for each ability, and time that stands still."""

from sounds.sound import DEED, GREAT, SIGN, Sound

SOUNDS: dict[str, Sound] = {
    "action-gained": Sound("control.moments.action_gained", -23, 1, SIGN),
    "play-stable": Sound("control.moments.play_stable", -22, 1, DEED),
    "play-unstable": Sound("control.moments.play_unstable", -20, 2, DEED),
    "ability": Sound("control.moments.ability", -22, 1, DEED),
    "diffuse": Sound("control.moments.diffuse", -19, 1, DEED, beat=0.42),
    "time-stop": Sound("control.moments.time_stop", -17, 1, GREAT, 3.0, 1.25),
    "stop-cancelled": Sound("control.moments.stop_cancelled", -18, 1, GREAT, hush=-1, beat=0.72),
    "rift": Sound("control.abilities.rift", -21, 1, DEED),
    "reactor-copy": Sound("control.abilities.reactor_copy", -20, 1, DEED),
    "force-field": Sound("control.abilities.force_field", -20, 1, DEED),
    "exotic-matter": Sound("control.abilities.exotic_matter", -21, 1, DEED),
    "future-shift": Sound("control.abilities.future_shift", -21, 1, DEED),
    "wormhole": Sound("control.abilities.wormhole", -20, 1, DEED),
    "antimatter": Sound("control.abilities.antimatter", -20, 1, DEED),
    "dark-energy": Sound("control.abilities.dark_energy", -21, 1, DEED),
    "rewind": Sound("control.abilities.rewind", -20, 1, DEED),
    "singularity": Sound("control.abilities.singularity", -17, 1, GREAT, 2.0, 1.3),
    "nova": Sound("control.abilities.nova", -17, 1, GREAT),
    "overtime": Sound("control.moments.overtime", -19, 1, GREAT, 1.5),
}
