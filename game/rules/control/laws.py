"""The laws of Control, each with its section in RULES.md and its place on the printed rulesheet; and the rulings."""

from ...kernel.laws import Law, Ruling

NOT_YOUR_TURN = Law("4.8", "It's another player's decision now.", "Turn Structure")
NOT_IN_HAND = Law("4.4", "Use cards from your own hand.", "Play a card")
ONE_ACTION = Law(
    "4.2", "Take one action each turn: draw, play a card, discard an Unstable card or diffuse a card.", "Turn Structure"
)
DRAW_TO_HAND = Law("4.3", "To draw, drag the top card of your own deck to your hand.", "Draw a card")
OWN_AREA = Law("4.4", "You can play cards only in your own play area.", "Turn of play")
STABLE_DISCARD = Law(
    "4.5", "You can discard only Unstable cards for their ability. Play Stable cards to use theirs.",
    "Discard an Unstable card",
)  # fmt: skip
NO_EFFECT = Law("4.5", "Its ability would have no effect now.", "ours")
OTHER_PILE = Law("3.1", "A card goes to the discard pile that matches its mark.", "For 2 players")
TOO_WEAK = Law("4.6", "A card can diffuse only cards with equal or less fuel.", "Diffuse a card")
FORCE_FIELD = Law(
    "5.5", "A Force Field keeps its player's other Stable cards from being diffused.", "Force Field", "diffuse"
)  # fmt: skip
OWN_CARDS = Law("10.3", "In this match you can diffuse only your opponents' cards.", "ours")
NOT_IN_PLAY = Law("4.6", "You can diffuse only cards in play.", "Diffuse a card")
LIMIT = Law("4.7", "You can keep at most seven cards. Discard the rest.", "Draw a card")
EXTRA_CARD = Law("5.6", "Exotic Matter lets you play a card worth 3 fuel or less.", "Gameplay Example")
ONLY_TIME_STOP = Law("6.1", "Only a Time Stop from your hand can stop an ability.", "Time Stop")
NOT_MEANT = Law("5.2", "This ability can't affect that card.", "Ability Details")
NOT_A_WORMHOLE = Law("5.8", "A Wormhole can't take another Wormhole.", "Wormhole")
NOT_A_REACTOR = Law("5.4", "A Reactor can't copy a Reactor.", "ours")
NOTHING_TO_COPY = Law("5.4", "A Reactor can't copy an ability that would have no effect.", "ours")
FUTURE_SHIFT = Law("5.7", "Choose one of the cards you looked at.", "ours")

LAWS = (
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    ONE_ACTION,
    DRAW_TO_HAND,
    OWN_AREA,
    STABLE_DISCARD,
    NO_EFFECT,
    OTHER_PILE,
    TOO_WEAK,
    FORCE_FIELD,
    OWN_CARDS,
    NOT_IN_PLAY,
    LIMIT,
    EXTRA_CARD,
    ONLY_TIME_STOP,
    NOT_MEANT,
    NOT_A_WORMHOLE,
    NOT_A_REACTOR,
    NOTHING_TO_COPY,
    FUTURE_SHIFT,
)

RULINGS = (
    Ruling(
        "stable-five",
        "Which Stable card is worth 5?",
        {"future-shift": "Future Shift", "anomaly": "Anomaly"},
        "future-shift",
        "10.1",
        "The deck has a Stable 5, but no public list names it.",
    ),
    Ruling(
        "hand-limit",
        "When does the hand limit apply?",
        {"every-turn": "At the end of each of your turns", "after-drawing": "Only after the draw action"},
        "every-turn",
        "10.2",
        "The rulesheet mentions the end of your turn, but in its section on drawing.",
    ),
    Ruling(
        "diffuse",
        "Which cards can be diffused?",
        {"any-card": "Any card in play", "opponents-only": "Only your opponents' cards"},
        "any-card",
        "10.3",
        'The rulesheet says "a card in play".',
    ),
    Ruling(
        "standing-copy",
        "Does a Reactor that copied a Force Field keep guarding?",
        {"guards": "Yes, while it stays in play", "nothing": "No, it does nothing"},
        "guards",
        "10.4",
        "Otherwise copying a Force Field would be useless.",
    ),
    Ruling(
        "singularity",
        "When is Singularity's effect chosen?",
        {"on-resolving": "When the ability happens", "on-discarding": "When the card is discarded"},
        "on-resolving",
        "10.5",
        "The rulesheet doesn't say. Other choices are made when the ability happens (5.2).",
    ),
    Ruling(
        "beginner",
        "With two players, who starts the next round?",
        {
            "loser": "The loser of the last round",
            "winner": "The winner of the last round",
            "in-turns": "The players alternate",
        },
        "loser",
        "10.6",
        "The rulesheet says only who starts the first round.",
    ),
    Ruling(
        "asking",
        "Who is asked about Time Stop and Exotic Matter?",
        {"holders": "Only players who hold a matching card", "everybody": "All players with cards in hand"},
        "holders",
        "10.8",
        "A prompt shows anyone watching that the player holds a matching card.",
        at_one_screen="everybody",
    ),
)
