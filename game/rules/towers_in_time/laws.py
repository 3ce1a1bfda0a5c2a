"""Every limit of Towers in Time, with its section in RULES.md and its place in the printed rulebook."""

from ...kernel.laws import Law

# Places in the printed rulebook
SETUP = "Pre-game setup"
SEQUENCE = "Sequence of play"
REGULAR = "Regular Actions"
FREE = "Free Actions"
COMBAT = "Rules of Combat"
OURS = "ours"

# 4  Who is asked
NOT_YOUR_TURN = Law("4.11", "It is another player who is asked now.", SEQUENCE)
CHOICE_WAITS = Law("4.11", "First answer what is asked now.", SEQUENCE)
HAND_LIMIT = Law("4.9", "You keep six cards: discard what is over.", SEQUENCE)
MAINTAIN = Law("4.3", "A sustained spell that asks for it is maintained, or it leaves play.", "Spells")

# 3  Setting up
NO_SPELLS_YET = Law("3.5", "Spells are not put down before the game begins.", SETUP)
EIGHT = Law("3.4", "You put down eight cards at most.", SETUP)
PLACED = Law("3.6", "That card is put down already. All is turned up when everybody is ready.", OURS)
TO_SIX = Law("3.7", "Of the cards that are left you keep six: discard what is over.", SETUP)

# 5  Actions
NOT_YOURS = Law("5.1", "You act with your own cards.", REGULAR)
USED = Law("5.2", "It has been used. It is straightened when the next turn begins.", REGULAR)
DISCARD_LIES = Law("5.1", "What has been discarded stays there.", REGULAR)
DECK_LIES = Law("4.4", "You draw in the draw phase, not by hand.", SEQUENCE)
SHIELD_LIES = Law("5.13", "A shield is pulled into play, to a place where the card may come.", "Shields")
NO_LIMBO_FOR_SPELLS = Law("5.4", "Spells are cast from the hand and never lie in limbo.", "Limbo")
LIMBO_FULL = Law("5.4", "Limbo holds six cards.", "Limbo")
LIMBO_ROOM = Law("5.5", "You discard from limbo only to make room in it when it is full.", "Limbo")
ONLY_ONWARD = Law("5.6", "From limbo a card goes into play, and never back to the hand.", "Limbo")
NO_DISCARDING = Law("5.5", "You discard cards only when something says so.", "Limbo")
DROP = Law("5.12", "Only sustained spells are dropped.", FREE)
FELT = Law("5.12", "A spell is not dropped where its end would do something to a card of an opponent.", FREE)
CANNOT_ACT = Law("5.17", "Who is dead or paralyzed does not act.", "Paralyze")
MOVED_TO_SAME = Law("5.9", "It is there already.", REGULAR)
NO_PLACE = Law("5.13", "There is no place for that card, and limbo is full: the shield stays.", OURS)
NOTHING_THERE = Law("5.1", "That card has nothing to do there.", REGULAR)

# 6  Temper
TOO_DEAR = Law("6.6", "You cannot produce the temper that it costs.", "Transporting")
SOURCE_SAPPED = Law("6.7", "The source of the tower must be straight, not sapped yet.", "Transporting")
SOURCE_STRANGE = Law("6.7", "The source of the tower gives a part of the cost: it has not that element.", "Attributes")
PAY = Law("6.6", "Pay with straight cards whose temper fits.", "Transporting")
FITTING = Law("6.5", "Its temper does not fit.", "Attributes")
LIVING_ONLY = Law("6.5", "Black magic is paid with living temper only: with creatures.", "Black Magic")
NOT_LIVING = Law("6.5", "White magic is never paid with living temper: only objects pay.", "White Magic")

# 7  Towers
ON_A_SOURCE = Law("7.1", "A creature or an artifact stands in a tower: put it on a source.", "Towers")
TOWER_FULL = Law("7.1", "A tower has three places.", "Towers")
LADDER_MEDIAN = Law("7.2", "A Median is transported only into a tower with a Minor creature.", "Status")
LADDER_MAJOR = Law("7.2", "A Major is transported only into a tower with a Median creature.", "Status")
POSITION = Law("7.3", "A tower holds one Major, and two at most of Medians and Majors together.", "Status")
ELEMENT = Law("7.4", "A creature of an element stands only on a source of that element.", "Towers")
ONE_ELEMENT = Law("7.4", "Creatures of two elements are never in one tower.", "Towers")
BLACK_AND_WHITE = Law("7.5", "White and Black are never in one tower.", "Black Magic")
ON_A_FOLLOWER = Law("7.12", "Items lie on followers of your own; a totem lies on one or stands in a tower.", "Items")
ADRIFT = Law("7.12", "A follower without a source receives nothing from limbo.", "Transporting")
STRANGE_GEAR = Law("7.13", "An item or totem of an element needs a follower that can have it.", OURS)
SOURCES_STAY = Law("7.8", "Nobody takes a source from under a tower.", "Towers")

# 8 and 9  Abilities and targets
NO_RANGE = Law("8.6", "It cannot shoot.", "Ranged Attack")
NO_ABILITY = Law("8.8", "It has no ability that it could use so.", "Instant Effect")
INVISIBLE = Law("8.10", "Followers and Minor creatures cannot target what is invisible.", "Invisibility")
IMMUNE = Law("8.12", "It is immune to that.", "Immunity")
NOT_VULNERABLE = Law("9.1", "It is safe behind walls: only vulnerable cards are targets.", "Targeting")
KILLED = Law("10.8", "Who is killed is no target but of what saves it.", OURS)
NOT_MEANT = Law("9.1", "That card is no target for what happens now.", "Targeting")
OTHER_COMBAT = Law("9.6", "It has no part in this combat.", "Multi-Player Rules")

# 10  Combat
CANNOT_FIGHT = Law("10.1", "Only a fighter attacks or defends: a creature, or an artifact with a defense.", COMBAT)
ATTACKED_BEFORE = Law("8.1", "A Fast card that has attacked does not attack again in this turn.", "Fast")
ONLY_FLYERS = Law("10.2", "Only flyers defend against flyers.", "Fly")
DEFENDING = Law("10.2", "Name your defenders: straight fighters of your own.", REGULAR)
AFFECT_COMBAT = Law("10.7", "In a combat every action must affect the combat.", COMBAT)
SAVING_ONLY = Law("10.9", "The combat has been ended: you may only save your dead.", OURS)
HELPING_ONLY = Law("14.4", "A helper acts only with the card that helps, or to save it.", "Multi-Player Rules")
OUT = Law("1.3", "That player is out, and has no shield to attack.", "Multi-Player Rules")
REACTING = Law("14.2", "A reaction is an action that would be legal in a combat between the two.", "Multi-Player Rules")
TWO_ITEMS = Law("10.13", "A follower uses two items.", "Items")
ARMY = Law("11.1", "Only Army cards form up, and never Good with Evil.", "Army")
SPREAD = Law("10.4", "All damage is given out, to those that it can hurt.", REGULAR)
SPREAD_IN_ARMY = Law("11.3", "All damage to an army is spread among its living members.", "Army")
WHICH_SHIELD = Law("12.4", "Choose the shield that falls.", "Shields")

# 15  Decks
TOO_FEW_CARDS = Law("15.1", "A deck has at least fifty cards.", "You start the game by")
TOO_MANY_COPIES = Law("15.2", "A deck holds no more than four of one card.", "You start the game by")

LAWS = tuple(law for law in list(globals().values()) if isinstance(law, Law))

REASONS = {
    "shields": "All other shields fell.",
    "long": "The most shields after thirty turns.",
    "long-fighters": "Shields tied after thirty turns: the most fighters win.",
    "long-last": "Shields and fighters tied after thirty turns: the last to act wins.",
}
