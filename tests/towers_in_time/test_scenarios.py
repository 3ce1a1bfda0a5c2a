"""The scenarios TT-T1 to TT-T22 of our research sheet: the examples of the printed rulebook, played."""

import pytest

from game.kernel.agenda import chooser, legal_actions
from game.rules.towers_in_time.domain import attack, effects, is_dead, is_unharmed, is_vulnerable, number, points

from .laying import new_game, paid, ready, table

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


@pytest.mark.parametrize(
    ("attackers", "shields", "left"),
    [
        (["dwarf", "squire", "knight"], 4, 0),  # 1 + 1 + 2
        (["knight", "minotaur"], 4, 0),
        (["barbarian-king"], 4, 0),
        (["dwarf", "squire", "barbarian"], 5, 3),
        (["barbarian-king", "knight", "minotaur"], 3, 0),
    ],
)
def test_tt_t3_shields(attackers, shields, left):
    place = ", ".join(f"{key} on high-mesa" for key in attackers)
    t = table(
        f"sources-0: high-mesa\nsources-1: high-mesa\ntowers-0: {place}\nturn: 1\n"
        f"hand-1: {'high-mesa, ' * 3}deep-quarry"
    )
    for key in attackers:
        t.asked(0).does(f"attack {key}")
        if t.state.agenda[-1].what == "join":
            t.does("done")
        t.asked(1).does("pass")  # nobody can defend, and the first window ends it
        while t.state.agenda[-1].what == "shield falls":
            t.asked(1).does(t.options[0])
        t.asked(1).does(next(text for text in t.options if text.startswith("build")))
    t.shows(f"shields-1: {shields} cards")
    if left:
        t.shows(f"points-1: {left}").does("pass", "pass").shows("points-1: 0\nshields-1: 5 cards\nturn: 2")


RIFLES = """
    sources-0: deep-quarry
    towers-0: dwarf-riflemen on deep-quarry
    {gear}
    sources-1: still-lake
    towers-1: water-elemental on still-lake
"""


def test_tt_t4_quick_dwarves_kill_before_they_are_struck():
    t = table(RIFLES.format(gear="gear-0: sword-of-swiftness on dwarf-riflemen"))
    s = t.state
    t.does("attack dwarf-riflemen", "defend water-elemental")
    assert is_dead(s, t.card("water-elemental")) and not is_dead(s, t.card("dwarf-riflemen"))
    assert s.cards[t.card("dwarf-riflemen")].damage == 0
    t.asked(1).does("pass").shows("towers-0: dwarf-riflemen used on deep-quarry\ntowers-1: -")


def test_tt_t4_without_quick_both_die():
    t = table(RIFLES.format(gear="")).does("attack dwarf-riflemen", "defend water-elemental")
    assert is_dead(t.state, t.card("water-elemental")) and is_dead(t.state, t.card("dwarf-riflemen"))


FLIGHT = """
    sources-0: high-mesa
    towers-0: major-air-elemental on high-mesa
    sources-1: deep-quarry
    towers-1: {theirs}
"""


def test_tt_t5_nobody_on_the_ground_stops_a_flyer():
    t = table(FLIGHT.format(theirs="hill-giant on deep-quarry")).does("attack major-air-elemental")
    t.asked(1, "window")  # nobody could defend, so nobody was asked who does
    t.does("pass").asked(1, "shield").does(t.options[0]).shows("shields-1: 4 cards")


def test_tt_t5_a_giant_throws_it_out_of_the_air():
    t = table(FLIGHT.format(theirs="stone-giant on deep-quarry")).does("attack major-air-elemental")
    t.asked(1).does("shoot stone-giant major-air-elemental")
    assert is_dead(t.state, t.card("major-air-elemental"))
    t.does("pass").asked(0, "window").does("pass").shows("shields-1: 5 cards\ndiscard-0: major-air-elemental")


ARMY = """
    sources-0: deep-quarry
    towers-0: dwarf-levy on deep-quarry, dwarf on deep-quarry, dwarf-veterans on deep-quarry
    sources-1: high-mesa
    towers-1: major-air-elemental on high-mesa
"""


def in_two_towers():
    """The three Dwarves in towers that are not full: nobody is empowered."""
    return table(
        ARMY.replace("sources-0: deep-quarry", "sources-0: deep-quarry, root-cellar")
        .replace("dwarf-veterans on deep-quarry", "dwarf-veterans on root-cellar")
        .replace("root-cellar", "silted-delta")
    )


def test_tt_t6_an_army_deals_as_one_and_spreads_what_it_takes():
    t = in_two_towers().does("attack dwarf-levy")
    t.offers("join dwarf", "join dwarf-veterans").does("join dwarf", "join dwarf-veterans")
    t.asked(1).does("defend major-air-elemental")
    s = t.state
    assert sum(attack(s, card) for card in s.cards_in(0, "towers")) == 6
    t.asked(0, "army")  # all four points are to be given out, and the last card has to take what is left
    levy, dwarf, veterans = (t.card(key) for key in ("dwarf-levy", "dwarf", "dwarf-veterans"))
    given = {"dwarf-levy": 1, "dwarf": 1, "dwarf-veterans": 2}
    while s.agenda[-1].what == "spread":
        key = s.what[s.agenda[-1].memo.cards[0]].key
        t.does(f"assign {key} {given[key]}")
    assert is_dead(s, t.card("major-air-elemental"))
    assert is_dead(s, levy) and not is_dead(s, dwarf) and not is_dead(s, veterans)
    assert [s.cards[card].damage for card in (levy, dwarf, veterans)] == [1, 1, 2]


def test_tt_t6_placing_only_three_is_not_offered():
    t = in_two_towers().does("attack dwarf-levy", "join dwarf", "join dwarf-veterans", "defend major-air-elemental")
    s, given = t.state, 0
    while s.agenda[-1].what == "spread":
        given += 1
        t.does(next(text for text in t.options if text.startswith("assign") and text.endswith(" 1")))
    assert given == 2  # two cards took one each, and the third had to take the other two unasked
    assert sorted(s.cards[card].damage for card in s.cards_in(0, "towers")) == [1, 1, 2]


def test_tt_t7_paralysis_does_not_stop_what_has_begun():
    t = table(
        """
        sources-0: ember-plain
        towers-0: orc-raiders on ember-plain
        sources-1: high-mesa
        towers-1: sylph on high-mesa
        """
    )
    t.does("attack orc-raiders").asked(1).does("done")
    t.does("paralyze sylph orc-raiders", "pass").asked(0).does("pass")
    raiders = t.state.cards[t.card("orc-raiders")]
    assert raiders.paralyzed and raiders.used and not raiders.charged  # Fast does not help it
    t.shows("points-1: 1").asked(1).does("pass").cannot("attack orc-raiders")


EARTH = """
    sources-0: deep-quarry, still-lake
    towers-0: major-earth-elemental on deep-quarry, healers on still-lake, elven-bowmen on still-lake
    sources-1: deep-quarry, root-cellar, high-mesa
    towers-1: minor-earth-elemental on deep-quarry, dwarf-catapult on deep-quarry, dwarf-catapult on root-cellar,
              dwarf-catapult on root-cellar, elf-scout on high-mesa
    gear-1: wand-of-lightning on elf-scout
"""


def test_tt_t8_the_earth_elementals():
    text = EARTH.replace(",\n              ", ", ")
    t = table(text).does("attack major-earth-elemental").asked(1).does("defend minor-earth-elemental", "done")
    s = t.state
    major, minor = t.card("major-earth-elemental"), t.card("minor-earth-elemental")
    assert not s.cards[major].damage and not s.cards[minor].damage  # they do not hurt each other
    catapults = [card for card in s.cards_in(1, "towers") if s.what[card].key == "dwarf-catapult"]
    for _ in range(3):
        t.asked(1).does("shoot dwarf-catapult major-earth-elemental")
    assert s.cards[major].damage == 6 and is_dead(s, major)
    assert all(is_vulnerable(s, card) for card in catapults)
    t.does("pass").asked(0).does("use healers major-earth-elemental")
    assert not is_dead(s, major)
    t.does("shoot elven-bowmen dwarf-catapult")
    shot = next(card for card in catapults if is_dead(s, card))
    assert is_vulnerable(s, t.card("elven-bowmen")) and is_vulnerable(s, t.card("healers"))
    t.does("pass").asked(1).does("shoot wand-of-lightning healers")
    others = [card for card in catapults if card != shot]
    assert not any(is_vulnerable(s, card) for card in others)  # they have not acted since
    t.does("pass")  # hands over: the catapult that was not saved is removed
    assert s.where[shot] == s.layout.of["discard"][1]
    t.asked(0).does("pass").asked(1)
    assert s.agenda[-1].what == "act" and s.where[major] == s.layout.of["towers"][0]


def test_tt_t9_who_is_not_saved_in_time_is_removed():
    board = RIFLES.format(gear="") + "hand-0: mend\n"
    t = table(board.replace("sources-0: deep-quarry", "sources-0: deep-quarry, high-mesa"))
    t.does("attack dwarf-riflemen", "defend water-elemental").asked(1).does("pass")
    t.asked(0, "Save your dead").does("cast mend dwarf-riflemen", "settle", "pass")
    t.shows("towers-0: dwarf-riflemen used damage1 on deep-quarry\ndiscard-1: water-elemental")


def test_tt_t9_handing_over_lets_them_go():
    board = RIFLES.format(gear="") + "hand-1: sear\nsources-1: still-lake, ember-plain\n"
    text = board.replace("    sources-1: still-lake\n", "")
    t = table(text).does("attack dwarf-riflemen", "defend water-elemental").asked(1)
    t.cannot("cast sear dwarf-riflemen").does("pass")
    t.asked(0)
    assert t.state.where[t.card("water-elemental")] == t.state.layout.of["discard"][1]


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
    t.does("attack knight").asked(0, "which two").does("wield sword-of-swiftness", "wield bow-of-the-glade")
    t.shows("attack knight: 4")


def test_tt_t13_who_shoots_can_be_shot():
    t = table(
        """
        sources-0: high-mesa, still-lake
        towers-0: barbarian on high-mesa, elven-bowmen on still-lake
        sources-1: deep-quarry
        towers-1: dwarf-catapult on deep-quarry
        """
    )
    t.does("attack barbarian").asked(1).does("done", "shoot dwarf-catapult barbarian", "pass")
    t.asked(0).offers("shoot elven-bowmen dwarf-catapult").does("shoot elven-bowmen dwarf-catapult")
    assert is_vulnerable(t.state, t.card("elven-bowmen")) and is_dead(t.state, t.card("dwarf-catapult"))


def test_tt_t14_evil_neither_targets_nor_hurts_the_order_but_blocks_it():
    t = table(
        """
        sources-0: high-mesa
        towers-0: order-of-light on high-mesa
        sources-1: high-mesa
        towers-1: wights on high-mesa, plague-bearers on high-mesa
        gear-1: wand-of-fire on plague-bearers
        """
    )
    t.does("attack order-of-light").asked(1).does("defend wights", "done")
    s = t.state
    assert s.cards[t.card("order-of-light")].damage == 0 and is_dead(s, t.card("wights"))
    t.cannot("shoot wand-of-fire order-of-light")  # alignment wins over the fire of the wand
    t.does("pass").shows("points-1: 0")  # blocked


def test_tt_t14_immune_to_fire_effects_is_not_immune_to_fire_cards():
    t = table(
        """
        sources-0: ember-plain
        towers-0: orc-boar-rider on ember-plain
        gear-0: flaming-sword on orc-boar-rider
        sources-1: ember-plain
        towers-1: minor-fire-elemental on ember-plain, ash-ogre on ember-plain
        """
    )
    s, elemental = t.state, t.card("minor-fire-elemental")
    assert is_unharmed(s, elemental, t.card("orc-boar-rider"))  # lent by the sword
    assert not is_unharmed(s, elemental, t.card("ash-ogre"))  # of fire, without the glyph


NEXUS = """
    seats: 3
    hand-0: dwarven-militia, dispel, assault-of-stone
    sources-0: deep-quarry, deep-quarry, deep-quarry, root-cellar, silted-delta
    hand-1: disrupt-transport
    sources-1: high-mesa, still-lake, howling-pass
    towers-1: mjorn-water-elemental on still-lake
    sources-2: ember-plain
    towers-2: mjorn-fire-elemental on ember-plain
"""


def test_tt_t15_john_mary_and_alex():
    t = table(NEXUS + "turn: 1").does("transport dwarven-militia deep-quarry")
    paid(t).asked(1)  # it affects nobody: the next player is asked at once
    paid(t.does("cast disrupt-transport dwarven-militia")).asked(0, "react")
    paid(t.offers("cancel dispel").does("cancel dispel"))
    t.asked(1, "react").does("pass").asked(2, "Your action")  # Mary cannot help it
    t.shows("towers-0: dwarven-militia\ndiscard-1: disrupt-transport\ndiscard-0: dispel")
    t.does("attack mjorn-fire-elemental").asked(0, "who defends").does("defend dwarven-militia 0")
    t.asked(1, "who defends").does("defend mjorn-water-elemental 1")
    t.asked(2, "whose shields").could("choose 0", "choose 1").does("choose 0")
    s = t.state
    assert is_dead(s, t.card("dwarven-militia")) and not is_dead(s, t.card("mjorn-fire-elemental"))
    t.asked(0)  # Mary has no part in this combat
    paid(t.does("cast assault-of-stone mjorn-fire-elemental"))
    assert is_dead(s, t.card("mjorn-fire-elemental"))
    t.does("pass").asked(2).does("pass")  # ends the combat
    t.asked(0, "Your action").does("pass").asked(1).does("pass").asked(2).does("pass")
    t.shows("turn: 2").asked(0)  # Alex ended it, so he goes last
    t.shows("discard-2: mjorn-fire-elemental\nshields-0: 5 cards")


def test_tt_t16_modifiers_alone_kill_nobody():
    t = table(
        """
        sources-0: high-mesa
        towers-0: squire on high-mesa
        charms-1: rust on squire@towers-0
        sources-1: ember-plain
        hand-1: sear
        """
    )
    s, squire = t.state, t.card("squire")
    assert number(s, squire, "defense") == 0 and not is_dead(s, squire)
    t.does("pass").asked(1).does("cast sear squire")
    assert is_dead(s, squire)


def test_tt_t17_setting_up():
    t = new_game("30 deep-quarry, 26 dwarf", "30 deep-quarry, 26 dwarf-veterans")
    t.asked(0, "up to eight").shows("shields-0: 5 cards\nshields-1: 5 cards\nhand-0: 14 cards")
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
    t.does("use great-strategist").asked(0, "move your cards").cannot(
        "move tower-shield dwarf", "move dwarf deep-quarry"
    )
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
    t = table(board).shows("defense dwarf: 4").does("pass", "pass").asked(0, "asks for 1 temper")
    kept = t.state.clone()
    t.does("drop living-water").shows("charms-0: -\ndiscard-0: living-water\ndefense dwarf: 3")
    t.state = kept
    t.does("settle").shows("charms-0: living-water on dwarf\ndefense dwarf: 4\nsources-0: still-lake used")
    assert chooser(t.state) == 0 and legal_actions(t.state)
