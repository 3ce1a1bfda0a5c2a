"""Glyphs, section by section: a test named 8_5 holds 8.5 of RULES.md to account."""

import pytest

from game.kernel.template import fill
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.cards import BOOK, GLYPHS
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.glyphs import has, is_immune, is_unharmed
from game.rules.towers_in_time.numbers import is_vulnerable

from .laying import memory, paid, table, unended

WATCHED = "sources-1: high-mesa\ntowers-1: squire on high-mesa"


def test_8_1_a_fast_attacker_is_straight_again_and_does_not_attack_twice():
    t = table("sources-0: ember-plain, smoking-cone\ntowers-0: orc-raiders on ember-plain\nhand-1: deep-quarry")
    unended(t.does("attack orc-raiders")).asked(1).does("build deep-quarry")
    t.asked(0).cannot("attack orc-raiders").offers("move orc-raiders smoking-cone")
    t.forbids("orc-raiders", "shields-1", law="8.1").does("move orc-raiders smoking-cone")
    assert memory(t, "orc-raiders").used


def test_8_1_dropped_on_a_card_of_another_it_is_not_told_to_attack_once_more():
    t = table(f"sources-0: ember-plain\ntowers-0: orc-raiders on ember-plain\nhand-1: deep-quarry\n{WATCHED}")
    t.forbids("orc-raiders", "squire", law="8.6", words=texts.CANNOT_SHOOT_ATTACK_SHIELDS)
    unended(t.does("attack orc-raiders").does("done")).asked(1).does("build deep-quarry").asked(0)
    t.forbids("orc-raiders", "squire", law="8.1")


def test_8_1_it_defends_or_pays_afterwards_and_others_do_not():
    board = (
        "sources-0: ember-plain\ntowers-0: {} on ember-plain\nsources-1: high-mesa\n"
        "towers-1: knight on high-mesa\nhand-0: sear"
    )
    t = table(board.format("orc-raiders")).does("attack orc-raiders", "done")
    unended(t).asked(1).does("attack knight").asked(0, "defend").offers("defend orc-raiders")
    t = table(board.format("orc-pikes")).does("attack orc-pikes", "done")
    unended(t).asked(1).does("attack knight").asked(0, "fight")


def test_8_1_it_does_not_march_along_a_second_time_either():
    t = table(
        "sources-0: ember-plain, smoking-cone\ntowers-0: orc-raiders on ember-plain, orc-pikes on smoking-cone, "
        "wolf-riders on smoking-cone"
    )
    unended(t.does("attack orc-raiders", "done")).does("pass").asked(0).cannot("attack orc-raiders")
    t.does("attack orc-pikes").could("done", "join wolf-riders")


def test_8_2_quick_strikes_first_and_the_dead_do_not_strike_back():
    board = (
        "sources-0: high-mesa\ntowers-0: elf-bladedancers on high-mesa\nsources-1: high-mesa\ntowers-1: {} on high-mesa"
    )
    t = table(board.format("minotaur")).does("attack elf-bladedancers", "defend minotaur")
    assert is_dead(t.state, t.card("minotaur")) and not memory(t, "elf-bladedancers").damage
    t = table(board.format("knight")).does("attack elf-bladedancers", "defend knight")  # it lives, and strikes back
    assert memory(t, "elf-bladedancers").damage == 3
    t = table(board.format("lancers-of-dawn")).does(
        "attack elf-bladedancers", "defend lancers-of-dawn"
    )  # both are Quick
    assert is_dead(t.state, t.card("elf-bladedancers")) and is_dead(t.state, t.card("lancers-of-dawn"))


@pytest.mark.parametrize(("striker", "hurts"), [("knight", False), ("paladin", True)])
def test_8_3_and_8_13_only_magic_hurts_what_is_spectral(striker, hurts):
    board = (
        f"sources-0: high-mesa\ntowers-0: {striker} on high-mesa\nsources-1: high-mesa\ntowers-1: banshee on high-mesa"
    )
    t = table(board).does(f"attack {striker}", "defend banshee")
    assert is_dead(t.state, t.card("banshee")) is hurts


def test_8_13_spells_hurt_it_and_a_magical_item_helps():
    t = table("sources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\ntowers-1: banshee on high-mesa").does(
        "cast sear banshee"
    )
    assert is_dead(t.state, t.card("banshee"))
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\ngear-0: runed-blade on knight\n"
        + WATCHED
        + ", banshee on high-mesa"
    )
    assert not is_unharmed(t.state, t.card("banshee"), t.card("knight"))


REGENERATE = "sources-0: still-lake\ntowers-0: {} on still-lake\nhand-1: deep-quarry"


def test_8_4_regeneration_takes_all_damage_and_saves_the_killed_used_or_not():
    t = table(REGENERATE.format("mjorn-water-elemental used damage3")).does("regenerate mjorn-water-elemental").asked(1)
    assert not memory(t, "mjorn-water-elemental").damage and memory(t, "mjorn-water-elemental").used
    t.shows("sources-0: still-lake used")
    t = table(REGENERATE.format("mjorn-water-elemental dead damage9")).does("regenerate mjorn-water-elemental")
    assert not is_dead(t.state, t.card("mjorn-water-elemental"))


def test_8_4_it_costs_temper_of_its_school_and_not_for_the_paralyzed_or_unhurt():
    table(REGENERATE.format("mjorn-water-elemental damage3").replace("still-lake", "high-mesa")).cannot(
        "regenerate mjorn-water-elemental"
    )
    table(REGENERATE.format("mjorn-water-elemental damage3 paralyzed")).cannot("regenerate mjorn-water-elemental")
    table(REGENERATE.format("mjorn-water-elemental")).cannot("regenerate mjorn-water-elemental")
    table(REGENERATE.format("snapping-turtle damage1")).cannot("regenerate snapping-turtle")


def test_8_4_a_destroyed_card_cannot():
    t = table(
        "active: 1\nsources-0: still-lake\ntowers-0: hydra exposed2 on still-lake\nsources-1: high-mesa\n"
        "towers-1: cultists on high-mesa, cultists on high-mesa, blackguard on high-mesa\nhand-1: finger-of-death"
    )
    t.does("cast finger-of-death hydra").asked(0).shows("discard-0: hydra").cannot("regenerate hydra")


def test_8_4_it_lives_by_that_though_its_defense_is_below_nothing():
    t = table(
        "sources-0: still-lake, still-lake\ntowers-0: minor-water-elemental dead damage2 on still-lake\n"
        "charms-1: wasting on minor-water-elemental"
    )
    t.shows("defense minor-water-elemental: 0")
    paid(t.does("regenerate minor-water-elemental"))
    assert not is_dead(t.state, t.card("minor-water-elemental"))
    t.asked(1).does("pass").asked(0).shows("towers-0: minor-water-elemental")


def test_8_5_only_flyers_defend_against_flyers():
    t = table(
        "sources-0: high-mesa\ntowers-0: pegasus on high-mesa\nsources-1: high-mesa\n"
        "towers-1: knight on high-mesa, griffin on high-mesa"
    )
    t.does("attack pegasus").asked(1).offers("defend griffin").cannot("defend knight").forbids(
        "knight", "pegasus", law="10.2"
    )
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\ntowers-1: griffin on high-mesa"
    )
    t.does("attack knight").offers("defend griffin")  # a flyer may come down on the others


def test_8_6_a_shot_hits_what_is_vulnerable_and_exposes():
    board = (
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\n"
        "sources-1: deep-quarry\ntowers-1: hill-giant{} on deep-quarry"
    )
    table(board.format("")).cannot("shoot dwarf-catapult hill-giant").forbids("dwarf-catapult", "hill-giant", law="9.1")
    table(board.format("")).forbids(
        "dwarf-catapult", "hill-giant", law="9.1", words=fill(texts.CAN_SHOOT_NONE, card="Dwarf Catapult")
    )
    both = board.format(" exposed1") + ", squire on deep-quarry"
    table(both).forbids(
        "dwarf-catapult", "squire", law="9.1", words=fill(texts.CAN_SHOOT, card="Dwarf Catapult", targets="Hill Giant")
    )
    t = table(board.format(" exposed1")).does("shoot dwarf-catapult hill-giant").asked(1)
    assert memory(t, "hill-giant").damage == 2 and memory(t, "dwarf-catapult").used
    assert is_vulnerable(t.state, t.card("dwarf-catapult"))
    table(board.format(" exposed1").replace("catapult", "riflemen")).forbids("dwarf-riflemen", "hill-giant", law="8.6")


def test_8_6_an_item_is_shot_by_its_follower():
    board = (
        "sources-0: high-mesa\ntowers-0: knight{} on high-mesa\n"
        "gear-0: bow-of-the-glade on knight\nsources-1: high-mesa\n"
        "towers-1: minotaur exposed1 on high-mesa"
    )
    t = table(board.format("")).does("shoot bow-of-the-glade minotaur")
    assert memory(t, "knight").used and is_dead(t.state, t.card("minotaur"))
    table(board.format(" used")).cannot("shoot bow-of-the-glade minotaur")


def test_8_7_army_is_a_glyph_that_lets_others_join():
    t = table("sources-0: high-mesa\ntowers-0: squire on high-mesa, elf-warden on high-mesa, knight on high-mesa")
    t.does("attack squire").asked(0, "join").could("done", "join elf-warden")
    t = table("sources-0: high-mesa\ntowers-0: squire on high-mesa, elf-warden on high-mesa").does(
        "attack squire", "done"
    )
    assert not memory(t, "elf-warden").used


def test_8_8_an_instant_effect_is_an_action_of_its_card():
    board = "sources-0: high-mesa\ntowers-0: healers{} on high-mesa, dwarf damage2 on high-mesa"
    t = table(board.format("")).does("use healers dwarf").asked(1)
    assert memory(t, "healers").used and not memory(t, "dwarf").damage
    table(board.format(" used")).cannot("use healers dwarf")


def test_8_9_the_paralyzed_neither_act_nor_pay_nor_defend():
    t = table(
        "sources-0: high-mesa\ntowers-0: sylph on high-mesa\nsources-1: still-lake\n"
        "towers-1: mjorn-water-elemental damage1 on still-lake\nhand-1: ebb\nhand-0: deep-quarry"
    )
    t.does("paralyze sylph mjorn-water-elemental").asked(1)
    assert is_vulnerable(t.state, t.card("sylph")) and not is_vulnerable(t.state, t.card("mjorn-water-elemental"))
    t.cannot("attack mjorn-water-elemental", "regenerate mjorn-water-elemental")
    t.does("cast ebb sylph")  # its source pays, and not it
    assert not memory(t, "mjorn-water-elemental").used
    t.asked(0)


@pytest.mark.parametrize(
    ("actor", "can"), [("dwarf-catapult", False), ("elven-bowmen", False), ("stone-giant", True), ("ballista", True)]
)
def test_8_10_followers_and_minors_do_not_see_what_is_invisible(actor, can):
    board = (
        f"sources-0: deep-quarry\ntowers-0: {actor} on deep-quarry\nsources-1: high-mesa\n"
        "towers-1: mist-walkers exposed1 on high-mesa"
    )
    t = table(board)
    t.offers(f"shoot {actor} mist-walkers") if can else t.forbids(actor, "mist-walkers", law="8.10")


def test_8_10_a_minor_monster_does_not_see_it_either_and_a_median_one_does():
    board = (
        "sources-0: high-mesa\ntowers-0: {} on high-mesa\nsources-1: high-mesa\n"
        "towers-1: mist-walkers on high-mesa, squire on high-mesa"
    )
    table(board.format("sylph")).offers("paralyze sylph squire").forbids("sylph", "mist-walkers", law="8.10")
    table(board.format("wights")).offers("paralyze wights mist-walkers")


def test_8_10_an_item_is_its_follower_s_and_spells_see_and_anybody_blocks():
    board = (
        "sources-0: ember-plain\ntowers-0: knight on ember-plain\ngear-0: wand-of-fire on knight\nhand-0: sear\n"
        "sources-1: high-mesa\ntowers-1: mist-walkers exposed1 on high-mesa"
    )
    t = table(board).cannot("shoot wand-of-fire mist-walkers").offers("cast sear mist-walkers")
    t.does("attack knight").asked(1).offers("defend mist-walkers")


def test_8_11_effects_and_alignments_are_glyphs():
    assert {"air-effect", "earth-effect", "fire-effect", "water-effect", "good", "evil"} <= set(GLYPHS)
    for card in BOOK:
        assert card.school != "black" or ("evil" in card.glyphs and "good" not in card.glyphs), card.key
        assert card.school != "white" or ("good" in card.glyphs and "evil" not in card.glyphs), card.key


@pytest.mark.parametrize(
    ("actor", "target", "immune"),
    [
        ("ghouls", "order-of-light", True),
        ("knight", "order-of-light", False),
        ("templars", "demon-of-the-sixth-hour", True),
        ("minor-fire-elemental", "salamander", True),
        ("orc-pikes", "salamander", False),
        ("minor-fire-elemental", "orc-pikes", False),
    ],
)
def test_8_12_immune(actor, target, immune):
    t = table(
        f"sources-0: ember-plain\ntowers-0: {actor} on ember-plain\nsources-1: ember-plain\n"
        f"towers-1: {target} on ember-plain"
    )
    assert is_immune(t.state, t.card(target), t.card(actor)) is immune


def test_8_12_the_immune_are_no_target():
    board = (
        "sources-0: ember-plain\nhand-0: sear\nsources-1: ember-plain\n"
        "towers-1: salamander on ember-plain, orc-pikes on ember-plain"
    )
    table(board).offers("cast sear orc-pikes").cannot("cast sear salamander").forbids("sear", "salamander", law="8.12")


@pytest.mark.parametrize(
    ("actor", "spared", "met"),
    [
        ("cast great-wave", "water-elemental", "knight"),
        ("use wind-callers", "minor-air-elemental", "pegasus"),
        ("use banshee", "order-of-light", "knight"),
        ("cast truce-of-bells", "iron-colossus", "knight"),
        ("cast quake", "minor-earth-elemental", "knight"),
    ],
)
def test_8_12_what_is_done_to_several_at_once_passes_the_immune_by(actor, spared, met):
    verb, key = actor.split()
    mine = "hand-0: " + key if verb == "cast" else f"towers-0: {key} on high-mesa"
    t = table(
        f"sources-0: high-mesa, still-lake, still-lake, still-lake, deep-quarry, deep-quarry, deep-quarry\n{mine}\n"
        f"sources-1: still-lake, high-mesa\ntowers-1: {spared} exposed1 on still-lake, {met} exposed1 on high-mesa"
    )

    def traces(card):
        now = memory(t, card)
        return t.at(f"attack {card}"), now.grounded, now.used, now.damage, t.state.where[t.card(card)]

    before = {card: traces(card) for card in (spared, met)}
    paid(t.does(actor))
    assert traces(spared) == before[spared]
    assert traces(met) != before[met]


def test_8_14_a_wall_serves_its_tower_alone():
    t = table(
        "sources-0: deep-quarry, root-cellar\n"
        "towers-0: dwarf on deep-quarry, dwarf-levy on root-cellar, lodestone on deep-quarry\n"
        "hand-0: wall-of-rock\nlimbo-0: hill-giant"
    )
    t.does("cast wall-of-rock deep-quarry")
    paid(t).shows("charms-0: wall-of-rock on deep-quarry\ndefense dwarf: 6\ndefense dwarf-levy: 2")


def test_8_15_a_gate_gives_all_and_goes_with_its_tower():
    t = table(
        "sources-0: gate-of-drowned-bells\ntowers-0: dwarf on gate-of-drowned-bells\n"
        "gear-0: snake on dwarf\nlimbo-0: orc-pikes"
    )
    t.does("use gate-of-drowned-bells").asked(1)
    t.shows("sources-0: -\ntowers-0: -\ndiscard-0: gate-of-drowned-bells, dwarf, snake\nhand-0: 3 cards")
    t = (
        table("sources-0: gate-of-cinders, deep-quarry\ntowers-0: dwarf on deep-quarry\n" + WATCHED)
        .does("use gate-of-cinders")
        .asked(1)
    )
    assert is_dead(t.state, t.card("dwarf")) and is_dead(t.state, t.card("squire"))


def test_8_16_gained_glyphs_are_one_s_own():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\ngear-0: carpet-of-the-air on knight, owl on knight\n"
        "charms-0: veil-of-vapour on knight\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    assert has(t.state, t.card("knight"), "fly") and has(t.state, t.card("knight"), "invisible")
    t.does("attack knight").asked(1, "fight")  # nobody flies there


def test_8_16_a_gained_glyph_counts_wherever_a_card_speaks_of_it():
    board = "sources-0: high-mesa, high-mesa\ntowers-0: barbarian on high-mesa, knight on high-mesa\n"
    t = table(board + "gear-0: dove on barbarian\nspells-0: banner-of-the-dove").shows("defense knight: 4")
    t.shows("defense barbarian: 4")  # its own 2, the dove's 1, and 1 because the dove has made it Good
    t = table(
        board + "hand-0: smite\nsources-1: high-mesa\ngear-1: raven on squire\n"
        "towers-1: squire exposed1 on high-mesa, minotaur exposed1 on high-mesa, griffin exposed1 on high-mesa\n"
        "charms-0: weakness on minotaur"
    )
    t.offers("cast smite squire", "cast smite minotaur").cannot("cast smite griffin")
