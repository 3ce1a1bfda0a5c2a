"""Sentences of Chrono Clash: templates for `fill`. What icons say stands in `words.py`."""

# Log: turns and time
SPENT = "{seat} {seat:spends|spend} {n} time."
GAINED_TIME = "{seat} {seat:gains|gain} {n} time."
GAINED_TIME_BY = "{seat} {seat:gains|gain} {n} time with {by}."
LOST_TIME = "{seat} {seat:loses|lose} {n} time."
LOST_TIME_BY = "{by} costs {seat} {n} time."
TURN_LOST = "The turn ends: the counter reached the other side."
LEADER = "{seat}'s next battler costs {n} less (Leader)."
PASSED = "{seat} {seat:passes|pass}."
OUT = {
    "last": "{seat} {seat:is|are} out: no guardians left.",
    "decked": "{seat} {seat:is|are} out: no card to draw.",
}

# Log: battlers and actions
SUMMONED = {
    "paid": "{seat} {seat:summons|summon} {card}.",
    "extra": "{seat} {seat:summons|summon} {card} from the extra deck.",
    "sneak": "{seat} {seat:makes|make} a Sneak Attack with {card}.",
    "pilot": "{seat} {seat:puts|put} {card} aboard {host}.",
    "transform": "{seat} {seat:transforms|transform} a battler into {card}.",
    "reinforce": "{seat} {seat:summons|summon} {card} as a reinforcement.",
}
SUMMONED_FOR = {
    "paid": "{seat} {seat:summons|summon} {card} for {time}.",
    "extra": "{seat} {seat:summons|summon} {card} from the extra deck.",
    "sneak": "{seat} {seat:makes|make} a Sneak Attack with {card} for {time}.",
    "pilot": "{seat} {seat:puts|put} {card} aboard {host} for {time}.",
    "transform": "{seat} {seat:transforms|transform} a battler into {card} for {time}.",
    "reinforce": "{seat} {seat:summons|summon} {card} as a reinforcement for {time}.",
}
PLAYED = "{seat} {seat:plays|play} {card}."
PLAYED_FOR = "{seat} {seat:plays|play} {card} for {time}."
USED = "{seat} {seat:uses|use} {card}."
QUEST_BEGUN = "{card} quests."
QUEST_COMPLETED = "{card} completes a quest."
QUESTS_COMPLETED = "{card} completes {n} quests."
HAPPENS_AGAIN = "{card}'s ability happens again (Time Threshold)."

# Log: attacks
ATTACKS_BATTLER = "{card} attacks {target}."
ATTACKS_GUARDIANS = "{card} attacks {seat}'s guardians."
ATTACKS_UNGUARDED = "{card} attacks {seat} directly."
MEETS_GUARDIAN = "{attacker} faces {seat}'s guardian {card}."
MEETS_ON_QUEST = "{attacker} attacks {guarded} and faces {card}."
FOUGHT = "{attacker} ({strength}) attacks {target} ({other_strength})."
WON = "{attacker} ({strength}) destroys {target} ({other_strength})."
LOST = "{attacker} ({strength}) loses to {target} ({other_strength})."
BOTH_LOST = "{attacker} ({strength}) and {target} ({other_strength}) destroy each other."
GUARDIAN_OF = "{seat}'s guardian {card}"
BATTLER_OF = "{seat}'s {card}"
ATTACK_STOPS = "{card} stops attacking: {why}."
GUARDIAN_DESTROYED = "{seat}'s guardian {card} is destroyed."
AVERTED = {
    "toughness": "{card} survives: a card under it is discarded instead (Toughness).",
    "recovery": "{card} survives (Recovery).",
    "withdraw": "{card} withdraws.",
}

# Log: cards
DESTROYED = {
    "": "{cards} {cards:is|are} destroyed.",
    "battle": "{cards} {cards:is|are} destroyed in battle.",
    "effect": "{by} destroys {cards}.",
    "payment": "{cards} {cards:is|are} destroyed as payment.",
    "last stand": "{cards} {cards:is|are} destroyed after a Last Stand.",
    "sneak": "{cards} {cards:is|are} destroyed after a Sneak Attack.",
}
ALTERED = "{cards} {change}."
ALTERED_BY = "{cards} {change} ({by})."
TAPPED_BY = {"tap": "{by} taps {cards}.", "untap": "{by} untaps {cards}."}
NO_EFFECT = "{card}: {why}."
NO_GUARDIAN_TO_LOSE = "{card}: {seat} {seat:has|have} no guardians to lose."
DRAWN = "{seat} {seat:draws|draw} {cards}."
DRAWN_BY = "{seat} {seat:draws|draw} {cards} with {by}."
DRAWN_FOR_OPPONENT = "{by} lets {seat} draw {cards}."
DRAWN_FROM_EXTRA = "{seat} {seat:draws|draw} {cards} from the extra deck."
DRAWN_UNSEEN_FROM_EXTRA_BY = "{seat} {seat:draws|draw} from the extra deck with {by}."
DRAWN_FROM_EXTRA_BY = "{seat} {seat:draws|draw} {cards} from the extra deck with {by}."
TAKEN = "{seat} {seat:takes|take} back {cards}."
TAKEN_BY = "{seat} {seat:takes|take} back {cards} with {by}."
RETURNED = "{cards} {cards:returns|return} to {seat}'s hand."
RETURNED_BY = "{by} returns {cards} to {seat}'s hand."
DISCARDED = "{seat} {seat:discards|discard} {cards}."
DISCARDED_BY = "{by} makes {seat} discard {cards}."
DISCARDED_FROM_DECK = "{seat} {seat:discards|discard} {cards} from the deck."
DISCARDED_FROM_DECK_BY = "{seat} {seat:discards|discard} {cards} from the deck with {by}."
GUARDIANS_LOST = "{seat} {seat:loses|lose} {n:the guardian|the guardians} {cards}."
GUARDIANS_LOST_BY = "{seat} {seat:loses|lose} {n:the guardian|the guardians} {cards} to {by}."
GUARDIANS_GAINED = "{seat} {seat:gains|gain} {count}."
GUARDIANS_GAINED_BY = "{seat} {seat:gains|gain} {count} with {by}."
PUT_UNDER = "{seat} {seat:puts|put} {cards} under {host}."
PUT_UNDER_NEW = "{seat} {seat:puts|put} {cards} under a new battler."

# Why an attack stops
TURN_IS_OVER = "the turn is over"
NOTHING_TO_ATTACK = "there is nothing left to attack"
CANNOT_ATTACK = "it can't attack"

# How a player was eliminated
WAS_DECKED = "{seat} had no card to draw."
WAS_UNGUARDED = "{seat} had no guardians left."
WAS_ATTACKED = "{seat} attacked when {victim} had no guardians left."

# Warnings
WILL_HAVE_NO_EFFECT = "{card} will have no effect: {why}."
WILL_PARTLY_HAVE_NO_EFFECT = "Part of {card}'s ability will have no effect: {why}."
WILL_BE_DESTROYED = "{seat}'s {card} will be destroyed."
WILL_RETURN = "{card} will return to your hand."
WILL_STOP = "{card} will stop attacking: {why}."
WILL_BE_OUT = "You'll be out: your deck has too few cards."
WILL_CHANGE = "{seat}'s {cards} {change}."

# Prompts
CHOOSE_ACTION = "Summon, play, attack, quest, use an ability or pass."
CHOOSE_ATTACK_TARGET = "{card} attacks. Choose a target."
CHOOSE_TARGET = "{card}: {choice}."
CHOOSE_TARGETS = "{card}: {choice} ({number} of {all})."
USE_GUARDIAN = "{card}: use its guardian ability?"
REPLAY_SUMMON = "{card}: play the summon ability of {target}?"
STAND_GUARD = "Have {card} enter tapped?"
USE_LEGION = "{card}: discard your deck's top card (Legion)?"
DISCARD_CARDS = "{card}: discard {cards}."
PAY_WITH_BATTLERS = "{card}: pay {cost} with your battlers ({paid} so far)."
REINFORCE = "{card}: summon a battler with cost {most} or less?"
PUT_CARD_UNDER = "{card}: put a card from your hand under it?"

# Buttons
PASS = "Pass"
ATTACK_BATTLER = "Attack {target} with {card}"
ATTACK_PLAYER = "Attack {seat} with {card}"
ATTACK = "Attack with {card}"
ACTIONS = {
    "summon": "Summon {card}",
    "play": "Play {card}",
    "sneak": "Sneak Attack with {card}",
    "pilot": "Put {card} aboard {target}",
    "transform": "Transform {target} into {card}",
    "quest": "Send {target} on a quest with {card}",
    "tap": "Tap {card} for its ability",
}
TAP_IT, LEAVE_UNTAPPED = "Tap it", "Leave it untapped"
DESTROY = "Destroy {}"
SUMMON, SUMMON_NONE = "Summon {}", "Don't summon"
PUT_UNDER_IT, PUT_NONE = "Put {} under it", "Skip"
ORDERED_ABILITY = "{card}: {effect}"
ORDERED_REINFORCEMENTS = "{card}: {effect} (cost {most} or less)"

# Status of a card
CARRIED = {"quests": "On a quest with {card}.", "under": "Under {card}.", "pilots": "Aboard {card}."}
LEADER_HELPS = "Costs {n} less if you summon it next (Leader)."
REINFORCEMENTS_COST = "In this match you pay for Reinforcements as usual (16.3)."
NUMBER = "{stat} {now} (printed {printed}): {changes}."
NUMBER_NOT_NEGATIVE = "{stat} {now} (printed {printed}): {changes}. It can't go below 0."
CHANGE = "{amount} {source}"
FROM_PILOT = "from its pilot"
FROM_CARD = "from {card}"
UNTIL_TURN_ENDS = "until end of turn"
PILOTED = "Piloted by {card}."
PILOTED_WITH = "Its pilot, {card}, gives it {abilities}."
HAS_THIS_TURN = "Has {abilities} until end of turn."
HAS_FROM = "Has {abilities} from {card}."
HAS_UNDER = "Under it: {cards}."
ON_QUEST_WITH = "On a quest with {cards}."
TAPPED = "Tapped (5.2)."
SUMMONED_THIS_TURN = "Summoned this turn (6.3)."
TAPPED_AND_NEW = "Tapped (5.2), summoned this turn (6.3)."

# The attack under way
UNSEEN = "The top guardian is revealed first."
UNSEEN_MORE_ONE = "The top guardian is revealed first. The attack may hit one more."
UNSEEN_MORE = "The top guardian is revealed first. The attack may hit {n} more."
UNSEEN_QUEST = "Its quest card is revealed and fights for it."
SPARED = {
    "recovery": "{card} loses but survives.",
    "withdraw": "{card} loses and returns to hand.",
    "toughness": "{card} loses, but a card under it is discarded instead.",
}
WILL_BE_OUT_OF_GAME = "{seat} {seat:is|are} out."
IS_DESTROYED = "{card} is destroyed."
WINS = "{card} wins."
AFTER_LAST_STAND = "{card} is destroyed after its Last Stand."
AFTER_SNEAK = "{card} is destroyed after its attack."
IS_DISCARDED = "{card} is discarded."
ATTACK_GOES_ON = "The attack continues."
STAKE_QUEST = "{card} on a quest"
STAKE_NO_GUARDIANS = "{seat}, with no guardians left"
STAKE_GUARDIANS = "{seat}'s guardians ({n} left)"
ATTACKS, IS_ATTACKED, GUARDS = "attacks", "is attacked", "guards"

# Refusals
FAST_ONLY_QUEST_WAITS = "Fast lets it act the turn it is summoned, but it can't go on a quest yet."
TOO_LITTLE_PAYMENT = "{card} costs {cost}. Your standard battlers add up to only {paid}."
IS_NOT_TAPPED = "{card} isn't tapped. You can attack only tapped battlers."
SENTINEL_GUARDS = "{card} is a tapped Sentinel and protects that guardian stack."
NEEDED_FOR_NEXT = "{card} is needed for the next target. Choose another."
COSTS_TOO_MUCH = "It costs {cost}. The limit is {most}."
TOO_STRONG = "It has {strength} strength. The limit is {most}."
LACKS_ICON = "It doesn't have {icon}."
TOO_DEAR_TO_REINFORCE = "{card} costs {cost}. It must cost less than {less}."
PAYS_ALREADY = "{card} is already chosen. Choose others, or confirm."
CAN_PAY = "{card} can pay. Click it, or drop it on your discard pile."

# Deck laws
DECK_TOO_SMALL = "A deck needs at least {least} cards; you have {n}."
DECK_COLOURS = "A deck can have at most two colors; yours has {colours}."
BELONGS_IN_EXTRA = "{card} belongs in the extra deck."
NOT_FOR_EXTRA = "{card} doesn't belong in an extra deck."
DECK_COPIES = "A deck can have at most {most} copies of a card; you have {n} of {card}."
EXTRA_TOO_SMALL = "An extra deck needs at least {least} cards, or none; you have {n}."
EXTRA_COPIES = "An extra deck can have only one copy of a card; you have {n} of {card}."
EXTRA_COLOURS = "Your extra deck has {colours}, but your deck doesn't."

# Why part of an ability has no effect
ALREADY_TAPPED = "{cards} {cards:is|are} already tapped"
ALREADY_UNTAPPED = "{cards} {cards:is|are} already untapped"
