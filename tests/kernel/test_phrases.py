"""Phrases: what they mean on a table with zones of one name, with states and traits; and what is wrong in one."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.effects.saying import condition, each_of, many, none_of
from game.effects.texts import HAS_NONE
from game.kernel.book import Book, Printed
from game.kernel.modifiers import GRANT, Lasting, Modifier
from game.kernel.phrases import Vocabulary, read
from game.kernel.ruleset import EVERYBODY, Layout, Zone
from game.kernel.selectors import (
    ONE,
    SAME_STACK,
    SAME_ZONE,
    SEVERAL,
    SOMEBODY,
    bound,
    is_any,
    is_meant,
    select,
    spoken,
)
from game.kernel.verbs import attach, gather, last, mark, move
from game.kernel.view import see
from game.rules import RULESETS
from tests.table import Table

ERAS = ("dawn", "dusk")
WORDS = Vocabulary(
    kinds=("fighter", "tool"),
    keys=("knight", "page", "old-axe", "fairy"),
    stats=("might", "last-stand"),
    traits=("elf", "half-giant"),
    facts={"element": ("fire", "water")},
    states={"standing": ("sided", False), "sided": ("sided", True)},
    places={"play": "play", "hand": "hand", "dawn": "dawn", "time": SAME_ZONE, "tower": SAME_STACK},
    plurals={"elf": "elves"},
)


def card(key, kind, might, element, *traits):
    stats = {"might": might, "element": element, "traits": traits}
    return Printed("eras", key, key.title(), kind, 0, stats, might)


CARDS = (
    card("knight", "fighter", 4, "fire"),
    card("page", "fighter", 2, "water", "elf"),
    card("fairy", "fighter", 3, "fire", "elf", "half-giant"),
    Printed("eras", "old-axe", "Old Axe", "tool", 0, {"element": "water", "traits": ()}, 0),
)


class Situation(NamedTuple):
    sided: bool = False


@pytest.fixture
def table():
    """Two eras of each seat, in both of which cards are in play."""
    control = RULESETS["control"]
    book = Book("eras", CARDS, "1")
    book.vocabulary = WORDS

    def layout_for(seats):
        zones = [Zone(name, seat, EVERYBODY) for name in ERAS for seat in range(seats)]
        return Layout((*control.layout_for(seats).zones, *zones), seats)

    def set_up(s):
        s.what = tuple(p for _ in (0, 1) for p in CARDS for _ in range(6))
        s.marking = tuple(mark for mark in (0, 1) for _ in range(24))
        gather(s)

    rules = replace(
        control, name="eras", book=book, layout_for=layout_for, set_up=set_up, fields=ERAS, Situation=Situation
    )
    return Table(
        """
        dawn-0: knight, page, old-axe
        dusk-0: page
        dawn-1: knight, fairy
        dusk-1: fairy, old-axe
        hand-0: knight, page
        hand-1: page
        """,
        rules=rules,
    )


@pytest.mark.parametrize(
    ("phrase", "found"),
    [
        ("a fighter in play", "fairy fairy knight knight page page"),
        ("another fighter in play", "fairy fairy knight page page"),
        ("a fighter in this time", "fairy knight knight page"),
        ("another fighter in this time", "fairy knight page"),
        ("an enemy fighter in this time", "fairy knight"),
        ("all enemy cards in play", "fairy fairy knight old-axe"),
        ("your fighters in this time", "knight page"),
        ("your other cards in this time", "old-axe page"),
        ("a fighter of yours in play", "knight page page"),
        ("a card in your dawn", "knight old-axe page"),
        ("a card in the dawn", "fairy knight knight old-axe page"),
        ("all elves in play", "fairy fairy page page"),
        ("an elf fighter in the dawn", "fairy page"),
        ("a half-giant in play", "fairy fairy"),
        ("a fire card in play", "fairy fairy knight knight"),
        ("a water tool in play", "old-axe old-axe"),
        ("a fighter worth 3 might or less in play", "fairy fairy page page"),
        ("a fighter worth 2 might or less in play", "page page"),
        ("a card worth 4 might or more in play", "knight knight"),
        ("a card worth exactly 3 might in play", "fairy fairy"),
        ("a card worth 0 might or more in play", "fairy fairy knight knight page page"),  # a tool has no might at all
        ("a sided card in play", "fairy knight"),
        ("a standing fighter in play", "fairy knight page page"),
        ("a standing enemy elf fighter worth 3 might or less in play, not a page", "fairy"),
        ("a card in play, not an elf", "knight knight old-axe old-axe"),
        ("a card in play, not an elf, not a tool", "knight knight"),
        ("the knight in play", "knight knight"),
        ("knight in play", "knight knight"),
        ("knight in this time", "knight knight"),
        ("all fighters in play, not knight", "fairy fairy page page"),
        ("all fighters in play, not knight, not a page", "fairy fairy"),
        ("a card from your hand", "knight page"),
        ("a card from an opponent's hand", "page"),
        ("a card from a hand", "knight page page"),
        ("two cards in your dawn", "knight old-axe page"),
        ("up to 2 cards in your dawn", "knight old-axe page"),
        ("this card", "knight"),
        ("this sided card", "knight"),
        ("this standing card", ""),
        ("that card", ""),
    ],
)
def test_what_a_phrase_means(table, phrase, found):
    s = table.state
    source = s.cards_in(0, "dawn")[0]
    mark(s, source, sided=True)
    mark(s, s.cards_in(1, "dusk")[0], sided=True)
    selector = read(phrase, WORDS)
    meant = select(s, 0, source, selector)
    assert sorted(s.what[one].key for one in meant) == found.split()
    assert is_any(s, 0, source, selector) == bool(found)
    assert [one for one in range(len(s.what)) if is_meant(s, 0, source, selector, one)] == sorted(meant)


@pytest.fixture
def stacks(table):
    """Knight 0 of the dawn carries an old axe and a page with an axe of its own; a fairy of the enemy's carries a page.

    The axe of the enemy's dusk lies alone, and so does seat 0's other page.
    """
    s = table.state
    knight, page, axe = s.cards_in(0, "dawn")
    spare = next(card for card in s.cards_in(0, "deck") if s.what[card].key == "old-axe")
    move(s, spare, s.layout.named["dawn-0"], 0)
    attach(s, axe, knight)
    attach(s, page, knight)
    attach(s, spare, page)
    attach(s, s.cards_in(1, "dawn")[0], s.cards_in(1, "dawn")[1])
    return s


@pytest.mark.parametrize(
    ("phrase", "source", "found"),
    [
        ("a card on this card", "knight", "old-axe page"),
        ("a tool on this card", "knight", "old-axe"),
        ("a tool on this card", "page", "old-axe"),
        ("all cards on this card", "old-axe", ""),
        ("an enemy card on this card", "knight", ""),
        ("a card of yours on this card", "knight", "old-axe page"),
        ("a card on that card", "knight", ""),
        ("its host", "page", "knight"),
        ("its host", "old-axe", "knight"),
        ("its host", "knight", ""),
        ("all cards in this tower", "page", "knight old-axe old-axe page"),
        ("all other cards in this tower", "page", "knight old-axe old-axe"),
        ("a card with a tool on it in play", "page", "knight page"),
        ("a fighter in play with a page on it", "page", "knight"),
        ("a fighter in play with a knight on it", "page", "fairy"),
        ("a fighter in play without a tool on it", "page", "fairy fairy knight page"),
        ("a fighter in play with nothing on it", "page", "fairy knight page"),
        ("a tool in play with nothing on it", "page", "old-axe old-axe old-axe"),
        ("an elf in play with an elf on it", "page", ""),
    ],
)
def test_cards_on_cards(stacks, phrase, source, found):
    s = stacks
    (source, *_) = [card for card in s.cards_in(0, "dawn") if s.what[card].key == source]
    selector = read(phrase, WORDS)
    assert sorted(s.what[one].key for one in select(s, 0, source, selector)) == found.split()
    assert is_any(s, 0, source, selector) == bool(found)
    assert selector.is_named == (phrase == "its host")
    for one in range(len(s.what)):
        assert is_meant(s, 0, source, selector, one) == (one in select(s, 0, source, selector))


def test_what_lies_on_that_card(stacks):
    s = stacks
    knight, page = s.cards_in(0, "dawn")[:2]
    on_it, near_it = read("a tool on it", WORDS), read("a tool in that tower", WORDS)
    assert [s.on[card] for card in select(s, 0, -1, bound(on_it, (page,)))] == [page]
    assert len(select(s, 0, -1, bound(on_it, (page, knight)))) == 2
    assert len(select(s, 0, -1, bound(near_it, (page,)))) == 2
    assert spoken(on_it) == "a Tool on it"
    assert spoken(read("an elf in play without an old-axe on it", WORDS)) == "an Elf in play without an Old Axe on it"


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("a standing fighter in play", "a standing Fighter in play"),
        ("all elves in this time", "all Elves in this time"),
        ("all half-giants worth 3 might or less in play", "all Half Giants worth 3 might or less in play"),
        ("another old-axe in the dawn", "another Old Axe in the dawn"),
        ("an enemy fire fighter worth exactly 2 last-stand in that time", None),
        ("up to two fighters of yours in play", "up to two of your Fighters in play"),
        ("a fighter of yours in play", "a Fighter you have in play"),
        ("all other fighters of yours in this time", "all your other Fighters in this time"),
        ("all fighters in play, not an elf, not a fairy", "all Fighters in play except Elves and Fairies"),
        ("this sided card", "this sided card"),
        ("that card", "that card"),
        ("it", "it"),
    ],
)
def test_a_phrase_as_a_player_reads_it(phrase, words):
    words = words or "an enemy Fire Fighter worth exactly 2 last stand in that time"
    assert spoken(read(phrase, WORDS)) == words


NAMED = Vocabulary(
    kinds=("fighter",), keys=("knight", "old-axe", "helen-a"), stats=("might",), traits=("unit", "king"),
    states={"sided": ("sided", True)}, places={"play": "play", "time": SAME_ZONE},
    called={
        "helen-a": "Helen A", "old-axe": "Axe of old", "unit": "UNIT card", "units": "UNIT cards", "sided": "Sided",
        "might": "Might",
    },
)  # fmt: skip


@pytest.mark.parametrize(
    ("phrase", "words", "is_there", "is_not"),
    [
        (
            "a sided unit in play",
            "a Sided UNIT card in play",
            "there is a Sided UNIT card in play",
            "there is no Sided UNIT card in play",
        ),
        ("all other units in play, not helen-a", "all other UNIT cards in play except Helen A", None, None),
        ("a fighter in play, not a unit, not a king", "a Fighter in play other than a UNIT card or King", None, None),
        ("a fighter in play, not helen-a", "a Fighter in play other than Helen A", None, None),
        ("all fighters worth 2 might or more in play", "all Fighters worth 2 Might or more in play", None, None),
        ("helen-a in this time", "Helen A in this time", "Helen A is in this time", "Helen A is not in this time"),
        ("the king in play", "the King in play", "the King is in play", "the King is not in play"),
        (
            "a fighter of yours in play",
            "a Fighter you have in play",
            "you have a Fighter in play",
            HAS_NONE.replace("{cards}", "Fighter in play"),
        ),
        (
            "an old-axe in play",
            "an Axe of old in play",
            "there is an Axe of old in play",
            "there is no Axe of old in play",
        ),
        (
            "another knight in play",
            "another Knight in play",
            "there is another Knight in play",
            "there is no other Knight in play",
        ),
    ],
)
def test_names_are_written_as_the_game_calls_them(phrase, words, is_there, is_not):
    selector = read(phrase, NAMED)
    assert spoken(selector) == words
    if is_there is not None:
        assert (condition(selector), none_of(selector)) == (is_there, is_not)


@pytest.mark.parametrize(
    ("phrase", "speaks_of"),
    [
        ("a unit in play", ONE), ("each unit in play", ONE), ("every unit in play", ONE), ("one unit in play", ONE),
        ("this card", ONE), ("it", ONE), ("the king in play", SOMEBODY), ("helen-a in play", SOMEBODY),
        ("all units in play", SEVERAL), ("all other units in play", SEVERAL), ("your units in play", SEVERAL),
        ("two units in play", SEVERAL), ("up to two units in play", SEVERAL),
    ],
)  # fmt: skip
def test_a_verb_goes_with_its_phrase(phrase, speaks_of):
    selector = read(phrase, NAMED)
    assert selector.speaks_of == speaks_of and selector.is_somebody == (speaks_of == SOMEBODY)
    assert many(selector, "gets", "get") == ("get" if speaks_of == SEVERAL else "gets")


def test_what_says_how_many_is_no_part_of_the_name():
    assert each_of(read("another unit in play", NAMED)) == "each other UNIT card in play"
    assert each_of(read("helen-a in play", NAMED)) == "each Helen A in play"
    assert none_of(read("all other units in play", NAMED)) == "there are no other UNIT cards in play"
    assert none_of(read("two units in play", NAMED)) == "there are no UNIT cards in play"


def test_a_phrase_that_breaks_off_says_what_could_follow():
    with pytest.raises(ValueError, match="cannot read the end in the phrase 'up to'"):
        read("up to", NAMED)


def test_where_a_place_is_clear_it_need_not_be_said():
    assert spoken(read("a card in play, not an elf", WORDS), where=False) == "a card other than an Elf"


@pytest.mark.parametrize(
    ("phrase", "count", "is_up_to"),
    [
        ("all cards in play", 0, False),
        ("each card in play", 0, False),
        ("your cards in play", 0, False),
        ("a card in play", 1, False),
        ("any card in play", 1, False),
        ("two cards in play", 2, False),
        ("99 cards in play", 99, False),
        ("up to three cards in play", 3, True),
        ("this card", 1, False),
    ],
)
def test_how_many_are_meant(phrase, count, is_up_to):
    selector = read(phrase, WORDS)
    assert (selector.count, selector.is_up_to, selector.is_all) == (count, is_up_to, count == 0)


def test_that_card_is_the_one_that_was_named_before(table):
    s = table.state
    other = s.cards_in(1, "dusk")[0]
    it = bound(read("it", WORDS), (other,))
    assert select(s, 0, 0, it) == [other]
    near = bound(read("a fighter in that time", WORDS), (other,))
    assert {s.what[one].key for one in select(s, 0, 0, near)} == {"fairy", "page"}
    assert bound(read("a card in play", WORDS), (other,)) == read("a card in play", WORDS)


def test_a_number_is_compared_as_it_is_now_and_on_a_standing_card_as_it_is_printed(table):
    s = table.state
    page = s.cards_in(0, "dusk")[0]
    last(s, Lasting("turn", 0, page, Modifier("add", "might", 3), (page,)))
    now, printed = (read("your fighters worth 4 might or more in play", WORDS, plain) for plain in (False, True))
    assert sorted(s.what[one].key for one in select(s, 0, -1, now)) == ["knight", "page"]
    assert sorted(s.what[one].key for one in select(s, 0, -1, printed)) == ["knight"]


def test_a_granted_trait_counts(table):
    s = table.state
    knight = s.cards_in(0, "dawn")[0]
    elves = read("all elves in your dawn", WORDS)
    assert knight not in select(s, 0, -1, elves)
    last(s, Lasting("turn", 0, knight, Modifier(GRANT, "elf"), (knight,)))
    assert knight in select(s, 0, -1, elves)
    assert s.cards_in(1, "dawn")[0] not in select(s, 0, -1, read("all elves in play", WORDS))


def test_what_a_view_does_not_know_may_be_meant_if_it_lies_right(table):
    s = table.state
    view = see(s, 1)
    hidden = s.cards_in(0, "hand")
    assert sorted(select(view, 1, -1, read("a knight from an opponent's hand", WORDS))) == sorted(hidden)
    found = select(view, 1, -1, read("a card worth 9 might or more from an opponent's hand", WORDS))
    assert sorted(found) == sorted(hidden)
    assert select(view, 1, -1, read("a card from your hand, not a page", WORDS)) == []


@pytest.mark.parametrize(
    ("phrase", "named"),
    [
        ("", "cannot read '' in the phrase ''"),
        ("some card in play", "cannot read 'some' in the phrase .*; there could be: a, an, any, another, all"),
        ("0 cards in play", "cannot read '0'"),
        ("100 cards in play", "cannot read '100'"),
        ("up to all cards in play", "cannot read 'all'"),
        ("a dragon in play", "'dragon' in .* is neither a kind nor a card; there are: card, knight"),
        ("a standing in play", "'in' in .* is neither a kind nor a card"),
        ("a standing", "nothing in .* is neither a kind nor a card"),
        ("a fighter", "'a fighter' does not say where: in or from play, hand, dawn, time, tower, or on this card"),
        ("a fighter in dusk", "'dusk' in .* is no place; there are: play, hand, dawn, time, tower"),
        ("a fighter in", "'' in .* is no place"),
        ("a fighter in time", "cannot read 'time' in .*; it is this or that time"),
        ("a fighter in this dawn", "cannot read 'dawn' in .*; 'this' goes with: time, tower"),
        (
            "a fighter in play in play",
            "cannot read 'in' in .*; there could be: worth, of yours, with, without, , not a",
        ),
        ("a fighter worth", "'' after 'worth' in .* is no number from 0 to 99"),
        ("a fighter worth 100 might or less in play", "'100' after 'worth'"),
        ("a fighter worth -1 might or less in play", "'-1' after 'worth'"),
        ("a fighter worth ² might or less in play", "'²' after 'worth'"),
        ("a fighter worth 3 gold or less in play", "'gold' in .* is not what cards are measured by: might, last-stand"),
        ("a fighter worth 3 might in play", "cannot read 'in' in .*; there could be: or less, or more"),
        ("a fighter worth 3 might or fewer in play", "cannot read 'fewer'"),
        ("a fighter in play, not a ghost", "'ghost' in .* is not a card; there are: knight"),
        ("a fighter in play, not elves", "'elves' in .* is not a card"),
        ("a fighter in play, not elf", "'elf' in .* is not a card"),  # who is somebody is a card, and no trait
        ("elf in play", "cannot read 'elf' in .*; there could be: a, an, any"),
        ("up to knight in play", "cannot read 'knight'"),
        ("this flying card", "cannot read 'flying' in .*; there could be: card, standing, sided"),
        ("this card in play", "cannot read 'card'|cannot read 'in'"),
        ("it in play", "cannot read 'in' .*; there could be: nothing after it"),
        ("its in play", "cannot read 'its' .*; there could be: this card"),
        ("its host in play", "cannot read 'in'"),
        ("a card on play", "cannot read 'play' .*; there could be: this card, that card, it"),
        ("a card with play", "cannot read 'play' .*; there could be: a, an"),
        ("a card with a tool in play", "cannot read 'in' .*; there could be: on it"),
        ("a card in play with a tool worth 0 might or more on it", "cannot read 'worth' .*; there could be: on it"),
        ("a fighter  in play", "cannot read ''"),
        ("a fighter in play ", "cannot read ''"),
    ],
)
def test_what_is_not_understood_is_named(phrase, named):
    with pytest.raises(ValueError, match=named):
        read(phrase, WORDS)
