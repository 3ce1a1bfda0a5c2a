"""Every law of Towers in Time, with its section in RULES.md and its place in the printed rulebook."""

from ...kernel.laws import Law

# Places in the printed rulebook
SETUP = "Pre-game setup"
SEQUENCE = "Sequence of play"
REGULAR = "Regular Actions"
FREE = "Free Actions"
COMBAT = "Rules of Combat"
OURS = "ours"

# 4  Who is asked
NOT_YOUR_TURN = Law("4.11", "Another player is choosing now.", SEQUENCE)
CHOICE_WAITS = Law("4.11", "Make the current choice first.", SEQUENCE)
HAND_LIMIT = Law("4.9", "Keep six cards and discard the rest.", SEQUENCE)
MAINTAIN = Law("4.3", "Pay the spell's maintenance or let it end.", "Spells")

# 3  Setting up
NO_SPELLS_YET = Law("3.5", "You can't place spells before the game begins.", SETUP)
EIGHT = Law("3.4", "You can place at most eight cards.", SETUP)
PLACED = Law("3.6", "That card is already placed. All cards are revealed when every player is ready.", OURS)
TO_SIX = Law("3.7", "Keep six of the remaining cards and discard the rest.", SETUP)

# 5  Actions
NOT_YOURS = Law("5.1", "You can only act with your own cards.", REGULAR)
USED = Law("5.2", "That card is sapped or taxed. It straightens at the start of the next turn.", REGULAR)
DISCARD_LIES = Law("5.1", "Discarded cards stay in the discard pile.", REGULAR)
DECK_LIES = Law("4.4", "You draw cards only in the draw phase.", SEQUENCE)
SHIELD_LIES = Law("5.13", "To pull a shield, move it to a legal place for that card.", "Shields")
NO_LIMBO_FOR_SPELLS = Law("5.4", "Spells are cast from your hand and never go to limbo.", "Limbo")
LIMBO_FULL = Law("5.4", "Limbo holds at most six cards.", "Limbo")
LIMBO_ROOM = Law("5.5", "You can discard from limbo only when it is full.", "Limbo")
ONLY_ONWARD = Law("5.6", "Cards in limbo can't return to your hand.", "Limbo")
NO_DISCARDING = Law("5.5", "You can't discard cards from your hand now.", "Limbo")
DROP = Law("5.12", "You can drop only sustained spells.", FREE)
FELT = Law("5.12", "You can't drop a spell if that would affect an opponent's card.", FREE)
CANNOT_ACT = Law("5.17", "Killed and paralyzed cards can't act.", "Paralyze")
MOVED_TO_SAME = Law("5.9", "The card is already there.", REGULAR)
NO_PLACE = Law("5.13", "There is no place for that card and limbo is full.", OURS)
NOTHING_THERE = Law("5.1", "That card can't be played there.", REGULAR)

# 6  Temper
TOO_DEAR = Law("6.6", "You can't produce enough temper for it.", "Transporting")
SOURCE_SAPPED = Law("6.7", "The tower's source must be straight.", "Transporting")
SOURCE_STRANGE = Law("6.7", "The tower's source must pay part of the cost, but it has the wrong element.", "Attributes")
PAY = Law("6.6", "Pay with straight cards that produce the right temper.", "Transporting")
FITTING = Law("6.5", "That card produces the wrong temper.", "Attributes")
LIVING_ONLY = Law("6.5", "Only creatures can pay for Black cards.", "Black Magic")
NOT_LIVING = Law("6.5", "Only objects can pay for White cards.", "White Magic")

# 7  Towers
ON_A_SOURCE = Law("7.1", "Put creatures and artifacts on a source.", "Towers")
TOWER_FULL = Law("7.1", "A tower holds at most three cards.", "Towers")
LADDER_MEDIAN = Law("7.2", "A Median card needs a Minor creature in the tower.", "Status")
LADDER_MAJOR = Law("7.2", "A Major card needs a Median creature in the tower.", "Status")
POSITION = Law("7.3", "A tower holds at most one Major, and at most two Medians and Majors together.", "Status")
ELEMENT = Law("7.4", "A creature needs a source of its own element.", "Towers")
ONE_ELEMENT = Law("7.4", "A tower can't hold creatures of two elements.", "Towers")
BLACK_AND_WHITE = Law("7.5", "A tower can't hold both White and Black cards.", "Black Magic")
ON_A_FOLLOWER = Law("7.12", "Put items on your followers, and totems on followers or in a tower.", "Items")
ADRIFT = Law("7.12", "A follower without a source can't receive cards from limbo.", "Transporting")
STRANGE_GEAR = Law("7.13", "That follower can't hold cards of this element.", OURS)
SOURCES_STAY = Law("7.8", "Sources can't be moved.", "Towers")

# 8 and 9  Abilities and targets
NO_RANGE = Law("8.6", "That card can't shoot.", "Ranged Attack")
NO_ABILITY = Law("8.8", "That card has no ability you can use there.", "Instant Effect")
INVISIBLE = Law("8.10", "Followers and Minor creatures can't target invisible cards.", "Invisibility")
IMMUNE = Law("8.12", "The target is immune.", "Immunity")
NOT_VULNERABLE = Law("9.1", "That target isn't vulnerable. Only vulnerable cards can be targeted.", "Targeting")
KILLED = Law("10.8", "A killed card can be targeted only to save it.", OURS)
NOT_MEANT = Law("9.1", "That card is not a legal target.", "Targeting")
OTHER_COMBAT = Law("9.6", "That card isn't part of this combat.", "Multi-Player Rules")

# 10  Combat
CANNOT_FIGHT = Law("10.1", "Only creatures and artifacts with a defense can fight.", COMBAT)
ATTACKED_BEFORE = Law("8.1", "A Fast card can attack only once each turn.", "Fast")
ONLY_FLYERS = Law("10.2", "Only flyers can defend against flyers.", "Fly")
DEFENDING = Law("10.2", "You can defend only with your own straight fighters.", REGULAR)
AFFECT_COMBAT = Law("10.7", "In combat, every action must affect the combat.", COMBAT)
SAVING_ONLY = Law("10.9", "Combat is over: you can only save your killed cards.", OURS)
HELPING_ONLY = Law(
    "14.4", "A helper can act only with their defending cards or to save those cards.", "Multi-Player Rules"
)
OUT = Law("1.3", "That player is out of the game.", "Multi-Player Rules")
REACTING = Law("14.2", "You can respond only with actions that are legal in combat.", "Multi-Player Rules")
TWO_ITEMS = Law("10.13", "A follower can use only two items.", "Items")
ARMY = Law("11.1", "Only cards with Army can join, and Good cards can't join Evil ones.", "Army")
SPREAD = Law("10.4", "Assign all the damage, and only to cards it can harm.", REGULAR)
SPREAD_IN_ARMY = Law("11.3", "Divide all the damage among living members of the army.", "Army")
WHICH_SHIELD = Law("12.4", "Choose which shield falls.", "Shields")

# 15  Decks
TOO_FEW_CARDS = Law("15.1", "A deck needs at least fifty cards.", "You start the game by")
TOO_MANY_COPIES = Law("15.2", "A deck can hold at most four copies of a card.", "You start the game by")

LAWS = tuple(law for law in list(globals().values()) if isinstance(law, Law))

REASONS = {
    "shields": "No other shields remain.",
    "long": "The most shields after thirty turns.",
    "long-fighters": "Shields were tied. The player with the most fighters wins.",
    "long-last": "Shields and fighters were tied. The player who would act last next turn wins.",
}
