"""A draft: copies are limited, every change can be taken back, laws are sentences, nothing saved is lost."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import decks
from game.builder import texts
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from game.rules.chrono_clash import texts as clash_texts

CLASH = RULESETS["chrono_clash"]
KEYS = [card.key for card in CLASH.book]


def test_a_card_goes_to_the_part_it_belongs_to():
    draft = Draft(CLASH)
    draft.add("ember-heron")
    draft.add(extra())
    assert draft.size("deck") == 1 and draft.size("extra") == 1


def extra() -> str:
    return next(card.key for card in CLASH.book if card.part == "extra")


def test_a_card_in_the_wrong_part_is_put_right_and_can_be_taken_out():
    """However it came there: from a list with wrong headings, or from a program that wrote it so."""
    draft = Draft(CLASH, Deck("Odd", (("deck", ((extra(), 1),)), ("extra", (("ember-heron", 2), ("gone", 1))))))
    assert dict(draft.deck.parts) == {"deck": (("ember-heron", 2),), "extra": ((extra(), 1), ("gone", 1))}
    assert draft.remove("ember-heron", 2) == 2 and draft.remove(extra()) == 1
    assert dict(draft.deck.parts) == {"deck": (), "extra": (("gone", 1),)}


def test_three_copies_and_no_more_with_the_law_that_says_so():
    draft = Draft(CLASH)
    assert draft.add("ember-heron", 5) == 3 and draft.count("ember-heron") == 3
    refusal = draft.why_not_add("ember-heron")
    assert refusal.law.number == "15.3" and "3 copies of Ember Heron" in str(refusal)
    assert draft.add("ember-heron") == 0 and draft.count("ember-heron") == 3
    draft.remove("ember-heron")
    assert draft.why_not_add("ember-heron") is None


def test_one_copy_of_an_extra_deck_card():
    draft = Draft(CLASH)
    draft.add(extra(), 2)
    assert draft.count(extra()) == 1 and draft.why_not_add(extra()).law.number == "15.6"


def test_what_is_wrong_is_said_in_sentences_with_game_and_number():
    draft = Draft(CLASH)
    draft.add("ember-heron")
    assert draft.laws() == [f"Chrono Clash 15.1: {fill(clash_texts.DECK_TOO_SMALL, least=50, n=1)}"]
    assert not draft.is_legal


def test_the_cards_that_break_a_law_are_told_by_its_number():
    draft = Draft(CLASH)
    for colour, count in (("red", 3), ("blue", 2), ("green", 1)):
        for key in [card.key for card in CLASH.book if card.colour == colour and card.part == "deck"][:count]:
            draft.add(key)
    assert {CLASH.book[key].colour for key in draft.breaking("15.2")} == {"green"} and len(draft.breaking("15.2")) == 1
    assert draft.breaking("15.1") == set() == draft.breaking("99.9")
    draft.remove(draft.breaking("15.2").pop())
    assert draft.breaking("15.2") == set()
    assert [refusal.law.number for _, refusal in draft.faults()] == ["15.1"]


def test_what_fits_a_deck_is_what_breaks_no_further_law():
    """A third colour does not; a fourth copy does not; a deck that is short fits what makes it longer."""
    colours = {card.colour: card.key for card in CLASH.book if card.part == "deck"}
    draft = Draft(CLASH)
    assert all(map(draft.fits, colours.values()))
    first, second, third, *_ = colours.values()
    draft.add(first, 3)
    draft.add(second)
    assert draft.fits(second) and not draft.fits(first) and not draft.fits(third)
    draft.add(third)  # broken already: another card of these colours makes it no worse
    assert draft.fits(second)


def test_a_ready_deck_is_legal():
    ready = decks.shipped("chrono_clash")[0]
    draft = Draft(CLASH, ready.deck, ready.about)
    assert draft.is_legal and draft.name == ready.deck.name


def test_removing_what_is_not_there_changes_nothing():
    draft = Draft(CLASH)
    assert draft.remove("ember-heron") == 0 and not draft.can_undo


def test_a_name_is_tidied_and_an_empty_one_is_none():
    draft = Draft(CLASH, Deck("First", ()))
    draft.rename("  Slow \n Dawn ")
    assert draft.name == "Slow Dawn"
    draft.rename("   ")
    assert draft.name == "Slow Dawn"


def test_a_new_change_ends_what_could_be_done_again():
    draft = Draft(CLASH)
    draft.add("ember-heron")
    draft.undo()
    draft.add("orchard-ox")
    assert not draft.can_redo and draft.count("ember-heron") == 0
    with pytest.raises(ValueError, match=texts.NOTHING_TO_REDO):
        draft.redo()


def test_there_is_nothing_to_take_back_at_first():
    with pytest.raises(ValueError, match=texts.NOTHING_TO_UNDO):
        Draft(CLASH).undo()


CHANGE = st.tuples(st.sampled_from(["add", "remove", "rename", "describe"]), st.sampled_from(KEYS), st.integers(1, 4))


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine proves nothing
@given(st.lists(CHANGE, max_size=25))
def test_undo_goes_back_through_every_change_and_redo_through_all_again(changes):
    draft = Draft(CLASH, Deck("Mine", ()))
    seen = [(draft.deck, draft.about)]
    for what, key, count in changes:
        if what in ("add", "remove"):
            getattr(draft, what)(key, count)
        else:
            getattr(draft, what)(f"{key} {count}")
        if (draft.deck, draft.about) != seen[-1]:
            seen.append((draft.deck, draft.about))
    back = [(draft.deck, draft.about)]
    while draft.can_undo:
        draft.undo()
        back.append((draft.deck, draft.about))
    assert back == seen[::-1]
    while draft.can_redo:
        draft.redo()
    assert (draft.deck, draft.about) == seen[-1]


def test_saving_reads_back_the_same_and_keeps_the_version_before(tmp_path: Path):
    draft = Draft(CLASH, Deck("Slow Dawn", ()))
    draft.add("ember-heron", 2)
    path = draft.save(tmp_path)
    assert path.name == "slow-dawn.txt" and draft.is_saved
    draft.add("ember-heron")
    assert not draft.is_saved
    assert draft.save(tmp_path) == path
    assert dict(decks.read_file(path, CLASH).deck.part("deck")) == {"ember-heron": 3}
    (before,) = tmp_path.glob("*.bak")
    assert "2 Ember Heron" in before.read_text("utf-8")


def test_two_decks_of_one_name_get_two_files(tmp_path: Path):
    paths = set()
    for _ in range(3):
        draft = Draft(CLASH, Deck("Slow Dawn", ()))
        draft.add("ember-heron")
        paths.add(draft.save(tmp_path))
    assert len(paths) == 3


def test_an_untouched_new_draft_needs_no_file():
    draft = Draft(CLASH)
    assert draft.is_saved
    draft.add("ember-heron")
    assert not draft.is_saved
    draft.undo()
    draft.redo()
    assert not draft.is_saved
