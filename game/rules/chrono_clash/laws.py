"""The laws of Chrono Clash, with their sections in RULES.md and places in the printed rulebook; and the rulings."""

from ...kernel.laws import Law, Ruling

# Places in the legend of the printed rulebook
ICON_TARGETS = "The Ability Icons: Targets"
ICON_EFFECTS = "The Ability Icons: Effects"
ICON_ABILITIES = "The Ability Icons: Abilities"

# 5  Whose turn, and what may be moved at all
NOT_YOUR_TURN = Law("5.6", "It's another player's decision now.", "Your Turn")
CHOICE_WAITS = Law("5.7", "Make the current choice first.", "Resolving Abilities")
NOT_YOURS = Law("5.8", "You can move only your own cards.", "Your Turn")
DECK_LIES = Law("5.8", "You draw automatically at the start of your turn and when an ability says so.", "Your Turn")
DISCARD_LIES = Law("5.8", "Cards stay in a discard pile until an ability takes them.", ICON_TARGETS)
NOT_A_PLACE = Law("5.8", "That card can't go there.", "Your Turn")
NO_DISCARDING = Law("5.9", "You can discard a card only when an ability says so.", ICON_EFFECTS)
NO_RETURNING = Law("5.8", "A card returns to your hand only when an ability says so.", ICON_EFFECTS)

# 6  Summoning and playing
OWN_BATTLEFIELD = Law("6.1", "Summon battlers onto your own battlefield.", "Summoning Battlers")
FRESH = Law(
    "6.3",
    "A battler can't attack, quest or use its tap ability the turn it is summoned.",
    "Summoning Battlers",
)
TO_THE_MIDDLE = Law(
    "6.6",
    "Play action cards in the middle or on your battlefield.",
    "Playing Action Cards",
)
TARGETS_LATER = Law("6.8", "Play the card first, then choose its targets.", "Resolving Abilities")
RESOLVING = Law("6.7", "That card is still resolving.", "Playing Action Cards")

# 7  Attacking
TAPPED = Law("7.1", "It is tapped. Your battlers untap at the start of your turn.", "Attacking")
AIM = Law("7.2", "Choose what your battler attacks.", "Attacking")
ATTACK_ENEMIES = Law("7.3", "You can attack only opponents' battlers and guardians.", "Attacking")
NOT_TAPPED = Law("7.3", "Only tapped battlers can be attacked.", "Attacking")
ATTACK_WHAT = Law("7.3", "Attack a tapped enemy battler or an opponent's guardian stack.", "Attacking")

# 8  Guardians
GUARDIANS_LIE = Law(
    "8.1",
    "Guardians stay face down in their stack until they are attacked.",
    "Setting up a Game",
)
GUARDIAN_DECIDES = Law("8.2", "Use the revealed guardian's ability or skip it.", "Attacking the Guardian Stack")
NEW_GUARDIANS = Law("8.12", "Guardians are added only by abilities, from the top of your deck.", ICON_EFFECTS)

# 9  Quests
QUEST_CARD = Law("9.1", "To start a quest, put a card from your hand on the battler.", "Questing")
QUEST_BATTLER = Law("9.1", "Only your own battlers on the battlefield can go on quests.", "Questing")
ON_A_QUEST = Law(
    "9.2", "A quest card stays on its battler until the battler is attacked or the quest ends.", "Questing"
)

# 10  Tap abilities
NO_TAP_ABILITY = Law("10.1", "It has no tap ability.", "Activating Tap Abilities")
CANNOT_TAP_EITHER = Law(
    "10.2",
    "It can't attack, so it can't use its tap ability either.",
    "our decision, 16.22",
)
ALREADY_TAPPED = Law("10.3", "It is already tapped. Choose an untapped battler.", "our decision, 16.21")

# 11  The extra deck
EXTRA_LIES = Law("11.2", "Only an ability with the extra-deck icon draws from the extra deck.", "The Extra Deck")
EXTRA_COST = Law(
    "11.4",
    "To pay for an extra-deck card, destroy your own standard battlers whose costs add up to at least its cost.",
    "The Extra Deck",
)
ONLY_STANDARD = Law("11.5", "Only standard battlers can pay, not extra-deck battlers.", "The Extra Deck")
ONLY_BATTLERS_PAY = Law("11.5", "Only your own battlers on the battlefield can pay for it.", "The Extra Deck")
GONE = Law("11.9", "It has been removed from the game.", "our decision, 16.27")

# 12  The icon language
ORDER = Law("12.21", "Several of your abilities triggered. Choose which happens first.", "our decision, 16.15")
NOT_MEANT = Law("12.6", "This ability can't choose that card.", ICON_TARGETS)
POINT_AT_IT = Law("12.6", "You can choose that card. Click it instead of dragging it.", ICON_TARGETS)
ANOTHER_TARGET = Law("12.6", "You have already chosen it. Choose a different target.", ICON_TARGETS)
NAME_AN_OPPONENT = Law("12.8", "Choose an opponent, not a card.", ICON_TARGETS)
YOUR_OTHER = Law("12.9", "This ability can choose only your other battlers.", ICON_TARGETS)
COPY = Law("12.9", "It can't choose itself or a copy of itself.", ICON_TARGETS)
YOUR_CARDS = Law("12.12", "This ability can choose only cards in your hand or discard pile.", ICON_TARGETS)
WRONG_KIND = Law("12.12", "The icon shows whether it takes a battler card or an action card.", ICON_TARGETS)
COST_FILTER = Law("12.14", "It costs more than the ability allows.", ICON_TARGETS)
STRENGTH_FILTER = Law("12.14", "It is stronger than the ability allows.", ICON_TARGETS)
ICON_FILTER = Law("12.14", "It doesn't have the icon the ability requires.", ICON_TARGETS)
NO_SUMMON_ABILITY = Law("12.29", "It has no summon ability you could play.", ICON_EFFECTS)
DISCARD_ASKED = Law("12.31", "Choose a card from your hand to discard.", ICON_EFFECTS)

# 13  The abilities
CANT_ATTACK = Law("13.2", "It can't attack, but it can go on quests.", ICON_ABILITIES)
CANT_ATTACK_BATTLERS = Law("13.3", "It can attack only guardian stacks and questing battlers.", ICON_ABILITIES)
PROTECTOR = Law(
    "13.4",
    "That player has a Protector, so you can choose only Protectors.",
    ICON_ABILITIES,
)
LEADER = Law("13.6", "A Leader saves time. It doesn't make extra-deck cards cheaper.", "our decision, 16.34")
REINFORCEMENTS = Law("13.8", "Choose a battler from your hand that costs less than the destroyed one.", ICON_ABILITIES)
FAST_ATTACKS = Law(
    "13.10",
    "Fast lets it attack the turn it is summoned, but not quest or use tap abilities.",
    ICON_ABILITIES,
)
SENTINEL = Law("13.11", "A tapped Sentinel protects that guardian stack.", ICON_ABILITIES)
TOUGHNESS = Law("13.13", "Choose a card from your hand to put under the battler, or none.", ICON_ABILITIES)
UNDER_A_BATTLER = Law("13.13", "A card under a battler stays there and is discarded in its place.", ICON_ABILITIES)
NO_SNEAK_ATTACK = Law("13.14", "Only a battler with Sneak Attack can attack from your hand.", ICON_ABILITIES)
ELUSIVE = Law("13.15", "Only Elusive battlers can attack an Elusive battler.", ICON_ABILITIES)
TRANSFORM = Law("13.16", "Transform replaces one of your battlers that could attack now.", ICON_ABILITIES)
TAUNT = Law(
    "13.18",
    "That player has a tapped Taunt battler. Of their battlers, you can attack only those with Taunt.",
    ICON_ABILITIES,
)
NOT_A_WALKER = Law("13.19", "A pilot can board only your own walkers.", ICON_ABILITIES)
HAS_A_PILOT = Law("13.19", "That walker already has a pilot.", ICON_ABILITIES)
ABOARD = Law("13.19", "A pilot acts with its walker. Move the walker.", ICON_ABILITIES)

# 14  Three and four players
OUT = Law("14.3", "That player is out of the game.", "Multiplayer")

# 15  Building a deck
TOO_FEW_CARDS = Law("15.1", "A deck needs at least 50 cards.", "Build Your Own Deck")
TOO_MANY_COLOURS = Law("15.2", "A deck can have at most two colors.", "Build Your Own Deck")
TOO_MANY_COPIES = Law("15.3", "A deck can have at most three copies of a card.", "Build Your Own Deck")
WRONG_PART = Law("15.4", "Only extra-deck cards go in the extra deck, and they go nowhere else.", "Build Your Own Deck")
EXTRA_SIZE = Law("15.5", "An extra deck needs at least six cards, or none at all.", "Build Your Own Deck")
EXTRA_COPIES = Law("15.6", "An extra deck can have only one copy of a card.", "Build Your Own Deck")
EXTRA_COLOURS = Law("15.7", "An extra deck can have only the colors of its deck.", "Build Your Own Deck")

LAWS = tuple(law for law in tuple(globals().values()) if isinstance(law, Law))

REASONS = {
    "quests": "Five quests completed.",
    "last": "Last player standing: the opponent had no guardians left.",
    "decked": "Last player standing: the opponent had no card to draw.",
    "long": "Most quest points after 400 turns. Tiebreaks: guardians, then turn order.",
    "rounds": "Won enough games.",
}

RULINGS = (
    Ruling(
        "gauge",
        "When does the gauge end a turn?",
        {
            "lenient": "When everything has resolved and the counter is on the opponent's side",
            "strict": "As soon as the counter touches the opponent's side",
        },
        "lenient",
        "16.1",
        "Abilities resolve first, and time gained meanwhile counts.",
    ),
    Ruling(
        "failed-draw",
        "What if an ability draws more cards than are left?",
        {"fails": "The ability has no effect", "eliminates": "The player draws the rest and is eliminated"},
        "fails",
        "16.2",
        "Abilities are all or nothing. The draw for the turn has its own rule.",
    ),
    Ruling(
        "reinforcements",
        "Do Reinforcements cost time?",
        {"free": "No, they are free", "paid": "Yes, you pay their cost as usual"},
        "free",
        "16.3",
        "Reinforcements already have to cost less than the destroyed battler.",
    ),
    Ruling(
        "sentinel",
        "Does a tapped Sentinel protect an empty guardian stack?",
        {"guards": "Yes, the player can't be attacked", "stack-only": "No, only a stack with guardians"},
        "guards",
        "16.4",
        "The rulesheet says the stack can't be attacked, whatever its size.",
    ),
    Ruling(
        "fast",
        "Can a Fast battler use its tap ability the turn it is summoned?",
        {"attacks": "No, it can only attack", "attacks-and-taps": "Yes, it can attack or use its tap ability"},
        "attacks",
        "16.5",
        "The icon mentions only attacking.",
    ),
    Ruling(
        "quest-pay",
        "When are quests completed?",
        {"first": "Before you untap and draw", "last": "After you untap and draw"},
        "first",
        "16.6",
        'The rulesheet says "at the beginning of your turn".',
    ),
    Ruling(
        "guardian-destroyed",
        "When does a guardian count as destroyed?",
        {"beaten": "Only if it is weaker than the attacker", "always": "Always"},
        "beaten",
        "16.7",
        "A guardian that wins its battle is discarded, not destroyed.",
    ),
    Ruling(
        "asking",
        "Who is asked about Reinforcements?",
        {"holders": "Only players who hold a matching battler", "everybody": "All players with cards in hand"},
        "holders",
        "16.48",
        "A prompt shows anyone watching what the player holds.",
        at_one_screen="everybody",
    ),
)
