"""The turn and its actions, section by section: a test named 4_6 holds 4.6 of RULES.md to account."""

import pytest

from game.kernel.agenda import explain, lands, legal_actions
from game.kernel.notation import tell
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.rules.towers_in_time import laws, texts
from game.rules.towers_in_time.events import NothingDrawn
from game.rules.towers_in_time.rules import RULES
from ui.table.rule_slip import sections

from .laying import memory, passed, table


def test_4_1_all_go_through_the_phases_together():
    t = table("sources-0: high-mesa used\nsources-1: deep-quarry used\ndeck-0: 3 cards\ndeck-1: 3 cards\nturn: 1").does(
        "pass", "pass"
    )
    t.shows("sources-0: high-mesa\nsources-1: deep-quarry\nhand-0: 1 card\nhand-1: 1 card\nturn: 2")


def test_4_2_everything_is_straightened_and_heals():
    t = table("sources-0: deep-quarry used\ntowers-0: dwarf used damage2 paralyzed grounded on deep-quarry").does(
        "pass", "pass"
    )
    t.shows("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry")


def test_4_3_maintenance_comes_before_the_draw():
    board = "sources-0: still-lake\nspells-0: thin-air\nsources-1: still-lake"
    t = table(board.replace("still-lake", "high-mesa", 1)).does("pass", "pass").asked(0, "upkeep", "1 Air temper")
    t.shows("hand-0: -").could("drop thin-air", "sap high-mesa", "settle").does("settle")
    t.shows("spells-0: thin-air\nsources-0: high-mesa used\nhand-0: 1 card")


def test_4_3_who_cannot_pay_loses_it_unasked():
    t = table("sources-0: still-lake\nspells-0: thin-air").does("pass", "pass").asked(0, "act")
    t.shows("spells-0: -\ndiscard-0: thin-air\nsources-0: still-lake")  # water does not pay for air


def test_4_4_an_empty_deck_gives_and_costs_nothing():
    t = table("deck-0: 0 cards\ndeck-1: 2 cards").does("pass", "pass").shows("hand-0: -\nhand-1: 1 card")
    assert t.state.outcome is None
    untaken = [step.event for step in t.story if isinstance(step.event, NothingDrawn)]
    assert [tell(t.state, event) for event in untaken] == [fill(texts.DECK_EMPTY, seat=Seat(0))]


def test_4_5_actions_alternate_and_free_ones_come_before():
    t = table("hand-0: deep-quarry, dwarf, dwarf-levy\nhand-1: deep-quarry").does("limbo dwarf").asked(0)
    t.does("limbo dwarf-levy").asked(0).does("build deep-quarry").asked(1).does("build deep-quarry").asked(0)


def test_4_6_a_turn_ends_when_all_pass_in_succession():
    t = table("hand-1: deep-quarry\nturn: 1").does("pass").asked(1).does("build deep-quarry").asked(0)
    passed(t, 0).asked(1).shows("turn: 1").does("pass").shows("turn: 2")


def test_4_6_with_three_players_all_three():
    t = table("seats: 3\nhand-2: deep-quarry\nturn: 1")
    passed(t, 0, 1).asked(2).does("build deep-quarry").asked(0).shows("turn: 1")
    passed(t, 0, 1, 2).shows("turn: 2").asked(0)


def test_4_6_who_goes_out_by_his_own_action_has_acted_and_the_others_are_asked_again():
    t = table("seats: 3\nactive: 2\nturn: 1\npasses-0: 1\npasses-1: 1\nshields-2: deep-quarry")
    passed(t.does("pull deep-quarry").asked(0).shows("turn: 1"), 0, 1).shows("turn: 2")


def test_4_7_three_passes_of_one_end_it_with_two_players():
    t = table("hand-1: deep-quarry, deep-quarry, deep-quarry\nturn: 1")
    for _ in range(2):
        t.asked(0).does("pass").asked(1).does("build deep-quarry")
    t.asked(0).does("pass").shows("turn: 2").asked(1)


def test_4_7_and_not_with_three():
    t = table("seats: 3\nhand-1: deep-quarry, deep-quarry, deep-quarry\nturn: 1")
    for _ in range(3):
        t.asked(0).does("pass").asked(1).does("build deep-quarry").asked(2).does("pass")
    t.asked(0).shows("turn: 1\npasses-0: 3")


def test_4_8_a_defender_breaks_the_row_and_a_pass_in_combat_is_none():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: knight on high-mesa\n"
        "passes-0: 2\nturn: 1\nactive: 1\npasses-1: 0"
    )
    t.does("attack knight").asked(0).does("defend squire")
    t.shows("passes-0: 0").asked(0).does("pass")  # ends the combat; no pass of the turn
    while t.state.agenda[-1].what == "fight":
        t.does("pass")
    t.shows("passes-0: 0\npasses-1: 0")


def test_4_8_an_action_in_combat_breaks_it_too():
    t = table(
        "sources-0: high-mesa\ntowers-0: elven-bowmen on high-mesa\nsources-1: high-mesa\n"
        "towers-1: knight on high-mesa\n"
        "passes-0: 2\nactive: 1"
    )
    t.does("attack knight").asked(0).does("done").shows("passes-0: 2").does("shoot elven-bowmen knight")
    t.shows("passes-0: 0")


@pytest.mark.parametrize(("held", "kept"), [(9, 6), (6, 6), (5, 5)])
def test_4_9_six_are_kept_at_the_end_and_more_may_be_held_before(held, kept):
    t = table(f"hand-0: {held} cards\ndeck-0: 0 cards\nturn: 1").does("pass", "pass")
    while t.state.agenda[-1].what == "limit":
        t.asked(0, "limit").does(t.options[0])
    t.shows(f"hand-0: {kept} cards\nturn: 2")


def test_4_10_who_ended_it_goes_last():
    t = table("hand-0: deep-quarry\nturn: 1").does("build deep-quarry").does("pass").asked(0).does("pass")
    t.shows("turn: 2").asked(1)  # seat 0 ended it


def test_4_11_who_is_not_asked_waits():
    t = table("hand-1: dwarf\nsources-1: deep-quarry")
    s = t.state
    limbo = s.layout.of["limbo"][1]
    assert explain(see(s, 1), t.card("dwarf@hand-1"), zone=limbo)[0].law.number == "4.11"
    assert explain(s, t.card("dwarf@hand-1"), zone=limbo)[0].law.number == "5.1"


def test_4_12_what_lasts_until_the_end_of_the_turn_ends():
    t = table(
        "sources-0: ember-plain, high-mesa\ntowers-0: squire on high-mesa\n"
        "hand-0: blood-rush\nsources-1: high-mesa\npoints-1: 3\nturn: 1"
    )
    t.does("cast blood-rush squire").shows("attack squire: 4")
    passed(t, 1, 0).shows("attack squire: 1\npoints-1: 0\nturn: 2")


def test_5_1_an_action_is_not_taken_back_and_own_cards_act():
    t = table("sources-1: high-mesa\ntowers-1: knight on high-mesa\nhand-0: dwarf")
    t.cannot("attack knight").forbids("knight", "shields-0", law="5.1")


@pytest.mark.parametrize(
    ("law", "said"),
    [(laws.NOT_YOURS, "your own cards"), (laws.NOTHING_THERE, "only where"), (laws.DISCARD_LIES, "stay discarded")],
)
def test_5_1_the_section_that_a_refusal_opens_speaks_of_what_is_refused(law, said):
    assert said in sections(str(RULES.telling.rules_file))[law.number][1]


def test_5_2_a_used_card_does_nothing_more():
    t = table(
        "sources-0: deep-quarry used\ntowers-0: dwarf-catapult used on deep-quarry\n"
        "limbo-0: dwarf\nsources-1: high-mesa"
    )
    t.could("pass", *(text for text in t.options if text.startswith("pull")))
    t.forbids("dwarf-catapult", "shields-1", law="5.2").forbids("dwarf", "deep-quarry", law="6.7")


def test_5_3_limbo_from_the_hand_is_free():
    table("hand-0: dwarf, drain").does("limbo dwarf").asked(0).shows("limbo-0: dwarf\nhand-0: drain")


def test_5_4_limbo_holds_six_and_no_spells():
    six = "limbo-0: " + ", ".join(["dwarf"] * 6)
    t = table(f"{six}\nhand-0: cave-bear, drain\nsources-0: deep-quarry")
    t.cannot("limbo cave-bear", "limbo drain", "transport cave-bear deep-quarry")
    t.forbids("cave-bear", "limbo-0", law="5.4").forbids("drain", "limbo-0", law="5.4")
    table(f"limbo-0: {', '.join(['dwarf'] * 5)}\nhand-0: cave-bear").offers("limbo cave-bear")


def test_5_5_room_is_made_only_when_it_is_needed():
    six = ", ".join(["dwarf"] * 6)
    table(f"limbo-0: {six}\nhand-0: cave-bear").does("discard dwarf").asked(0).offers("limbo cave-bear")
    table(f"limbo-0: {six}\nhand-0: drain").cannot("discard dwarf")
    t = table("limbo-0: dwarf\nhand-0: cave-bear").cannot("discard dwarf").forbids("dwarf", "discard-0", law="5.5")
    t.forbids("cave-bear", "discard-0", law="5.5")


def test_5_5_a_seventh_card_in_limbo_costs_one_of_the_seven():
    six = ", ".join(["dwarf"] * 6)
    t = table(f"active: 1\nsources-1: high-mesa, high-mesa\nhand-1: disrupt-transport\nsources-0: deep-quarry\n"
              f"towers-0: cave-bear on deep-quarry\nlimbo-0: {six}")  # fmt: skip
    t.does("cast disrupt-transport cave-bear").asked(0, "overflow").could("discard cave-bear", "discard dwarf")
    t.does("discard dwarf").asked(0, "act")
    assert (
        len(t.state.cards_in(0, "limbo")) == 6 and t.state.where[t.card("cave-bear")] == t.state.layout.of["limbo"][0]
    )


def test_5_6_from_the_hand_through_limbo_in_one_action():
    t = table("sources-0: deep-quarry, root-cellar\nhand-0: dwarf")
    t.does("transport dwarf deep-quarry").asked(1)
    assert [type(step.event).__name__ for step in t.story].count("CardMoved") == 2
    t.shows("towers-0: dwarf on deep-quarry\nlimbo-0: -\nhand-0: -")


def test_5_7_any_number_of_sources_one_an_action():
    t = table("hand-0: deep-quarry, high-mesa\nlimbo-0: still-lake").does("build deep-quarry").asked(1).does("pass")
    t.does("build high-mesa").does("pass").does("build still-lake")
    t.shows("sources-0: deep-quarry, high-mesa, still-lake")


def test_5_8_a_spell_is_paid_and_cast_from_the_hand():
    t = table("sources-0: still-lake\nhand-0: mirror-pool").does("cast mirror-pool").asked(1)
    t.shows("hand-0: 2 cards\ndiscard-0: mirror-pool\nsources-0: still-lake used")
    table("sources-0: still-lake used\nhand-0: mirror-pool").cannot("cast mirror-pool")


def test_5_8_a_spell_that_is_aimed_at_no_card_comes_down_anywhere_on_one_s_own_domain_and_on_no_other():
    t = table("sources-0: still-lake\nhand-0: mirror-pool\nshields-0: mirror-pool\nsources-1: high-mesa")
    for verb in ("cast", "pull"):
        action = next(action for action in legal_actions(t.state) if action.verb == verb)
        zones = [t.state.layout.zones[landing.zone] for landing in lands(t.state, action)]
        assert [(zone.name, zone.seat) for zone in zones] == [("middle", 0), ("spells", 0), ("sources", 0)]
    t.forbids("mirror-pool", "high-mesa", law="5.1", words=fill(texts.SPELL_WITHOUT_TARGET, card="Mirror Pool"))


def test_5_9_moving_taxes_what_is_moved():
    t = table("sources-0: deep-quarry, root-cellar used\ntowers-0: dwarf on deep-quarry").does("move dwarf root-cellar")
    t.asked(1).shows("towers-0: dwarf used on root-cellar\nsources-0: deep-quarry, root-cellar used")
    table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry").cannot("move dwarf deep-quarry").forbids(
        "dwarf", "deep-quarry", law="5.9"
    )


def test_5_10_moving_an_item_taxes_who_receives_it():
    board = (
        "sources-0: high-mesa\ntowers-0: knight used on high-mesa, squire on high-mesa\ngear-0: runed-blade on knight"
    )
    t = table(board).does("move runed-blade squire").asked(1)
    t.shows("towers-0: knight used on high-mesa, squire used on high-mesa\ngear-0: runed-blade on squire")
    table(board.replace("squire on", "squire used on")).cannot("move runed-blade squire")


def test_5_11_moving_a_totem_taxes_both_or_gives_it_a_place():
    board = "sources-0: high-mesa\ntowers-0: knight on high-mesa, squire on high-mesa\ngear-0: snake on knight"
    t = table(board).does("move snake squire")
    t.shows("gear-0: snake used on squire\ntowers-0: knight on high-mesa, squire used on high-mesa")
    t = table(board).does("move snake high-mesa")
    t.shows("gear-0: -\ntowers-0: knight on high-mesa, squire on high-mesa, snake used on high-mesa")
    table(board.replace("snake on", "snake used on")).cannot("move snake squire", "move snake high-mesa")


def test_5_11_a_totem_of_a_tower_goes_only_to_a_straight_follower():
    board = "sources-0: high-mesa\ntowers-0: knight{} on high-mesa, snake{} on high-mesa"
    t = table(board.format("", "")).does("move snake knight")
    t.shows("towers-0: knight used on high-mesa\ngear-0: snake used on knight")
    for states in ((" used", ""), (" paralyzed", ""), ("", " used")):
        table(board.format(*states)).cannot("move snake knight")


def test_5_11_a_totem_stays_with_a_paralyzed_follower_and_an_item_need_not():
    board = (
        "sources-0: high-mesa\ntowers-0: knight {} on high-mesa, squire on high-mesa\n"
        "gear-0: snake on knight, runed-blade on knight"
    )
    t = table(board.format("paralyzed")).offers("move runed-blade squire")
    t.forbids("snake", "squire", law="5.17").forbids("snake", "high-mesa", law="5.17")
    table(board.format("used")).offers("move runed-blade squire", "move snake squire", "move snake high-mesa")


def test_5_12_a_sustained_spell_is_dropped_freely():
    table("spells-0: thin-air").does("drop thin-air").asked(0).shows("discard-0: thin-air\nspells-0: -")


def test_5_13_a_pulled_shield_comes_into_play_free():
    t = table("shields-0: dwarf, high-mesa\nsources-0: deep-quarry used")
    t.does("pull dwarf deep-quarry").asked(1)
    t.shows("shields-0: high-mesa\ntowers-0: dwarf on deep-quarry\nsources-0: deep-quarry used")
    table("shields-0: dwarf, high-mesa\nsources-0: deep-quarry").cannot("pull dwarf")  # limbo is for what has no place
    t = table("shields-0: hill-giant, high-mesa\nsources-0: deep-quarry").does("pull hill-giant")
    t.shows("limbo-0: hill-giant\nshields-0: high-mesa")  # the ladder: no place, so limbo
    six = ", ".join(["dwarf"] * 6)
    t = table(f"shields-0: hill-giant, high-mesa\nlimbo-0: {six}").cannot("pull hill-giant")
    t.forbids("hill-giant", "limbo-0", law="5.13")


def test_5_13_a_pulled_spell_happens_and_an_x_is_paid():
    t = table("shields-0: mirror-pool, high-mesa").does("pull mirror-pool").asked(1)
    t.shows("hand-0: 2 cards\nshields-0: high-mesa\ndiscard-0: mirror-pool")
    board = "shields-0: volley, high-mesa\nsources-1: deep-quarry\ntowers-1: hill-giant exposed1 on deep-quarry\n"
    table(board).cannot("pull volley hill-giant")
    t = (
        table(board + "sources-0: deep-quarry")
        .does("pull volley hill-giant")
        .asked(0, "how much")
        .does("choose 2")
        .asked(1)
    )
    assert memory(t, "hill-giant").damage == 2
    t.shows("sources-0: deep-quarry used")


def test_5_13_a_shield_that_could_do_nothing_says_so_and_another_spell_where_it_goes():
    t = table(
        "shields-0: field-surgery, fire-ball, mirror-pool\nsources-1: high-mesa\ntowers-1: knight exposed1 on high-mesa"
    )
    t.forbids("field-surgery", "middle-0", law="5.1", words=fill(texts.NOTHING_TO_DO, card="Field Surgery"))
    t.forbids("fire-ball", "limbo-0", law="9.1", words=fill(texts.SPELL_TO_TARGET, card="Fire Ball"))
    t.forbids("mirror-pool", "limbo-0", law="5.1", words="Mirror Pool").does("pull mirror-pool")


def test_5_14_pulling_the_last_shield_loses():
    t = table("shields-0: deep-quarry").does("pull deep-quarry").asked(None)
    assert t.state.outcome.winners == (1,)


def test_5_14_whatever_the_last_shield_would_do_pulling_it_loses():
    t = table("shields-0: restoration\ndeck-0: dwarf").does("pull restoration").asked(None)
    assert t.state.outcome.winners == (1,)
    t.shows("shields-0: -\ndeck-0: dwarf")
    t = table("shields-0: restoration, high-mesa\ndeck-0: dwarf").does("pull restoration").asked(1)
    t.shows("shields-0: dwarf, high-mesa\ndiscard-0: restoration")
    table("shields-0: restoration\ndeck-0: 0 cards").cannot("pull restoration")


def test_5_15_a_flyer_may_land_until_the_turn_ends():
    board = "sources-0: high-mesa\ntowers-0: pegasus on high-mesa\nsources-1: high-mesa\ntowers-1: knight on high-mesa"
    table(board).does("attack pegasus").asked(1, "fight")
    t = table(board).does("land pegasus").asked(0).cannot("land pegasus").does("attack pegasus")
    t.asked(1, "defend").offers("defend knight")


def test_5_16_shots_and_the_like_are_regular_actions():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\nsources-1: deep-quarry\n"
        "towers-1: hill-giant exposed1 on deep-quarry"
    )
    t.does("shoot dwarf-catapult hill-giant").asked(1)


def test_5_17_the_dead_and_the_paralyzed_do_not_act():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf paralyzed on deep-quarry, dwarf-catapult dead damage3 on deep-quarry\n"
        "limbo-0: hill-giant"
    )
    t.cannot("attack dwarf", "attack dwarf-catapult", "move dwarf deep-quarry")
    t.forbids("dwarf", "shields-1", law="5.17").forbids("dwarf-catapult", "shields-1", law="5.17")
