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
NOT_YOUR_TURN = Law("8.2", "It's the other player's choice now.", OURS)
CHOICE_WAITS = Law("8.2", "Make the current choice first.", OURS)
NOT_YOURS = Law("4.6", "That card is your opponent's.", PREPARATION)
DECK_LIES = Law("4.5", "You draw in your draw step.", PREPARATION)
STACK_LIES = Law("2.9", "Time cards stay in their stack until a Hit takes them.", DECKS)
LOST_LIES = Law("2.9", "A Time card taken by a Hit never returns.", DECKS)
DISCARD_LIES = Law("6.4", "Discarded cards stay in the discard pile.", CARDS)
WAITS = Law("8.1", "It is already waiting to resolve.", OURS)
NOT_MEANT = Law("5.4", "That card can't be chosen for this.", ABILITIES)

# 4.3  The Time Zone
CHOOSE_ZONE = Law("4.3", "Choose a Time Zone first. Until then, you can only play Flash cards.", PREPARATION)
BARRED_ZONE = Law("4.3", "You can't choose that Time Zone now.", PREPARATION, "choose")
NO_DRAW = Law("4.5", "You can't draw now.", PREPARATION, "draw")
NO_BONUS = Law("4.4", "You have no bonus Time Zone now.", PREPARATION, "bonus")
NO_STANDING = Law("4.2", "A card keeps it Sided.", PREPARATION, "stand")

# 4.6  Playing
CHOSEN_ZONE = Law("4.6", "Play cards into the chosen Time Zone, on your own side.", PREPARATION)
NO_MORE_PLAYS = Law("4.6", "You can play one card a turn, or two in your bonus Time Zone.", PREPARATION)
PLAYS_ARE_OVER = Law("9.1", "After playing an Episode, you can't play Creatures or Resources this turn.", EPISODES)
NOT_NOW = Law("4.6", "Play Creatures, Resources and Episodes on your own turn, before combat.", PREPARATION)
SIX = Law("4.8", "You can have at most six Creatures and Resources in a Time Zone.", PREPARATION, "six")
FIVE = Law("4.9", "You can have at most five Timeless Creatures in play.", PREPARATION, "five")
HOME = Law("4.10", "A Creature can only be played in its home Time Zone.", PREPARATION, "home")
UNIQUE = Law("4.11", "It is Unique, and already in play.", PREPARATION, "unique")
ONE_DOCTOR = Law("4.12", "You can have only one Doctor in play.", CARDS, "doctors")
NO_PLAY = Law("4.6", "A card keeps you from playing that now.", PREPARATION, "play")

# 4.13 and 5  Using cards
FRESH = Law("4.13", "It entered play this turn, so it can only defend and give Support.", CARDS, "fresh")
SIDED = Law("5.1", "It is Sided.", SIDING)
NO_SIDING = Law("5.1", "A card keeps it from being Sided.", SIDING, "side")
NOT_SIDED = Law("5.5", "A card keeps it from being Sided by other cards.", ABILITIES, "sided-by")
NO_SPECIAL = Law("5.3", "It has no Special ability.", ABILITIES)
ELSEWHERE = Law("5.3", "It is outside the chosen Time Zone.", ABILITIES, "elsewhere")
NO_USE = Law("5.3", "A card keeps its Special from being used.", ABILITIES, "use")
NO_TARGET = Law("5.4", "Its ability can't target that card.", ABILITIES)
AT_NOTHING = Law("5.4", "It has no target.", ABILITIES)
SHIELDED = Law("5.4", "A card keeps it from being a target.", ABILITIES, "target")
NO_COST = Law("5.6", "You have no Standing card to Side as its cost.", ABILITIES)
BONUS_DRAW = Law("4.14", "First decide whether to draw your bonus card.", BONUS)
PAYS = Law("5.6", "Choose a card to Side as its cost.", ABILITIES)
FLASH_ONLY = Law("8.6", "You can only play Flash cards now.", PREPARATION)

# 7  Support
NO_SUPPORT = Law("7.1", "It has no Support to give.", SUPPORT)
SUPPORT_WHOM = Law("7.1", "You can only support another Creature of your own.", SUPPORT)
TWO_ENDS = Law("7.3", "Both Creatures must be in the chosen Time Zone.", SUPPORT)
ENOUGH_HELP = Law("7.2", "It has as many supporters as its Support allows.", COMBAT)
ONLY_IN_COMBAT = Law("7.5", "With this ruling, you can only support main combatants.", SUPPORT)
NO_HELPING = Law("7.1", "A card keeps it from giving Support.", SUPPORT, "support")
NO_HELP = Law("7.1", "A card keeps it from being supported.", SUPPORT, "helped")

# 8  Answers
NO_FLASH = Law("8.5", "A card keeps you from playing Flash cards.", CARDS, "flash")
NO_ANSWER = Law("8.9", "You can only use it as a response, and there is nothing to respond to.", CARDS)
NO_EFFECT = Law("8.5", "It would do nothing now.", CARDS)

# 9  Episodes
WATCHERS_ALONE = Law(
    "9.1", "Your opponent must have a card other than The Watcher in every Time Zone.", EPISODES, "needs"
)
ONE_EPISODE = Law("9.2", "You can play only one Episode a turn.", EPISODES)
THEIR_SIDE = Law("9.2", "Play an Episode on your opponent's side of a Time Zone.", EPISODES)
SIDE_TAKEN = Law("9.2", "There is already an Episode on that side.", EPISODES)
NO_EPISODES = Law("9.1", "A card keeps you from playing Episodes.", EPISODES, "episodes")
SOLVE = Law(
    "9.4",
    "To solve an Episode, Side Creatures with enough Support in its Time Zone, or a Doctor and two Assistants.",
    EPISODES,
)
SOLVERS = Law(
    "9.6",
    "Only Standing, non-fresh Creatures in an Episode's Time Zone can solve it.",
    EPISODES,
    "solve-elsewhere",
)
EPISODE_CHOICE = Law("9.8", "The Episode can't affect that card.", EPISODES)
UNSOLVED = Law("9.8", "An Episode stays in play until its Solver solves it.", EPISODES)
NO_SOLVING = Law("9.4", "A card keeps it from solving Episodes.", EPISODES, "solve")

# 10 and 11  Combat, Hits
ATTACK_WHEN = Law("10.2", "You can attack once on your turn, after both players have prepared.", COMBAT)
ATTACK_WITH = Law("10.3", "Attack with a Standing Creature in the chosen Time Zone.", COMBAT)
NO_ATTACK = Law("10.2", "A card keeps it from attacking.", COMBAT, "attack")
ATTACK_WHOM = Law("10.4", "Name one of the defender's Standing Creatures in the chosen Time Zone.", COMBAT)
NOT_NAMED = Law("10.4", "A card keeps it from being named.", COMBAT, "named")
DEFEND_WITH = Law("10.5", "Defend with a Standing Creature in the chosen Time Zone.", COMBAT)
NO_DEFENCE = Law("10.5", "A card keeps it from defending.", COMBAT, "defend")
COMBATANT = Law("10.7", "Main combatants can't be Sided during combat.", COMBAT)
IDLE = Law("10.12", "It can't stay idle.", CARDS, "idle")
HIT_AGAIN = Law("11.2", "Decide whether to Hit again.", COMBAT)
NO_HIT = Law("11.1", "A card prevents Hits.", COMBAT, "hit")
NO_ROW = Law("11.2", "A card prevents further Hits.", COMBAT, "row")

# 13  Decks
TOO_FEW_CARDS = Law("13.1", "A deck needs at least 55 cards.", DECKS)
TIME_CARDS = Law("13.2", "A deck needs six Time cards, two of each Time Zone.", DECKS)
WATCHERS = Law("13.3", "A deck needs a Watcher of each Time Zone.", DECKS)
FOUR = Law("13.4", "A deck can have at most four copies of a card.", DECKS)
FOUR_DOCTORS = Law("13.4", "A deck can have at most four Doctors in total.", DECKS)
SOLVE_SUM = Law("13.5", "The Solve numbers of a deck can total at most 25.", DECKS)

LAWS = tuple(law for law in list(globals().values()) if isinstance(law, Law))

REASONS = {
    "hits": "The last Time card is lost.",
    "long": "Turn limit reached. The player with more Time cards wins. "
    "Tiebreakers: more Creatures in play, then going second.",
}
