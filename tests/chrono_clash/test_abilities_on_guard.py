"""Section 13, what protects: 13.4, 13.11, 13.13, 13.15, 13.18."""

import pytest

from .laying import table

# 13.4  Protector


def test_13_4_the_others_cannot_be_chosen_by_opponents():
    t = table("hand-0: bolt\nbattlefield-0: cat\nbattlefield-1: protector, bear, ox\ntime-0: 3").does("play bolt")
    t.could("pick cat", "pick protector").forbids("bear", "cat", law="13.4")


def test_13_4_their_owner_may_and_what_has_no_target_passes_by():
    t = (
        table("hand-0: boon\nbattlefield-0: protector, bear\ntime-0: 3")
        .does("play boon")
        .could("pick bear", "pick protector")
    )
    t = table("hand-0: doze\nbattlefield-1: protector, bear\ntime-0: 3").does("play doze")
    t.shows("battlefield-1: bear tapped, protector tapped")


def test_13_4_an_ability_must_choose_what_is_left_even_an_own_battler():
    t = table("hand-0: archer\nbattlefield-1: protector strength+2, mouse\ntime-0: 5").does("summon archer")
    t.shows("discard-0: archer\nbattlefield-1: mouse, protector")


def test_13_4_each_player_protects_only_the_own():
    laid = "seats: 3\nhand-0: bolt\nbattlefield-1: protector, bear\nbattlefield-2: ox\ntime-0: 3"
    table(laid).does("play bolt").could("pick protector", "pick ox")


def test_13_4_against_a_guardian_ability_and_lent():
    t = table("battlefield-0: protector, bear\nguardians-1: mouse, thorn\ntime-0: 3").does("attack bear 1", "use")
    t.shows("discard-0: protector\nbattlefield-0: bear")
    t = (
        table("hand-0: bolt\nbattlefield-1: kin, elusive, bear\ntime-0: 3")
        .does("play bolt")
        .shows("discard-1: elusive")
    )


# 13.11  Sentinel


def test_13_11_sentinel():
    t = table("battlefield-0: bear\nbattlefield-1: sentinel tapped, plain").could("pass", "attack bear sentinel")
    t.forbids("bear", "guardians-1", law="13.11")
    table("battlefield-0: bear\nbattlefield-1: sentinel").could("pass", "attack bear 1")


def test_13_11_not_on_a_quest():
    laid = "battlefield-0: bear\nbattlefield-1: sentinel tapped\nquests-1: mouse on sentinel\ntime-0: 3"
    t = table(laid).could("pass", "attack bear 1", "attack bear sentinel")
    t = table(laid.replace("bear", "bear, ox")).does("attack bear sentinel").cannot("attack ox 1")
    t.offers("attack ox sentinel")  # its card is gone, and so is its quest: it stands guard again


def test_13_11_it_may_be_tapped_as_it_comes():
    t = table("hand-0: sentinel").does("summon sentinel").waits(0, "stand by").could("use", "ignore").does("use")
    t.shows("battlefield-0: sentinel tapped\ntime-1: 3").asked(1)
    table("hand-0: sentinel").does("summon sentinel", "ignore").shows("battlefield-0: sentinel")
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: sentinel\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements", "summon sentinel").waits(1, "stand by").does("use").asked(0)
    t.shows("battlefield-1: sentinel tapped fresh")


def test_13_11_a_lent_one_may_be_tapped_too():
    t = table("hand-0: cat\nbattlefield-0: guild\ntime-0: 5").does("summon cat").waits(0, "stand by").does("use")
    t.shows("battlefield-0: cat tapped fresh, guild")
    table("hand-0: wolf\nbattlefield-0: guild\ntime-0: 5").does("summon wolf").waits(0, "main")


# 13.13  Toughness


TOUGH = "battlefield-0: toughness\nunder-0: mouse on toughness\n"


@pytest.mark.parametrize("action", ["bolt", "storm"])
def test_13_13_a_card_goes_instead_when_an_opponent_destroys_it(action):
    t = table(TOUGH + f"active: 1\nhand-1: {action}, bolt\ntime-1: 5").does(f"play {action}")
    t.shows("battlefield-0: toughness\nunder-0: -\ndiscard-0: mouse")
    t.does("play bolt").shows("battlefield-0: -\ndiscard-0: mouse, toughness")


@pytest.mark.parametrize("foe", ["plain", "ox"])
def test_13_13_and_when_it_loses_a_battle_on_either_side(foe):
    t = table(TOUGH + f"battlefield-1: {foe} tapped\ntime-0: 3").does(f"attack toughness {foe}")
    t.shows("battlefield-0: toughness\ndiscard-0: mouse\nunder-0: -")
    t = table(
        TOUGH.replace("-0", "-1").replace("toughness\n", "toughness tapped\n", 1) + f"battlefield-0: {foe}\ntime-0: 3"
    )
    t.does(f"attack {foe} toughness").shows("battlefield-1: toughness\ndiscard-1: mouse")


def test_13_13_not_against_ones_own_abilities_payments_last_stand_or_return():
    table(TOUGH + "hand-0: storm\ntime-0: 3").does("play storm").shows("discard-0: mouse, storm, toughness")
    table(TOUGH + "hand-0: imp").does("summon imp", "settle").shows("discard-0: mouse, toughness")
    table(TOUGH + "hand-0: recall\ntime-0: 3").does("play recall").shows("hand-0: toughness\ndiscard-0: mouse, recall")


def test_13_13_against_a_guardian_and_its_ability():
    t = table(TOUGH + "guardians-1: mouse, ox\ntime-0: 3").does("attack toughness 1").shows("discard-0: mouse")
    t.shows("battlefield-0: toughness tapped")
    t = (
        table(TOUGH + "guardians-1: mouse, thorn\ntime-0: 3")
        .does("attack toughness 1", "use")
        .shows("discard-0: mouse")
    )
    t.shows("battlefield-0: toughness tapped\ndiscard-1: thorn")


def test_13_13_what_lies_under_it_is_open_and_does_not_move():
    t = table(TOUGH + "hand-0: cat\ntime-0: 3").forbids("mouse", "hand-0", law="13.13")
    assert (t.seen(0, "under-0"), t.seen(1, "under-0")) == ("mouse", "mouse")
    t = (
        table("hand-0: toughness, mouse\ntime-0: 5")
        .does("summon toughness")
        .forbids("mouse", "battlefield-0", law="13.13")
    )


def test_13_13_no_card_no_question():
    table("hand-0: toughness\ntime-0: 5").does("summon toughness").waits(0, "main").shows("under-0: -")


# 13.15  Elusive


def test_13_15_elusive_and_the_card_on_its_quest():
    laid = "battlefield-0: bear, elusive\nbattlefield-1: elusive tapped\n"
    t = table(laid).could("pass", "attack bear 1", "attack elusive 1", "attack elusive elusive")
    t.forbids("bear", "elusive@battlefield-1", law="13.15")
    t = table(laid + "quests-1: mouse on elusive").cannot("attack bear elusive").offers("attack elusive elusive")


def test_13_15_abilities_may_choose_it():
    table("hand-0: bolt\nbattlefield-1: elusive\ntime-0: 3").does("play bolt").shows("discard-1: elusive")


# 13.18  Taunt


def test_13_18_taunt():
    laid = "battlefield-0: bear\nbattlefield-1: taunt{}, plain tapped, taunt, cat tapped\n{}"
    t = table(laid.format(" tapped", "quests-1: mouse on cat"))
    t.could("pass", "attack bear 1", "attack bear taunt").forbids("bear", "plain", law="13.18")
    t.forbids("bear", "cat", law="13.18")
    table(laid.format("", "")).offers("attack bear plain", "attack bear cat").cannot("attack bear taunt")


def test_13_18_not_on_a_quest_and_for_its_own_player_only():
    t = table("battlefield-0: bear\nbattlefield-1: taunt tapped, plain tapped\nquests-1: mouse on taunt")
    t.offers("attack bear plain", "attack bear taunt")
    t = table("seats: 3\nbattlefield-0: bear\nbattlefield-1: taunt tapped\nbattlefield-2: plain tapped").offers(
        "attack bear plain"
    )


def test_13_18_it_may_be_tapped_as_it_comes():
    table("hand-0: taunt").does("summon taunt").waits(0, "stand by").does("use").shows("battlefield-0: taunt tapped")


def test_13_18_taunt_and_elusive_together():
    t = table("battlefield-0: bear, elusive\nbattlefield-1: elusive-taunt tapped, plain tapped")
    t.could("pass", "attack bear 1", "attack elusive 1", "attack elusive elusive-taunt")
    t.forbids("bear", "elusive-taunt", law="13.15").forbids("bear", "plain", law="13.18")
