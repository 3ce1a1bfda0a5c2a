"""Sentences of Towers in Time, as templates of `kernel.template`."""

# Log: coming into play
DOMAINS_REVEALED = "All domains are revealed."
NEW_HAND = "{seat} {seat:draws|draw} a new hand."
DECK_EMPTY = "{seat} {seat:has|have} no cards left to draw."
DRAWS = "{seat} {seat:draws|draw} {cards}."
TO_LIMBO = "{seat} {seat:puts|put} {card} in limbo."
GAINS_SHIELD = "{seat} {seat:gains|gain} the shield {card}."
PLAYS_SOURCE = "{seat} {seat:plays|play} {card}."
TRANSPORTS = "{seat} {seat:transports|transport} {card} to {host}."
PAYS = "{seat} {seat:pays|pay} for {card} with {payers}."
MOVES = "{seat} {seat:moves|move} {card} to {host}."
DISCARDS = "{seat} {seat:discards|discard} {card}."

# Log: shields
PULLS = "{seat} {seat:pulls|pull} the shield {card}."
PULLS_INTO_LIMBO = "{seat} {seat:pulls|pull} the shield {card} into limbo."
COMES_INTO_PLAY = "{card} {card:comes|come} into play on {host}."
COMES_TO_LIMBO = "{card} {card:goes|go} to limbo: no free place."
SCORES = "{seat} {seat:scores|score} {n} {n:point|points} against {whose} ({now}/{needed})."
SCORES_SHIELDS = (
    "{seat} {seat:scores|score} {n} {n:point|points} against {whose}: {fallen} {fallen:shield falls|shields fall}."
)
SHIELD_FALLS = "{seat}'s shield {card} falls."
BANISHED = "{seat} {seat:is|are} banished."

# Log: spells and abilities
CASTS = "{seat} {seat:casts|cast} {card}."
CASTS_ON = "{seat} {seat:casts|cast} {card} on {target}."
CASTS_SHIELD = "{seat} {seat:casts|cast} the shield {card}."
CASTS_SHIELD_ON = "{seat} {seat:casts|cast} the shield {card} on {target}."
SPELL_DROPPED = "{seat} {seat:drops|drop} {card}."
SPELL_DISPELLED = "{card} {card:is|are} dispelled."
SPELL_ENDS = "{card} {card:ends|end}: {why}."
SPELL_CANCELLED = "{card} {card:is|are} canceled."
USES = "{seat} {seat:uses|use} {card}."
USES_ON = "{seat} {seat:uses|use} {card} on {target}."
PARALYZES = "{card} {card:paralyzes|paralyze} {target}."
TAXES = "{card} {card:taxes|tax} {targets}."
STRAIGHTENS = "{card} {card:straightens|straighten} {targets}."
LANDS = "{card} {card:lands|land}."
RECALLED = "{cards} {cards:returns|return} to {seat}'s limbo."
RECALLED_WITH = "{card} {card:returns|return} to {seat}'s limbo; {others} {others:is|are} discarded."

# Log: damage and death
SHOOTS = "{card} {card:shoots|shoot} at {target}."
SHOOTS_FOR = "{card} {card:shoots|shoot} {target} for {n} damage."
SHOOTS_DEAD = "{card} {card:shoots|shoot} {target} for {n} lethal damage."
TAKES_DAMAGE = "{card} {card:takes|take} {n} damage."
TAKES_LETHAL_DAMAGE = "{card} {card:takes|take} {n} lethal damage."
EACH_TAKE_DAMAGE = "{cards} each take {n} damage."
EACH_TAKE_LETHAL_DAMAGE = "{cards} each take {n} lethal damage."
DEALS_DAMAGE = "{by} {by:deals|deal} {n} damage to {cards}."
DEALS_LETHAL_DAMAGE = "{by} {by:deals|deal} {n} lethal damage to {cards}."
KILLED = "{card} {card:is|are} killed."
KILLED_BY = "{by} {by:kills|kill} {card}."
NO_DAMAGE = "{cards} {cards:takes|take} no damage from {by}."
HEALS = "{card} {card:heals|heal} {n} damage."
HEALS_AND_LIVES = "{card} {card:heals|heal} {n} damage and {card:is|are} saved."
REGENERATES = "{card} {card:regenerates|regenerate}."
SAVED = "{card} {card:is|are} saved."
DIES = "{cards} {cards:dies|die}."
DIES_WITH = "{card} {card:dies|die}, taking {others} with {card:it|them}."
DESTROYED = "{cards} {cards:is|are} destroyed."
DESTROYED_WITH = "{card} {card:is|are} destroyed, taking {others} with {card:it|them}."
DESTROYED_BY = "{by} {by:destroys|destroy} {cards}."
DESTROYED_BY_WITH = "{by} {by:destroys|destroy} {card}, taking {others} with {card:it|them}."

# Log: combat
ATTACKS = "{seat} {seat:attacks|attack} with {attackers}."
ATTACKS_SHIELDS = "{seat} {seat:attacks|attack} {whose}."
DEFENDS = "{seat} {seat:defends|defend} with {defenders}."
DEFENDS_FOR = "{seat} {seat:defends|defend} {whose} with {defenders}."
DOES_NOT_DEFEND = "{seat} {seat:doesn't|don't} defend."
NO_ONE_DEFENDS = "No one defends."
CANNOT_DEFEND = {
    "flyers": "{seat} can't defend: only flyers stop flyers.",
    "spent flyers": "{seat} can't defend: no flyer is ready.",
    "spent": "{seat} can't defend: no fighter is ready.",
    "none": "{seat} can't defend: no fighters in play.",
}
NO_ONE_CAN_DEFEND = {
    "flyers": "No one can defend: only flyers stop flyers.",
    "spent flyers": "No one can defend: no flyer is ready.",
    "spent": "No one can defend: no fighter is ready.",
    "none": "No one can defend: no fighters in play.",
}
STRIKES = "{cards} {cards:strikes|strike}."
STRIKES_FIRST = "{cards} {cards:is|are} Quick and {cards:strikes|strike} first."

# Log: turns
BEGINS_BY_ATTACK = "{seat} {seat:begins|begin}: {card} {card:has|have} the highest attack ({n})."
BEGINS_BY_NEXT_ATTACK = "{seat} {seat:begins|begin}: {card} {card:breaks|break} the tie with attack {n}."
BEGINS_BY_CHANCE = "{seat} {seat:begins|begin} by coin flip."
OF_ROUND = "Round {round}: {line}"
PASSES = "{seat} {seat:passes|pass}."
ALL_PASSED = "All passed: the turn ends."
PASSED_THREE_TIMES = "{seat} passed three times: the turn ends."

# Why something has no effect; they end another sentence
WHY_DISPELLED = "it was dispelled"
WHY_NOT_MAINTAINED = "its maintenance wasn't paid"
WHY_TARGET_GONE = "its target is gone"
WHY_TARGET_DEAD = "{card} {card:is|are} already dead"
WHY_IMMUNE = "{card} {card:is|are} immune"
WHY_NO_OTHER_PLACE = "no card can move anywhere else"
WHY_ALREADY = {
    "paralyzed": "{cards} {cards:is|are} already paralyzed",
    "straight": "{cards} {cards:is|are} already straight",
    "used": "{cards} {cards:is|are} already sapped or taxed",
}

# Results
BROKE_LAST_SHIELD = "{seat} broke {whose}'s last shield."
PULLED_LAST_SHIELD = "{seat} pulled {seat:their|your} last shield."
LOST_LAST_SHIELD = "{seat} lost {seat:their|your} last shield."

# Warnings
WILL_BE_KILLED = "will be killed"
WILL_DIE = "will die"
WILL_BE_DESTROYED = "will be destroyed"
YOUR_OWN = "your own"
WILL_BE_SAVED = "This saves {card}."
WILL_RETURN = "{card} {card:returns|return} to limbo."
WILL_BE_DISCARDED = "{others} on {card} will be discarded."
LAST_SHIELD = "Pulling your last shield loses the game."
GIVES_UP_SHIELD = "This leaves you {n} {n:shield|shields}."
ENDS_TURN = "This ends the turn: all players have passed."
THIRD_PASS = "Your third pass in a row ends the turn."
WILL_HAVE_DAMAGE = "{card} will have {n} of {defense} damage."
WILL_KILL = "This kills {card}."
AT_YOUR_OWN = "You are targeting your own {card}."
MAY_DEFEND = "{card} can defend with attack {n}."
MAY_DEFEND_SEVERAL = "Up to {count} fighters can defend, with total attack {n}."

# Forecasts of a combat
SHIELDS_OF = "{seat}'s shields"
SHIELDS_OF_A_PLAYER = "a player's shields"
DEFENDING_FOR = "{seat} for {whose}"
ATTACKING, DEFENDING = "attacks", "defends"
HAS_FOUGHT, HAS_ACTED, IS_VULNERABLE = "has fought", "has acted", "is vulnerable"
AGAINST = "Against {seats}: {words}"
OR = "{most} or {last}"
WILL_DIE_NOW = "{cards} {cards:dies|die}."
DIES_UNLESS_REGENERATED = "{card} {card:dies|die} unless {card:it regenerates|they regenerate} for {n}."
SPREADS_IN_ARMY = "{seat} {seat:divides|divide} the damage among the army."
LOSES_SHIELDS = "{seat} {seat:loses|lose} {n} {n:shield|shields}."
LOSES_LAST_SHIELD = "{seat} {seat:loses|lose} the last shield."
LOSES_SHIELDS_UNDEFENDED = "If no one defends, {seat} {seat:loses|lose} {n} {n:shield|shields}."
LOSES_LAST_SHIELD_UNDEFENDED = "If no one defends, {seat} {seat:loses|lose} the last shield."
TAKES_POINTS = "{seat} {seat:takes|take} {n} {n:point|points}."
TAKES_POINTS_UNDEFENDED = "If no one defends, {seat} {seat:takes|take} {n} {n:point|points}."
SHIELDS_LOST = "{n} {n:shield falls|shields fall}."
LAST_SHIELD_LOST = "the last shield falls."
SHIELDS_LOST_UNDEFENDED = "{n} {n:shield falls|shields fall} if no one defends."
LAST_SHIELD_LOST_UNDEFENDED = "the last shield falls if no one defends."
POINTS_TAKEN = "{n} {n:point|points}."
POINTS_TAKEN_UNDEFENDED = "{n} {n:point|points} if no one defends."
TOLL = {  # by what is lost, whether the player is named, and whether a player can still defend
    ("shields", True, False): LOSES_SHIELDS, ("shields", True, True): LOSES_SHIELDS_UNDEFENDED,
    ("last", True, False): LOSES_LAST_SHIELD, ("last", True, True): LOSES_LAST_SHIELD_UNDEFENDED,
    ("points", True, False): TAKES_POINTS, ("points", True, True): TAKES_POINTS_UNDEFENDED,
    ("shields", False, False): SHIELDS_LOST, ("shields", False, True): SHIELDS_LOST_UNDEFENDED,
    ("last", False, False): LAST_SHIELD_LOST, ("last", False, True): LAST_SHIELD_LOST_UNDEFENDED,
    ("points", False, False): POINTS_TAKEN, ("points", False, True): POINTS_TAKEN_UNDEFENDED,
}  # fmt: skip
NOTHING_MORE = "Nothing more happens."
