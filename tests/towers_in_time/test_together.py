"""Rules that meet: what follows where sections hold at once. A test named 10_7 holds 10.7 of RULES.md to account."""

import pytest

from game.kernel.agenda import Landing, asks, chooser, explain, label, lands, legal_actions
from game.kernel.notation import read
from game.kernel.template import Seat, fill
from game.kernel.windows import PASS
from game.rules.towers_in_time import laws, texts
from game.rules.towers_in_time.cards import FOLDER, LANGUAGE
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.numbers import attack, is_vulnerable, number
from game.rules.towers_in_time.rules import ruleset
from game.rules.towers_in_time.temper import purse
from game.rules.towers_in_time.verbs import fall
from tests.table import Table

from .laying import memory, paid, sent, table, unended


def unasked(t, whose=1):
    """Nobody defends, the shields of that seat are attacked, and nobody acts in the windows."""
    while t.state.agenda[-1].what in ("defend", "whose shields", "fight", "react"):
        wishes = ("done", f"choose {whose}", "pass")
        t.does(next(wish for wish in wishes if wish in t.options))
    return t


# 7.5, 7.6, 7.13  White, Black, and what is borne

PAIR = "sources-0: high-mesa, still-lake, still-lake, still-lake\n"


def test_7_5_what_a_follower_bears_is_in_the_tower_too():
    t = table(PAIR + "towers-0: squire on high-mesa, templars on still-lake\ngear-0: raven on squire\nlimbo-0: novices")
    t.forbids("novices", "high-mesa", law="7.5").offers("transport novices still-lake")
    t.forbids("squire", "still-lake", law="7.5").forbids("templars", "high-mesa", law="7.5")
    t = table(PAIR + "towers-0: squire on high-mesa, templars on still-lake\ngear-0: owl on squire\nlimbo-0: novices")
    t.offers("transport novices high-mesa", "move squire still-lake", "move templars high-mesa")


def test_7_5_on_one_follower_without_a_tower_neither():
    board = (
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nadrift-0: squire\ngear-0: dove on knight, {} on squire"
    )
    table(board.format("owl")).offers("move dove squire")
    table(board.format("raven")).forbids("dove", "squire", law="7.5")


def test_7_5_nor_does_one_s_own_spell_of_the_other_lie_there_but_an_opponent_s_may():
    t = table(
        "sources-0: high-mesa, still-lake, still-lake\ntowers-0: ghouls on high-mesa, squire on still-lake\n"
        "hand-0: wall-of-light, aegis"
    )
    t.offers("cast aegis squire", "cast wall-of-light still-lake")
    t.forbids("aegis", "ghouls", law="7.5").forbids("wall-of-light", "high-mesa", law="7.5")
    walled = (
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\ncharms-0: wall-of-light on high-mesa\nlimbo-0: ghouls"
    )
    table(walled).forbids("ghouls", "high-mesa", law="7.5")
    t = table(
        "sources-0: high-mesa\ntowers-0: cultists on high-mesa\nhand-0: weakness\n"
        "sources-1: high-mesa\ntowers-1: novices on high-mesa\nlimbo-1: squire"
    )
    t.does("cast weakness novices").asked(1).offers("transport squire high-mesa")
    t = table(
        "sources-0: high-mesa, still-lake\ntowers-0: knight on high-mesa, templars on still-lake\n"
        "charms-1: weakness on knight@towers-0"
    )
    t.offers("move knight still-lake", "move templars high-mesa")


@pytest.mark.parametrize(
    "snake", ["towers-0: {}, snake on high-mesa", "towers-0: {}, knight on high-mesa\ngear-0: snake on knight"]
)
def test_7_5_a_totem_takes_the_spell_on_it_along_wherever_it_is_moved(snake):
    board = "sources-0: high-mesa, still-lake\n" + snake.format("squire on still-lake, {} on still-lake")
    t = table(board.format("ghouls") + "\ncharms-0: aegis on snake")
    t.forbids("snake", "squire", law="7.5").forbids("snake", "still-lake", law="7.5")
    table(board.format("novices") + "\ncharms-0: aegis on snake").offers("move snake squire", "move snake still-lake")
    table(board.format("ghouls") + "\ncharms-1: weakness on snake").offers("move snake squire")


def test_7_6_what_is_borne_comes_along_only_where_it_could_be_laid():
    t = table(
        "sources-0: hot-springs, still-lake, ember-plain\ntowers-0: squire on hot-springs, knight on hot-springs\n"
        "gear-0: hellhound on squire, snake on knight"
    )
    t.offers("move squire ember-plain", "move knight still-lake", "move knight ember-plain")
    t.forbids("squire", "still-lake", law="7.13")


def test_7_13_a_spell_is_not_borne():
    t = table(
        "sources-0: hot-springs, ember-plain\ntowers-0: squire on hot-springs, novices on hot-springs\n"
        "charms-0: stoneskin on squire\nlimbo-0: salamander"
    )
    t.offers("transport salamander squire", "transport salamander novices")


# 5.11, 6.1  A totem that somebody moves for nothing

LED = "sources-0: high-mesa, still-lake\ntowers-0: great-strategist on high-mesa, squire{} on high-mesa{}"


def test_5_11_off_a_used_follower_a_totem_is_used_whoever_moves_it():
    t = table(LED.format(" used", "\ngear-0: wolf on squire")).does("use great-strategist", "move wolf still-lake")
    assert memory(t, "wolf").used
    t.does("done", "pass").cannot("attack wolf")


def test_5_11_off_a_paralyzed_follower_a_totem_does_not_go_whoever_moves_it():
    t = table(LED.format(" paralyzed", "\ngear-0: wolf on squire, runed-blade on squire")).does("use great-strategist")
    t.cannot("move wolf still-lake", "move wolf great-strategist").offers("move runed-blade great-strategist")
    t.forbids("wolf", "still-lake", law="5.17", words=fill(texts.BEARER_CANNOT_ACT, bearer="Squire")).offers(
        "move squire still-lake"
    )


def test_6_1_a_totem_gives_its_temper_once_in_a_turn_wherever_it_lies():
    t = table(LED.format("", ", wolf used on still-lake")).does("use great-strategist", "move wolf squire", "done")
    assert {t.state.what[payer.card].key: payer.temper for payer in purse(t.state, 0).payers}["squire"] == 1


# 7.11, 13.2  Bonuses in a combat

DISPELLED = (
    "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa\nhand-0: dispel\n"
    "sources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\n"
)


def test_7_11_what_came_before_the_combat_outlasts_its_spell_and_what_came_in_it_does_not():
    board = DISPELLED.replace("hand-0", "active: 1\nhand-0")
    t = sent(table(board + "charms-1: stoneskin on dwarf").does("attack dwarf"), "knight")
    paid(t.does("cast dispel stoneskin")).shows("discard-1: stoneskin\ndefense dwarf: 6")
    unended(t).shows("defense dwarf: 4")
    t = sent(table(DISPELLED + "hand-1: stoneskin").does("attack knight"), "dwarf")
    paid(t.does("cast stoneskin dwarf")).shows("defense dwarf: 6").does("pass")
    paid(t.does("cast dispel stoneskin")).shows("discard-1: stoneskin\ndefense dwarf: 4")


@pytest.mark.parametrize("is_late", [True, False])
def test_7_11_nor_does_what_a_wall_gives_that_goes_with_its_source(is_late):
    wall = "hand-1: wall-of-rock" if is_late else "active: 1\ncharms-1: wall-of-rock on root-cellar"
    t = table(
        "sources-0: high-mesa, deep-quarry, deep-quarry, deep-quarry\ntowers-0: knight on high-mesa\nhand-0: sinkhole\n"
        f"sources-1: root-cellar, deep-quarry\ntowers-1: dwarf on root-cellar\n{wall}"
    )
    if is_late:
        paid(sent(t.does("attack knight"), "dwarf").does("cast wall-of-rock root-cellar")).does("pass")
    else:
        sent(t.does("attack dwarf"), "knight")
    paid(t.shows("defense dwarf: 7").does("cast sinkhole root-cellar")).shows("discard-1: root-cellar, wall-of-rock")
    t.shows(f"defense dwarf: {4 if is_late else 6}")  # diffused; what the source itself gave holds on


def test_7_11_a_bonus_that_comes_back_does_not_count_twice():
    t = table(
        "sources-0: deep-quarry, root-cellar, high-mesa\nlimbo-0: squire, squire\n"
        "towers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry",
        lasting="phase",
    )
    t.shows("attack dwarf: 3").does("move lodestone root-cellar").shows("attack dwarf: 3").does("pass")
    paid(t.does("transport squire deep-quarry")).shows("attack dwarf: 3\ndefense dwarf: 5")


def test_7_11_no_step_of_the_story_shows_a_bonus_as_gone_while_it_holds():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf damage1 on deep-quarry, cave-bear on deep-quarry, "
        "basalt-golem on deep-quarry\nsources-1: high-mesa\ntowers-1: storm-drake on high-mesa"
    )
    sent(t.does("attack dwarf"), "storm-drake").does("pass")
    while "CardFallen" not in t.happened:
        t.does("pass")
    bear, fallen = t.card("cave-bear"), t.happened.index("CardFallen")
    assert t.happened[fallen + 1] == "CardMoved"
    assert {attack(step.state, bear) for step in t.story[: fallen + 2]} == {4}


# 8.4  Regeneration

MENDING = """
[ever-lizard]
name = "Ever Lizard"
kind = "monster"
school = "fire"
status = "minor"
people = "beast"
temper = 1
cost = 2
attack = 1
defense = 2
regenerate = 0
ours = "Made up."
"""


def made_up(tmp_path, *cards):
    """The game with the sources and these cards."""
    path = tmp_path / "cards.toml"
    path.write_text("".join(cards), encoding="utf-8")
    return ruleset("towers_made_up", LANGUAGE.load("towers_made_up", FOLDER / "cards" / "sources.toml", path))


def test_8_4_who_would_regenerate_but_for_the_temper_is_told_so_in_a_turn_and_in_a_window():
    t = table("sources-0: still-lake used\ntowers-0: hydra damage1 used on still-lake")
    said = [str(why) for why in explain(t.state, t.card("hydra"))]
    words = fill(texts.WITHOUT_TEMPER[texts.REGENERATION_TOO_DEAR], cost=3, temper="Water temper", payers="cards")
    assert said[0] == f"6.6: {words}" and len(said) == 2
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\n"
        "sources-1: still-lake used\ntowers-1: river-troll on still-lake\nhand-1: hold-fast"
    )
    sent(t.does("attack minotaur"), "river-troll").asked(1, "fight").cannot("regenerate river-troll")
    words = fill(texts.WITHOUT_TEMPER[texts.REGENERATION_TOO_DEAR], cost=1, temper="Water temper", payers="cards")
    assert str(explain(t.state, t.card("river-troll"))[0]) == f"6.6: {words}"


@pytest.mark.parametrize(("state", "can"), [("", True), (" used", False)])
def test_6_7_what_costs_nothing_needs_the_straight_source_and_saps_nothing(tmp_path, state, can):
    rules = made_up(tmp_path, MENDING.replace("cost = 2", "cost = 0"))
    t = Table(f"sources-0: ember-plain{state}, high-mesa\nlimbo-0: ever-lizard\nturn: 1", rules=rules)
    if can:
        t.does("transport ever-lizard ember-plain").asked(1)
        t.shows("towers-0: ever-lizard on ember-plain\nsources-0: ember-plain, high-mesa")
        assert t.state.cards[t.card("ember-plain")] is None
    else:
        t.forbids("ever-lizard", "ember-plain", law="6.7")


def test_8_4_a_glyph_without_a_number_costs_nothing(tmp_path):
    rules = made_up(tmp_path, MENDING)
    board = "sources-0: high-mesa used\ntowers-0: ever-lizard used {} on high-mesa\nturn: 1"
    t = Table(board.format("dead damage2"), rules=rules).does("regenerate ever-lizard").asked(1)
    t.shows("towers-0: ever-lizard used on high-mesa\nsources-0: high-mesa used")
    Table(board.format("damage0"), rules=rules).cannot("regenerate ever-lizard")


def test_7_11_what_a_card_has_by_the_number_of_others_holds_on_when_one_of_them_goes_from_another_tower(tmp_path):
    counting = (
        'always = [{ bonus = 1, stat = "attack", to = "this card", per = "all beast creatures of yours in play" }]'
    )
    pack = MENDING.replace("Ever Lizard", "Pack Lizard").replace("ever-lizard", "pack-lizard") + counting
    board = "sources-0: ember-plain, high-mesa\ntowers-0: pack-lizard on ember-plain, ever-lizard on high-mesa"
    for reading, left in (("phase", 3), ("soon", 2)):
        t = Table(board, {"lasting": reading}, rules=made_up(tmp_path, MENDING, pack)).shows("attack pack-lizard: 3")
        fall(t.state, t.card("ever-lizard"), 0)
        t.shows(f"attack pack-lizard: {left}")


# 10.7 to 10.10  In a combat

SIDES = (
    "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: still-lake, still-lake, high-mesa\n"
    "towers-1: snapping-turtle{} on still-lake, squire on high-mesa\n"
)


@pytest.mark.parametrize(
    ("turtle", "can"),
    [(" damage1", False), (" damage1 exposed1", True), (" dead damage4", True)],
)
def test_10_7_a_bystander_is_not_healed_but_the_killed_and_the_vulnerable_are(turtle, can):
    t = sent(table(SIDES.format(turtle) + "hand-1: healing-rain").does("attack knight")).asked(1)
    t.offers("cast healing-rain snapping-turtle") if can else t.forbids("healing-rain", "snapping-turtle", law="10.7")


def test_10_7_a_bystander_of_the_other_side_is_not_weakened():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa, squire on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: cultists on high-mesa\nhand-1: weakness"
    )
    sent(t.does("attack knight")).offers("cast weakness knight").forbids("weakness", "squire", law="10.7")


def test_10_7_no_source_is_destroyed_under_bystanders():
    t = table(
        "sources-0: high-mesa, still-lake\ntowers-0: knight on high-mesa, otter on still-lake\n"
        "sources-1: deep-quarry, deep-quarry, deep-quarry\nhand-1: sinkhole"
    )
    sent(t.does("attack knight")).offers("cast sinkhole high-mesa").forbids("sinkhole", "still-lake", law="10.7")


ARCHERY = (
    "sources-0: high-mesa, deep-quarry, deep-quarry, still-lake\ncharms-0: living-water on elf-warden\n"
    "towers-0: sphinx on high-mesa, elf-warden on high-mesa, healers on still-lake\n"
    "gear-0: bow-of-the-glade on elf-warden, tower-shield on elf-warden\nhand-0: hold-fast, wall-of-spears\n"
    "sources-1: high-mesa, still-lake\ntowers-1: griffin on high-mesa, elven-bowmen on high-mesa, "
    "featherfall-archers on still-lake"
)


@pytest.mark.parametrize(
    "helps",
    [
        "use healers elf-warden",
        "cast hold-fast elf-warden",
        "cast wall-of-spears high-mesa",
        "regenerate elf-warden",
        "",
    ],
)
def test_10_10_who_is_helped_is_vulnerable_once_more(helps):
    t = sent(table(ARCHERY).does("attack sphinx"), "griffin")
    t.does("shoot elven-bowmen sphinx", "pass").does("shoot bow-of-the-glade elven-bowmen", "pass")
    warden = t.card("elf-warden")
    assert is_vulnerable(t.state, warden)
    t.does("shoot featherfall-archers elf-warden", "pass").asked(0)
    assert not is_vulnerable(t.state, warden) and memory(t, "elf-warden").damage == 2
    if helps:
        paid(t.does(helps))
    assert is_vulnerable(t.state, warden) is bool(helps)
    assert not is_vulnerable(t.state, t.card("elven-bowmen"))  # a bystander to this


def test_10_9_what_heals_several_saves_the_dead_too():
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa, hospital-wagons on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: barbarian-horde on high-mesa"
    )
    sent(t.does("attack knight"), "barbarian-horde").asked(1).does("pass").asked(0, "fight", texts.SAVE_YOUR_DEAD)
    t.could("pass", "use hospital-wagons").does("use hospital-wagons").asked(1)  # there is nobody left to be saved
    t.shows("towers-0: hospital-wagons used on high-mesa, knight used damage2 on high-mesa\ndiscard-1: barbarian-horde")


def test_10_9_what_heals_several_is_no_help_to_dead_whom_it_passes_by():
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa, squire exposed2 damage1 on high-mesa, "
        "hospital-wagons on high-mesa\ngear-0: amulet-of-the-raven on knight, tower-shield on squire\n"
        "sources-1: high-mesa\ntowers-1: iron-colossus on high-mesa"
    )
    sent(t.does("attack knight"), "iron-colossus").does("pass").asked(0, "fight", texts.SAVE_YOUR_DEAD).could("pass")


BEYOND = (
    "seats: 3\nsources-0: ember-plain\ntowers-0: squire on ember-plain\nhand-0: sear\n"
    "sources-1: high-mesa\ntowers-1: minotaur on high-mesa\nsources-2: still-lake\n"
    "towers-2: river-troll damage2 on still-lake"
)


def test_10_9_the_dead_of_who_has_no_part_in_the_combat_wait_for_his_action():
    t = paid(table(BEYOND).does("cast sear river-troll")).asked(2, "react").does("pass").asked(1)
    t.does("attack minotaur")
    unasked(t, 0).asked(2, "act").offers("regenerate river-troll").does("pass").asked(0).shows("discard-2: river-troll")


def test_10_12_at_the_latest_the_dead_are_removed_when_the_turn_ends():
    t = table("sources-0: gate-of-cinders, still-lake\ntowers-0: river-troll on still-lake\npasses-1: 2\nturn: 1").does(
        "use gate-of-cinders"
    )
    assert is_dead(t.state, t.card("river-troll"))
    t.asked(1).does("pass").shows("turn: 2\ntowers-0: -")


def test_9_3_a_pass_in_a_combat_is_nobody_s_next_action():
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\n"
        "towers-1: squire used on high-mesa\nsources-2: high-mesa\ntowers-2: elven-bowmen exposed3 on high-mesa"
    )
    unasked(t.does("attack knight")).asked(1, "act")
    assert memory(t, "elven-bowmen").exposed == 2  # seat 0 has acted, and seat 1 has not
    t.does("pass").asked(2)
    assert not is_vulnerable(t.state, t.card("elven-bowmen"))


def test_9_3_what_was_laid_open_stays_so_through_the_combat_of_its_owner():
    t = table(
        "hand-0: whisper-the-way-in\nsources-0: high-mesa, deep-quarry\n"
        "towers-0: cultists on high-mesa, dwarf-catapult on deep-quarry\n"
        "sources-1: high-mesa\ntowers-1: knight on high-mesa, squire on high-mesa"
    )
    paid(t.does("cast whisper-the-way-in knight")).asked(1).does("attack squire")
    unasked(t).asked(0, "act").offers("shoot dwarf-catapult knight").cannot("shoot dwarf-catapult squire")


def test_9_3_nobody_waits_for_the_action_of_one_who_is_out():
    t = table(
        "seats: 3\nsources-0: deep-quarry\ntowers-0: dwarf-catapult exposed4 on deep-quarry\nshields-2: deep-quarry\n"
        "active: 2\nturn: 1"
    )
    t.does("pull deep-quarry").asked(0)
    assert not is_vulnerable(t.state, t.card("dwarf-catapult"))
    t = table(
        "seats: 3\nsources-0: deep-quarry\ntowers-0: dwarf-catapult exposed4 on deep-quarry\nshields-2: deep-quarry\n"
        "active: 1\nsources-1: high-mesa\ntowers-1: barbarian-king on high-mesa\nturn: 1"
    ).does("attack barbarian-king")
    unended(unasked(t, 2)).asked(0).shows("is_out-2: 1")
    assert not is_vulnerable(t.state, t.card("dwarf-catapult"))


# What is cited


def test_10_7_a_healer_is_told_what_keeps_it():
    board = (
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa, deep-quarry, still-lake\n"
        "towers-1: healers{} on high-mesa, squire on high-mesa, dwarf damage1 on deep-quarry, "
        "snapping-turtle damage1 exposed1 on still-lake"
    )
    t = sent(table(board.format("")).does("attack knight")).offers("use healers snapping-turtle")
    t.forbids("healers", "dwarf", law="10.7").forbids("healers", "squire", law="10.7")
    t.forbids("squire", "dwarf", law="10.7")
    t = sent(table(board.format(" used")).does("attack knight")).forbids("healers", "snapping-turtle", law="5.2")


def test_6_7_what_is_dropped_on_who_stands_in_a_tower_belongs_on_its_source():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nlimbo-0: squire")
    t.offers("transport squire deep-quarry").forbids("squire", "dwarf", law="7.1")


@pytest.mark.parametrize(
    ("card", "onto", "law"),
    [
        ("wand-of-fire", "minotaur", "5.2"),  # its bearer is used
        ("runed-blade", "elf-warden", "5.17"),  # who would receive it is paralyzed
        ("runed-blade", "squire", "5.2"),
        ("wights", "war-engine", "9.1"),  # an artifact is nobody to paralyze, wall or not
        ("sear", "squire", "9.1"),
        ("fire-ball", "griffin", "9.1"),
    ],
)
def test_9_1_the_law_that_is_cited_is_the_one_that_forbids(card, onto, law):
    t = table(
        "sources-0: high-mesa, ember-plain, ember-plain, still-lake\nhand-0: sear, fire-ball\n"
        "towers-0: knight used on high-mesa, squire used on high-mesa, elf-warden paralyzed on high-mesa, "
        "wights on ember-plain\n"
        "gear-0: wand-of-fire on knight, runed-blade on knight\n"
        "sources-1: high-mesa\ntowers-1: minotaur exposed1 on high-mesa, griffin on high-mesa, war-engine on high-mesa"
    )
    words = {
        ("wights", "war-engine"): fill(texts.CANNOT_TARGET, card="Wights", target="War Engine"),
        ("sear", "squire"): fill(texts.CANNOT_TARGET, card="Sear", target="Squire"),
        ("fire-ball", "griffin"): laws.NOT_VULNERABLE.words,
    }.get((card, onto), "")
    t.forbids(card, onto, law=law, words=words)


# 10.13  Which two items

THREE = "bow-of-the-glade on {0}, wand-of-lightning on {0}, tower-shield on {0}"


def test_10_13_a_spell_asks_which_two_items_too_and_before_it_hurts():
    t = table(
        f"sources-0: ember-plain, ember-plain\nhand-0: sear\ngear-1: {THREE.format('squire')}\n"
        "sources-1: high-mesa\ntowers-1: squire on high-mesa, knight on high-mesa"
    )
    paid(t.does("cast sear squire")).asked(1, "arm").does("wield bow-of-the-glade", "wield tower-shield")
    assert not is_dead(t.state, t.card("squire")) and memory(t, "squire").damage == 2


def test_10_13_what_mends_is_in_use_when_it_is_used():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight damage1 on high-mesa, squire on high-mesa\n"
        f"gear-0: {THREE.format('knight')}, ring-of-renewal on knight\nsources-1: high-mesa"
    )
    t.shows("attack knight: 6").offers("regenerate knight").cannot("regenerate squire")


def test_10_13_damage_to_several_asks_each_of_them():
    t = table(
        f"sources-0: deep-quarry, deep-quarry, deep-quarry\nhand-0: quake\ngear-1: {THREE.format('knight')}\n"
        "sources-1: high-mesa\ntowers-1: knight exposed1 on high-mesa, minotaur exposed1 on high-mesa"
    )
    paid(t.does("cast quake")).asked(1, "arm").does("wield bow-of-the-glade", "wield tower-shield").asked(1, "act")
    assert [memory(t, card).damage for card in ("knight", "minotaur")] == [2, 2]


def test_10_13_the_two_of_a_shot_bind_until_he_attacks():
    t = table(
        f"sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\ngear-1: {THREE.format('knight')}\n"
        "sources-1: high-mesa\ntowers-1: knight exposed1 on high-mesa"
    )
    t.does("shoot dwarf-catapult knight").asked(1, "arm").does("wield bow-of-the-glade", "wield tower-shield")
    t.asked(1).offers("shoot bow-of-the-glade dwarf-catapult").cannot("shoot wand-of-lightning dwarf-catapult")
    t.forbids("wand-of-lightning", "dwarf-catapult", law="10.13").does("attack knight").asked(1, "arm")


def test_10_13_the_two_of_a_shot_are_his_through_a_combat_of_others():
    t = table(
        f"sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\ngear-1: {THREE.format('knight')}\n"
        "sources-1: high-mesa\ntowers-1: knight exposed1 on high-mesa, squire on high-mesa"
    )
    t.does("shoot dwarf-catapult knight", "wield bow-of-the-glade", "wield tower-shield", "attack squire")
    unasked(t, 0).asked(0, "act").shows("attack knight: 3")


def test_10_13_whom_damage_to_several_passes_by_is_not_asked():
    fires = "ember-plain, ember-plain, ember-plain"
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa\nhand-1: rain-of-embers\n"
        f"sources-1: {fires}\ntowers-1: minotaur on ember-plain\ngear-2: {THREE.format('squire')}\n"
        "sources-2: high-mesa\ntowers-2: squire exposed3 on high-mesa"
    )
    sent(sent(t.does("attack knight"))).does("choose 1")
    paid(t.asked(1).does("cast rain-of-embers", "choose 1")).asked(1, "fight")
    t = table(
        f"sources-0: {fires}\nhand-0: rain-of-embers\nsources-1: high-mesa\n"
        f"towers-1: squire exposed1 on high-mesa\ngear-1: {THREE.format('squire')}, dwarven-plate on squire\n"
        "charms-1: wall-of-fire on high-mesa"
    )
    paid(t.does("cast rain-of-embers", "choose 1")).asked(1, "act")


def test_10_13_who_flies_by_an_item_uses_it_against_flyers():
    gear = f"carpet-of-the-air on squire, {THREE.format('squire')}"
    board = f"sources-1: high-mesa\ntowers-1: squire{{}} on high-mesa\ngear-1: {gear}\nsources-0: high-mesa\n"
    t = table(board.format("") + "towers-0: griffin on high-mesa").does("attack griffin")
    sent(t.asked(1), "squire").asked(1, "arm").does("wield tower-shield")  # and then the carpet, unasked
    assert memory(t, "squire").pair == (t.card("carpet-of-the-air"), t.card("tower-shield"))
    t = table(board.format("") + "towers-0: minotaur on high-mesa").does("attack minotaur")
    sent(t.asked(1), "squire").does("wield tower-shield").offers("wield bow-of-the-glade")
    t = table(board.format(" grounded") + "towers-0: griffin on high-mesa").does("attack griffin")
    t.asked(1, "fight")


# 14.2  Sub-phases


def test_14_2_reactions_are_between_the_two():
    t = table(
        "seats: 3\nsources-0: ember-plain, deep-quarry, high-mesa\ntowers-0: dwarf-catapult on deep-quarry\n"
        "hand-0: sear, dispel\n"
        "sources-1: still-lake, high-mesa\n"
        "towers-1: river-troll damage1 on still-lake, dwarf on high-mesa, elven-bowmen on high-mesa\n"
        "sources-2: high-mesa\ntowers-2: dwarf on high-mesa"
    )
    paid(t.does("cast sear river-troll")).asked(1, "react")
    t.could("pass", "regenerate river-troll", "shoot elven-bowmen dwarf")  # a dwarf of its own (8.6), not of seat 2
    assert {s.target for s in legal_actions(t.state) if s.verb == "shoot"} == {t.card("dwarf@towers-1")}
    paid(t.does("regenerate river-troll")).asked(0, "react")
    s = t.state
    mine, third = (t.card(f"dwarf@towers-{seat}") for seat in (1, 2))
    t.cannot("cancel dispel")  # the spell is one's own
    targets = {action.target for action in legal_actions(s) if action.verb == "shoot"}
    assert mine in targets and third not in targets


# 16.7


@pytest.mark.parametrize(("reading", "left"), [("turn", [4, 4, 1]), ("combat", [1, 0, 1])])
def test_16_7_what_was_dealt_in_the_combat_heals_with_it_and_nothing_else(reading, left):
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king damage1 on high-mesa, elven-bowmen on high-mesa\n"
        "sources-1: ember-plain, deep-quarry\n"
        "towers-1: red-dragon on ember-plain, hill-giant used damage1 on deep-quarry",
        healing=reading,
    )
    sent(t.does("attack barbarian-king")).does("shoot red-dragon barbarian-king", "pass")
    unended(t.does("shoot elven-bowmen red-dragon", "pass"))
    assert [memory(t, card).damage for card in ("barbarian-king", "red-dragon", "hill-giant")] == left


def test_a_follower_that_is_to_shoot_with_what_it_bears_says_what_to_drag():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\ngear-0: bow-of-the-glade on squire\n"
        "sources-1: high-mesa\nadrift-1: knight"
    )
    t.forbids("squire", "knight", law="8.6", words=fill(texts.ITEMS_SHOOT, items="Bow of the Glade"))


def test_a_follower_that_can_do_nothing_in_a_combat_itself_says_what_it_bears_can():
    t = table(
        "sources-0: high-mesa\ntowers-0: lion on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: squire on high-mesa, knight on high-mesa\ngear-1: bow-of-the-glade on squire"
    )
    t.does("attack lion", "defend knight", "done")
    assert chooser(t.state) == 1
    assert fill(texts.ITEMS_SHOOT, items="Bow of the Glade") in " ".join(map(str, explain(t.state, t.card("squire"))))


def test_who_paralyzes_whom_is_said_as_it_is_meant():
    t = table(
        "sources-0: high-mesa\ntowers-0: sylph on high-mesa, lion on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: sylph on high-mesa, knight on high-mesa"
    )
    words = texts.LABELS_WITH_TARGET["paralyze"]
    assert label(t.state, read(t.state, "paralyze sylph knight")) == fill(words, card="Sylph", target="Knight")
    t.does("attack lion", "defend knight", "done")
    assert label(t.state, read(t.state, "paralyze sylph sylph")) == fill(words, card="Sylph", target="Sylph")


def test_14_3_whose_shields_are_attacked_is_said_in_whole_words_wherever_it_is_named():
    """A name alone would tell nobody what was done, in looking back or in help."""
    laid = "seats: 3\nsources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: high-mesa\nsources-2: high-mesa"
    t = table(laid).does("attack knight")
    assert asks(t.state) == texts.CHOOSE_SHIELDS_UNDEFENDED
    said = [label(t.state, action) for action in legal_actions(t.state)]
    assert said == [fill(texts.ATTACK_SHIELDS, seat=Seat(seat)) for seat in (1, 2)]
    t = table(f"{laid}\ntowers-2: squire on high-mesa").does("attack knight", "defend squire 2")
    assert asks(t.state) == texts.CHOOSE_SHIELDS


def test_10_9_whoever_may_only_save_lets_the_dead_go():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: knight on high-mesa"
    )
    t.does("attack squire", "defend knight")
    while asks(t.state) != texts.SAVE_YOUR_DEAD:
        t.does("pass")
    assert label(t.state, PASS) == texts.LET_DIE


def test_10_7_an_ability_that_is_aimed_at_no_card_comes_down_in_a_combat_where_it_does_in_a_turn():
    """And is not used by a click alone: a gate would be gone."""
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nsources-1: gate-of-four-winds, high-mesa\n"
        "towers-1: squire on high-mesa"
    )
    sent(t.does("attack minotaur"), "squire").asked(1)
    assert lands(t.state, read(t.state, "use gate-of-four-winds")) == (Landing(zone=t.state.layout.of["middle"][1]),)
    t.forbids(
        "gate-of-four-winds",
        "shields-0",
        law="5.1",
        words=fill(texts.ABILITY_WITHOUT_TARGET, card="Gate of Four Winds"),
    )


@pytest.mark.parametrize("active", [0, 1])
def test_8_8_an_ability_that_can_do_nothing_now_says_so_wherever_it_is_dropped(active):
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nsources-1: high-mesa\n"
        f"towers-1: squire on high-mesa, healers on high-mesa\nactive: {active}"
    )
    if active == 0:  # and it is her window in the combat
        sent(t.does("attack minotaur"))
    t.asked(1).forbids("healers", "limbo-0", law="5.1", words=fill(texts.ABILITY_WOULD_DO_NOTHING, card="Healers"))


# 10.7, 14.2  What reaches many at once, or for as long as it lies there


MANY = (
    "sources-0: high-mesa\ntowers-0: knight on high-mesa\n"
    "sources-1: deep-quarry, deep-quarry, ember-plain, ember-plain, ember-plain\nhand-1: {}\n"
    "towers-1: cave-bear on deep-quarry, orc-pikes on ember-plain"
)


@pytest.mark.parametrize(("spell", "reached", "other"), [
    ("deep-roots", "cave-bear", ""),
    ("war-drums", "orc-pikes", "cave-bear"),
    ("war-without-end", "orc-pikes", "cave-bear"),
])  # fmt: skip
def test_10_7_what_reaches_many_needs_one_of_them_who_has_a_part(spell, reached, other):
    t = table(MANY.format(spell)).does("attack knight")
    sent(t, reached).asked(1).offers(f"cast {spell}")
    t = table(MANY.format(spell)).does("attack knight")
    sent(t, *filter(None, [other])).asked(1)
    t.forbids(spell, "middle-1", law="10.7", words=fill(texts.NOT_IN_COMBAT, card=t.state.what[t.card(spell)].name))


@pytest.mark.parametrize("spell", ["thin-air", "long-peace"])
def test_10_7_a_spell_that_weakens_all_who_attack_may_be_cast_in_the_combat(spell):
    board = MANY.format(spell).replace("deep-quarry, deep-quarry", "high-mesa, high-mesa")
    t = sent(table(board.replace("cave-bear on deep-quarry, ", "")).does("attack knight")).asked(1)
    before = number(t.state, t.card("knight"), "attack")
    paid(t.does(f"cast {spell}"))
    assert number(t.state, t.card("knight"), "attack") == before - 1
    t.shows(f"spells-1: {spell}")


PEACE = (
    "seats: 3\nsources-0: high-mesa, high-mesa, high-mesa\nhand-0: {}\n"
    "sources-1: high-mesa, high-mesa\ntowers-1: squire on high-mesa\nhand-1: dispel\n"
    "sources-2: high-mesa, high-mesa\n{}hand-2: dispel"
)


@pytest.mark.parametrize("spell", ["thin-air", "long-peace"])
@pytest.mark.parametrize("is_there", [True, False])
def test_14_2_a_spell_that_weakens_for_as_long_as_it_lies_there_can_be_cancelled_by_who_is_affected(spell, is_there):
    t = paid(table(PEACE.format(spell, "towers-2: knight on high-mesa\n" * is_there)).does(f"cast {spell}"))
    t.asked(1, "react").offers("cancel dispel").does("pass")
    if is_there:
        paid(t.asked(2, "react").does("cancel dispel")).asked(0, "react").does("pass")
        t.shows(f"discard-0: {spell}\ndiscard-2: dispel\nspells-0: -")
    else:
        t.shows(f"spells-0: {spell}\nhand-2: dispel")


def test_14_2_a_spell_that_strengthens_one_s_own_for_as_long_as_it_lies_there_affects_nobody():
    board = PEACE.format("deep-roots", "").replace("high-mesa, high-mesa, high-mesa", "deep-quarry, deep-quarry")
    paid(table(board).does("cast deep-roots")).asked(1, "act").shows("spells-0: deep-roots")


LATE = (
    "sources-0: high-mesa, high-mesa, deep-quarry\ntowers-0: barbarian-king on high-mesa\nhand-0: dispel, hold-fast\n"
    "sources-1: high-mesa, deep-quarry, deep-quarry, deep-quarry\n"
    "towers-1: knight on high-mesa, elven-bowmen on high-mesa\n"
)


@pytest.mark.parametrize("is_late", [True, False])
def test_7_11_what_a_spell_for_all_gives_ends_with_it_in_a_combat_in_which_it_came(is_late):
    t = table(LATE + ("hand-1: deep-roots" if is_late else "spells-1: deep-roots"))
    bowmen = t.card("elven-bowmen")
    before = number(t.state, bowmen, "defense")
    sent(t.does("attack barbarian-king")).does("shoot elven-bowmen barbarian-king")
    if is_late:
        paid(t.does("cast deep-roots"))
        assert number(t.state, bowmen, "defense") == before + 1
    t.does("pass").asked(0)
    paid(t.does("cast dispel deep-roots"))
    assert number(t.state, t.shows("discard-1: deep-roots").card("elven-bowmen"), "defense") == before


def test_10_10_a_spell_for_all_lays_open_once_more_who_has_acted_and_no_bystander():
    t = table(LATE + "hand-1: deep-roots")
    bowmen, knight = t.card("elven-bowmen"), t.card("knight")
    sent(t.does("attack barbarian-king")).does("shoot elven-bowmen barbarian-king").does("pass").asked(0)
    paid(t.does("cast hold-fast barbarian-king")).does("pass").asked(1)
    assert not is_vulnerable(t.state, bowmen)
    paid(t.does("cast deep-roots"))
    assert is_vulnerable(t.state, bowmen) and not is_vulnerable(t.state, knight)


@pytest.mark.parametrize(("spell", "spared"), [("truce-of-bells", "lich"), ("pestilence", "order-of-light")])
def test_14_2_whose_cards_are_all_passed_by_is_not_affected(spell, spared):
    t = table(
        f"seats: 3\nsources-0: high-mesa, high-mesa\nhand-0: {spell}\n"
        "towers-0: cultists on high-mesa, cultists on high-mesa\nsources-1: high-mesa\n"
        f"towers-1: {spared} on high-mesa\nsources-2: high-mesa\ntowers-2: knight on high-mesa"
    )
    paid(t.does(f"cast {spell}")).asked(2, "react").does("pass").asked(1, "act")


def test_10_7_whom_it_passes_by_is_nobody_whom_it_reaches_in_a_combat():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight damage1 on high-mesa, hospital-wagons on high-mesa, squire damage1 on "
        "high-mesa\ngear-0: amulet-of-the-raven on knight, tower-shield on squire\nsources-1: high-mesa\n"
        "towers-1: dwarf-catapult on high-mesa"
    )
    sent(t.does("attack knight")).does("shoot dwarf-catapult knight", "pass").asked(0)
    t.forbids("hospital-wagons", "middle-0", law="10.7", words=fill(texts.NOT_IN_COMBAT, card="Hospital Wagons"))


def test_9_2_who_does_nothing_to_anybody_is_not_laid_open():
    t = table(
        "sources-0: high-mesa\ntowers-0: plague-bearers on high-mesa\nsources-1: high-mesa\n"
        "towers-1: order-of-light exposed1 on high-mesa"
    ).does("use plague-bearers")
    assert not is_vulnerable(t.state, t.card("plague-bearers"))


def test_10_7_what_does_nothing_in_a_combat_is_not_refused_for_whom_it_is_aimed_at():
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: squire on high-mesa, great-clock on high-mesa"
    ).does("attack knight")
    t.does("done").asked(1, "fight").forbids("great-clock", "squire", law="10.7", words=laws.AFFECT_COMBAT.words)


def test_14_2_whoever_reacts_is_not_sent_to_attack():
    t = table(
        "seats: 3\nsources-0: ember-plain\nhand-0: sear\n"
        "sources-1: high-mesa\ntowers-1: knight on high-mesa, ballista on high-mesa"
    )
    paid(t.does("cast sear knight")).asked(1)
    for card in ("knight", "ballista"):
        said = [str(why) for why in explain(t.state, t.card(card), target=t.card("ember-plain"))]
        assert said and not any("to attack" in why for why in said), said


def test_14_4_what_could_save_is_told_where_it_goes_to_a_helper_and_in_the_last_window():
    t = table(
        "seats: 3\nsources-0: high-mesa\ntowers-0: knight damage1 on high-mesa, hospital-wagons on high-mesa, "
        "elven-bowmen on high-mesa\nsources-1: high-mesa\nsources-2: still-lake, high-mesa\n"
        "towers-2: river-troll on still-lake, hospital-wagons on high-mesa, sylph on high-mesa"
    ).does("attack knight")
    sent(t.asked(2), "river-troll 1").does("choose 1", "pass").asked(2, "fight", "{seat:1}")
    t.forbids("sylph@towers-2", "knight", law="14.4")
    t.forbids(
        "hospital-wagons@towers-2",
        "river-troll",
        law="5.1",
        words=fill(texts.ABILITY_WITHOUT_TARGET, card="Hospital Wagons"),
    )
    t.does("pass").asked(0, "fight", texts.SAVE_YOUR_DEAD).forbids("elven-bowmen", "knight", law="10.9")
    t.forbids(
        "hospital-wagons@towers-0",
        "knight",
        law="5.1",
        words=fill(texts.ABILITY_WITHOUT_TARGET, card="Hospital Wagons"),
    )


@pytest.mark.parametrize("target", ["knight", "griffin"])
def test_8_8_an_ability_that_is_aimed_at_no_card_says_so_on_whomever_it_is_dropped(target):
    t = table(
        "sources-0: high-mesa, gate-of-cinders\ntowers-0: wind-callers on high-mesa, knight on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: griffin on high-mesa"
    )
    t.forbids("gate-of-cinders", target, law="5.1", words=fill(texts.ABILITY_WITHOUT_TARGET, card="Gate of Cinders"))
    t.forbids("wind-callers", target, law="5.1", words=fill(texts.ABILITY_WITHOUT_TARGET, card="Wind Callers"))


@pytest.mark.parametrize(("hurt", "acts"), [("lich", "use lich"), ("elf-warden", "shoot bow-of-the-glade")])
def test_10_10_what_heals_several_lays_open_once_more_whom_it_heals_and_not_the_immune(hurt, acts):
    t = table(
        "sources-0: high-mesa, deep-quarry\ntowers-0: stone-giant on deep-quarry, elf-warden on high-mesa,"
        " lich on deep-quarry, hospital-wagons on deep-quarry\ngear-0: bow-of-the-glade on elf-warden\n"
        "sources-1: high-mesa, still-lake\ntowers-1: squire on high-mesa, "
        "elven-bowmen on high-mesa, featherfall-archers on still-lake"
    )
    sent(t.does("attack stone-giant"), "squire").does("shoot elven-bowmen stone-giant", "pass")
    t.does(f"{acts} elven-bowmen", "pass").asked(1).does(f"shoot featherfall-archers {hurt}", "pass").asked(0)
    card = t.card(hurt)
    assert not is_vulnerable(t.state, card) and memory(t, hurt).damage == 2
    t.does("use hospital-wagons")
    is_healed = hurt != "lich"  # it is immune to what is good (8.12)
    assert is_vulnerable(t.state, card) is is_healed and (memory(t, hurt).damage == 0) is is_healed
