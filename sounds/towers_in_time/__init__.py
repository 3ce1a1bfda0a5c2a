"""What Towers in Time sounds like: stone set on stone, chapel bells, glass that rings and breaks.

A sound is named like its event: CardTransported is heard as card-transported.
"""

from sounds.sound import DEED, GREAT, HANDLING, SIGN, Sound

SOUNDS: dict[str, Sound] = {
    "card-planned": Sound("towers_in_time.chapel.planned", -26, 3, HANDLING),
    "hand-redrawn": Sound("towers_in_time.chapel.redrawn", -24, 1, HANDLING),
    "domains-revealed": Sound("towers_in_time.chapel.revealed", -18, 1, GREAT),
    "card-transported": Sound("towers_in_time.chapel.transported", -21, 3, DEED),
    "temper-paid": Sound("towers_in_time.chapel.paid", -23, 3, SIGN),
    "card-rearranged": Sound("towers_in_time.chapel.rearranged", -23, 2, HANDLING),
    "shield-pulled": Sound("towers_in_time.chapel.shield_pulled", -20, 1, DEED),
    "card-shed": Sound("towers_in_time.chapel.shed", -25, 2, HANDLING),
    "card-landed": Sound("towers_in_time.chapel.landed", -23, 1, DEED),
    "spell-cast": Sound("towers_in_time.chapel.spell_cast", -20, 2, DEED),
    "spell-ended": Sound("towers_in_time.chapel.spell_ended", -23, 1, SIGN),
    "spell-cancelled": Sound("towers_in_time.chapel.spell_cancelled", -20, 1, DEED),
    "ability-used": Sound("towers_in_time.chapel.ability_used", -22, 2, DEED),
    "card-shot": Sound("towers_in_time.battle.shot", -21, 2, DEED),
    "card-paralyzed": Sound("towers_in_time.battle.paralyzed", -21, 1, DEED),
    "cards-taxed": Sound("towers_in_time.chapel.taxed", -22, 1, DEED),
    "cards-straightened": Sound("towers_in_time.chapel.straightened", -22, 1, DEED),
    "card-regenerated": Sound("towers_in_time.battle.mended", -22, 1, DEED),
    "damage-dealt": Sound("towers_in_time.battle.damage", -22, 3, DEED),
    "damage-taken": Sound("towers_in_time.battle.eased", -24, 2, SIGN),
    "card-killed": Sound("towers_in_time.battle.killed", -20, 2, DEED),
    "card-saved": Sound("towers_in_time.battle.saved", -20, 1, DEED),
    "card-fallen": Sound("towers_in_time.battle.fallen", -20, 2, DEED),
    "attack-declared": Sound("towers_in_time.battle.attack", -19, 2, DEED),
    "defenders-named": Sound("towers_in_time.battle.defence", -21, 2, DEED),
    "shields-chosen": Sound("towers_in_time.battle.aimed", -21, 1, DEED),
    "blows-fell": Sound("towers_in_time.battle.blows", -17, 3, GREAT),
    "handed-over": Sound("towers_in_time.chapel.handed_over", -25, 1, SIGN),
    "combat-ended": Sound("towers_in_time.battle.ended", -22, 1, SIGN),
    "points-scored": Sound("towers_in_time.battle.points", -21, 1, DEED),
    "shield-fell": Sound("towers_in_time.battle.shield_fell", -17, 2, GREAT),
    "player-passed": Sound("towers_in_time.chapel.passed_on", -25, 1, SIGN),
    "turn-ended": Sound("towers_in_time.chapel.turn_ended", -22, 1, SIGN),
    "player-banished": Sound("towers_in_time.battle.banished", -17, 1, GREAT, 2.0),
}
