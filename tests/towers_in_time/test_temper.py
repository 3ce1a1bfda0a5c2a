"""Temper and towers, section by section: a test named 6_5 holds 6.5 of RULES.md to account."""

import pytest

from game.kernel.template import fill
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.numbers import is_diffused, is_empowered, is_vulnerable, number, temper
from game.rules.towers_in_time.paying import best_payment
from game.rules.towers_in_time.temper import Cost, fitting, proposals, purse

from .laying import memory, paid, passed, table


def payers(t, seat=0):
    """What can pay now: key, temper, elements as bits, living."""
    s = t.state
    return {s.what[p.card].key: (p.temper, p.elements, p.is_living) for p in purse(s, seat).payers}


def test_6_1_a_card_gives_once_and_its_action_is_used_up():
    t = table("sources-0: deep-quarry used, root-cellar\ntowers-0: moss-shaman on root-cellar\nlimbo-0: dwarf")
    t.does("transport dwarf root-cellar")  # 3: the source gives 1, the shaman 2
    t.shows("sources-0: deep-quarry used, root-cellar used")
    assert memory(t, "moss-shaman").used


def test_6_1_a_follower_gives_with_what_it_bears():
    t = table("sources-0: high-mesa\ntowers-0: knight on high-mesa\ngear-0: snake on knight, flaming-sword on knight")
    assert payers(t)["knight"][0] == 2
    assert temper(t.state, t.card("knight")) == 2


def test_6_2_creatures_give_living_temper_and_objects_do_not():
    t = table("sources-0: high-mesa\ntowers-0: knight on high-mesa, lodestone on high-mesa")
    assert {key: living for key, (_, _, living) in payers(t).items()} == {
        "high-mesa": False,
        "knight": True,
        "lodestone": False,
    }


@pytest.mark.parametrize(
    ("source", "elements"),
    [("deep-quarry", 2), ("hot-springs", 4 | 8), ("gate-of-cinders", 15), ("high-mesa", 1)],
)
def test_6_3_what_a_source_gives(source, elements):
    assert payers(table(f"sources-0: {source}"))[source][1] == elements


def test_6_3_a_source_of_two_still_gives_both_under_creatures_of_one():
    t = table("sources-0: hot-springs\ntowers-0: minor-water-elemental used on hot-springs\nhand-0: blood-rush")
    t.offers("cast blood-rush minor-water-elemental")


def test_6_4_neutral_cards_give_what_their_source_gives():
    t = table("sources-0: hot-springs\ntowers-0: barbarian on hot-springs\nadrift-0: knight")
    assert payers(t)["barbarian"] == (1, 4 | 8, True)
    assert "knight" not in payers(t)  # without a source it is diffused, and gives one less


def test_6_4_totems_give_what_their_source_gives():
    t = table("sources-0: hot-springs\ntowers-0: hellhound on hot-springs, dove on hot-springs")
    assert payers(t)["hellhound"] == (1, 4 | 8, True) and payers(t)["dove"] == (1, 4 | 8, True)


def test_6_5_what_pays_for_what():
    t = table(
        "sources-0: ember-plain\ntowers-0: ghouls on ember-plain, templars on ember-plain, orc-pikes on ember-plain"
    )

    def who(school):
        return {t.state.what[p.card].key for p in fitting(t.state, 0, Cost(1, school))}

    assert who(4) == {"ember-plain", "orc-pikes"}  # fire
    assert who(16) == {"ember-plain"}  # White: no living temper, of whatever school
    assert who(32) == {"ghouls", "templars", "orc-pikes"}  # Black: living only
    assert who(0) == {"ember-plain", "ghouls", "templars", "orc-pikes"}
    assert who(8) == set()
    t = table("sources-0: high-mesa, high-mesa\ntowers-0: squire on high-mesa\nlimbo-0: dwarf\nsources-1: deep-quarry")
    t.forbids("dwarf", "high-mesa", law="7.4")


def test_6_6_what_is_over_is_lost_and_what_is_missing_forbids():
    t = table("sources-0: deep-quarry\nlimbo-0: dwarf-levy, dwarf-levy").does("transport dwarf-levy deep-quarry")
    passed(t, 1).cannot("transport dwarf-levy deep-quarry")  # the other point is gone
    t = table("sources-0: deep-quarry\nlimbo-0: dwarf").cannot("transport dwarf deep-quarry")
    t.forbids(
        "dwarf",
        "deep-quarry",
        law="6.6",
        words=fill(texts.TOO_DEAR, cost=3, temper="Earth temper", payers="cards", total=2),
    )
    t = table("sources-0: deep-quarry, deep-quarry\ntowers-0: squire on deep-quarry\nlimbo-0: ghouls")
    cost = t.state.what[t.card("ghouls")].cost
    words = fill(texts.TOO_DEAR, cost=cost, temper="living temper", payers="creatures", total=1)
    t.forbids("ghouls", "deep-quarry", law="6.6", words=words)


def test_6_7_the_tower_s_source_is_straight_and_gives_a_part():
    t = table("sources-0: deep-quarry, root-cellar, thunderhead-ridge\nlimbo-0: dwarf").does(
        "transport dwarf root-cellar"
    )
    paid(t)
    assert memory(t, "root-cellar").used
    t = table("sources-0: deep-quarry, root-cellar used\nlimbo-0: dwarf-levy").cannot(
        "transport dwarf-levy root-cellar"
    )
    t.forbids("dwarf-levy", "root-cellar", law="6.7").offers("transport dwarf-levy deep-quarry")


def test_6_8_black_needs_no_straight_source():
    board = "sources-0: high-mesa used\ntowers-0: cultists on high-mesa\nlimbo-0: ghouls, elf-scout"
    t = table(board).offers("transport ghouls high-mesa").cannot("transport elf-scout high-mesa")
    t.does("transport ghouls high-mesa").shows("towers-0: cultists used on high-mesa, ghouls on high-mesa")
    t = table("sources-0: high-mesa\nlimbo-0: ghouls").cannot("transport ghouls high-mesa")
    t.forbids("ghouls", "high-mesa", law="6.6")


def test_6_9_one_pays_in_one_s_window_too():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: deep-quarry, deep-quarry\n"
        "towers-1: dwarf on deep-quarry\nhand-1: assault-of-stone"
    )
    t.does("attack knight", "done").asked(1)
    paid(t.does("cast assault-of-stone knight")).shows("sources-1: deep-quarry used, deep-quarry used")


PURSE = """
    sources-0: deep-quarry, root-cellar, high-mesa
    towers-0: dwarf-riflemen on root-cellar, dwarf on root-cellar
    limbo-0: dwarf
"""


def test_6_10_payments_are_proposed_and_can_be_made_by_hand():
    t = table(PURSE).does("transport dwarf root-cellar").asked(0, "pay", "2")
    t.offers("settle", "sap deep-quarry", "sap dwarf-riflemen").cannot("sap high-mesa")
    t.forbids("high-mesa", "towers-0", law="6.5")
    kept = t.state.clone()
    t.does("settle").shows("sources-0: deep-quarry used, root-cellar used, high-mesa")  # no fighter is taxed
    t.state = kept
    first = min(t.card("dwarf-riflemen"), t.card("dwarf@towers-0"))
    t.does(f"sap {t.state.what[first].key}")
    if t.state.agenda[-1].what == "pay":
        t.does(t.options[0])
    assert not memory(t, "high-mesa").used and memory(t, "root-cellar").used


def test_6_10_proposals_suffice_and_hold_nothing_needless():
    t = table(PURSE)
    s = t.state
    cost = Cost(3, 2, t.card("root-cellar"))
    worth = {p.card: p.temper for p in purse(s, 0).payers}
    found = proposals(s, 0, cost)
    assert 1 <= len(found) <= 3 and len(set(found)) == len(found)
    for cards in found:
        total = sum(worth[card] for card in cards)
        assert total >= 3 and t.card("root-cellar") in cards
        assert all(total - worth[card] < 3 for card in cards if card != t.card("root-cellar"))


def test_6_10_what_would_pay_can_be_shown_before():
    from game.kernel.notation import read

    t = table(PURSE)
    action = read(t.state, "transport dwarf root-cellar")
    assert {t.state.what[card].key for card in best_payment(t.state, action)} == {"deep-quarry", "root-cellar"}


def test_6_11_a_diffused_creature_gives_one_less():
    t = table("sources-0: high-mesa\ntowers-0: major-earth-elemental on high-mesa, dwarf on high-mesa")
    assert payers(t)["major-earth-elemental"][0] == 2 and "dwarf" not in payers(t)


def test_6_11_with_all_that_it_bears_one_less_and_never_below_nothing():
    t = table(
        "sources-0: high-mesa\ntowers-0: dwarf on high-mesa, dwarf-levy on high-mesa, squire on high-mesa\n"
        "gear-0: snake on dwarf, tower-shield on dwarf-levy"
    )
    t.shows("temper dwarf: 1\ntemper dwarf-levy: 0\ntemper squire: 1")
    assert payers(t)["dwarf"][0] == 1 and "dwarf-levy" not in payers(t)


def test_6_12_a_spell_of_an_element_takes_living_temper_and_needs_no_source():
    t = table("sources-0: ember-plain used\ntowers-0: orc-boar-rider on ember-plain\nhand-0: sear\n"
"sources-1: high-mesa\n"
              "towers-1: squire on high-mesa")  # fmt: skip
    t.does("cast sear squire").asked(1)
    assert memory(t, "orc-boar-rider").used


# 7  Towers


def test_7_1_three_places():
    t = table(
        "sources-0: deep-quarry\n"
        "towers-0: dwarf on deep-quarry, dwarf on deep-quarry, lodestone on deep-quarry\n"
        "limbo-0: dwarf-levy"
    )
    t.cannot("transport dwarf-levy deep-quarry").forbids("dwarf-levy", "deep-quarry", law="7.1")


@pytest.mark.parametrize(
    ("there", "comes", "law"),
    [
        ("", "dwarf-levy", ""),
        ("", "dwarf-veterans", "7.2"),
        ("dwarf", "dwarf-veterans", ""),
        ("dwarf", "major-earth-elemental", "7.2"),
        ("dwarf-veterans", "major-earth-elemental", ""),
        ("snake", "dwarf-veterans", ""),
        ("lodestone", "dwarf-veterans", "7.2"),
        ("major-earth-elemental", "dwarf-veterans", "7.2"),
    ],
)
def test_7_2_the_ladder(there, comes, law):
    towers = f"towers-0: {there} on deep-quarry\n" if there else ""
    t = table(
        f"sources-0: deep-quarry, silted-delta, root-cellar, glowing-vein, thunderhead-ridge\n{towers}limbo-0: {comes}"
    )
    if law:
        t.forbids(comes, "deep-quarry", law=law)
    else:
        t.offers(f"transport {comes} deep-quarry")


@pytest.mark.parametrize(
    ("there", "comes", "fits"),
    [
        ("dwarf, dwarf-veterans", "hill-giant", True),
        ("dwarf-veterans, hill-giant", "dwarf-siege", False),
        ("dwarf-veterans, major-earth-elemental", "hill-giant", False),
        ("dwarf-veterans, major-earth-elemental", "dwarf-levy", True),
        ("major-earth-elemental", "mountain-that-walks", False),
    ],
)
def test_7_3_one_major_and_two_high_at_most(there, comes, fits):
    comes = "siege-captain" if comes == "dwarf-siege" else comes
    here = ", ".join(f"{key} on deep-quarry" for key in there.split(", "))
    t = table(f"sources-0: deep-quarry, root-cellar\ntowers-0: {here}, {comes} on root-cellar")
    t.offers(f"move {comes} deep-quarry") if fits else t.forbids(comes, "deep-quarry", law="7.3")


def test_7_4_one_element_a_tower_and_neutral_cards_anywhere():
    t = table(
        "sources-0: hot-springs\ntowers-0: orc-pikes on hot-springs\n"
        "limbo-0: reef-sentinels, squire, grave-rats, lodestone"
    )
    t.forbids("reef-sentinels", "hot-springs", law="7.4").offers(
        "transport squire hot-springs", "transport grave-rats hot-springs"
    )
    table("sources-0: high-mesa, high-mesa\nlimbo-0: orc-pikes").forbids("orc-pikes", "high-mesa", law="7.4")


def test_7_5_white_and_black_are_never_together():
    t = table("sources-0: high-mesa\ntowers-0: ghouls on high-mesa\nlimbo-0: novices").forbids(
        "novices", "high-mesa", law="7.5"
    )
    t = table("sources-0: high-mesa\ntowers-0: novices on high-mesa, squire on high-mesa\nlimbo-0: grave-rats")
    t.forbids("grave-rats", "high-mesa", law="7.5")


def test_7_6_moving_needs_no_ladder_and_who_has_climbed_stays():
    t = table("sources-0: deep-quarry, root-cellar\ntowers-0: dwarf-veterans on deep-quarry, orc-pikes on root-cellar")
    t.forbids("dwarf-veterans", "root-cellar", law="7.4")
    t = table("sources-0: deep-quarry, root-cellar\ntowers-0: dwarf-veterans on deep-quarry").offers(
        "move dwarf-veterans root-cellar"
    )
    t = table("sources-0: deep-quarry, high-mesa\ntowers-0: dwarf on deep-quarry").forbids(
        "dwarf", "high-mesa", law="7.4"
    )


def test_7_7_diffused():
    t = table("sources-0: high-mesa\ntowers-0: dwarf on high-mesa, squire on high-mesa\nadrift-0: knight")
    s = t.state
    assert [is_diffused(s, t.card(key)) for key in ("dwarf", "squire", "knight")] == [True, False, True]
    assert is_vulnerable(s, t.card("dwarf")) and not is_vulnerable(s, t.card("squire"))
    t.shows("attack dwarf: 1\ndefense dwarf: 3\nattack knight: 2\ndefense knight: 3")


def test_7_8_a_destroyed_source_leaves_its_tower_without_one():
    t = table(
        "active: 1\nsources-1: deep-quarry, deep-quarry, root-cellar\nhand-1: sinkhole\n"
        "sources-0: deep-quarry, root-cellar\n"
        "towers-0: dwarf used damage1 on deep-quarry, lodestone on deep-quarry\n"
        "gear-0: snake on dwarf\ncharms-0: wall-of-rock on deep-quarry"
    )
    paid(t.does("cast sinkhole deep-quarry"))
    t.shows(
        """
        sources-0: root-cellar
        towers-0: -
        adrift-0: dwarf used damage1, lodestone
        gear-0: snake on dwarf
        charms-0: -
        discard-0: deep-quarry, wall-of-rock
        """
    )
    s = t.state
    assert is_diffused(s, t.card("dwarf")) and not is_diffused(s, t.card("lodestone"))
    t.asked(0).offers("move lodestone root-cellar").forbids("root-cellar", "towers-0", law="7.8")


def test_7_9_a_full_tower_empowers_creatures_of_its_element():
    full = "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry"
    t = table(full).shows("attack dwarf: 3\ndefense dwarf: 5\nattack squire: 1")
    assert not is_empowered(t.state, t.card("squire"))
    table(full.replace(", lodestone on deep-quarry", "")).shows("attack dwarf: 2\ndefense dwarf: 4")
    white = full.replace("squire", "templars")
    table(white).shows("attack templars: 2\ndefense templars: 3")
    two = "sources-0: hot-springs\ntowers-0: orc-pikes on hot-springs, squire on hot-springs, elf-scout on hot-springs"
    table(two).shows("attack orc-pikes: 3")


def test_7_10_bonuses_add_up_and_nobody_empowers_himself():
    t = table(
        "sources-0: ember-plain\n"
        "towers-0: orc-warlord on ember-plain, orc-raiders on ember-plain, orc-pikes on ember-plain"
    )
    t.shows("attack orc-raiders: 4\nattack orc-pikes: 4\nattack orc-warlord: 6")


def test_7_11_outside_a_combat_a_bonus_ends_with_its_reason_and_never_kills():
    board = (
        "sources-0: deep-quarry, root-cellar\n"
        "towers-0: dwarf damage4 on deep-quarry, squire on deep-quarry, lodestone on deep-quarry"
    )
    t = table(board).shows("defense dwarf: 5").does("move squire root-cellar").shows("defense dwarf: 4")
    assert not memory(t, "dwarf").fate  # four damage, four defense: it lives until damage lands


def test_7_12_totems_and_items_come_through_the_tower_of_their_follower():
    t = table("sources-0: high-mesa, deep-quarry\ntowers-0: knight on high-mesa\nlimbo-0: snake")
    t.does("transport snake knight").shows("sources-0: high-mesa used, deep-quarry\ntowers-0: knight on high-mesa")
    table("sources-0: high-mesa used, deep-quarry\ntowers-0: knight on high-mesa\nlimbo-0: snake").cannot(
        "transport snake knight"
    )
    t = table("sources-0: deep-quarry\nadrift-0: knight\nlimbo-0: snake").forbids("snake", "knight", law="7.12")


def test_7_13_gear_of_an_element_needs_a_fitting_follower():
    t = table(
        "sources-0: hot-springs\ntowers-0: orc-pikes on hot-springs, squire on hot-springs\nlimbo-0: hellhound, otter"
    )
    t.forbids("otter", "orc-pikes", law="7.13")
    t.offers("transport otter squire")
    t = table(
        "sources-0: hot-springs, ember-plain\ntowers-0: squire on hot-springs\n"
        "gear-0: hellhound on squire\nlimbo-0: otter, salamander"
    )
    t.forbids("otter", "squire", law="7.13").offers("transport salamander squire")
    assert number(t.state, t.card("squire"), "attack") == 3
    t = table("sources-0: high-mesa\ntowers-0: squire on high-mesa, ghouls on high-mesa\nlimbo-0: dove")
    t.forbids("dove", "squire", law="7.5")
