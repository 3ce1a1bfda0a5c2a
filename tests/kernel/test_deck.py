"""Decks that players bring: on one line and back, laid for a position, and hidden from the others."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.kernel.deck import Deck, read_deck, say_deck
from game.kernel.notation import CannotRead
from game.kernel.view import determinize, see
from game.rules import RULESETS
from tests.playing import begin, some_decks

CHRONO = RULESETS["chrono_clash"]
quick = settings(deadline=None, derandomize=True, database=None)
keys = st.from_regex(r"[a-z]{1,8}(-[a-z]{1,8}){0,2}", fullmatch=True)
counts = st.dictionaries(keys, st.integers(1, 41), max_size=8).map(lambda found: tuple(found.items()))
names = st.text(st.characters(exclude_categories=("C",)), max_size=40).map(
    lambda n: " ".join(n.replace("=", "").split())
)
decks = st.builds(
    Deck, names, st.dictionaries(keys, counts.filter(bool), max_size=3).map(lambda found: tuple(found.items()))
)


# On one line


@quick
@given(decks)
def test_a_deck_survives_the_round_trip(deck):
    line = say_deck(deck)
    assert len(line.splitlines()) == 1
    assert read_deck(line) == deck


@quick
@given(st.text(max_size=60))
def test_any_text_is_a_deck_or_refused(text):
    try:
        deck = read_deck(text)
    except ValueError as error:
        assert str(error)
    else:
        assert isinstance(deck, Deck)
        assert read_deck(say_deck(deck)) == deck


def test_how_a_deck_reads():
    line = "Slow Dawn = deck: 3 ember-heron, 1 lamp; extra: 1 noon"
    deck = read_deck(line)
    assert deck == Deck("Slow Dawn", (("deck", (("ember-heron", 3), ("lamp", 1))), ("extra", (("noon", 1),))))
    assert say_deck(deck) == line
    assert deck.part("extra") == (("noon", 1),)
    assert deck.part("side") == ()


def test_a_name_never_breaks_the_line():
    deck = Deck("  A = b\nseat 0: human Eve ", (("deck", (("lamp", 1),)),))
    assert say_deck(deck) == "A b seat 0: human Eve = deck: 1 lamp"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("no deck at all", "is not 'name = part: cards'"),
        ("A = 3 lamp", "'3 lamp' is not 'part: cards'"),
        ("A = deck: lamp", "'lamp' is not a number and a card"),
        ("A = deck: 3", "'3' is not a number and a card"),
        ("A = deck: -1 lamp", "'-1 lamp' is not a number and a card"),
        ("A = deck: 1000 lamp", "'1000 lamp' is not a number and a card"),
        ("A = deck: ² lamp", "'² lamp' is not a number and a card"),
    ],
)
def test_what_is_no_deck_is_named(line, named):
    with pytest.raises(ValueError, match=None) as caught:
        read_deck(line)
    assert named in str(caught.value)


# In a position


def test_a_laid_position_holds_what_it_names_and_no_more():
    text = "hand-0: gnomon, ember-heron\nextra-0: harvest-home\ndeck-0: 3 cards, gnomon\nguardians-1: 2 cards"
    s = notation.lay(CHRONO, text)
    brought = [Counter(dict(deck.part("deck"))) for deck in s.decks]
    assert brought[0]["gnomon"] == 2
    assert brought[0].total() == 2 + 4 + 5  # hand, deck, and the guardians of a quiet moment
    assert dict(s.decks[0].part("extra")) == {"harvest-home": 1}
    assert brought[1].total() == 20 + 2
    for seat in (0, 1):
        mine = Counter(s.what[card].key for card in range(len(s.what)) if s.owner(card) == seat)
        assert mine == brought[seat] + Counter(dict(s.decks[seat].part("extra")))
    assert s.what[s.cards_in(0, "deck")[-1]].key == "gnomon"


def test_places_that_are_not_named_hold_what_they_do_in_a_quiet_moment():
    s = notation.lay(CHRONO, "")
    for name, count in (("deck", 20), ("guardians", 5), ("extra", 6), ("hand", 0), ("gone", 0)):
        assert [len(s.cards_in(seat, name)) for seat in (0, 1)] == [count, count], name


def test_extra_cards_keep_their_back_wherever_they_are_laid():
    s = notation.lay(CHRONO, "hand-0: harvest-home, gnomon\nbattlefield-1: one-after-lunch\nquests-1: -")
    extra, main = s.cards_in(0, "hand")
    assert s.marking[extra] // 2 == 1
    assert s.marking[main] // 2 == 0
    (there,) = s.cards_in(1, "battlefield")
    assert (s.owner(there), s.marking[there] // 2) == (1, 1)


def test_cards_that_a_view_does_not_know_are_laid_last():
    text = "battlefield-1: ember-heron tapped, ember-heron tapped\nquests-1: ? on ember-heron.2, ? on ember-heron"
    s = notation.lay(CHRONO, text)
    first, second = s.cards_in(1, "battlefield")
    hidden = s.cards_in(1, "quests")
    assert s.loads(second, "quests") == hidden[:1]
    assert s.loads(first, "quests") == hidden[1:]
    assert text.splitlines()[1] in notation.show(see(s, 0))


def test_all_that_a_card_remembers_and_a_seat_counts_is_laid():
    lines = [
        "seats: 2", "active: 0", "time-0: -2", "points-0: 3", "touched-0: 1", "points-1: 4",
        "hand-0: gnomon cost-2",
        "battlefield-0: ember-heron tapped fresh strength+2 gained:fast/guardian-attack+1, kindlejack",
        "pilots-0: cass-quickmatch on kindlejack",
        "quests-0: gnomon on ember-heron, blue-tape on ember-heron",
    ]  # fmt: skip
    shown = notation.show(notation.lay(CHRONO, "\n".join(lines))).splitlines()
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("battlefield-0: gnomon asleep", "'asleep' is nothing that a card remembers"),
        ("battlefield-0: gnomon gained:flight", "gained:flight: 'flight' is no icon"),
        ("battlefield-0: gnomon gained:", "gained:"),
        ("quests-0: gnomon on ember-heron", "there is no 'ember-heron' in play for 'gnomon'"),
        ("battlefield-0: ember-heron\nquests-0: gnomon on ember-heron.2", "there is no 'ember-heron.2'"),
        ("battlefield-0: ember-heron\nhand-0: gnomon on ember-heron", "a card in hand-0 does not lie on another"),
        ("hand-0: nova", "'nova' is no card"),
        ("points-0: many", "points-0: 'many' is no number"),
    ],
)
def test_what_cannot_be_laid_is_named(text, named):
    with pytest.raises(CannotRead) as caught:
        notation.lay(CHRONO, text)
    assert named in str(caught.value)


# What the others know of it


def test_lots_of_the_others_are_what_may_be_printed_there():
    """Three of each card of their colours, less what the view knows: more than cards, and the same for any list."""
    s = begin("chrono_clash", 2, 4)
    view = see(s, 0)
    lots = {(s.owner(cards[0]), s.marking[cards[0]] // 2): (cards, lot) for cards, lot in view.lots}
    for part, copies in ((0, 3), (1, 1)):
        if (1, part) in lots:
            cards, lot = lots[1, part]
            colours = {printed.colour for card, printed in enumerate(s.what) if s.owner(card) == 1}
            could = Counter(
                {p.key: copies for p in CHRONO.book if p.colour in colours and p.part == CHRONO.decks.parts[part]}
            )
            seen = Counter(view.what[c].key for c in range(len(s.what)) if s.owner(c) == 1 and view.what[c] is not None)
            assert Counter(printed.key for printed in lot) == could - seen
            assert len(lot) >= len(cards)
    cards, lot = lots[0, 0]
    assert Counter(printed.key for printed in lot) == Counter(s.what[card].key for card in cards), "one's own list"


def test_worlds_dealt_from_a_view_differ_and_keep_to_the_limits():
    s = begin("chrono_clash", 2, 4)
    view = see(s, 0)
    worlds = [determinize(view, seed) for seed in range(20)]
    theirs = [tuple(world.what[card].key for card in range(len(s.what)) if s.marking[card] == 1) for world in worlds]
    assert len(set(theirs)) == 20
    for world, keys in zip(worlds, theirs, strict=True):
        assert max(Counter(keys).values()) <= 3
        assert legal_actions(world) == legal_actions(s) or s.agenda[-1].seat != 0


@pytest.mark.parametrize("seed", range(4))
def test_random_decks_are_legal_and_differ(seed):
    """A test of what all tests of decks stand on."""
    made = some_decks("chrono_clash", 4, seed)
    assert all(CHRONO.decks.laws(deck) == [] for deck in made)
    assert len(set(made)) == 4
