"""The words that only the table of Doctor Who shows."""

# Time Zones

TITLES = {"past": "Past", "present": "Present", "future": "Future"}
PILES = {"past": "side of the Past", "present": "side of the Present", "future": "side of the Future"}
TIME_CARDS = "Time cards"
LOST_TIME_CARDS = "lost Time cards"
LOST = "Lost"
FLASH = "Flash"
LOOKED_AT = ("Looked at", "Set aside")
PLAYABLE_HERE = "You can play cards here when this zone is chosen"
WINS = ("wins", "win")
BRINGS = "plays"
BONUS_IS = "Bonus: {era}"
IN_ZONE = "in {zone}"

# The strip between both sides

BONUS = "bonus"
YOUR_BONUS = "your bonus"
THEIR_BONUS = "their bonus"
BONUS_OF_BOTH = "bonus for both"
TEAM = "Doctor + 2"  # of an Episode that only a Doctor and two Assistants can solve
TO_SOLVE = "to solve"
YOU_SOLVE = "you solve"
THEY_SOLVE = "they solve"
SUPPORT_OF = "{has}/{needs}"

# Tooltips

COMBAT_TIP = (
    "Energy and Substance of both main combatants, with Support, if both players pass now (7.1). "
    "The Creature that is higher in both wins; anything else is a draw (10.9)."
)
CHOSEN_ZONE = "The chosen Time Zone is {zone}."
NO_ZONE_YET = "No Time Zone is chosen yet."
BONUS_ZONE = "{seat}'s bonus Time Zone is {zone} (4.4)."
EPISODE = "{card} in {zone}: {seat} {seat:has|have} {has} of the {needs} Support needed to solve it (9.4)."
EPISODE_SOLVABLE = "{card} in {zone}: {seat} can solve it with {has} Support; it takes {needs} (9.4)."
EPISODE_BY_TEAM = "{card} in {zone}: {seat} can solve it with a Doctor and two Assistants (9.5)."
TOP_TIME_CARD = "The top card is {era}."
SIDE_CHOSEN = "Chosen Time Zone: {cards} of 6 cards, {standing} {standing:Creature|Creatures} Standing."
SIDE_NOT_CHOSEN = "Not the chosen Time Zone: {cards} of 6 cards, {standing} {standing:Creature|Creatures} Standing."
EPISODES_DO_NOT_COUNT = "{side} Episodes don't count."

# The stack

STACK = "Stack"
STACK_OF = "Stack: {n}, top first"
AND_MORE = "and {n} more"
STACK_ENTRY = "{n}. {name}: {words}"
STACK_ENTRY_CANCELLED = "{n}. {name}: {words} Canceled."

# A combat in the strip

IF_BOTH_PASS = "*If both pass:*\n{words}"
UNDECIDED = "*Undecided*"
NO_DEFENDER_YET = "*Waiting for a defender*"
NO_ONE_DEFENDS = "no defender"
NO_ONE_YET = "not chosen yet"
WITH_SUPPORTERS = "with {cards}"
ALONE = "no supporters"
MORE_SUPPORTERS = "{n} more can support it"
NO_MORE_SUPPORTERS = "No more supporters"
NO_SUPPORTERS = "Can't be supported"
LABELS = {"energy": "Energy", "substance": "Substance"}

# Banners

THEY_CHOOSE = "{seat} {seat:chooses|choose}"
THEY_CHOOSE_BONUS = "{seat} {seat:chooses|choose} the bonus Time Zone"
YOUR_BONUS_ZONE = "Your bonus Time Zone"
LOSES_TIME_CARD = "{seat} {seat:loses|lose} a Time card"
AMOUNT = "+{amount} {stat}"
