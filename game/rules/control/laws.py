"""Every limit of Control, with its section in RULES.md and its place on the printed rulesheet; and our rulings."""

from ...kernel.laws import Law, Ruling

NOT_YOUR_TURN = Law("4.8", "It is another player who is asked now.", "Turn Structure")
NOT_IN_HAND = Law("4.4", "You act with cards from your own hand.", "Play a card")
ONE_ACTION = Law("4.2", "A turn has one action: draw, play, discard an Unstable card, or diffuse.", "Turn Structure")
DRAW_TO_HAND = Law("4.3", "You draw the top card of your own deck, into your hand.", "Draw a card")
OWN_AREA = Law("4.4", "You play cards only in front of yourself.", "Turn of play")
STABLE_DISCARD = Law(
    "4.5", "A Stable card acts when it is played. Only Unstable cards are discarded for their ability.",
    "Discard an Unstable card",
)  # fmt: skip
NO_EFFECT = Law("4.5", "Its ability would do nothing now.", "ours")
OTHER_PILE = Law("3.1", "A card goes to the discard pile that its mark belongs to.", "For 2 players")
TOO_WEAK = Law("4.6", "A card diffuses cards of equal or lower fuel.", "Diffuse a card")
FORCE_FIELD = Law(
    "5.5", "A Force Field guards the other Stable cards beside it from diffusion.", "Force Field", "diffuse"
)  # fmt: skip
OWN_CARDS = Law("10.3", "In this match only opponents' cards may be diffused.", "ours")
NOT_IN_PLAY = Law("4.6", "Only a card in play can be diffused.", "Diffuse a card")
LIMIT = Law("4.7", "You keep seven cards at most: discard what is over.", "Draw a card")
EXTRA_CARD = Law("5.6", "Exotic Matter lets you play a card worth 3 fuel or less.", "Gameplay Example")
ONLY_TIME_STOP = Law("6.1", "Only a Time Stop from your hand answers a discarded ability.", "Time Stop")
NOT_MEANT = Law("5.2", "The ability that happens now does not mean that card.", "Ability Details")
NOT_A_WORMHOLE = Law("5.8", "A Wormhole cannot take another Wormhole.", "Wormhole")
NOT_A_REACTOR = Law("5.4", "A Reactor copies another card, and not a Reactor.", "ours")
NOTHING_TO_COPY = Law("5.4", "A Reactor copies what would do something. That card would do nothing now.", "ours")
FUTURE_SHIFT = Law("5.7", "You choose among the cards that you looked at.", "ours")

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
        "The place in the deck is certain, the card is not on public record.",
    ),
    Ruling(
        "hand-limit",
        "When are you held to seven cards?",
        {"every-turn": "At the end of each of your turns", "after-drawing": "Only after the draw action"},
        "every-turn",
        "10.2",
        "The sheet speaks of the end of your turn, in the paragraph on drawing.",
    ),
    Ruling(
        "diffuse",
        "What may be diffused?",
        {"any-card": "Any card in play", "opponents-only": "Only your opponents' cards"},
        "any-card",
        "10.3",
        "The sheet says: a card in play.",
    ),
    Ruling(
        "standing-copy",
        "Does a Reactor that copies a Force Field go on guarding?",
        {"guards": "Yes, while it stays in play", "nothing": "No, it does nothing"},
        "guards",
        "10.4",
        "It is the only useful meaning of copying a standing ability.",
    ),
    Ruling(
        "singularity",
        "When does Singularity's player say what goes?",
        {"on-resolving": "When it happens", "on-discarding": "When it is discarded"},
        "on-resolving",
        "10.5",
        "The sheet does not say; choices wait until the ability happens (5.2).",
    ),
    Ruling(
        "beginner",
        "Who begins the next round of two players?",
        {"loser": "The loser of the last", "winner": "The winner of the last", "in-turns": "They take turns"},
        "loser",
        "10.6",
        "The sheet's joke decides only the first round.",
    ),
    Ruling(
        "asking",
        "Who is asked for a Time Stop, or for a card to an Exotic Matter?",
        {"holders": "Only who holds one", "everybody": "Everybody who holds a card"},
        "holders",
        "10.8",
        "Being asked tells those who watch that there is something to answer with.",
        at_one_screen="everybody",
    ),
)
