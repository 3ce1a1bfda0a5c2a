"""Sentences of Control: templates for `fill`."""

# Log
DRAWN = "{seat} {seat:draws|draw} {cards}."
DRAWN_UNSEEN = "{seat} {seat:draws|draw}."
KEPT = "{seat} {seat:keeps|keep} {card}."
TAKEN = "{seat} {seat:takes|take} {card} from the discard pile."
LOST = "{seat} {seat:discards|discard} {cards}."
LOOKED_AT = "{seat} {seat:looks|look} at {cards}."
USED = "{seat} {seat:uses|use} {card}."
DIFFUSED = "{seat} {seat:diffuses|diffuse} {whose}'s {card} with {by}."
DIFFUSED_OWN = "{seat} {seat:diffuses|diffuse} {seat:their own|your} {card} with {by}."
DISCARDED_TO_LIMIT = "{seat} {seat:discards|discard} {card}."
DISCARDED_BY = "{by} discards {whose}'s {cards}."
PUT_UNDER = "{by} returns {whose}'s {cards} to the deck."
PLAYED_AS_COPY = "{seat} {seat:plays|play} {card}, copying {target}."
STOPPED = "{by} stops {whose}'s {card}."
STOPPED_ABILITY = "{seat} {seat:stops|stop} {whose}'s {card}."
STOPPED_OWN_ABILITY = "{seat} {seat:stops|stop} {seat:their own|your} {card}."
ANNOUNCED = "{seat} {seat:chooses|choose} to {effect}."
ACTS_AGAIN = "{seat} {seat:acts|act} again."
CANNOT_ACT_AGAIN = "{seat} {seat:has|have} no cards left."
OVERTIME = "Overtime begins."
NO_EFFECT = "{card}: {why}."

# Warnings
WILL_BE_DISCARDED = "will be discarded"
WILL_BE_PUT_UNDER = "will be put on the bottom of the deck"
WHOSE = "{seat}'s"
WILL_COPY = "{card} will copy {target}."

# Prompts
CHOOSE_ACTION = "Draw, play, discard or diffuse a card."
CHOOSE_ANOTHER_ACTION = "You were stopped. Take another action."
STOP_ABILITY = "{seat} {seat:uses|use} {card}. Stop it?"
STOP_ABILITY_WITH_EFFECT = "{seat} {seat:uses|use} {card} to {effect}. Stop it?"
STOP_OWN_ABILITY = "Stop {seat:their|your} own {card}?"
STOP_OWN_ABILITY_WITH_EFFECT = "{card} will {effect}. Stop it?"
STOP_TIME_STOP = "{seat} {seat:stops|stop} {whose}'s {card}. Stop {seat}'s {seat:|own }Time Stop?"
STOP_TIME_STOP_ON_OWN = "{seat} {seat:stops|stop} {seat:their own|your} {card}. Stop {seat}'s {seat:|own }Time Stop?"
CANNOT_STOP_ABILITY = "{seat} {seat:uses|use} {card}. You have no Time Stop."
CANNOT_STOP_TIME_STOP = "{seat} {seat:stops|stop} {whose}'s {card}. You have no Time Stop."
CANNOT_STOP_TIME_STOP_ON_OWN = "{seat} {seat:stops|stop} {seat:their own|your} {card}. You have no Time Stop."
DISCARD_TO_LIMIT = "Discard {n} {n:card|cards} to get down to seven."
PLAY_ANOTHER = "{card}: play another card (up to {most} fuel)?"
CANNOT_PLAY_ANOTHER = "{card}: you have no card with {most} fuel or less."

# Buttons
DRAW = "Draw a card"
PLAY = "Play {card}"
DISCARD_FOR_ABILITY = "Discard {card} for its ability"
DIFFUSE = "Diffuse {target} with {card}"
STOP_WITH = "Use {}"
PASS = "Pass"
DISCARD = "Discard {}"

# Status of a card in play
STANDS_AS = "Acts as a {card} (5.4)."
GUARDED_BY = "Guarded by {guards}: can't be diffused (5.5)."
COPY_DOES_NOT_GUARD = "Copying a Force Field has no effect in this match (10.4)."

# What guards a card
FORCE_FIELDS = "{n} Force Fields"
A_FORCE_FIELD = "a Force Field"
A_COPIED_FORCE_FIELD = "a Reactor acting as a Force Field"
COPIED_FORCE_FIELDS = "{n} Reactors acting as Force Fields"

# Refusals
DRAW_FROM_SHARED_DECK = "To draw, drag the top card of the deck to your hand."
DROP_SOMEWHERE_ELSE = "Drop it in your play area, on the discard pile, or on a card you want to diffuse."
TOO_LITTLE_FUEL = "{card} has {fuel} fuel. Diffusing {target} takes {needed} or more."
GUARDED_BY_ONE = "{guards} guards {target}. You can diffuse the {guard} instead."
GUARDED_BY_SEVERAL = "{guards} guard {target}. You can diffuse the guards instead."
NO_ABILITY = "{card} has no ability. Play it for its fuel or diffuse with it."
ABILITY_HAS_NO_EFFECT = "{card} would have no effect now: {why}."
STOP_ON_OWN_PILE = "To stop the ability, drag your Time Stop onto your own discard pile."
STOP_ON_SHARED_PILE = "To stop the ability, drag your Time Stop onto the discard pile."
TOO_MUCH_FUEL = "{card} has {fuel} fuel. The limit is {most}."

# How a round or match ended
REASONS = {
    "fuel": "Fuel Count of 21 or more.",
    "overtime": "Highest Fuel Count in Overtime.",
    "overtime-cards": "Tiebreak in Overtime: most cards in play wins.",
    "overtime-order": "Tiebreak in Overtime: the last player in turn order wins.",
    "long": "Highest Fuel Count after 200 turns.",
    "long-cards": "Tiebreak after 200 turns: most cards in play wins.",
    "long-order": "Tiebreak after 200 turns: the last player in turn order wins.",
    "rounds": "Won enough rounds.",
}

# When to stop for a Time Stop
TIME_STOP_QUESTION = "When should the game ask about your Time Stop?"
TIME_STOP_MATTERING = "when an opponent uses an ability or a Time Stop"

# Card text
PUT_UNDER_DECK = "choose {cards} and put it on the bottom of its deck"
COPY = "copy the ability of {cards}. No one can stop this. If this copies a Force Field, it acts as one"
CHOOSE_COPIED = "choose a card to copy."
COPY_BUTTON = "Copy {}"
NOTHING_TO_COPY = "nothing to copy"
CHOOSE_WHO_DISCARDS = "choose who discards {cards} at random."
OPPONENT_DISCARDS = "choose an opponent. They discard {cards} at random"
YOU_DISCARD = "discard {cards} at random"
OTHERS_DISCARD = "{who} discards {cards} at random"
HOLDS_ONLY = "{seat} {seat:has|have} only {cards}"
NOBODY_TO_DISCARD = "no opponent has a card in hand"
STOP = "discard this from your hand to stop it. If it's their turn, they act again"
ONLY_ANSWERS = "there is no ability to stop"
TIME_STOP_TIMING = "when a player discards a card for its ability, even a Time Stop, you may "
