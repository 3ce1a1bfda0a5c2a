"""Every limit of Doctor Who, with its section in RULES.md and its place in the official rules."""

from ...kernel.laws import Law

# Places in the official rules
ZONES = "Key Elements, Time Zones"
SIDING = "Key Elements, Side and Stand"
ABILITIES = "Key Elements, Abilities"
SUPPORT = "Key Elements, Support"
PREPARATION = "A Turn, phase 1"
EPISODES = "A Turn, phase 2"
COMBAT = "A Turn, phase 3"
BONUS = "A Turn, phase 4"
CARDS = "The Cards"
DECKS = "Deck Formation"
ABOUT = "About the Game"
OURS = "ours"

# 2 and 4  Who is asked, what is drawn
NOT_YOUR_TURN = Law("8.2", "It is the other player who is asked now.", OURS)
CHOICE_WAITS = Law("8.2", "First answer what is asked now.", OURS)
NOT_YOURS = Law("4.6", "You act with your own cards.", PREPARATION)
DECK_LIES = Law("4.5", "You draw in your draw step, not by hand.", PREPARATION)
STACK_LIES = Law("2.9", "Time cards stay in their stack until a Hit takes them.", DECKS)
LOST_LIES = Law("2.9", "A Time card that a Hit has taken is lost, and stays where it lies.", DECKS)
DISCARD_LIES = Law("6.4", "What has been discarded stays there.", CARDS)
WAITS = Law("8.1", "It has been played and waits to happen.", OURS)
NOT_MEANT = Law("5.4", "What happens now does not mean that card.", ABILITIES)

# 4.3  The Time Zone
CHOOSE_ZONE = Law("4.3", "First choose a Time Zone. Until then only Flash cards are used.", PREPARATION)
BARRED_ZONE = Law("4.3", "That Time Zone cannot be chosen now.", PREPARATION, "choose")
NO_DRAW = Law("4.5", "You do not draw now.", PREPARATION, "draw")
NO_BONUS = Law("4.4", "You have no bonus Time Zone now.", PREPARATION, "bonus")
NO_STANDING = Law("4.2", "A card keeps it from standing up.", PREPARATION, "stand")

# 4.6  Playing
CHOSEN_ZONE = Law("4.6", "Cards are played into the chosen Time Zone, on your own side.", PREPARATION)
NO_MORE_PLAYS = Law("4.6", "You may play one card in a turn, and two in your bonus Time Zone.", PREPARATION)
PLAYS_ARE_OVER = Law("9.1", "After the Episode no more cards are played into a Time Zone.", EPISODES)
NOT_NOW = Law("4.6", "Creatures, Resources and Episodes are played in your own turn, before combat.", PREPARATION)
SIX = Law("4.8", "You may have six Creatures and Resources in a Time Zone.", PREPARATION, "six")
FIVE = Law("4.9", "You may have five Timeless Creatures in all Time Zones together.", PREPARATION, "five")
HOME = Law("4.10", "A Creature is played in the Time Zone of its frame.", PREPARATION, "home")
UNIQUE = Law("4.11", "It is Unique, and already in play.", PREPARATION, "unique")
ONE_DOCTOR = Law("4.12", "You may have one Doctor in play.", CARDS, "doctors")
NO_PLAY = Law("4.6", "A card keeps you from playing that now.", PREPARATION, "play")

# 4.13 and 5  Using cards
FRESH = Law("4.13", "It came into play in this turn: it may only defend and give Support.", CARDS, "fresh")
SIDED = Law("5.1", "It is Sided.", SIDING)
NO_SIDING = Law("5.1", "A card keeps it from being Sided now.", SIDING, "side")
NOT_SIDED = Law("5.5", "A card keeps it from being Sided by other cards.", ABILITIES, "sided-by")
NO_SPECIAL = Law("5.3", "It has no Special ability.", ABILITIES)
ELSEWHERE = Law("5.3", "It lies outside of the chosen Time Zone.", ABILITIES, "elsewhere")
NO_USE = Law("5.3", "A card keeps its Special from being used now.", ABILITIES, "use")
NO_TARGET = Law("5.4", "Its ability does not reach that card.", ABILITIES)
AT_NOTHING = Law("5.4", "It is aimed at no card.", ABILITIES)
SHIELDED = Law("5.4", "A card keeps it from being a target.", ABILITIES, "target")
NO_COST = Law("5.6", "There is no Standing card to be Sided for it.", ABILITIES)
BONUS_DRAW = Law("4.14", "First say whether you draw a card in your bonus Time Zone.", BONUS)
PAYS = Law("5.6", "Choose a card to Side for it.", ABILITIES)
FLASH_ONLY = Law("8.6", "Now only Flash cards are used.", PREPARATION)

# 7  Support
NO_SUPPORT = Law("7.1", "It has no Support to give.", SUPPORT)
SUPPORT_WHOM = Law("7.1", "Support goes to another Creature of your own.", SUPPORT)
TWO_ENDS = Law("7.3", "Support is given in the chosen Time Zone, to a Creature that is there.", SUPPORT)
ENOUGH_HELP = Law("7.2", "As many support it already as its own Support allows.", COMBAT)
ONLY_IN_COMBAT = Law("7.5", "By this ruling Support goes to main combatants only.", SUPPORT)
NO_HELPING = Law("7.1", "A card keeps it from giving Support now.", SUPPORT, "support")
NO_HELP = Law("7.1", "A card keeps it from being supported now.", SUPPORT, "helped")

# 8  Answers
NO_FLASH = Law("8.5", "A card keeps you from playing Flash cards now.", CARDS, "flash")
NO_ANSWER = Law("8.9", "It is an answer, and what it answers is not there.", CARDS)
NO_EFFECT = Law("8.5", "There is nothing that it could do now.", CARDS)

# 9  Episodes
WATCHERS_ALONE = Law("9.1", "Your opponent needs a card other than The Watcher in each Time Zone.", EPISODES, "needs")
ONE_EPISODE = Law("9.2", "You play one Episode in a turn.", EPISODES)
THEIR_SIDE = Law("9.2", "An Episode goes onto your opponent's side of a Time Zone.", EPISODES)
SIDE_TAKEN = Law("9.2", "An Episode lies on that side already.", EPISODES)
NO_EPISODES = Law("9.1", "A card keeps you from playing Episodes now.", EPISODES, "episodes")
SOLVE = Law("9.4", "Side Creatures in its Time Zone with enough Support, or a Doctor and two Assistants.", EPISODES)
SOLVERS = Law(
    "9.6",
    "Only Standing Creatures in its Time Zone solve an Episode, and none that is fresh.",
    EPISODES,
    "solve-elsewhere",
)
EPISODE_CHOICE = Law("9.8", "The Episode does not mean that card.", EPISODES)
UNSOLVED = Law("9.8", "An Episode lies there until its Solver has solved it.", EPISODES)
NO_SOLVING = Law("9.4", "A card keeps it from helping to solve Episodes.", EPISODES, "solve")

# 10 and 11  Combat, Hits
ATTACK_WHEN = Law("10.2", "You attack in your own turn, once, when both have prepared for combat.", COMBAT)
ATTACK_WITH = Law("10.3", "You attack with a Standing Creature in the chosen Time Zone.", COMBAT)
NO_ATTACK = Law("10.2", "A card keeps it from attacking now.", COMBAT, "attack")
ATTACK_WHOM = Law("10.4", "You name a Standing Creature of the defender in the chosen Time Zone.", COMBAT)
NOT_NAMED = Law("10.4", "A card keeps it from being named.", COMBAT, "named")
DEFEND_WITH = Law("10.5", "You defend with a Standing Creature in the chosen Time Zone.", COMBAT)
NO_DEFENCE = Law("10.5", "A card keeps it from defending now.", COMBAT, "defend")
COMBATANT = Law("10.7", "Main combatants are not Sided before the outcome.", COMBAT)
IDLE = Law("10.12", "It cannot stay idle.", CARDS, "idle")
HIT_AGAIN = Law("11.2", "Decide whether to Hit again.", COMBAT)
NO_HIT = Law("11.1", "A card keeps Hits away.", COMBAT, "hit")
NO_ROW = Law("11.2", "A card keeps Hits from following each other.", COMBAT, "row")

# 13  Decks
TOO_FEW_CARDS = Law("13.1", "A deck has at least fifty-five cards.", DECKS)
TIME_CARDS = Law("13.2", "Six Time cards belong to a deck, two of each Time Zone.", DECKS)
WATCHERS = Law("13.3", "A Watcher of each Time Zone belongs to a deck.", DECKS)
FOUR = Law("13.4", "A deck holds no more than four of one card.", DECKS)
FOUR_DOCTORS = Law("13.4", "A deck holds no more than four Doctors altogether.", DECKS)
SOLVE_SUM = Law("13.5", "The Solve numbers of a deck are 25 at most, all together.", DECKS)

LAWS = tuple(law for law in list(globals().values()) if isinstance(law, Law))

REASONS = {
    "hits": "The loser has no Time card left (1.1).",
    "long": "Two hundred turns: the most Time cards, then Creatures, then the second player (1.4).",
}
