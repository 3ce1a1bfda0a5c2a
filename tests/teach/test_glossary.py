"""Terms inside words: each says what it is and where the rules say more, stands once in a paragraph, and is no card."""

import pytest

from art.kinds import numbers_at
from game.rules import RULESETS
from game.teach.glossary import MARK, Glossary, Term, glossary
from game.teach.primer import primer
from scenes.terms import said_of
from ui.base import text
from ui.table.rule_slip import sections

GAMES = list(RULESETS)
TEMPER = Term("temper", "Temper: what costs are paid in (6.1).", "6.1")
FAST = Term("Fast", "Fast: at once (8.1).", "8.1")
MADE = Glossary({"temper": TEMPER, "tempers": TEMPER, "Fast": FAST}, {}, ("Fast Temper",))


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_a_sentence_with_a_rule_that_is_there(game):
    known = sections(str(RULESETS[game].telling.rules_file))
    found = glossary(game)
    assert len(set(found.ways.values())) >= 12
    for term in {*found.ways.values(), *found.icons.values()}:
        assert term.section in known, term
        assert term.words.startswith(term.name[0].upper()) and term.words.endswith(".") and len(term.words) < 320
        assert term.words.count(". ") <= 1, "a tooltip has at most two sentences"


@pytest.mark.parametrize("game", GAMES)
def test_most_cards_that_say_something_have_a_word_that_is_explained(game):
    said = [card.text for card in RULESETS[game].book if card.text]
    assert sum(bool(glossary(game).told(words)) for words in said) >= 0.7 * len(said)


@pytest.mark.parametrize("game", GAMES)
def test_marking_changes_no_letter(game):
    for card in RULESETS[game].book:
        assert text.plain(glossary(game).marked(card.text)) == text.plain(card.text)
        for term in glossary(game).told(card.text):
            assert text.plain(said_of(term, game))


def test_a_term_is_marked_once_small_or_large_and_not_inside_a_link_or_a_name():
    assert MADE.marked("Temper pays. Pay temper.") == "[Temper|term:Temper] pays. Pay temper."
    assert MADE.marked("tempers, fast, Fast") == "[tempers|term:tempers], fast, [Fast|term:Fast]"
    assert MADE.marked("distemper, temper-like") == "distemper, temper-like"
    assert MADE.marked("Fast Temper, [temper|6.1], `temper`, {g/temper}") == (
        "Fast Temper, [temper|6.1], `temper`, {g/temper}"
    )
    assert MADE.marked("**Temper** pays.", "6.1") == "**Temper** pays."
    assert MADE.at("term:Temper") is TEMPER and MADE.at("6.1") is None


def test_an_icon_says_what_it_is_with_its_sign_where_that_matters():
    found = glossary("chrono_clash")
    assert found.icon("chrono_clash/draw+2").section != found.icon("chrono_clash/draw-1").section
    assert found.icon("chrono_clash/^tap").name == "Tap"
    assert found.at("icon:chrono_clash/strength<=4").name == "Strength"
    assert found.icon("chrono_clash/nonsense") is None
    assert all(term.words.count("(") == 1 for term in found.icons.values())  # the rule's own number, at the end


def test_words_with_a_term_are_laid_out_as_wide_as_without_and_have_its_place():
    with_term = text.layout("Pay [temper|term:temper] now", "body", 20)
    without = text.layout("Pay temper now", "body", 20)
    assert abs(with_term.size[0] - without.size[0]) <= 2 and with_term.size[1] == without.size[1]
    (rect, target), *_ = with_term.links
    assert target == "term:temper" and rect.w > 10
    icons = text.layout("{chrono_clash/summon} it", "body", 20)
    assert icons.links[0][1] == "icon:chrono_clash/summon"


@pytest.mark.parametrize("game", GAMES)
def test_the_figure_around_a_number_is_not_called_by_a_term_that_means_something_else(game):
    """Whoever asks what the blue figure is must not be told of the cards that a player has before a domain."""
    for stat, words in primer(game).numbers.items():
        figure = words.partition(" ")[0]
        assert all(stat in term.name for term in glossary(game).told(figure)), (figure, stat)


@pytest.mark.parametrize("game", RULESETS)
def test_every_number_on_a_face_is_explained_with_a_rule_that_is_there(game):
    known, met = sections(str(RULESETS[game].telling.rules_file)), set()
    for printed in RULESETS[game].book:
        for style, size in (("board", (100, 140)), ("full", (500, 700))):
            for name, (number, x, y, r) in numbers_at(printed, style, size).items():
                term = glossary(game).at(f"{MARK}{name} {number}")
                assert term is not None and number in term.words.partition(":")[0], (printed.key, name)
                assert term.section in known and r > 0
                assert x - r >= 0 and x + r <= size[0] and y - r >= 0 and y + r <= size[1], (printed.key, name)
                met.add(name)
    assert len(met) >= (1 if game == "control" else 3)


def test_a_time_threshold_is_not_called_time():
    said = "The summon ability happens once more, by its Time Threshold (13.17)."
    assert [term.section for term in glossary("chrono_clash").told(said)] == ["6.2", "13.17"]
