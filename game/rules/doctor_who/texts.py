"""Every sentence that Doctor Who writes, by where it is read; laws, rulings and card text stand beside their code.

Fields are filled by `kernel.template.fill`: a seat becomes the player's name, or "you".
"""

# Names

ZONES = ("", "the Past", "the Present", "the Future")
ERAS = ("", "Past", "Present", "Future")
STATS = {"energy": "Energy", "substance": "Substance", "support": "Support"}
OF_SEAT = "{seat}'s {card}"  # of two cards of one name, whose this is
OWN = "{seat:their own|your} {card}"  # the same where its player acts
OTHER = "another {card}"  # of one name with the card that acts
SUPPORT_OF = "{card}{card:'s|'} Support"
SPECIAL_OF = "{card}{card:'s|'} Special"
AMOUNT = "+{amount} {stat}"

# Log: turns

ZONE_CHOSEN = "{seat} {seat:chooses|choose} {zone}."
BONUS_ZONE_CHOSEN = "{seat} {seat:chooses|choose} {zone} (bonus)."
BONUS_ZONE_IS = "{seat}'s bonus Time Zone is {zone}."
TOP_TIME_CARD_IS = "{seat}'s top Time card is {era}."
DRAWS = "{seat} {seat:draws|draw} {card}."
DRAWS_BY = "{seat} {seat:draws|draw} {card} with {by}."
DRAWS_BONUS = "{seat} {seat:draws|draw} {card} (bonus)."
DRAW_STOPPED = "{by} stops {seat}'s draw."
BONUS_DRAW_STOPPED = "{by} stops {seat}'s bonus draw."
KEPT_SIDED = "{by} keeps {cards} Sided."
PLAY_GRANTED = "{seat} may play {amount} more {amount:card|cards}."
TURN_GRANTED = "{seat} {seat:takes|take} another turn."

# Log: cards are used

FLASH = "{seat} {seat:plays|play} {card}."
FLASH_ON = "{seat} {seat:plays|play} {card} on {target}."
FLASH_TO_CHANGE = "{seat} {seat:plays|play} {card} on {target}: {effect}."
FLASH_AGAINST = "{seat} {seat:plays|play} {card} against {target}."
SPECIAL = "{seat} {seat:uses|use} {card}."
SPECIAL_ON = "{seat} {seat:uses|use} {card} on {target}."
SPECIAL_TO_CHANGE = "{seat} {seat:uses|use} {card} on {target}: {effect}."
SPECIAL_AGAINST = "{seat} {seat:uses|use} {card} against {target}."
COST_PAID = "{card} is Sided for {by}."
SUPPORT = "{card} supports {target}: {amount}."
SUPPORT_IN = "{card} supports {target}: {stat}."
THE_HIT = "the Hit"
THE_HIT_BY = "the Hit by {card}"
CHANGE = "{amount} {stat}"
CANCELLED = "{by} cancels {card}."
NO_EFFECT_ON = "No effect on {target}: {why}."
NO_EFFECT_AS_IT_IS = "{target} is {why}."  # where the reason says what it is already
ITSELF = "itself"

# Reasons, after "no effect on ...:" and the like

LEFT_PLAY = "it left play"
OUT_OF_REACH = "out of reach"
ILLEGAL_TARGET = "no longer a legal target"
NO_MORE_PLAYS_NOW = "no more plays are allowed"
NO_EXTRA_TURN_NOW = "no extra turn is possible"
NOTHING_TO_BRING = "the hand is empty, or no Time Zone is chosen"
EMPTY_HAND = "the hand is empty"
HAS_ONLY = "{seat} {seat:has|have} only {n} {n:card|cards}"
NOTHING_PLAYED = "none of the cards played are left in play"
NO_COMBAT = "there is no combat"
VALUE_IS_ZERO = "{stat} is already 0"
VALUES_ARE_ZERO = "Energy and Substance are already 0"
VALUES_ARE_EQUAL = "Energy and Substance are equal"
ALREADY_SIDED = "already Sided"
IN_COMBAT = "main combatants can't be Sided"
CANNOT_BE_SIDED = "other cards can't Side it"
ALREADY_STANDING = "already Standing"
KEPT_FROM_STANDING = "{by} keeps it Sided"
ALREADY_THERE = "already there"
ALREADY = (ALREADY_SIDED, ALREADY_STANDING, ALREADY_THERE)
NO_ROOM_THERE = "no room there"
A_CARD = "a card"
NO_SUPPORT_LEFT = "the supporter has no Support left"

# Log: what happens to cards

VALUE = "{card}: {values}."
VALUE_BY = "{card}: {values} ({by})."
VALUES_BY = "{by}: {cards}."
ONE_VALUE = "{stat} {value}"
VALUES_OF = "{card} {values}"
SWAPPED = "The Energy and Substance of {card} are swapped."
SWAPPED_BY = "{by} swaps the Energy and Substance of {card}."
DESTROYED = "{cards} {cards:is|are} destroyed."
DESTROYED_BY = "{by} destroys {cards}."
DESTROYED_AT_ZERO = "{cards} {cards:is|are} destroyed at 0/0."
LOST_COMBAT = "{card} lost the combat and is discarded."
SIDED_BY = "{by} Sides {cards}."
STAYED_IDLE = "{cards} stayed idle and {cards:is|are} Sided."
STAYED_IDLE_BY = "{by} Sides {cards} for staying idle."
STOOD_BY = "{by} Stands {cards}."
MOVES = "{card} moves to {zone}."
MOVED_BY = "{by} moves {card} to {zone}."
RETURNED_BY = "{by} returns {card} to {seat}'s hand."
DISCARDS = "{seat} {seat:discards|discard} {cards}."
DISCARDS_BY = "{by} makes {seat} discard {cards}."

# Log: Episodes

EPISODE_PLAYED = "{seat} {seat:plays|play} {card} on {solver}'s {era}."
EPISODE_SOLVED = "{seat} {seat:solves|solve} {card}."
EPISODE_SOLVED_WITH = "{seat} {seat:solves|solve} {card} with {cards}."
EPISODE_SOLVED_WITH_MANY = "{seat} {seat:solves|solve} {card} with {amount} Creatures."
EPISODE_SOLVED_BY = "{by} solves {card}."
EPISODE_TAKES_EFFECT = "{card} takes effect."
EPISODE_UNSOLVED = "{card} is still unsolved."

# Log: combat and Hits

COMBAT_BEGINS = "{seat} {seat:prepares|prepare} for combat."
ATTACK = "{seat} {seat:attacks|attack} with {card}."
ATTACK_ON = "{seat} {seat:attacks|attack} {target} with {card}."
NO_ATTACK = "{seat} {seat:doesn't|don't} attack."
NO_ATTACKER = "{seat} {seat:has|have} no attacker."
KEPT_FROM_ATTACKING = "{by} keeps {cards} from attacking."
DEFENDS = "{seat} {seat:defends|defend} with {card}."
DOES_NOT_DEFEND = "{seat} {seat:doesn't|don't} defend."
COMBAT_WON = "{card} ({values}) defeats {loser} ({others})."
STRENGTH = "{energy}/{substance}"
DRAW = "Draw: {values} vs. {others}."
COMBAT_ENDED = "The combat ends without an outcome."
LEFT_COMBAT = "{cards} left the combat: no outcome."
LEFT_COMBAT_OTHER_SIDED = "{cards} left the combat: no outcome. {other} is Sided."
HIT_COMES_BY = "{card} is about to Hit {seat}."
HIT_COMES_DECK = "{seat}'s deck is empty: {seat:they take|you take} a Hit."
HIT_PREVENTED = "The Hit on {seat} is prevented."
TIME_LOST = "{seat} {seat:loses|lose} a {era} Time card."
HIT_AGAIN = "{card} Hits {seat} again. Next Time card: {era}."
HIT_AGAIN_AND_AGAIN = "{card} Hits {seat} again. Another {era} card: {other} may Hit again."
HIT_AGAIN_LAST = "{card} Hits again and takes {seat}'s last Time card."
HIT_UNBLOCKED = "{card} Hits {seat} unblocked. Next Time card: {era}."
HIT_UNBLOCKED_AND_AGAIN = "{card} Hits {seat} unblocked. Another {era} card: {other} may Hit again."
HIT_UNBLOCKED_LAST = "Unblocked, {card} takes {seat}'s last Time card."
HIT_BY = "{card} Hits {seat}. Next Time card: {era}."
HIT_BY_LAST = "{card} takes {seat}'s last Time card."
HIT_BY_DECK = "{seat}'s deck is empty: {seat:they take|you take} a Hit. Next Time card: {era}."
HIT_BY_DECK_LAST = "{seat}'s deck is empty: {seat:they lose their|you lose your} last Time card."

# What waits to happen

HIT_ON = "Hit on {seat}"
HIT_WAITS = "A Hit on {seat}."
HIT_WAITS_BY = "A Hit on {seat} by {by}."
HIT_WAITS_DECK = "A Hit on {seat} for an empty deck."
WAITS = "{card}: {effect}."
WAITS_AIMED = "{card} on {target}: {effect}."
WAITS_AGAINST = "{card} against {target}: {effect}."

# Warnings before an action

SPECIAL_INSTEAD_OF_ATTACK = "This uses a Special and doesn't attack. Once Sided, {card} can't attack."
SPECIAL_IS_NO_ATTACK = "This uses a Special of {card} and doesn't attack."
SPECIAL_IS_NO_SUPPORT = "This uses a Special of {card}, not its Support. {target} can't be supported again this turn."
SPECIAL_IS_NO_SUPPORT_NOW = "This uses a Special of {card}, not its Support. {target} can't be supported again now."
WILL_HAVE_NO_EFFECT = "{card} will have no effect on {target}: {why}."
WILL_CANCEL = "{by} will cancel {card}."
YOUR_OWN = "your own"
WILL_BE_DISCARDED = "will be discarded"
WILL_BE_DESTROYED = "will be destroyed"
WILL_RETURN = "will return to your hand"
WILL_BE_SIDED = "will be Sided"
WILL_BE_SIDED_IDLE = "will be Sided for staying idle"
WILL_BE_HIT_BY = "{by} will Hit you."
WILL_BE_HIT_DECK = "Your deck is empty: you will take a Hit."
WILL_LOSE = "You will lose your last Time card and the game."
CANNOT_ATTACK_ANYWAY = "{card} can't attack now anyway: {why}."
NOT_ITS_TURN = "it isn't its player's turn"
IT_IS_SIDED = "it is Sided"
IT_IS_FRESH = "it is fresh"
NO_ROOM = "{card} can't put a card into play: your side of the {era} is full."
DEFENDER_CHOOSES = "{seat} {seat:chooses|choose} the defender. No defender means a Hit."
CANNOT_PLAY_AFTER_EPISODE = "After an Episode, you can't play Creatures or Resources this turn."
TEAM_CAN_SOLVE = "{seat} can solve it next turn with a Doctor and two Assistants."
CAN_SOLVE = "{seat} can solve it next turn: {has} Support, {needs} needed."
CANNOT_SOLVE = "{seat} can't solve it next turn: {has} Support, {needs} needed."
CANNOT_SOLVE_THEN = "You won't be able to solve {cards} this turn."

# Choices that cards ask for

CHOOSE_ZONE_FOR = "Choose a Time Zone for {card}."
TO_ZONE = "Move to {zone}"
PUT_INTO_PLAY = "Put {} into play"
PUT_NOTHING = "Skip"
PUT_FROM_HAND = "{card}: {question}"
CHOOSE_ARRIVAL = "Choose a card for {card}, or skip."

# Prompts and buttons of a turn

CHOOSE_ZONE = "Choose a Time Zone."
ZONE_BARRED = "{by} bars {zone}."
ZONE_OF_LAST_TURN = "Not {zone} again."
BONUS_ERA = "{era} (bonus)"
PLAY_ONE = "Play a card, or go to combat."
PLAY_ANOTHER = "Play another card, or go to combat."
PLAY_SEVERAL = "Play up to {n} cards, or go to combat."
PLAYS_DONE = "Use abilities, or go to combat."
PLAYS_DONE_BUT_EPISODE = "Play an Episode, use abilities, or go to combat."
ONLY_FLASHES = "You can only play Flash cards now."
ONLY_EPISODES = "You can only play Episodes now."
ONLY_FLASHES_AND_EPISODES = "You can only play Flash cards and Episodes now."
NOTHING_TO_PLAY = "No card to play. Use abilities, or go to combat."
TO_COMBAT = "Go to combat"
PASS = "Pass"
PLAY = "Play {card}"
PLAY_IN = "Play {card} in {zone}"
PLAY_ON = "Play {card} on {target}"
USE = "Use {card}"
USE_ON = "Use {card} on {target}"
GIVE_SUPPORT = "Support {target} with {card}: {amount}"
WITH_EFFECT = "{action}: {effect}"
SIDE = "Side {}"
CHOOSE_COST = "Choose a card to Side for {card}."
DRAW_CARD = "Draw a card"
DO_NOT_DRAW = "Don't draw"
DRAW_BONUS = "Draw a bonus card? Your deck has {n} {n:card|cards}."
SOLVE = "Solve {}"
DO_NOT_SOLVE = "Don't solve it"
SOLVE_NONE = "Don't solve any"
CHOOSE_EPISODE = "Choose an Episode to solve."
SOLVE_IT = "Solve {card}?"
SOLVE_WITH = "Side Creatures to solve {card}: {has} of {needs} Support."
SOLVE_WITH_OR_TEAM = "Side Creatures: {has}/{needs} Support, or a Doctor and two Assistants."

# Prompts and buttons of responses and combat

BEFORE_ZONE = "Play a Flash card before a Time Zone is chosen?"
AFTER_ZONE = "{zone} is chosen. Respond?"
BEFORE_END = "The turn is ending. Respond?"
RESPOND_TO_HIT = "{seat} {seat:is|are} about to be Hit. Respond?"
RESPOND_TO_HIT_BY = "{card} is about to Hit {seat}. Respond?"
RESPOND_TO_SUPPORT = "{card} supports {target}: {amount}. Respond?"
RESPOND_TO_FLASH = "{seat} played {card}. Respond?"
RESPOND_TO_FLASH_ON = "{seat} played {card} on {target}. Respond?"
RESPOND_TO_FLASH_AGAINST = "{seat} played {card} against {target}. Respond?"
RESPOND_TO_SPECIAL = "{seat} used {card}. Respond?"
RESPOND_TO_SPECIAL_ON = "{seat} used {card} on {target}. Respond?"
RESPOND_TO_SPECIAL_AGAINST = "{seat} used {card} against {target}. Respond?"
PREPARE_ATTACK = "Before combat: use abilities, or pass."
PREPARE_DEFENCE = "{seat} may attack next. Use abilities, or pass."
RESPOND_IN_COMBAT = "{card} fights {target}. Respond or pass."
ATTACK_UNDEFENDED = "Attack? {seat} can't defend."
ATTACK_THEY_CHOOSE = "Attack? {seat} {seat:chooses|choose} the defender."
ATTACK_ANYBODY = "Attack? Pick a target, or let {seat} choose."
ATTACK_WITH = "Attack with {card}"
ATTACK_TARGET_WITH = "Attack {target} with {card}"
DO_NOT_ATTACK = "Don't attack"
DEFEND_WITH = "Defend with {}"
DO_NOT_DEFEND = "Don't defend"
CHOOSE_DEFENDER = "{card} attacks. Choose a defender, or take a Hit."
FIGHT = "Fight"
TAKE_HIT = "Take the Hit"
FIGHT_OR_HIT = "{card} is attacked. Fight, or take the Hit?"
HIT_ONCE_MORE = "Hit again"
STOP_HITTING = "Stop"
ASK_HIT_AGAIN = "The next Time card matches. Hit again?"
ASK_LAST_HIT = "Take the last Time card and win?"

# Combat panel

ATTACKS = "attacks"
IS_DEFENDING = "defends"
SUPPORTS = "supports"
A_TIME_CARD_OF = "{seat}'s Time card"
THE_COMBATANT = "The main combatant"
IS_DISCARDED = "{card} is discarded"
HAS_LEFT_COMBAT = "{card} left the combat"
LOSES_ONE = "{seat} {seat:loses|lose} a Time card."
LOSES_LAST = "{seat} {seat:loses|lose} {seat:their|your} last Time card and the game."
MAY_HIT_AGAIN = "{seat} may Hit again."
DECIDED = "Resolved."
PREVENTED = "The Hit is prevented."
DRAW_SIDED = "A draw: both are Sided."
DRAW_NOT_SIDED = "A draw: neither is Sided."
WINS_COMBAT = "{card} defeats {loser}."
CAN_CHANGE = "{seat} can still change this with {ways}."
CAN_PREVENT = "{seat} can still prevent this with {ways}."
SO_CAN_YOU = "So can you, with {ways}."
CARDS_IN_HAND = "{n} {n:card|cards} in hand"
OTHERS = "others"
OTHERS_IN_PLAY = "others in play"  # before the cards in hand

# Card status in the inspector

ON_TOP = "Top Time card: it shows the bonus Time Zone, and the next Hit takes it (4.4, 11.1)."
ON_TOP_WITHOUT_BONUS = "Top Time card: the next Hit takes it (11.1). A card takes away the bonus Time Zone (4.4)."
FROM_CARD = "{amount} from {card}"
THIS_TURN = "{amount} this turn"
NUMBER = "{stat} {value} (printed {printed}): {parts}."
NUMBER_AT_LEAST_0 = "{stat} {value} (printed {printed}): {parts}. Never below 0 (6.2)."
IN_EFFECT = "In effect until solved (9.8)."
NOT_IN_EFFECT = "Not in effect yet (9.3)."
AVAILABLE_SUPPORT = "Support available to solve it: {has} ({needs} needed)."
TEAM_AVAILABLE = "A Doctor and two Assistants can solve it too (9.5)."
IS_SIDED = "Sided: can't be used until it Stands again (5.1)."
IS_COMBATANT = "Main combatant: can't be Sided during combat (10.7)."
IS_FRESH = "Fresh: entered play this turn (4.13)."
IS_FRESH_AT_FIRST = "Fresh: Watchers can't attack on the first turn (14.22)."
SUPPORTED_ONCE = "Supported once this turn (7.2)."
SUPPORTED_TIMES = "Supported {n} times this turn (7.2)."
NOT_AT_HOME = "Outside its home Time Zone (4.10)."
ALSO = "Also: {traits}."

# Refusals

ATTACK_LATER = "Not yet. Continue to combat, and attack when asked."
ATTACK_OVER = "This turn's combat is over. You can attack next turn."
NO_WATCHER_AT_FIRST = "Watchers can't attack on the first turn (14.22)."
DROP_ON_LIT_PLACE = "Drop {card} in the highlighted area."
DROP_ON_TARGET = "Drop {card} on its target."
NO_TARGET_NOW = "{card} can only target {targets}, and there isn't one now."
ONLY_TARGETS = "{card} can only target {targets}."
ONLY_TARGETS_IN = "{card} can only target {targets} (now {zone})."
ONLY_TARGETS_WITHOUT_ZONE = "{card} can only target {targets}, and no zone is chosen yet."
ONLY_TARGETS_OR_RESPONDS = "{card} can only target {targets}, or respond to an ability."
WOULD_DO_NOTHING = "{card} would do nothing now: {why}."
PLAY_ON_OWN_SIDE = "Play it on your own side of {zone}."
CHOSEN_ZONE_IS = "The chosen Time Zone is {zone}."
ONLY_WATCHERS = "Your opponent has only Watchers in play."
ONLY_WATCHERS_IN = "You can't play an Episode yet: in {zones}, your opponent has no card other than The Watcher."
EPISODE_IS_THERE = "{card} is already there: only one Episode per side."
SUPPORT_ANOTHER = "A Creature can only support another Creature."
NO_SUPPORTERS = "{card} has Support 0, so it can't be supported."
MOST_SUPPORTERS = "{card} has Support {n}: it can have {n} {n:supporter|supporters} per turn."
MOST_SUPPORTERS_IN_COMBAT = "{card} has Support {n}: it can have {n} {n:supporter|supporters} per combat."
MOST_SUPPORTERS_BEFORE_COMBAT = "{card} has Support {n}: it can have {n} {n:supporter|supporters} before combat."
USABLE_NEXT_TURN = "{card} entered play this turn. You can use it next turn."
DROP_TO_ATTACK = "Drop it on the defender's side, or on the Creature you attack."
TARGET_IS_SIDED = "{card} is Sided."
THE_ATTACKER = "the attacker"
DROP_TO_DEFEND = "Drop it on the attacker, {card}."
COMBAT_ELSEWHERE = "{card} is in {here}, and combat is in {zone}."
EPISODE_CANNOT_ATTACK = "{card} is an Episode. Only Creatures can attack."
EPISODE_CANNOT_DEFEND = "{card} is an Episode. Only Creatures can defend."
RESOURCE_CANNOT_ATTACK = "{card} is a Resource. Only Creatures can attack."
RESOURCE_CANNOT_DEFEND = "{card} is a Resource. Only Creatures can defend."
SOLVERS = {  # by the rulings 14.8 and 14.9
    "its": {
        "no": "Only Standing, non-fresh Creatures in an Episode's Time Zone can solve it.",
        "yes": "Only Standing Creatures in an Episode's Time Zone can solve it.",
    },
    "chosen": {
        "no": "Only Standing, non-fresh Creatures in the chosen Time Zone can solve an Episode.",
        "yes": "Only Standing Creatures in the chosen Time Zone can solve an Episode.",
    },
    "anywhere": {
        "no": "Only Standing, non-fresh Creatures can solve an Episode.",
        "yes": "Only Standing Creatures can solve an Episode.",
    },
}
SOLVE_BY = {  # by the ruling 14.8
    "its": (
        "To solve an Episode, Side Creatures with enough Support in its Time Zone, or a Doctor and two Assistants."
    ),
    "chosen": (
        "To solve an Episode, Side Creatures with enough Support in the chosen Time Zone, "
        "or a Doctor and two Assistants."
    ),
    "anywhere": "To solve an Episode, Side Creatures with enough Support, or a Doctor and two Assistants.",
}
SOLVE_NEEDS = "It takes {needs} Support, or a Doctor and two Assistants."
CHOOSE_EPISODE_FIRST = "Choose an Episode to solve first."
HOME_IS = "{card} can only be played in {zone}."
SIDE_IS_FULL = "Your side of {zone} is full: six Creatures and Resources."
FIVE_TIMELESS = "You already have five Timeless Creatures in play."
UNIQUE_IN_PLAY = "{card} is Unique, and already in play on your side of {zone}."
UNIQUE_IN_PLAY_THERE = "{card} is Unique, and already in play on your opponent's side of {zone}."
DOCTOR_IN_PLAY = "Only one Doctor at a time: {card} is already in play on your side of {zone}."
DOCTOR_IN_PLAY_THERE = "Only one Doctor at a time: {card} is already in play on your opponent's side of {zone}."

# Decks

DECK_TOO_SMALL = "A deck needs at least {least} cards; you have {n}."
DECK_TIME_CARDS = "A deck needs two Time cards of each Time Zone; you have {has}."
DECK_NO_WATCHER = "A deck needs a Watcher of {zone}."
DECK_COPIES = "A deck can have at most {most} copies of a card; you have {n} of {card}."
DECK_DOCTORS = "A deck can have at most {most} Doctors; you have {n}."
DECK_SOLVE = "The Solve numbers of a deck can total at most {most}; yours total {n}."

# Auto-pass settings

QUIET = "Turn step"
QUIET_QUESTION = "Stop before and after a Time Zone is chosen, and at the end of each turn?"
QUIET_MATTERS = "only at the stops you choose"
QUIET_STOPS = {
    "dawn": "Before a Time Zone is chosen",
    "zone": "After a Time Zone is chosen",
    "end": "Before a turn ends",
}
RESPONSE = "Response"
RESPONSE_QUESTION = "Stop when your opponent acts, so you can respond?"
RESPONSE_MATTERS = "if it affects you or a combat"
RESPONSE_STOPS = {"support": "Support", "use": "A Special", "flash": "A Flash card", "hit": "A Hit"}
PREPARATION = "Preparation"
PREPARATION_QUESTION = "Stop before combat?"
PREPARATION_MATTERS = "if a Creature of yours with a Special is at risk"
COMBAT = "Combat"
COMBAT_QUESTION = "Stop during combat?"
COMBAT_MATTERS = "unless you're winning it"
