"""Every limit of Chrono Clash, with its section in RULES.md and its place in the printed rulebook; and our rulings."""

from ...kernel.laws import Law, Ruling

# Places in the legend of the printed rulebook
ICON_TARGETS = "The Ability Icons: Targets"
ICON_EFFECTS = "The Ability Icons: Effects"
ICON_ABILITIES = "The Ability Icons: Abilities"

# 5  Whose turn, and what may be moved at all
NOT_YOUR_TURN = Law(
    "5.6", "It is another player who is asked now. You act in your own turn, and when an ability asks you.", "Your Turn"
)
CHOICE_WAITS = Law("5.7", "First answer what is asked now. Then the turn goes on.", "Resolving Abilities")
NOT_YOURS = Law("5.8", "You move your own cards. Other players' cards stay where they lie.", "Your Turn")
DECK_LIES = Law(
    "5.8", "Your deck is drawn from at the beginning of your turn and by abilities, not by hand.", "Your Turn"
)
DISCARD_LIES = Law("5.8", "Cards in a discard pile stay there until an ability fetches them.", ICON_TARGETS)
NOT_A_PLACE = Law("5.8", "That card has nothing to do there.", "Your Turn")
NO_DISCARDING = Law("5.9", "You discard a card only when an ability says so.", ICON_EFFECTS)
NO_RETURNING = Law("5.8", "A card goes back to hand only when an ability returns it.", ICON_EFFECTS)

# 6  Summoning and playing
OWN_BATTLEFIELD = Law("6.1", "A battler is summoned onto your own battlefield.", "Summoning Battlers")
FRESH = Law(
    "6.3",
    "A battler cannot attack, go on a quest or use its tap ability in the turn in which it is summoned.",
    "Summoning Battlers",
)
TO_THE_MIDDLE = Law(
    "6.6",
    "An action card is played in front of you: drop it in the middle or on your battlefield.",
    "Playing Action Cards",
)
TARGETS_LATER = Law(
    "6.8", "Play the card first. Its targets are chosen when its ability happens.", "Resolving Abilities"
)
RESOLVING = Law("6.7", "That card is being resolved. It goes where it belongs when it is done.", "Playing Action Cards")

# 7  Attacking
TAPPED = Law("7.1", "It is tapped. Your battlers untap at the beginning of your turn.", "Attacking")
AIM = Law("7.2", "The attack has begun: choose what your battler attacks.", "Attacking")
ATTACK_ENEMIES = Law("7.3", "You attack opponents, not your own battlers or guardians.", "Attacking")
NOT_TAPPED = Law("7.3", "Only tapped battlers can be attacked.", "Attacking")
ATTACK_WHAT = Law("7.3", "A battler attacks a tapped enemy battler or an opponent's guardian stack.", "Attacking")

# 8  Guardians
GUARDIANS_LIE = Law(
    "8.1",
    "Guardians lie face down in their stack. Nobody moves or looks at them until they are attacked.",
    "Setting up a Game",
)
GUARDIAN_DECIDES = Law(
    "8.2", "The guardian is revealed: its owner uses its ability or ignores it.", "Attacking the Guardian Stack"
)
NEW_GUARDIANS = Law(
    "8.12", "New guardians come from the top of the deck, by an ability, and not from the hand.", ICON_EFFECTS
)

# 9  Quests
QUEST_CARD = Law("9.1", "A quest needs a card from your hand: put it on the battler that is to go.", "Questing")
QUEST_BATTLER = Law("9.1", "Only your own battlers on the battlefield go on quests.", "Questing")
ON_A_QUEST = Law("9.2", "A card on a quest stays on its battler until it is attacked or the quest ends.", "Questing")

# 10  Tap abilities
NO_TAP_ABILITY = Law("10.1", "It has no tap ability.", "Activating Tap Abilities")
CANNOT_TAP_EITHER = Law(
    "10.2",
    "It cannot attack, and a tap ability is used only where an attack would be possible.",
    "our decision, 16.22",
)
ALREADY_TAPPED = Law("10.3", "It is tapped already: no ability can choose it to be tapped.", "our decision, 16.21")

# 11  The extra deck
EXTRA_LIES = Law(
    "11.2", "Extra-deck cards are drawn by an ability with their icon, and not otherwise.", "The Extra Deck"
)
EXTRA_COST = Law(
    "11.4",
    "An extra-deck card is paid by destroying your standard battlers: their costs together must reach its own.",
    "The Extra Deck",
)
ONLY_STANDARD = Law("11.5", "Only standard battlers pay. Extra-deck battlers do not.", "The Extra Deck")
ONLY_BATTLERS_PAY = Law("11.5", "Only your own battlers on the battlefield pay for it.", "The Extra Deck")
GONE = Law("11.9", "It has left the game, and nothing brings it back.", "our decision, 16.27")

# 12  The icon language
ORDER = Law("12.21", "Several of your abilities are awake: choose which happens first.", "our decision, 16.15")
NOT_MEANT = Law("12.6", "The ability that happens now does not mean that card.", ICON_TARGETS)
POINT_AT_IT = Law("12.6", "It can be chosen: point at it where it lies.", ICON_TARGETS)
ANOTHER_TARGET = Law("12.6", "It is chosen already: every target icon wants a different target.", ICON_TARGETS)
NAME_AN_OPPONENT = Law("12.8", "The ability means an opponent, and no card: say which one.", ICON_TARGETS)
YOUR_OTHER = Law("12.9", "This icon means one of your own other battlers.", ICON_TARGETS)
COPY = Law("12.9", "It cannot choose itself or a copy of itself.", ICON_TARGETS)
YOUR_CARDS = Law("12.12", "This icon means cards in your own hand or discard pile.", ICON_TARGETS)
WRONG_KIND = Law("12.12", "The icon says whether it means a battler card or an action card.", ICON_TARGETS)
COST_FILTER = Law("12.14", "It costs more than the ability allows.", ICON_TARGETS)
STRENGTH_FILTER = Law("12.14", "It is stronger than the ability allows.", ICON_TARGETS)
ICON_FILTER = Law("12.14", "It lacks the icon that the ability asks for.", ICON_TARGETS)
NO_SUMMON_ABILITY = Law("12.29", "It has no summon ability that could be played.", ICON_EFFECTS)
DISCARD_ASKED = Law("12.31", "An ability makes you discard: choose a card from your hand.", ICON_EFFECTS)

# 13  The abilities
CANT_ATTACK = Law("13.2", "It cannot attack. It can still go on quests.", ICON_ABILITIES)
CANT_ATTACK_BATTLERS = Law(
    "13.3", "It cannot attack battlers, only guardian stacks and the guardians of questing battlers.", ICON_ABILITIES
)
PROTECTOR = Law(
    "13.4",
    "A Protector stands there: only Protectors of that player can be the target of enemy effects.",
    ICON_ABILITIES,
)
LEADER = Law("13.6", "What a Leader saves is time. It does not make extra-deck cards cheaper.", "our decision, 16.34")
REINFORCEMENTS = Law(
    "13.8", "Reinforcements bring a battler from your hand that costs less than the one destroyed.", ICON_ABILITIES
)
FAST_ATTACKS = Law(
    "13.10",
    "Fast lets it attack in the turn in which it is summoned. Quests and tap abilities have to wait.",
    ICON_ABILITIES,
)
SENTINEL = Law("13.11", "A tapped Sentinel guards that guardian stack.", ICON_ABILITIES)
TOUGHNESS = Law("13.13", "Choose a card from your hand to lie under the battler, or none.", ICON_ABILITIES)
UNDER_A_BATTLER = Law(
    "13.13", "A card under a battler stays there, and is discarded in the battler's place.", ICON_ABILITIES
)
NO_SNEAK_ATTACK = Law("13.14", "Only a battler with Sneak Attack attacks straight from your hand.", ICON_ABILITIES)
ELUSIVE = Law("13.15", "Only Elusive battlers can attack an Elusive one.", ICON_ABILITIES)
TRANSFORM = Law("13.16", "Transform takes the place of one of your battlers that could attack now.", ICON_ABILITIES)
TAUNT = Law(
    "13.18",
    "A tapped Taunt battler stands there: of that player's battlers only those with Taunt can be attacked.",
    ICON_ABILITIES,
)
NOT_A_WALKER = Law("13.19", "A pilot boards a walker of your own.", ICON_ABILITIES)
HAS_A_PILOT = Law("13.19", "That walker has a pilot already.", ICON_ABILITIES)
ABOARD = Law("13.19", "A pilot aboard acts with the walker: move the walker.", ICON_ABILITIES)

# 14  Three and four players
OUT = Law("14.3", "That player is out of the game, and can be neither attacked nor chosen.", "Multiplayer")

# 15  Building a deck
TOO_FEW_CARDS = Law("15.1", "A deck has at least 50 cards.", "Build Your Own Deck")
TOO_MANY_COLOURS = Law("15.2", "A deck has at most two colours.", "Build Your Own Deck")
TOO_MANY_COPIES = Law("15.3", "A deck has at most three copies of a card.", "Build Your Own Deck")
WRONG_PART = Law(
    "15.4", "Extra-deck cards belong in the extra deck and nowhere else, and no other card does.", "Build Your Own Deck"
)
EXTRA_SIZE = Law("15.5", "An extra deck has at least six cards, or there is none.", "Build Your Own Deck")
EXTRA_COPIES = Law("15.6", "An extra deck has one copy of a card at most.", "Build Your Own Deck")
EXTRA_COLOURS = Law("15.7", "An extra deck has no colour that the deck itself has not.", "Build Your Own Deck")

LAWS = tuple(law for law in tuple(globals().values()) if isinstance(law, Law))

REASONS = {
    "quests": "Five quests are done (1.4).",
    "last": "The last player standing: an attack found no guardian left (1.2).",
    "decked": "The last player standing: the last opponent could not draw a card (1.3).",
    "long": "Four hundred turns: the most quest points, then the most guardians, then the latest in turn order (1.6).",
    "rounds": "Games enough to win the match (1.5).",
}

RULINGS = (
    Ruling(
        "gauge",
        "When is a turn lost to the gauge?",
        {
            "lenient": "When all is resolved and the counter is on their side",
            "strict": "As soon as the counter has touched the opponent's side",
        },
        "lenient",
        "16.1",
        "What is under way is resolved first, and time gained on the way counts too.",
    ),
    Ruling(
        "failed-draw",
        "What if an ability draws more cards than the deck holds?",
        {"fails": "The ability does nothing", "eliminates": "What is there is drawn, and the player is eliminated"},
        "fails",
        "16.2",
        "All or nothing is the law of abilities; the draw for the turn has a law of its own.",
    ),
    Ruling(
        "reinforcements",
        "Are Reinforcements paid for?",
        {"free": "No, they come for nothing", "paid": "Yes, their cost is paid as ever"},
        "free",
        "16.3",
        "The icon's own limit, that they cost less, stands in the place of a payment.",
    ),
    Ruling(
        "sentinel",
        "Does a tapped Sentinel guard a player whose guardian stack is empty?",
        {"guards": "Yes, nobody attacks past it", "stack-only": "No, it guards cards and not an empty place"},
        "guards",
        "16.4",
        "The sheet says that the stack cannot be attacked, and does not ask how high it is.",
    ),
    Ruling(
        "fast",
        "May a Fast battler use its tap ability in the turn in which it is summoned?",
        {"attacks": "No, it may only attack", "attacks-and-taps": "Yes, it may attack or use its tap ability"},
        "attacks",
        "16.5",
        "The icon speaks of attacking only.",
    ),
    Ruling(
        "quest-pay",
        "When do quests pay off?",
        {"first": "Before you untap and draw", "last": "After you have untapped and drawn"},
        "first",
        "16.6",
        "The sheet says: at the beginning of your turn.",
    ),
    Ruling(
        "guardian-destroyed",
        "When is a guardian destroyed in its battle?",
        {"beaten": "Only when it is weaker than the attacker", "always": "Always, whoever is stronger"},
        "beaten",
        "16.7",
        "A guardian that wins its battle is discarded, and not destroyed.",
    ),
    Ruling(
        "asking",
        "Who is asked for a battler when Reinforcements are called?",
        {"holders": "Only who holds one that may come", "everybody": "Everybody who holds a card"},
        "holders",
        "16.48",
        "Being asked tells those who watch what is in the hand.",
        at_one_screen="everybody",
    ),
)
