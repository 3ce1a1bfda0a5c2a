"""What Chrono Clash sounds like: steel and gongs, bells for quests, one tooth of a great wheel for the counter.

A sound is named like its event: BattlerSummoned is heard as battler-summoned.
"""

from sounds.sound import DEED, GREAT, HANDLING, SIGN, Sound

SOUNDS: dict[str, Sound] = {
    "time-tick": Sound("chrono_clash.clash.time_tick", -27, 4, HANDLING),
    "counter-passed": Sound("chrono_clash.clash.counter_passed", -22, 1, SIGN),
    "passed": Sound("chrono_clash.clash.passed", -24, 1, SIGN),
    "battler-summoned": Sound("chrono_clash.clash.battler_summoned", -21, 3, DEED),
    "action-played": Sound("chrono_clash.clash.action_played", -21, 2, DEED),
    "battler-attacked": Sound("chrono_clash.clash.battler_attacked", -21, 2, DEED),
    "aimed": Sound("chrono_clash.clash.aimed", -23, 2, SIGN),
    "attack-stopped": Sound("chrono_clash.clash.attack_stopped", -22, 1, DEED),
    "guardian-revealed": Sound("chrono_clash.clash.guardian_revealed", -20, 1, DEED),
    "battle": Sound("chrono_clash.clash.battle", -18, 3, DEED),
    "battler-destroyed": Sound("chrono_clash.clash.battler_destroyed", -20, 2, DEED),
    "destruction-averted": Sound("chrono_clash.clash.destruction_averted", -21, 1, DEED),
    "guardian-destroyed": Sound("chrono_clash.clash.guardian_destroyed", -19, 2, DEED),
    "quest-begun": Sound("chrono_clash.clash.quest_begun", -22, 1, DEED),
    "quest-completed": Sound("chrono_clash.clash.quest_completed", -19, 1, GREAT),
    "tap-used": Sound("chrono_clash.clash.tap_used", -22, 2, DEED),
    "ability-failed": Sound("chrono_clash.clash.ability_failed", -23, 1, SIGN),
    "no-guardian-lost": Sound("chrono_clash.clash.no_guardian_lost", -23, 1, SIGN),
    "ability-ignored": Sound("chrono_clash.clash.ability_ignored", -25, 1, SIGN),
    "player-eliminated": Sound("chrono_clash.clash.player_eliminated", -18, 1, GREAT, 2.0),
}
