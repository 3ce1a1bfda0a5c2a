"""What a computer player makes of words: how good a clause is now, whether it harms, and what it promises in a hand."""

import pytest

from game.rules import RULESETS
from game.rules.control.appraise import KEPT, WEIGHTS, kept
from game.rules.control.instinct import played
from tests.effects import realm
from tests.table import Table

CONTROL = RULESETS["control"]
BOOK, LANGUAGE = CONTROL.book, CONTROL.book.language
FUEL = 0.15


def worth(text, key, seat=0, at="hand-0"):
    """What discarding that card for its ability is worth to the seat on this table of Control."""
    t = Table(text)
    card = t.card(f"{key}@{at}")
    return sum(LANGUAGE.worth_of(t.state, seat, card, ability.clauses) for ability in t.state.what[card].spent)


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("hand-0: rewind\nplay-0: nova\nplay-1: rift, antimatter", "rewind", 7 * FUEL),
        ("hand-0: rewind\nplay-0: nova, rift", "rewind", -1 * FUEL),  # the least that can be lost
        ("hand-0: rewind", "rewind", 0),
        ("seats: 4\nhand-0: rewind\nplay-2: nova\nplay-3: rift", "rewind", 1 * FUEL),  # a partner's is one's own
        ("hand-0: singularity\nplay-0: rift\nplay-1: reactor, force-field", "singularity", 4 * FUEL),
        ("hand-0: singularity\nplay-0: rift, nova\nplay-1: nova, wormhole", "singularity", 4 * FUEL),
        ("hand-0: singularity\nplay-0: nova", "singularity", 0),  # of two options the one that does nothing
        ("seats: 3\nhand-0: singularity\nplay-1: rift\nplay-2: reactor", "singularity", 2 * FUEL),  # the worst hit
        ("hand-0: dark-energy\ndeck-0: 5 cards", "dark-energy", 0.8),
        ("hand-0: dark-energy\ndeck-0: 0 cards", "dark-energy", 0),
        ("hand-0: antimatter\nhand-1: rift, rift, nova", "antimatter", 0.5),
        ("hand-0: antimatter\nhand-1: rift", "antimatter", 0.25),
        ("hand-0: antimatter", "antimatter", 0),
        ("hand-0: wormhole\ndiscard-0: rift", "wormhole", 0.4),
        ("hand-0: wormhole\ndiscard-0: wormhole", "wormhole", 0),
    ],
)
def test_what_an_ability_is_worth_now(table, key, value):
    assert worth(table, key) == pytest.approx(value)


def test_with_its_targets_named():
    t = Table("hand-0: rewind, wormhole\nplay-0: nova\nplay-1: rift, antimatter\ndiscard-0: singularity")
    s = t.state

    def of(key, *targets):
        card = t.card(f"{key}@hand-0")
        (clause,) = s.what[card].spent[0].clauses
        return LANGUAGE.worth(s, 0, card, clause, tuple(t.card(target) for target in targets))

    assert of("rewind", "rift") == pytest.approx(FUEL)
    assert of("rewind", "nova@play-0") == pytest.approx(-10 * FUEL)
    assert of("wormhole", "singularity@discard-0") == kept(BOOK["singularity"])


@pytest.mark.parametrize(
    ("table", "key", "harms"),
    [
        ("hand-1: singularity\nplay-0: rift", "singularity", True),
        ("hand-1: singularity\nplay-1: rift", "singularity", False),
        ("hand-1: rewind\nplay-1: rift", "rewind", False),
        ("hand-1: rewind\nplay-0: rift", "rewind", True),
        ("hand-1: dark-energy", "dark-energy", True),
    ],
)
def test_whether_an_opponents_ability_can_harm(table, key, harms):
    t = Table(f"active: 1\n{table}")
    card = t.card(f"{key}@hand-1")
    assert LANGUAGE.harm_of(t.state, 0, 1, card, t.state.what[card].spent[0].clauses) == harms


def test_what_cards_promise():
    promised = {card.key: {(word, times) for word, times, _ in card.promises} for card in BOOK}
    assert promised["dark-energy"] == {("draw", 2.0)}
    assert promised["rift"] == {("draw", 1.0), ("discard one card", 1.0)}
    assert promised["singularity"] == {("discard all", 1.0)}
    assert promised["antimatter"] == {("lose_at_random", 2.0)}
    assert promised["nova"] == set()


def test_every_word_on_a_card_is_weighed():
    words = {word for card in BOOK for word, *_ in card.promises}
    assert words <= set(WEIGHTS)
    assert words == set(KEPT)


@pytest.mark.parametrize(
    ("more", "less"),
    [("time-stop", "nova"), ("singularity", "antimatter"), ("dark-energy", "rewind")],
)
def test_what_is_kept_more_gladly(more, less):
    assert kept(BOOK[more]) > kept(BOOK[less])


def test_what_is_played_more_gladly():
    assert played(BOOK["rift"]) == played(BOOK["exotic-matter"]) == 0.5
    assert played(BOOK["reactor"]) == played(BOOK["force-field"]) == 0.2
    assert played(BOOK["nova"]) == 0.3
    assert played(BOOK["wormhole"]) == played(BOOK["antimatter"]) == 0.0
    assert played(BOOK["singularity"]) == played(BOOK["time-stop"]) == -0.3


# Terms, on the cards of the realm


@pytest.fixture
def lay(tmp_path):
    rules = realm.make(tmp_path)
    return lambda text: Table(text, rules=rules)


def of(t, key):
    card = t.card(f"{key}@hand-0")
    return realm.LANGUAGE.worth_of(t.state, 0, card, t.state.what[card].spent[0].clauses)


def test_terms_change_what_a_clause_is_worth(lay):
    t = lay("hand-0: theft, gift, census, rite, omen\nplay-0: elf, elf\ndeck-0: 9 cards")
    assert of(t, "theft") == 0, "what harms oneself may be left"
    assert of(t, "gift") == pytest.approx(0.4)
    assert of(t, "census") == pytest.approx(0.8)
    assert of(t, "omen") == pytest.approx(0.4)
    assert of(t, "rite") == pytest.approx(0.4 + 3 * 0.4)
    t = lay("hand-0: theft, census, rite, omen\nplay-1: giant\ndeck-0: 9 cards")
    assert [of(t, key) for key in ("census", "rite", "omen")] == [0, 0, 0]
    assert of(t, "theft") == 1.0


def test_a_bonus_is_good_on_ones_own_side_and_bad_on_the_other(lay):
    assert of(lay("hand-0: rally\nplay-0: elf, elf, giant\nplay-1: elf"), "rally") == pytest.approx(2 * 2 * FUEL)
    assert of(lay("hand-0: rally\nplay-1: elf"), "rally") == pytest.approx(-2 * 2 * FUEL)
    assert of(lay("hand-0: pact\ndeck-0: 3 cards"), "pact") == 0
