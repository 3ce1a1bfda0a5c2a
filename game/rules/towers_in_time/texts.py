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
COMES_TO_LIMBO = "{card} {card:goes|go} to limbo: there is no free place."
SCORES = "{seat} {seat:scores|score} {n} {n:point|points} against {whose} ({now}/{needed})."
SCORES_SHIELDS = (
    "{seat} {seat:scores|score} {n} {n:point|points} against {whose}: {fallen} {fallen:shield falls|shields fall}."
)
SHIELD_FALLS = "{seat}'s shield {card} falls."
BANISHED = "{seat} {seat:is|are} out."

# Log: spells and abilities
CASTS = "{seat} {seat:casts|cast} {card}."
CASTS_ON = "{seat} {seat:casts|cast} {card} on {target}."
CANCELS = "{seat} {seat:cancels|cancel} {target} with {card}."
CASTS_SHIELD = "{seat} {seat:pulls|pull} {card} and {seat:casts|cast} it."
CASTS_SHIELD_ON = "{seat} {seat:pulls|pull} {card} and {seat:casts|cast} it on {target}."
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
SHOOTS_DEAD = "{card} {card:shoots|shoot} and {card:kills|kill} {target} ({n} damage)."
TAKES_DAMAGE = "{card} {card:takes|take} {n} damage."
TAKES_LETHAL_DAMAGE = "{card} {card:is|are} killed ({n} damage)."
EACH_TAKE_DAMAGE = "{cards} each take {n} damage."
EACH_TAKE_LETHAL_DAMAGE = "{cards} are killed ({n} damage each)."
DEALS_DAMAGE = "{by} {by:deals|deal} {n} damage to {cards}."
DEALS_LETHAL_DAMAGE = "{by} {by:kills|kill} {cards} ({n} damage)."
DEALS_DAMAGE_EACH = "{by} {by:deals|deal} {n} damage each to {cards}."
DEALS_LETHAL_DAMAGE_EACH = "{by} {by:kills|kill} {cards} ({n} damage each)."
KILLED = "{card} {card:is|are} killed."
KILLED_BY = "{by} {by:kills|kill} {card}."
NO_DAMAGE = "{cards} {cards:takes|take} no damage from {by}."
HEALS = "{card} {card:is|are} healed for {n}."
HEALS_AND_LIVES = "{card} {card:is|are} healed for {n} and saved."
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
    "spent flyers": "{seat} can't defend: no straight flyers.",
    "spent": "{seat} can't defend: no straight fighters.",
    "none": "{seat} can't defend: no fighters in play.",
}
NO_ONE_CAN_DEFEND = {
    "flyers": "No one can defend: only flyers stop flyers.",
    "spent flyers": "No one can defend: no straight flyers.",
    "spent": "No one can defend: no straight fighters.",
    "none": "No one can defend: no fighters in play.",
}
STRIKES_FIRST = "{cards} {cards:is|are} Quick and {cards:strikes|strike} first."

# Log: turns
BEGINS_BY_ATTACK = "{seat} {seat:begins|begin}: {card} {card:has|have} the highest attack ({n})."
BEGINS_BY_NEXT_ATTACK = "{seat} {seat:begins|begin}: {card} {card:breaks|break} the tie with {n} attack."
BEGINS_BY_CHANCE = "{seat} {seat:begins|begin} by coin flip."
OF_ROUND = "Round {round}: {line}"
PASSES = "{seat} {seat:passes|pass}."
ALL_PASSED = "All players passed."
PASSED_THREE_TIMES = "{seat} passed three times: the turn ends."

# Why something has no effect; they end another sentence
WHY_DISPELLED = "it was dispelled"
WHY_NOT_MAINTAINED = "maintenance wasn't paid"
WHY_TARGET_GONE = "the target is gone"
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
WILL_BE_SAVED = "This saves {card}."
WILL_RETURN = "This returns {card} to its owner's limbo."
WILL_BE_DISCARDED = "This discards {others} on {card}."
WILL_DEAL_NO_DAMAGE = "This deals no damage to {card}."
LAST_SHIELD = "Pulling your last shield loses the game."
GIVES_UP_SHIELD = "This leaves you with {n} {n:shield|shields}."
ENDS_TURN = "This ends the turn: all players have passed."
THIRD_PASS = "Your third pass in a row ends the turn."
WILL_HAVE_DAMAGE = "This leaves {card} with {n} damage (defense {defense})."
WILL_KILL = "This kills {card}."
AT_YOUR_OWN = "You're targeting your own {card}."
MAY_DEFEND = "{card} can defend (attack {n})."
MAY_DEFEND_SEVERAL = "Up to {count} fighters can defend (total attack {n})."

# Forecasts of a combat
SHIELDS_OF = "{seat}'s shields"
SHIELDS_OF_A_PLAYER = "a player's shields"
DEFENDING_FOR = "{seat}, defending {whose}"
ATTACKING, DEFENDING = "attacks", "defends"
HAS_FOUGHT, HAS_ACTED, IS_VULNERABLE = "has fought", "has acted", "is vulnerable"
AGAINST = "Against {seats}: {words}"
OR = "{most} or {last}"
WILL_DIE_NOW = "{cards} {cards:dies|die}."
DIES_UNLESS_REGENERATED = "{card} {card:dies|die} unless {card:it regenerates|they regenerate} for {n} temper."
DIES_UNLESS_REGENERATED_FREE = "{card} {card:dies|die} unless {card:it regenerates|they regenerate}."
SPREADS_IN_ARMY = "{seat} {seat:divides|divide} the damage within the army."
LOSES_SHIELDS = "{seat} {seat:loses|lose} {n} {n:shield|shields}."
LOSES_LAST_SHIELD = "{seat} {seat:loses|lose} {seat:their|your} last shield."
LOSES_SHIELDS_UNDEFENDED = "If no one defends, {seat} {seat:loses|lose} {n} {n:shield|shields}."
LOSES_LAST_SHIELD_UNDEFENDED = "If no one defends, {seat} {seat:loses|lose} {seat:their|your} last shield."
TAKES_POINTS = "{n} {n:point|points} against {seat}."
TAKES_POINTS_UNDEFENDED = "{n} {n:point|points} against {seat} if no one defends."
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
NOTHING_MORE_THERE = "nothing more happens."

# Prompts
PLACE = "Place up to eight cards face down: {n} placed."
PLACED_ALL = "All eight cards are placed. Ready?"
ACT = "Play a card, attack or pass."
PAY = "Pay {n} {temper} for {card}."
PAY_MORE = "Pay {n} more {temper} for {card}."
MAINTAIN = "Pay {n} {temper} to keep {card}?"
CHOOSE_X = "Choose X for {card}."
DISCARD_TO_SIX = "Discard {n} {n:card|cards} to keep six."
LIMBO_OVERFLOWS = "Limbo is over its limit: discard a card."
REGROUP = "You can move each of your cards once."
JOIN_ARMY = "Choose which cards attack together with {card}."
DEFEND = "{seat} {seat:attacks|attack} with {attackers}. Choose defenders."
DEFEND_SHIELDS = "{seat} {seat:attacks|attack} with {attackers}. Defend whose shields?"
CHOOSE_SHIELDS = "Whose shields do you attack?"
CHOOSE_SHIELDS_UNDEFENDED = "There are no defenders. Whose shields do you attack?"
DEAL_DAMAGE = "Assign {n} damage."
DEAL_DAMAGE_TO = "Assign {n} damage: how much to {card}?"
TAKE_DAMAGE = "Assign {n} damage to your army."
TAKE_DAMAGE_ON = "Assign {n} damage: how much to your {card}?"
CHOOSE_ITEMS = "Choose two items for {card} to use."
CHOOSE_FALLING_SHIELD = "Choose which shield falls."
SAVE_YOUR_DEAD = "Combat is over. Save your killed cards?"
RESPOND_AS_HELPER = "Helping {seat}: respond with {cards}, or pass."
RESPOND_IN_COMBAT = "Respond in this combat or pass."
RESPOND_TO = {
    "happen": "{seat} {seat:plays|play} {card}. Respond?",
    "cast": "{seat} {seat:casts|cast} {card}. Respond?",
    "cast at": "{seat} {seat:casts|cast} {card} on {target}. Respond?",
    "use": "{seat} {seat:uses|use} {card}. Respond?",
    "use at": "{seat} {seat:uses|use} {card} on {target}. Respond?",
    "shoot at": "{seat}'s {card} {card:shoots|shoot} at {target}. Respond?",
    "paralyze at": "{seat}'s {card} {card:paralyzes|paralyze} {target}. Respond?",
    "cancel at": "{seat} {seat:cancels|cancel} {target} with {card}. Respond?",
}

# What is on the stack
WAITS = {
    "happen": "{card} {card:is|are} about to resolve.",
    "cast": "{card} {card:is|are} about to resolve.",
    "cast at": "{card} {card:is|are} about to resolve, targeting {target}.",
    "use": "{card} {card:is|are} about to use {card:its|their} ability.",
    "use at": "{card} {card:is|are} about to use {card:its|their} ability on {target}.",
    "shoot at": "{card} {card:is|are} about to shoot {target}.",
    "paralyze at": "{card} {card:is|are} about to paralyze {target}.",
    "cancel at": "{card} {card:is|are} about to cancel {target}.",
}

# Labels of actions, by verb; with a target below
LABELS = {
    "limbo": "Put {card} in limbo",
    "build": "Play {card}",
    "cast": "Cast {card}",
    "use": "Use {card}",
    "attack": "Attack with {card}",
    "shoot": "Shoot with {card}",
    "paralyze": "Paralyze with {card}",
    "regenerate": "Regenerate {card}",
    "pull": "Pull the shield {card}",
    "discard": "Discard {card}",
    "drop": "Drop {card}",
    "land": "Land {card}",
    "cancel": "Cancel it with {card}",
}
LABELS_WITH_TARGET = {
    "transport": "Transport {card} to {target}",
    "move": "Move {card} to {target}",
    "pull": "Pull the shield {card} onto {target}",
    "cast": "Cast {card} on {target}",
    "use": "Use {card} on {target}",
    "shoot": "Shoot {target} with {card}",
    "paralyze": "Paralyze {target} with {card}",
}
PULL_SPELL = "Pull and cast {card}"
PULL_SPELL_ON = "Pull {card} and cast it on {target}"
PASS = "Pass"
END_COMBAT = "End combat"
LET_DIE = "Let them die"
DONE = "Done"
READY, PLACE_NOTHING, REDRAW = "Ready", "Skip", "Redraw hand"
PLACE_ON = "Place {card} on {target}"
PLACE_SOURCE = "Place {card} as a source"
LET_SPELL_END = "Let {card} end"
X_IS = "X = {x} (cost {cost})"
PAY_WITH = "Pay with {}"
DISCARD = "Discard {}"
ALSO_ATTACK = "Attack with {} too"
ATTACK = "Attack"
DO_NOT_DEFEND = "Don't defend"
DEFEND_WITH = "Defend with {card}"
DEFEND_SHIELDS_WITH = "Defend {whose}'s shields with {card}"
ATTACK_SHIELDS = "Attack {seat}'s shields"
USE_ITEM = "Use {}"
LOSE_SHIELD = "Lose {}"

# Refusals: what keeps a card from what the player tried, or how to do it
DEFENDS_ALREADY = "{card} {card:is|are} already defending. Choose another or click Done."
HOW_TO_DEFEND = "To defend with {card}, drop the card on the attacker or on your shields."
HOW_TO_DEFEND_SHIELDS = "To defend with {card}, drop the card on the attacker or on the shields to protect."
MOVED_ALREADY = "That card has already moved."
HOW_TO_DROP = "To drop a sustained spell, drag it to your discard pile."
TOO_DEAR = "It costs {cost} {temper}, but your straight {payers} can produce only {total}."
TOO_DEAR_FOR_TOWER = "It costs {cost} {temper}, but the straight {payers} in that tower can produce only {total}."
REGENERATION_TOO_DEAR = "Regenerating costs {cost} {temper}, but your straight {payers} can produce only {total}."
WITHOUT_TEMPER = {  # the same where nothing can be produced
    TOO_DEAR: "It costs {cost} {temper}, but your straight {payers} can't produce any.",
    TOO_DEAR_FOR_TOWER: "It costs {cost} {temper}, but the straight {payers} in that tower can't produce any.",
    REGENERATION_TOO_DEAR: "Regenerating costs {cost} {temper}, but your straight {payers} can't produce any.",
}
ITEMS_SHOOT = "It shoots with its items: drag {items} to the target."
CANNOT_SHOOT_ATTACK_SHIELDS = "It can't shoot. To attack, drop it on a player's shields."
ITEMS_CHOSEN = "It has already chosen its two items."
NOT_IN_COMBAT = "{card} wouldn't affect any card in this combat."
NOTHING_TO_DO = "{card} would do nothing now."
ABILITY_WOULD_DO_NOTHING = "The ability of {card} would do nothing now."
SPELL_WITHOUT_TARGET = "{card} needs no target: drop it on the spell area or on your domain."
ABILITY_WITHOUT_TARGET = "Its ability needs no target: drop {card} on the spell area."
SPELL_TO_TARGET = "Drop {card} on its target."
ABILITY_TO_TARGET = "To use its ability, drop {card} on its target."
BEARER_USED = "Its holder, {bearer}, is taxed."
BEARER_CANNOT_ACT = "Its holder, {bearer}, is dead or paralyzed."
IS_IMMUNE = "{card} {card:is|are} immune to {by}."
NO_PART_IN_COMBAT = "{card} {card:isn't|aren't} part of this combat."
CANNOT_TARGET = "{card} can't target {target}."
SAFE_BEHIND_WALLS = "{card} {card:becomes|become} vulnerable when {card:it acts|they act} against another player (9.2)."
CAN_SHOOT = "{card} can shoot {targets} now."
CAN_SHOOT_NONE = "{card} can't shoot anything now."
TO_ATTACK = "To attack, drop the card on a player's shields."
MAKE_ROOM = "Limbo is full: discard or transport a card from it first."
HELD_CARDS_DO_NOT_FIGHT = "{card} fights only as part of the follower that holds it."
TOWER_PAYS_ALONE = "In this match, only cards in that tower can pay for it."
CLICK_TO_PAY = "Click {card} to pay with it."
NOT_NEEDED_TO_PAY = "That card is already chosen, or you don't need it to pay."

# Refusals of decks
DECK_TOO_SMALL = "A deck needs at least {least} cards; yours has {n}."
DECK_TOO_MANY_COPIES = "A deck can hold at most {most} copies of {card}; yours has {n}."

# Status of a card in play
NUMBER = "{stat} {now} (printed {printed}): {why}."
NUMBER_AT_LEAST_0 = "{stat} {now} (printed {printed}): {why}, but never below 0."
PART_OF_NUMBER = "{n} from {source}"
FROM_FULL_TOWER = "its full tower (7.9)"
FROM_DIFFUSION = "diffusion (7.7)"
FROM_EFFECT = "a lasting effect"
FROM_ITSELF = "its own ability"
KEPT_IN_COMBAT = "a bonus it keeps until combat ends (7.11)"
KEPT_IN_TURN = "a bonus it keeps until end of turn (16.4)"
REMARK_SHIELD = "Shield: 4 points from unblocked attackers break it (12.2)."
REMARK_KILLED = "Killed: leaves play unless it is saved (10.12)."
REMARK_KILLED_IN_COMBAT = "Killed: leaves play unless it is saved (10.8)."
REMARK_SAPPED = "Sapped: produces no more temper until the next turn (5.2)."
REMARK_TAXED = "Taxed: can't act until the next turn (5.2)."
REMARK_TAXED_IN_COMBAT = "Taxed: fights on, but can't act until the next turn (5.2)."
REMARK_DAMAGE = "Damage: {n}."
REMARK_PARALYZED = "Paralyzed: can't act until the next turn (8.9)."
REMARK_GROUNDED = "Landed: doesn't fly until end of turn (5.15)."
REMARK_CHARGED = "Has attacked: it can't attack again this turn (8.1)."
REMARK_IDLE = "Not in use: its holder is using two other items (2.10)."
REMARK_BEARS = "Holds {cards}."
REMARK_DIFFUSED = "Diffused: \N{MINUS SIGN}1 temper, attack and defense, and always vulnerable (7.7)."
REMARK_VULNERABLE = "Vulnerable: can be targeted (9.1)."
REMARK_EMPOWERED = "Empowered by its full tower (7.9)."
REMARK_GLYPHS = "Gained: {glyphs}."

# Impossible positions
ALL_HAVE_PASSED = "passes-{seat}: {n} is impossible: when all players have passed, the turn is over (4.6)"
TOO_MANY_PASSES = "passes-{seat}: {n} is impossible: the third pass in a row ends the turn (4.7)"
EXPOSED_TO_NO_SEAT = "{line}: {card} exposed{n} is impossible: it names no seat"

# Settings, menus and card search
MOTTO = "Towers rise, and five shields fall"
COMBAT, RESPONSE = "Combat", "Response"
WHEN_IN_COMBAT = "When do you get to respond in combat?"
WHEN_TO_RESPOND = "When do you get to respond to actions against your cards?"
WHEN_YOU_CAN_RESPOND = "When you can respond"
FACETS = {
    "second": "Second school", "people": "Creature type", "trait": "Glyph",
    "immune-air": "Immune to Air", "immune-earth": "Immune to Earth", "immune-fire": "Immune to Fire",
    "immune-water": "Immune to Water", "immune-evil": "Immune to Evil", "immune-good": "Immune to Good",
}  # fmt: skip

# Temper, and the cards that pay with it
ANY_TEMPER = "temper", "cards"
AIR_TEMPER, EARTH_TEMPER = ("Air temper", "cards"), ("Earth temper", "cards")
FIRE_TEMPER, WATER_TEMPER = ("Fire temper", "cards"), ("Water temper", "cards")
NON_LIVING_TEMPER, LIVING_TEMPER = ("non-living temper", "objects"), ("living temper", "creatures")
