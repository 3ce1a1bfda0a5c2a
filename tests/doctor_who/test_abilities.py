"""Siding, abilities, values and Support: chapters 5 to 7 of RULES.md."""

import pytest

from game.kernel.template import Seat, fill
from game.rules.doctor_who import texts
from game.rules.doctor_who.rules import RULES

from .laying import done, fought, memory, on, table, uses, values


def test_5_1_one_siding_does_one_thing():
    t = done(table("present-0: captain-yates, auton, silurian\npresent-1: zygon").does("use silurian zygon"))
    t.cannot("use silurian zygon", "support silurian auton 0").forbids("silurian", "auton", "5.1")
    assert memory(t, "silurian").sided and values(t, "zygon") == "0/2/1"
    t = done(t.does("support captain-yates auton 0"))
    t.cannot("support captain-yates silurian 0").forbids("captain-yates", "silurian", "5.1")


def test_5_2_innate_abilities_work_at_once_and_while_sided():
    t = table("hand-0: brigadier-lethbridge-stewart\npresent-0: unit-soldier, unit-bazooka-crew")
    t.does("play brigadier-lethbridge-stewart")
    assert (values(t, "unit-soldier"), values(t, "unit-bazooka-crew")) == ("4/2/2", "4/1/1")
    t = table("present-0: unit-bazooka-crew, brigadier-lethbridge-stewart sided")
    assert values(t, "unit-bazooka-crew") == "4/1/1"


def test_5_2_in_their_own_time_zone_on_both_sides():
    t = table("zone-0: 1\npresent-0: tegan-jovanka, the-fifth-doctor\nfuture-1: the-fifth-doctor\npast-0: dulciens")
    assert values(t, "the-fifth-doctor") == "2/5/3"
    t = table("present-0: tegan-jovanka\npresent-1: the-fifth-doctor")
    assert values(t, "the-fifth-doctor") == "2/5/3"  # the opponent's copy is meant, too
    t = table("present-0: tegan-jovanka\nfuture-1: the-fifth-doctor")
    assert values(t, "the-fifth-doctor") == "2/4/3"


def test_5_2_not_when_its_card_has_left_play():
    base = "present-0: captain-yates, auton\npresent-1: {}\nhand-0: -\ndeck-0: 9 cards"
    t = table(base.format("demat-gun, drax")).does("support captain-yates auton 0").does("use demat-gun captain-yates")
    done(t).shows("hand-0: -\ndiscard-0: captain-yates")  # it would draw a card
    t = done(table(base.format("yeti")).does("support captain-yates auton 0")).shows("hand-0: 1 card")
    t = on(table("present-0: gods-of-ragnarok\ndeck-0: 9 cards\npresent-1: miniscope\ntime-1: 6 cards"), "attack")
    done(t.does("attack gods-of-ragnarok").asked(1).does("use miniscope gods-of-ragnarok"))
    t.shows("hand-0: gods-of-ragnarok\ntime-1: 5 cards")


def test_5_2_families_count_together():
    t = table("past-0: mongol-horseman, mongol-horseman, kublai-khan\npast-1: mongol-horseman\nzone-0: 1")
    assert values(t, "mongol-horseman") == "4/2/1"


def test_5_3_a_special_needs_its_card_in_the_chosen_time_zone():
    t = table("past-0: terileptil, wyatt-earp\npresent-1: yeti\npast-1: autloc")
    t.cannot("use wyatt-earp autloc").forbids("wyatt-earp", "autloc", "5.3")
    table("past-0: wyatt-earp\npast-1: autloc\nzone-0: 1").offers("use wyatt-earp autloc")


def test_5_3_of_several_one_is_chosen_for_each_siding():
    t = table("present-0: elixir-of-life, auton")
    t.offers("use elixir-of-life auton 1").cannot("use elixir-of-life 0")  # nothing to be cancelled
    t = done(t.does("use elixir-of-life auton 1")).cannot("use elixir-of-life auton 1")
    assert values(t, "auton") == "3/3/1"
    t = table("present-0: nemesis-statue\npresent-1: yeti").offers(
        "use nemesis-statue yeti 0", "use nemesis-statue yeti 1"
    )
    assert values(done(t.does("use nemesis-statue yeti 1")), "yeti") == "2/1/0"


def test_5_4_it_reaches_the_chosen_time_zone_and_what_it_names():
    t = table("present-0: silurian, celestial-toymaker\npresent-1: yeti\npast-1: autloc")
    t.could(
        "pass", "use silurian yeti", "use silurian celestial-toymaker", "use celestial-toymaker yeti",
        "use celestial-toymaker autloc", "use celestial-toymaker silurian",
    )  # fmt: skip
    t.forbids("silurian", "autloc", "5.4")


def test_5_4_not_its_own_card_unless_it_says_so():
    t = table("present-0: silurian").cannot("use silurian silurian").forbids("silurian", "silurian", "5.4")
    t = done(table("future-0: mutt\nzone-0: 3").does("use mutt"))
    assert values(t, "mutt") == "3/3/1"


@pytest.mark.parametrize(("reading", "energy"), [("no", "3/4/0"), ("yes", "2/4/0")])
def test_5_4_nor_among_the_cards_selected_when_it_happens(monkeypatch, reading, energy):
    malus = RULES.book["the-malus"]
    monkeypatch.setitem(malus.stats, "traits", (*malus.stats["traits"], "human"))
    laid = "past-0: the-malus, captain-yates\npast-1: jo-grant\nzone-0: 1"
    t = done(table(laid, itself=reading).does("use the-malus"))
    assert [values(t, card) for card in ("the-malus", "captain-yates")] == [energy, "1/2/2"]
    alone = table("past-0: the-malus\nzone-0: 1", itself=reading)
    assert ("use the-malus" in alone.options) == (reading == "yes")


def test_5_5_what_something_else_sides_does_nothing():
    t = done(table("present-0: the-master\npresent-1: silurian, zygon").does("use the-master silurian"))
    assert memory(t, "silurian").sided
    assert values(t, "zygon") == "2/2/1" and values(t, "the-master") == "2/3/1"
    assert "SpecialUsed" not in t.happened
    on(t, "prepare", 1).cannot("use silurian the-master")


def test_5_6_the_price_is_paid_when_it_is_announced():
    t = table("present-0: demat-gun, chancellery-guard\npast-1: autloc\nhand-1: brave-heart")
    t.does("use demat-gun autloc").asked(1, uses(0, "Demat Gun", "Autloc"))
    assert memory(t, "chancellery-guard").sided
    done(t).shows("discard-1: autloc")


@pytest.mark.parametrize("guard", ["chancellery-guard sided", "chancellery-guard fresh"])
def test_5_6_who_pays_stands_and_is_not_fresh(guard):
    t = table(f"present-0: demat-gun, {guard}\npast-1: autloc").cannot("use demat-gun autloc")
    t.forbids("demat-gun", "autloc", "5.6")


def test_5_6_in_the_chosen_time_zone_and_of_several_one():
    table("present-0: demat-gun\npast-0: chancellery-guard\npast-1: autloc").cannot("use demat-gun autloc")
    t = table("present-0: demat-gun, drax, chancellery-guard\npast-1: autloc").does("use demat-gun autloc")
    t.asked(0, fill(texts.CHOOSE_COST, card="Demat Gun")).could("spend drax", "spend chancellery-guard").does(
        "spend drax"
    )
    assert memory(t, "drax").sided and not memory(t, "chancellery-guard").sided
    t.shows("discard-1: autloc")
    t = table("present-0: demat-gun, drax, chancellery-guard\npast-1: autloc").does("use demat-gun autloc")
    t.forbids("demat-gun", "autloc", "5.6").forbids("autloc@past-1", "drax", "5.6")


def test_5_7_in_the_turns_of_both_from_the_choice_on():
    t = table("present-1: silurian\npresent-0: yeti\nhand-0: auton").does("pass")
    t.asked(1, fill(texts.PREPARE_DEFENCE, seat=Seat(0))).offers("use silurian yeti")
    on(t, "zone", 1).cannot("use silurian yeti").does("choose 2")
    on(t, "act", 1).offers("use silurian yeti")


# 6  Values


def test_6_1_what_is_printed_and_what_innate_abilities_make_of_it():
    t = table("future-0: dalek, dalek\nzone-0: 3")
    assert values(t, "dalek") == "4/3/0"
    assert RULES.book["dalek"].energy == 3


def test_6_2_no_value_is_below_0_after_each_effect():
    t = done(table("present-0: silurian, force-field, bok\npresent-1: dulciens, yeti").does("use silurian yeti"))
    assert values(t, "yeti") == "0/3/0"
    t = table("present-0: yeti\nhand-0: venusian-aikido, venusian-aikido, brave-heart")
    t = done(done(t.does("flash venusian-aikido yeti")).does("flash venusian-aikido yeti"))
    assert values(done(t.does("flash brave-heart yeti 0")), "yeti") == "2/3/0"


def test_6_2_nor_when_an_innate_ability_ends():
    crew = "present-0: unit-bazooka-crew energy-4, brigadier-lethbridge-stewart, borad\nhand-0: brave-heart"
    t = table(crew)
    assert values(t, "unit-bazooka-crew") == "0/1/1"  # 4 less of 3 and 1
    t = done(t.does("use borad brigadier-lethbridge-stewart"))
    assert values(t, "unit-bazooka-crew") == "0/1/1"
    assert values(done(t.does("flash brave-heart unit-bazooka-crew 0")), "unit-bazooka-crew") == "2/1/1"
    t = done(table(crew, zero="sum").does("use borad brigadier-lethbridge-stewart"))
    assert values(done(t.does("flash brave-heart unit-bazooka-crew 0")), "unit-bazooka-crew") == "1/1/1"
    low = "future-0: macra, macra, macra\nfuture-1: roboman\nzone-0: 3"
    for reading, energy in (("each", 2), ("sum", 0)):  # 1 less 3, and 2 more
        t = table(f"{low}\nhand-1: brave-heart", zero=reading).does("pass")
        assert values(t, "roboman") == "0/1/2"
        assert values(done(t.does("flash brave-heart roboman 0")), "roboman") == f"{energy}/1/2"


def test_6_2_innate_abilities_come_first_whenever_their_cards_came():
    for macra in ("past-0: -\nhand-0: macra", "future-0: macra\nhand-0: macra"):
        t = table(f"{macra}\nfuture-1: roboman energy2\nzone-0: 3").does("play macra")
        assert values(t, "roboman") == "2/1/2"  # 1 less 1 or 2, which is 0, and 2 more
    t = table("future-0: macra\nfuture-1: roboman energy2\nhand-1: time-scoop\nzone-0: 3")
    assert values(on(t, "zone", 1), "roboman") == "0/1/2"


def test_6_3_both_0_is_destroyed_and_one_of_them_is_not():
    t = done(table("present-0: bok, daemons\npresent-1: auton energy-2 substance-1").does("use daemons auton 1"))
    t.shows("discard-1: auton\npresent-1: -")
    t = done(table("present-0: daemons\npresent-1: auton substance-1").does("use daemons auton 1"))
    t.shows("present-1: auton")
    assert values(t, "auton") == "2/0/1"


def test_6_3_it_is_looked_at_after_each_effect_of_any_kind():
    t = table("future-0: star-base, macra\nhand-0: cyberman\nfuture-1: roboman substance-1, dalek\nzone-0: 3")
    done(t.does("play cyberman"))
    assert values(t, "roboman") == "1/0/2"
    t = table("hand-0: radiation\npresent-1: mel-bush substance-2, dulciens, yeti").does("flash radiation")
    done(t).shows("present-1: yeti\ndiscard-1: dulciens, mel-bush")


KHAN = "past-0: kublai-khan, mongol-horseman sided energy-1 substance-1"  # 0/1 for as long as the Khan stands


@pytest.mark.parametrize(("reading", "left"), [("standing", "-"), ("always", "mongol-horseman")])
@pytest.mark.parametrize("way", ["drawn", "unopposed", "broken", "solved", "idle"])
def test_6_3_and_when_a_combat_an_episode_or_idling_has_sided_who_kept_others_alive(way, reading, left):
    theirs = {"drawn": "past-1: sergeant-benton", "broken": "past-1: silurian\nhand-0: time-scoop"}.get(way, "")
    rest = "\nzone-0: 1\ntime-1: 6 cards\n"
    if way == "solved":
        t = on(table(f"{KHAN}, the-ribos-operation", innate=reading), "episodes", 0)
        t.does("solve the-ribos-operation", "settle").shows("past-0: kublai-khan" + f", {left}".removesuffix(", -"))
        return
    if way == "idle":
        mine = "past-0: linx, irongron energy-3 substance-2"
        t = on(table(mine + rest, innate=reading), "attack").does("pass")
        t.shows("past-0: linx" + ", irongron" * (left != "-"))
        return
    t = on(table(KHAN + rest + theirs, innate=reading, unopposed="sided"), "attack")
    if way == "unopposed":
        t.does("attack kublai-khan").does("pass")
    elif way == "drawn":
        fought(t.does("attack kublai-khan sergeant-benton"))
    else:
        fought(done(t.does("attack kublai-khan silurian", "flash time-scoop silurian")).does("choose 2"))
    assert memory(t, "kublai-khan").sided
    t.shows("past-0: kublai-khan" + f", {left}".removesuffix(", -"))


def test_6_3_support_alone_keeps_nobody_alive():
    t = done(table("present-0: daemons\npresent-1: sil substance-1").does("use daemons sil 1"))
    t.shows("discard-1: sil")


def test_6_4_to_the_discard_pile_of_its_owner():
    t = table("past-1: autloc, professor-litefoot\npresent-1: yeti\nfuture-1: thal\nhand-0: the-war-games").does(
        "pose the-war-games 0"
    )
    on(t, "episodes", 1).does("solve the-war-games", "settle").shows("discard-0: the-war-games\ndiscard-1: -")


def test_6_5_who_is_moved_may_stand_anywhere_and_stays_what_it_was():
    t = table("hand-0: time-scoop\npresent-1: yeti sided substance-1")
    done(t.does("flash time-scoop yeti")).asked(0).could("choose 1", "choose 3").does("choose 1").shows("past-1: yeti")
    assert memory(t, "yeti").sided and values(t, "yeti") == "2/2/0"
    yeti = t.card("yeti")
    assert all(step.state.cards[yeti].sided for step in t.story), "also in every step on its way"


def test_6_5_the_limits_hold():
    six = "past-1: " + ", ".join(["autloc"] * 6)
    t = done(table(f"hand-0: time-scoop\npresent-1: yeti\n{six}").does("flash time-scoop yeti"))
    t.shows("future-1: yeti")  # there is only one place left, and nobody is asked
    five = "present-0: scaroth-of-the-jagaroth\npast-0: zarbi, zarbi\nfuture-0: zarbi, zarbi"
    done(table(five).does("use scaroth-of-the-jagaroth")).could("choose 1", "choose 3")  # five before and after
    full = f"{six}\nfuture-1: " + ", ".join(["thal"] * 6)
    t = done(table(f"hand-0: time-scoop\npresent-1: yeti\n{full}").does("flash time-scoop yeti"))
    t.shows("present-1: yeti")


# 7  Support


def test_7_1_all_of_it_to_one_value_of_another_of_ones_own():
    t = table("present-0: captain-yates, auton, star-base\npresent-1: zygon")
    t.offers("support captain-yates auton 0", "support captain-yates auton 1", "support auton captain-yates 0")
    t.cannot("support captain-yates captain-yates 0", "support captain-yates zygon 0", "support captain-yates auton 2")
    t.forbids("captain-yates", "zygon", "7.1").forbids("captain-yates", "star-base", "7.1")
    t.forbids("star-base", "auton", "5.3")
    t = table("present-0: captain-yates support-2, auton, yeti").cannot("support captain-yates auton 0")
    t.forbids("captain-yates", "auton", "7.1", "no Support to give").forbids(
        "yeti", "auton", "7.1", "no Support to give"
    )


def test_7_1_cards_may_keep_from_giving_support_and_from_being_supported():
    base = "future-0: thal, rill, {}\nzone-0: 3"
    table(base.format("mutt")).offers("support thal mutt 0", "support rill mutt 0")
    t = table(base.format("mutt, helen-a")).offers("support rill mutt 0", "support helen-a mutt 0")
    t.cannot("support thal mutt 0").forbids("thal", "mutt", "7.1", "keeps it from giving Support")
    t = table("zone-0: 3\nfuture-0: thal, rill, mutt\npast-0: the-sontaran-experiment awake")
    t.offers("support rill mutt 0").cannot("support thal mutt 0")
    t = table(base.format("omega support1, mutt")).offers("support rill mutt 0").cannot("support rill omega 0")
    t.forbids("rill", "omega", "7.1", "keeps it from being supported")


def test_7_2_as_many_as_its_support_allows_waiting_ones_included():
    t = table("present-0: auton, captain-yates, ian-chesterton\nhand-1: yeti").does("support captain-yates auton 0")
    assert memory(t, "auton").helped == 1
    t = (
        done(t)
        .cannot("support ian-chesterton auton 0")
        .forbids("ian-chesterton", "auton", "7.2", "Auton has Support 1")
    )
    t.offers("support auton ian-chesterton 0")


def test_7_2_later_changes_undo_nothing():
    t = done(table("present-0: auton, captain-yates\npresent-1: axon").does("support captain-yates auton 0"))
    on(t, "prepare", 1).does("use axon auton")
    done(t)
    assert values(t, "auton") == "4/2/0"
    assert values(on(t, "zone", 1), "auton") == "2/2/1"  # 4.15


def test_7_2_who_stands_up_again_and_helps_once_more_counts_once_more():
    t = done(table("present-0: auton, captain-yates\nhand-0: the-cavalry").does("support captain-yates auton 0"))
    t = done(t.does("flash the-cavalry captain-yates")).cannot("support captain-yates auton 0")
    t.forbids("captain-yates", "auton", "7.2")
    t = table("present-0: axon, captain-yates, star-base\nhand-0: the-cavalry").does("support captain-yates axon 0")
    t = done(done(done(t).does("flash the-cavalry captain-yates")).does("support captain-yates axon 0"))
    assert values(t, "axon") == "8/3/2" and memory(t, "axon").helped == 2


def test_7_2_a_raised_support_lets_more_help():
    t = table("present-0: auton helped1, captain-yates, star-base").offers("support captain-yates auton 0")
    assert values(t, "auton") == "2/2/2"


def test_7_3_in_the_chosen_time_zone_and_the_helped_one_may_be_sided():
    t = table("present-0: captain-yates, auton sided\npast-0: autloc, barbara-wright")
    t.offers("support captain-yates auton 0").cannot("support autloc auton 0", "support captain-yates autloc 0")
    t.forbids("autloc", "auton", "7.3").forbids("captain-yates", "autloc", "7.3")
    table("present-0: captain-yates sided, auton").cannot("support captain-yates auton 0")
    t = table("present-0: auton, polly sided\npast-0: tharil").offers("use tharil polly")  # no Support from elsewhere
    t.cannot("support tharil auton 0")
    table("present-0: captain-yates fresh, auton").offers("support captain-yates auton 0")


def test_7_4_support_is_not_supported_but_by_cards_that_say_so():
    table("present-0: captain-yates, auton").cannot("support captain-yates auton 2")
    t = table("present-0: unit-soldier, brigadier-bambera")
    assert values(t, "unit-soldier") == "2/2/3"


def test_7_5_outside_of_combat_too():
    t = done(table("present-0: captain-yates, auton").does("support captain-yates auton 1"))
    assert values(t, "auton") == "2/4/1"


def test_7_6_how_much_is_read_when_it_happens():
    t = table("present-0: captain-yates, auton\npresent-1: axon").does("support captain-yates auton 0")
    done(t.asked(1).does("use axon captain-yates"))
    assert values(t, "auton") == "2/2/1"
    t = table("present-0: captain-yates, auton\npresent-1: demat-gun, drax").does("support captain-yates auton 0")
    done(t.asked(1).does("use demat-gun captain-yates")).shows("discard-0: captain-yates")
    assert values(t, "auton") == "4/2/1"  # what is printed


def test_7_6_support_for_what_is_gone_is_lost():
    t = table("present-0: captain-yates, auton\npresent-1: borad").does("support captain-yates auton 0")
    done(t.asked(1).does("use borad auton")).shows("hand-0: auton")
    assert memory(t, "captain-yates").sided
