"""The goal, the cards and setting up, section by section: a test named 3_4 holds 3.4 of RULES.md to account."""

import pytest

from game.kernel.agenda import label, legal_actions
from game.kernel.choices import DONE
from game.kernel.view import determinize, see
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.rules import BOOK, LONGEST, RULES
from game.rules.towers_in_time.setup import as_planned, planned
from game.teach.primer import primer

from .laying import memory, new_game, paid, passed, ready, table, unended

DECK = "20 deep-quarry, 12 dwarf, 12 median-earth-elemental, 12 assault-of-stone"


def held(t, seat, key):
    """How many of a kind a seat holds and has not put down."""
    s = t.state
    return sum(s.what[card].key == key for card in s.cards_in(seat, "hand") if card not in planned(s, seat))


def test_1_1_five_shields_and_who_has_lost_all_has_lost():
    t = new_game(DECK, DECK).shows("shields-0: 5 cards\nshields-1: 5 cards")
    last = "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\nshields-1: dwarf"
    unended(table(last).does("attack barbarian-king")).asked(None)
    assert t.state.outcome is None


def test_1_2_the_last_with_a_shield_wins():
    t = unended(
        table("sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\nshields-1: dwarf").does(
            "attack barbarian-king"
        )
    )
    assert t.state.outcome.winners == (0,) and t.state.outcome.reason == "shields"


def test_1_3_of_three_one_is_out_with_all_cards_and_the_others_go_on():
    t = table(
        """
        seats: 3
        sources-0: high-mesa
        towers-0: barbarian-king on high-mesa
        shields-1: dwarf
        sources-1: still-lake
        towers-1: knight used on still-lake
        charms-0: rust on knight
        charms-1: living-water on barbarian-king@towers-0
        hand-1: dwarf
        turn: 1
        """
    )
    t.does("attack barbarian-king", "choose 1")
    unended(t).asked(2)
    t.shows(
        "is_out-1: 1\nsources-1: -\ntowers-1: -\nhand-1: -\ncharms-0: -\ndiscard-0: rust\ncharms-1: -\nshields-1: -"
    )
    passed(t, 2, 0).asked(2).shows("turn: 2")
    assert t.state.outcome is None
    assert "of a player who is out" in primer("towers_in_time").places["gone"], "and that is said of the place of those"


def test_1_4_a_match_is_one_game():
    assert [RULES.wins_needed(seats) for seats in (2, 3, 4)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("board", "winner", "reason"),
    [
        ("shields-0: 5 cards\nshields-1: 4 cards", 0, "long"),
        ("shields-0: 4 cards\nshields-1: 5 cards", 1, "long"),
        ("sources-1: high-mesa\ntowers-1: squire on high-mesa", 1, "long-fighters"),
        ("", 1, "long-last"),  # it ended the turn
    ],
)
def test_1_5_after_thirty_turns_the_game_is_decided_and_it_is_told_by_what(board, winner, reason):
    t = table(f"turn: {LONGEST}\n{board}").does("pass", "pass")
    assert t.state.outcome == ((winner,), reason) and reason in RULES.telling.reasons
    assert table(f"turn: {LONGEST - 1}\n{board}").does("pass", "pass").state.outcome is None


def test_2_1_four_numbers_in_their_order():
    orc, snake, sword, wand = (BOOK[key] for key in ("orc-boar-rider", "snake", "flaming-sword", "wand-of-lightning"))
    said = [(p.temper, p.cost, p.attack, p.defense) for p in (orc, snake, sword, wand)]
    assert said == [(2, 4, 3, 3), (1, 2, 1, 1), (0, 2, 3, 0), (0, 4, 3, 0)]


def test_2_2_every_card_is_of_one_school_or_neutral():
    assert {p.school for p in BOOK} == {"air", "earth", "fire", "water", "white", "black", "neutral"}


def test_2_3_creatures_objects_and_spells():
    kinds = {p.kind: (p.is_creature, p.is_spell) for p in BOOK}
    assert {kind for kind, (is_creature, _) in kinds.items() if is_creature} == {"follower", "totem", "monster"}
    assert {kind for kind, (_, is_spell) in kinds.items() if is_spell} == {"instant", "sustained"}
    assert all(p.kind == "source" for p in BOOK if "gate" in p.glyphs)
    assert all(p.kind == "sustained" for p in BOOK if "wall" in p.glyphs)


def test_2_4_points_by_status():
    assert {p.points for p in BOOK if p.status == "minor"} == {1}
    assert {p.points for p in BOOK if p.status == "median"} == {2}
    assert {p.points for p in BOOK if p.status == "major"} == {4}
    assert {p.points for p in BOOK if not p.status} == {0}


def test_2_5_every_glyph_stands_on_at_least_four_cards():
    from game.rules.towers_in_time.cards import GLYPHS

    for glyph in GLYPHS:
        assert sum(glyph in p.glyphs for p in BOOK) >= 4, glyph
    for stat in ("ranged", "maintenance"):
        assert sum(getattr(p, stat) > 0 for p in BOOK) >= 4
    assert sum(p.regenerate is not None for p in BOOK) >= 4 and sum(bool(p.uses) for p in BOOK) >= 4
    assert sum(p.is_variable for p in BOOK) >= 2


def test_2_6_only_followers_bear_totems_and_items():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, cave-bear on deep-quarry, lodestone on deep-quarry\n"
        "limbo-0: runed-blade, wolf"
    )
    t.offers("transport runed-blade dwarf", "transport wolf dwarf")
    t.cannot("transport runed-blade cave-bear", "transport wolf cave-bear", "transport wolf lodestone")
    t.forbids("runed-blade", "cave-bear", law="7.12")


def test_2_7_a_totem_stands_in_a_tower_or_lies_on_a_follower_any_number_on_one():
    t = table("sources-0: deep-quarry, root-cellar\ntowers-0: dwarf on deep-quarry\nlimbo-0: snake")
    t.offers("transport snake deep-quarry", "transport snake root-cellar", "transport snake dwarf")
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\ngear-0: snake on dwarf, wolf on dwarf, owl on dwarf"
    )
    t.shows("attack dwarf: 5\ndefense dwarf: 7\ntemper dwarf: 4")


def test_2_8_a_monster_bears_nothing():
    t = table("sources-0: deep-quarry\ntowers-0: cave-bear on deep-quarry\nlimbo-0: snake, runed-blade")
    t.cannot("transport snake cave-bear", "transport runed-blade cave-bear")


def test_2_9_a_source_costs_nothing_and_gives_either_of_two_elements():
    t = table("hand-0: hot-springs").does("build hot-springs").shows("sources-0: hot-springs")
    for spell in ("blood-rush", "healing-rain"):
        assert BOOK[spell].school in ("fire", "water")
    both = (
        "sources-0: hot-springs, hot-springs\ntowers-0: squire damage0 used on hot-springs\nhand-0: blood-rush, ebb\n"
    )
    t = table(both + "sources-1: high-mesa\ntowers-1: squire on high-mesa")
    t.offers("cast blood-rush squire", "cast ebb squire")


def test_2_10_two_items_are_in_use():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\n"
        "gear-0: tower-shield on knight, flaming-sword on knight, hammer-of-the-deep on knight"
    )
    t.shows("attack knight: 9\ndefense knight: 4")  # the shield is not in use
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\ngear-0: tower-shield on knight, flaming-sword on knight"
    )
    t.shows("attack knight: 6\ndefense knight: 6")


def test_2_11_an_artifact_keeps_to_status_and_is_no_rung_of_the_ladder():
    t = table("sources-0: deep-quarry\ntowers-0: lodestone on deep-quarry\nlimbo-0: war-engine, hill-giant, dwarf")
    t.cannot("transport war-engine deep-quarry", "transport hill-giant deep-quarry").offers(
        "transport dwarf deep-quarry"
    )
    t.forbids("war-engine", "deep-quarry", law="7.2")


def test_2_12_a_fighter_is_a_creature_or_an_artifact_with_a_defense():
    t = table("sources-0: high-mesa\ntowers-0: ballista on high-mesa, lodestone on high-mesa")
    t.offers("attack ballista").cannot("attack lodestone")


def test_2_13_all_that_is_borne_goes_with_its_bearer():
    t = table(
        "active: 1\nsources-0: high-mesa\ntowers-0: squire on high-mesa\n"
        "gear-0: snake on squire, runed-blade on squire\n"
        "charms-1: weakness on squire@towers-0\nsources-1: ember-plain\nhand-1: sear, sear\n"
        "towers-1: furnace-priest on ember-plain"
    )
    t.cannot("cast sear snake", "cast sear runed-blade")
    paid(t.does("cast sear squire")).asked(0).does("pass").asked(1)
    t.shows("towers-0: squire damage2 on high-mesa")  # 1 + 1 + 1 bear two
    paid(t.does("cast sear squire"))
    t.asked(0).does("pass").shows("towers-0: -\ngear-0: -\ncharms-1: -\ndiscard-1: sear, sear, weakness")


def test_2_14_an_x_is_chosen_and_paid():
    t = table(
        "sources-0: high-mesa, deep-quarry\nhand-0: volley\nsources-1: deep-quarry\n"
        "towers-1: hill-giant exposed1 on deep-quarry"
    )
    t.does("cast volley hill-giant").asked(0, "how much").could("choose 1", "choose 2", "choose 3")
    t.does("choose 3").shows("discard-0: volley")
    assert memory(t, "hill-giant").damage == 3
    sapped = [t.state.cards[card] is not None and t.state.cards[card].used for card in t.state.cards_in(0, "sources")]
    assert sapped == [True, True]


def test_2_14_an_x_of_nothing_is_not_cast():
    t = table("hand-0: volley\nsources-1: deep-quarry\ntowers-1: hill-giant exposed1 on deep-quarry")
    t.cannot("cast volley hill-giant")


def test_3_1_every_player_brings_a_deck():
    t = new_game(DECK, "56 high-mesa")
    assert {t.state.what[card].key for card in t.state.cards_in(1, "hand")} == {"high-mesa"}


def test_3_2_shields_lie_open():
    s = new_game(DECK, DECK).state
    assert all(see(s, 1).what[card] is not None for card in s.cards_in(0, "shields"))


def test_3_3_two_sources_at_least():
    for seed in range(20):
        t = new_game("50 dwarf, 1 deep-quarry", DECK, seed=seed)
        assert "redraw" not in t.options  # there are no two to be had
        t = new_game(DECK, DECK, seed=seed)
        assert ("redraw" in t.options) == (held(t, 0, "deep-quarry") < 2)
        if "redraw" in t.options and "limbo dwarf" in t.options:
            assert "redraw" not in t.does("limbo dwarf").options  # something has been put down


def test_3_4_eight_at_most_for_nothing_and_limbo_counts():
    t = new_game("40 deep-quarry, 16 dwarf", DECK)
    for _ in range(6):
        t.does("limbo deep-quarry") if "limbo deep-quarry" in t.options else t.does("limbo dwarf")
    assert not any(text.startswith("limbo") for text in t.options)  # six in limbo
    t.does("build deep-quarry", "build deep-quarry").could("done") if held(t, 0, "deep-quarry") > 1 else None
    assert len(planned(t.state, 0)) == 8 or held(t, 0, "deep-quarry") < 2


def test_3_4_where_eight_lie_no_more_are_asked_for():
    t = new_game("56 deep-quarry", DECK)
    for _ in range(7):
        t.asked(0, "place").does("build deep-quarry")
    t.does("build deep-quarry").could("done").asked(0, "place", texts.PLACED_ALL)


def test_3_5_laws_hold_and_spells_wait():
    t = new_game(DECK, DECK, seed=3)
    assert not any("assault-of-stone" in text for text in t.options)
    assert not any(text.startswith("place") for text in t.options)  # no source yet
    t.does("build deep-quarry")
    t.offers("place dwarf deep-quarry").cannot("place median-earth-elemental deep-quarry")  # the ladder
    t.forbids("median-earth-elemental", "deep-quarry", law="7.2")
    t.asked(0, "place", "1")
    t.does("place dwarf deep-quarry").asked(0, "place", "2").offers("place median-earth-elemental deep-quarry")
    t.does("place median-earth-elemental deep-quarry").forbids("assault-of-stone", "sources-0", law="3.5")


def test_3_6_what_is_put_down_is_secret_until_all_are_ready():
    t = new_game(DECK, DECK, seed=3).does("build deep-quarry", "place dwarf deep-quarry")
    s = t.state
    plain = new_game(DECK, DECK, seed=3).state
    mine, theirs = see(s, 0), see(s, 1)
    assert len(planned(mine, 0)) == 2 and planned(theirs, 0) == []
    assert see(plain, 1).cards == theirs.cards and see(plain, 1).zones == theirs.zones
    down = as_planned(mine, 0)
    assert [down.what[card].key for card in down.cards_in(0, "sources")] == ["deep-quarry"]
    assert [down.what[card].key for card in down.cards_in(0, "towers")] == ["dwarf"]
    t.does("done").asked(1)
    assert see(s, 1).cards_in(0, "sources") == () and len(see(s, 1).cards_in(0, "hand")) == 14
    ready(t).shows("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry")


def test_3_6_a_dealt_world_puts_something_down_for_those_who_have():
    s = new_game(DECK, DECK, seed=3).does("build deep-quarry", "done").asked(1).state
    world = determinize(see(s, 1), 5)
    assert planned(world, 0) and legal_actions(world) == legal_actions(s)


def test_3_7_six_are_kept():
    t = new_game(DECK, DECK).does("done").does("done").asked(0, "limit", "8")
    ready(t).shows("hand-0: 7 cards\ndiscard-0: 8 cards")


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        ("barbarian", "squire", 0),
        ("squire", "barbarian", 1),
        ("elf-scout, barbarian", "squire, barbarian", None),  # alike to the last: chance
    ],
)
def test_3_8_the_highest_attack_begins(mine, theirs, first):
    from game.rules.towers_in_time import setup

    seen = set()
    for seed in range(12):
        t = table(
            f"sources-0: high-mesa\ntowers-0: {', '.join(f'{key} on high-mesa' for key in mine.split(', '))}\n"
            f"sources-1: high-mesa\ntowers-1: {', '.join(f'{key} on high-mesa' for key in theirs.split(', '))}"
        )
        t.state.rng = seed * 7919 << 40
        setup.who_begins(t.state, None)
        seen.add(t.state.first)
    assert seen == ({first} if first is not None else {0, 1})


def test_3_8_the_next_highest_decides_among_equals():
    from game.rules.towers_in_time import setup

    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: barbarian on high-mesa, elf-scout on high-mesa"
    )
    setup.who_begins(t.state, None)
    assert t.state.first == 1


def test_3_4_whoever_is_about_to_begin_with_nothing_reads_that_on_the_button():
    t = new_game(DECK, DECK)
    words = [label(t.state, action) for action in legal_actions(t.state) if action == DONE]
    t.does(next(text for text in t.options if text.startswith("build")))
    words += [label(t.state, action) for action in legal_actions(t.state) if action == DONE]
    assert words == [texts.PLACE_NOTHING, texts.READY]
