"""The scenarios TT-T1 to TT-T22 of our research sheet: the examples of the printed rulebook, played.

Those that are fought stand in `test_scenarios_of_combat`.
"""

import pytest

from game.kernel.agenda import chooser, legal_actions
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.glyphs import effects, is_unharmed
from game.rules.towers_in_time.numbers import is_vulnerable, number, points

from .laying import new_game, ready, table

ORC = """
    sources-0: ember-plain
    towers-0: orc-boar-rider on ember-plain
    gear-0: snake on orc-boar-rider, flaming-sword on orc-boar-rider, wand-of-lightning on orc-boar-rider
"""


def test_tt_t1_stacking():
    t = table(ORC + "sources-1: ember-plain\ntowers-1: salamander on ember-plain, minor-air-elemental on ember-plain")
    t.shows("attack orc-boar-rider: 10\ndefense orc-boar-rider: 4\ntemper orc-boar-rider: 3")
    s = t.state
    orc, fireproof, airproof = (t.card(key) for key in ("orc-boar-rider", "salamander", "minor-air-elemental"))
    assert effects(s, orc) == ["air", "fire"]
    assert not is_unharmed(s, fireproof, orc) and not is_unharmed(s, airproof, orc)  # immune to one of two: full damage


def test_tt_t1_immune_to_both_takes_nothing():
    both = "sources-1: ember-plain\ntowers-1: gargoyle-watch on ember-plain, dwarf on ember-plain\n"
    t = table(ORC + both + "gear-1: dwarven-plate on dwarf\nseats: 2")
    s = t.state
    orc = t.card("orc-boar-rider")
    assert not is_unharmed(s, t.card("dwarf"), orc)
    walled = table(ORC + both + "gear-1: dwarven-plate on dwarf\ncharms-1: wall-of-wind on ember-plain")
    assert is_unharmed(walled.state, walled.card("dwarf"), walled.card("orc-boar-rider"))


def test_tt_t1_everything_goes_with_the_orc_and_nothing_of_it_is_a_target_of_its_own():
    t = table(
        f"active: 1\n{ORC}hand-1: sear, sear\nsources-1: ember-plain, smoking-cone\n"
        "towers-1: furnace-priest on ember-plain"
    )
    t.cannot("cast sear snake", "cast sear flaming-sword").offers("cast sear orc-boar-rider")
    t = table(ORC.replace("orc-boar-rider on ember-plain\n", "orc-boar-rider damage3 on ember-plain\n", 1) + SEAR)
    t.does("cast sear orc-boar-rider").asked(0).does("pass")
    t.shows("discard-0: orc-boar-rider, snake, flaming-sword, wand-of-lightning\ntowers-0: -\ngear-0: -")


SEAR = "active: 1\nhand-1: sear\nsources-1: ember-plain"


def test_tt_t2_a_totem_is_added_to_its_follower():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\ngear-0: wolverine on dwarf")
    dwarf, wolverine = t.state.what[t.card("dwarf")], t.state.what[t.card("wolverine")]
    for stat in ("attack", "defense"):
        assert number(t.state, t.card("dwarf"), stat) == getattr(dwarf, stat) + getattr(wolverine, stat)
    t.shows("attack dwarf: 4\ndefense dwarf: 8")
    t.offers("attack dwarf").cannot("attack wolverine")  # one creature


def test_tt_t2_a_median_with_a_minor_totem_brings_three_points():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf-veterans on deep-quarry\ngear-0: wolverine on dwarf-veterans")
    assert points(t.state, t.card("dwarf-veterans")) == 3
    t.does("attack dwarf-veterans", "pass").shows("points-1: 3\nshields-1: 5 cards")


ELVES = """
    sources-0: still-lake
    towers-0: elf-prince on still-lake, elf-scout on still-lake, sea-elf-marines on still-lake
    sources-1: deep-quarry
    towers-1: stone-giant on deep-quarry
"""


def test_tt_t10_the_elf_prince():
    t = table(ELVES).shows(
        """
        attack elf-prince: 2
        defense elf-prince: 3
        attack elf-scout: 2
        defense elf-scout: 2
        attack sea-elf-marines: 4
        defense sea-elf-marines: 4
        """
    )
    t.does("attack elf-prince").asked(1).does("defend stone-giant")
    assert is_dead(t.state, t.card("elf-prince"))
    t.asked(1).does("pass")  # ends it; the Prince could be saved, and is not
    while t.state.agenda[-1].what == "fight":
        t.does("pass")
    t.shows("attack elf-scout: 1\nattack sea-elf-marines: 2")


def test_tt_t10_bonuses_hold_while_others_fight_on():
    from game.rules.towers_in_time.verbs import fall

    t = table(ELVES).does("attack sea-elf-marines").asked(1).does("done")
    s = t.state
    fall(s, t.card("elf-prince"), 0)
    t.shows("attack elf-scout: 2\nattack sea-elf-marines: 4\ndefense sea-elf-marines: 4")
    t.asked(1).does("pass").shows("attack elf-scout: 1\nattack sea-elf-marines: 2\ndefense sea-elf-marines: 2")


@pytest.mark.parametrize(
    ("source", "spells"),
    [("ember-plain", ["blood-rush"]), ("hot-springs", ["blood-rush", "ebb"]), ("still-lake", ["ebb"])],
)
def test_tt_t11_a_neutral_card_gives_its_source_s_temper(source, spells):
    t = table(
        f"sources-0: {source} used\n"
        f"towers-0: barbarian on {source}, furnace-priest used on {source}, elf-scout on {source}\n"
        "hand-0: blood-rush, ebb\nsources-1: deep-quarry\ntowers-1: hill-giant on deep-quarry"
    )
    offered = {text.split()[1] for text in t.options if text.startswith("cast")}
    assert offered == set(spells)


def test_tt_t12_a_wand_is_swung_or_fired():
    board = """
        sources-0: high-mesa
        towers-0: knight on high-mesa
        gear-0: wand-of-fire on knight
        sources-1: deep-quarry
        towers-1: hill-giant exposed1 on deep-quarry
    """
    t = table(board).shows("attack knight: 5").offers("shoot wand-of-fire hill-giant")
    t.does("shoot wand-of-fire hill-giant")
    giant, knight = t.state.cards[t.card("hill-giant")], t.state.cards[t.card("knight")]
    assert giant.damage == 2 and knight.used and is_vulnerable(t.state, t.card("knight"))


def test_tt_t12_two_items_count_at_a_time():
    t = table(
        """
        sources-0: high-mesa
        towers-0: knight on high-mesa
        gear-0: wand-of-lightning on knight, sword-of-swiftness on knight, bow-of-the-glade on knight
        sources-1: deep-quarry
        towers-1: hill-giant on deep-quarry
        """
    )
    t.shows("attack knight: 7")  # the two with the highest attack: 3 + 3 + 1
    t.does("attack knight").asked(0, "arm").does("wield sword-of-swiftness", "wield bow-of-the-glade")
    t.shows("attack knight: 4")


def test_tt_t17_setting_up():
    t = new_game("30 deep-quarry, 26 dwarf", "30 deep-quarry, 26 dwarf-veterans")
    t.asked(0, "place").shows("shields-0: 5 cards\nshields-1: 5 cards\nhand-0: 14 cards")
    ready(t)
    t.shows("hand-0: 7 cards\nhand-1: 7 cards")  # six kept, one drawn; nothing was put down


def test_tt_t17_fewer_than_two_sources_may_be_drawn_anew():
    for seed in range(30):
        t = new_game("3 deep-quarry, 53 dwarf", "30 deep-quarry, 26 dwarf", seed=seed)
        s = t.state
        few = sum(s.what[card].kind == "source" for card in s.cards_in(0, "hand")) < 2
        left = sum(s.what[card].kind == "source" for card in (*s.cards_in(0, "hand"), *s.cards_in(0, "deck"))) >= 2
        assert ("redraw" in t.options) == (few and left)
        if few and left:
            before = s.cards_in(0, "hand"), [s.what[card] for card in s.cards_in(0, "hand")]
            t.does("redraw").shows("hand-0: 14 cards").asked(0)
            assert before != (s.cards_in(0, "hand"), [s.what[card] for card in s.cards_in(0, "hand")])
            return
    raise AssertionError("no hand had fewer than two sources")


def test_tt_t18_both_pass_and_who_ended_it_goes_last():
    t = table("sources-0: deep-quarry\nsources-1: deep-quarry\nturn: 1").does("pass").asked(1).does("pass")
    t.shows("turn: 2").asked(0)  # seat 1 ended it
    t.does("pass").asked(1).does("pass").asked(0).shows("turn: 3")


def test_tt_t18_three_passes_of_one_player_end_the_turn():
    t = table("hand-1: deep-quarry, high-mesa, still-lake\nsources-0: deep-quarry\nturn: 1")
    t.does("pass").asked(1).does("build deep-quarry").asked(0).does("pass").asked(1).does("build high-mesa")
    t.asked(0).shows("passes-0: 2").does("pass").shows("turn: 2").asked(1)  # seat 0 ended it, and goes last


def test_tt_t19_the_great_strategist_moves_anything():
    t = table(
        """
        sources-0: deep-quarry, root-cellar, high-mesa
        towers-0: great-strategist on high-mesa, dwarf on deep-quarry, dwarf-levy used on deep-quarry
        gear-0: tower-shield on dwarf
        """
    )
    t.does("use great-strategist").asked(0, "regroup").cannot("move tower-shield dwarf", "move dwarf deep-quarry")
    t.does("move dwarf root-cellar").cannot("move dwarf deep-quarry", "move dwarf high-mesa")  # each once
    t.does("move dwarf-levy root-cellar", "move tower-shield dwarf-levy", "done").asked(1)
    t.shows(
        """
        towers-0: great-strategist used on high-mesa, dwarf on root-cellar, dwarf-levy used on root-cellar
        gear-0: tower-shield on dwarf-levy
        """
    )


def test_tt_t20_one_element_a_tower():
    t = table(
        """
        sources-0: hot-springs, ember-plain, still-lake
        towers-0: orc-pikes on hot-springs
        limbo-0: minor-water-elemental, barbarian, lodestone, orc-raiders
        """
    )
    t.offers("transport barbarian hot-springs", "transport lodestone hot-springs", "transport orc-raiders hot-springs")
    t.cannot("transport minor-water-elemental hot-springs").offers("transport minor-water-elemental still-lake")
    t.forbids("minor-water-elemental", "hot-springs", law="7.4")


def test_tt_t21_black_and_white_temper():
    t = table(
        "sources-0: high-mesa, still-lake\nhand-0: drain, smite\n"
        "towers-1: ghouls exposed1 on deep-quarry\nsources-1: deep-quarry"
    )
    assert not any("drain" in text for text in t.options)  # sources are not living
    t = table(
        "sources-0: high-mesa\ntowers-0: cultists on high-mesa, squire on high-mesa\nhand-0: drain, smite\n"
        "towers-1: ghouls exposed1 on deep-quarry\nsources-1: deep-quarry"
    )
    assert any("drain" in text for text in t.options) and not any("smite" in text for text in t.options)
    t = table("sources-0: high-mesa used\ntowers-0: cultists on high-mesa\nlimbo-0: ghouls, squire")
    t.offers("transport ghouls high-mesa").cannot("transport squire high-mesa")


def test_tt_t22_what_is_not_maintained_leaves():
    board = (
        "sources-0: still-lake\ntowers-0: dwarf on still-lake\n"
        "charms-0: living-water on dwarf\nsources-1: high-mesa\nhand-1: 6 cards"
    )
    t = table(board).shows("defense dwarf: 4").does("pass", "pass").asked(0, "upkeep", "1 Water temper")
    kept = t.state.clone()
    t.does("drop living-water").shows("charms-0: -\ndiscard-0: living-water\ndefense dwarf: 3")
    t.state = kept
    t.does("settle").shows("charms-0: living-water on dwarf\ndefense dwarf: 4\nsources-0: still-lake used")
    assert chooser(t.state) == 0 and legal_actions(t.state)
