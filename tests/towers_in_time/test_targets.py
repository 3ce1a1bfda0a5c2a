"""Targets and spells, section by section: a test named 9_3 holds 9.3 of RULES.md to account."""

import pytest

from game.kernel.notation import tell
from game.kernel.template import fill
from game.kernel.view import see
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.glyphs import has
from game.rules.towers_in_time.numbers import is_vulnerable

from .laying import memory, paid, passed, table

# 9  Vulnerable cards and targets


def test_9_1_behind_walls_nothing_is_reached_unless_a_card_says_so():
    board = "sources-0: ember-plain, ember-plain\nhand-0: fire-ball, sear\n"
    board += "sources-1: high-mesa\ntowers-1: squire on high-mesa"
    table(board).cannot("cast fire-ball squire").offers("cast sear squire").forbids("fire-ball", "squire", law="9.1")


@pytest.mark.parametrize(
    ("action", "who", "is_open"),
    [
        ("shoot dwarf-catapult squire", "dwarf-catapult", True),
        ("use wandering-wizard squire", "wandering-wizard", True),
        ("use plague-bearers", "plague-bearers", True),
        ("use moss-shaman cave-bear", "moss-shaman", False),
        ("move cave-bear root-cellar", "cave-bear", False),
    ],
)
def test_9_2_what_is_done_to_an_opponent_exposes(action, who, is_open):
    t = table(
        "sources-0: deep-quarry, root-cellar, high-mesa\n"
        "towers-0: wandering-wizard on high-mesa, plague-bearers on high-mesa, "
        "dwarf-catapult on deep-quarry, moss-shaman on deep-quarry, "
        "cave-bear damage1 on deep-quarry\n"
        "sources-1: high-mesa\ntowers-1: squire exposed1 on high-mesa"
    ).does(action)
    assert is_vulnerable(t.state, t.card(who)) is is_open


def test_9_3_it_is_over_when_the_others_have_acted():
    board = (
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\n"
        "sources-1: deep-quarry\n"
        "towers-1: hill-giant exposed1 on deep-quarry, dwarf-catapult on deep-quarry"
    )
    t = table(board).does("shoot dwarf-catapult hill-giant").asked(1)
    t.offers("shoot dwarf-catapult dwarf-catapult")
    assert not memory(t, "hill-giant").exposed  # seat 0 has acted since
    t.does("pass").asked(0)
    assert not is_vulnerable(t.state, t.card("dwarf-catapult@towers-0"))


def test_9_3_with_three_players_every_other_one():
    t = table(
        "seats: 3\nsources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\n"
        "sources-1: deep-quarry\ntowers-1: hill-giant exposed1 on deep-quarry"
    ).does("shoot dwarf-catapult hill-giant")
    t.asked(1, "react").does("pass").asked(1)
    catapult = t.card("dwarf-catapult")
    assert is_vulnerable(t.state, catapult)
    t.does("pass").asked(2)
    assert is_vulnerable(t.state, catapult)
    t.does("pass").asked(0)
    assert not is_vulnerable(t.state, catapult)


@pytest.mark.parametrize("spell", ["whisper-the-way-in knight", "signal-fires"])
def test_9_3_what_another_lays_open_is_so_until_the_end_of_its_next_action(spell):
    t = table(
        f"hand-0: {spell.split()[0]}\nsources-0: high-mesa, deep-quarry, deep-quarry\n"
        "towers-0: cultists on high-mesa, dwarf-catapult on deep-quarry\n"
        "hand-1: still-lake, still-lake\nsources-1: high-mesa, deep-quarry\n"
        "towers-1: knight on high-mesa, dwarf on deep-quarry"
    )
    t.cannot("shoot dwarf-catapult knight")
    paid(t.does(f"cast {spell}")).asked(1)
    assert is_vulnerable(t.state, t.card("knight"))
    assert is_vulnerable(t.state, t.card("dwarf")) is (spell == "signal-fires")
    t.does("build still-lake").asked(0).offers("shoot dwarf-catapult knight").does("pass").asked(1)
    assert not is_vulnerable(t.state, t.card("knight")) and not memory(t, "knight").exposed


def test_9_4_the_diffused_are_always_open():
    table(
        "sources-0: ember-plain\nhand-0: fire-ball\nsources-1: high-mesa\n"
        "towers-1: dwarf on high-mesa\ntowers-0: orc-pikes on ember-plain"
    ).offers("cast fire-ball dwarf")


def test_9_5_what_cannot_be_aimed_at_is_no_target():
    t = table(
        "sources-0: ember-plain\nhand-0: sear\nsources-1: ember-plain\ntowers-1: minor-fire-elemental on ember-plain"
    )
    t.cannot("cast sear minor-fire-elemental")


def test_9_5_nor_is_it_the_second_target_of_a_spell():
    t = table(
        "sources-0: still-lake, still-lake\nhand-0: cold-snap\nsources-1: still-lake, high-mesa\n"
        "towers-1: water-elemental exposed1 on still-lake, knight exposed1 on high-mesa, minotaur exposed1 on high-mesa"
    )
    t.cannot("cast cold-snap water-elemental")
    paid(t.does("cast cold-snap knight")).asked(0, "pick").could("pick knight", "pick minotaur")
    t.does("pick minotaur")
    assert memory(t, "minotaur").paralyzed and not memory(t, "water-elemental").paralyzed


def test_9_6_in_a_combat_only_its_fighters_sides_are_meant():
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa\n"
        "sources-1: ember-plain\ntowers-1: squire on ember-plain\n"
        "hand-1: sear\nsources-2: high-mesa\ntowers-2: elf-scout exposed3 on high-mesa"
    )
    t.does("attack knight").asked(1).does("done").asked(2).does("done").asked(0).does("choose 1")
    t.asked(1).offers("cast sear knight").cannot("cast sear elf-scout").forbids("sear", "elf-scout", law="9.6")


@pytest.mark.parametrize("spell", ["quake", "pestilence", "cold-snap knight"])
def test_9_6_what_is_done_to_several_or_besides_spares_who_has_no_part(spell):
    key = spell.split()[0]
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa, minotaur exposed2 on high-mesa\n"
        "sources-1: deep-quarry, deep-quarry, deep-quarry, still-lake, still-lake\n"
        "towers-1: squire on deep-quarry, cultists on still-lake, cultists on still-lake, cultists on still-lake\n"
        f"hand-1: {key}\nsources-2: high-mesa\ntowers-2: stone-giant exposed3 on high-mesa"
    )
    t.does("attack knight").asked(1).does("done").asked(2).does("done").asked(0).does("choose 1").asked(1)
    paid(t.does(f"cast {spell}"))
    while t.state.agenda[-1].what == "pick":
        assert not any("stone-giant" in text for text in t.options)
        t.does(t.options[0])
    assert memory(t, "knight").damage and not memory(t, "stone-giant").damage
    assert not memory(t, "stone-giant").paralyzed


def told(t):
    """What the log says of the last action."""
    return " ".join(filter(None, (tell(see(step.state, None), step.event) for step in t.story)))


ANSWERED = (
    "seats: 3\nsources-0: high-mesa, high-mesa, still-lake\nhand-0: finger-of-death, weakness, rust\n"
    "towers-0: wights on high-mesa, cultists on high-mesa, cultists on high-mesa, elven-bowmen on still-lake\n"
    "sources-1: still-lake, high-mesa, high-mesa\nhand-1: aegis\n"
    "towers-1: squire exposed1 on still-lake, mirror-of-ways on high-mesa"
)


@pytest.mark.parametrize("deed", ["cast finger-of-death squire", "cast weakness squire", "paralyze wights squire"])
def test_9_7_who_has_become_immune_since_is_left_alone(deed):
    t = paid(paid(table(ANSWERED).does(deed)).asked(1).does("cast aegis squire")).asked(0).does("pass")
    assert fill(texts.WHY_IMMUNE, card="Squire") in told(t)
    t.shows("towers-1: squire on still-lake, mirror-of-ways on high-mesa\ncharms-0: -")


@pytest.mark.parametrize("deed", ["shoot elven-bowmen squire", "paralyze wights squire", "cast finger-of-death squire"])
def test_9_7_who_was_killed_since_is_left_alone(deed):
    """In the reaction to a reaction (14.2): what was aimed first comes too late."""
    t = table(
        "seats: 3\nsources-0: still-lake\nhand-0: drain, finger-of-death\ntowers-0: wights on still-lake, "
        "elven-bowmen on still-lake, cultists on still-lake, cultists on still-lake, cultists on still-lake, "
        "cultists on still-lake, cultists on still-lake\nsources-1: ember-plain, ember-plain\nhand-1: blood-rush\n"
        "towers-1: squire exposed1 on ember-plain\nsources-2: high-mesa"
    )
    paid(paid(t.does(deed)).asked(1).does("cast blood-rush squire")).asked(0)
    paid(t.does("cast drain squire")).asked(1).does("pass")
    assert fill(texts.WHY_TARGET_DEAD, card="Squire") in told(t)
    assert memory(t, "squire").damage == 3 and not memory(t, "squire").paralyzed


@pytest.mark.parametrize("deed", ["cast finger-of-death squire", "cast rust squire", "shoot elven-bowmen squire"])
def test_9_7_that_what_was_meant_has_left_play_is_told(deed):
    t = paid(table(ANSWERED).does(deed)).asked(1).does("use mirror-of-ways squire").asked(0).does("pass")
    assert texts.WHY_TARGET_GONE in told(t.shows("limbo-1: squire"))


# 13  Spells


def test_13_1_damage_at_once_and_changes_until_the_turn_ends():
    t = table("sources-0: ember-plain, high-mesa\ntowers-0: squire on high-mesa\nhand-0: blood-rush\nturn: 1").does(
        "cast blood-rush squire"
    )
    t.shows("attack squire: 4\ndiscard-0: blood-rush")
    passed(t, 1, 0).shows("attack squire: 1\nturn: 2")


def test_13_2_a_sustained_spell_gives_its_numbers_and_goes_with_its_card():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nhand-0: stoneskin").does("cast stoneskin dwarf")
    paid(t).shows("charms-0: stoneskin on dwarf\ndefense dwarf: 6")
    t = table(
        "sources-1: high-mesa\ntowers-1: squire on high-mesa\n"
        "charms-0: weakness on squire@towers-1\nsources-0: ember-plain\nhand-0: sear"
    )
    t.does("cast sear squire").does("pass").asked(0).shows("discard-0: sear, weakness\ncharms-0: -")


def test_13_3_what_is_not_maintained_ends_with_all_that_it_gave():
    t = table("sources-0: high-mesa\ntowers-0: knight on high-mesa\ncharms-0: veil-of-vapour on knight").does(
        "pass", "pass"
    )
    t.asked(0).does("drop veil-of-vapour")
    assert not has(t.state, t.card("knight"), "invisible")


def test_13_4_no_spell_without_a_target():
    table("sources-0: still-lake\nhand-0: healing-rain\ntowers-0: snapping-turtle on still-lake").cannot(
        "cast healing-rain snapping-turtle"
    )
    table("sources-0: still-lake\nhand-0: healing-rain\ntowers-0: snapping-turtle damage1 on still-lake").offers(
        "cast healing-rain snapping-turtle"
    )


def test_13_5_what_cancels_may_end_a_spell_in_play():
    t = table("sources-0: high-mesa\nhand-0: dispel\nspells-1: thin-air").does("cast dispel thin-air").asked(1)
    t.shows("discard-1: thin-air\ndiscard-0: dispel")


def test_13_5_a_cancelled_spell_does_nothing():
    t = table(
        "sources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\ntowers-1: squire on high-mesa\nhand-1: dispel",
        reactions="always",
    )
    t.does("cast sear squire").asked(1, "react").does("cancel dispel")
    while t.state.agenda[-1].what in ("react", "pay"):
        t.does("pass" if "pass" in t.options else "settle")
    assert not memory(t, "squire").damage
    t.asked(1).shows("discard-0: sear\ndiscard-1: dispel")
