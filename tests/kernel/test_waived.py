"""Laws of decks that a ruling does without: a match among friends may be played with what a contest forbids."""

from game.kernel.deck import Deck
from game.kernel.laws import Law, Refusal
from game.kernel.ruleset import DeckRules

COPIES, SIZE = Law("1.1", "Four of a card at most.", "ours"), Law("1.2", "Two cards at least.", "ours")
RULES = DeckRules(
    ("deck",),
    laws=lambda deck: [Refusal(COPIES), Refusal(SIZE)] if deck.name == "odd" else [],
    waived={("decks", "friendly"): (COPIES,)},
)


def broken(name, **rulings):
    return [refusal.law for refusal in RULES.broken(Deck(name, ()), rulings)]


def test_a_ruling_waives_its_own_laws_and_no_others():
    assert broken("odd") == broken("odd", decks="contest") == broken("odd", other="friendly") == [COPIES, SIZE]
    assert broken("odd", decks="friendly") == [SIZE]
    assert broken("even", decks="contest") == []


def test_where_nobody_judges_nothing_is_broken():
    assert DeckRules().broken(Deck("odd", ()), {}) == []
