"""Those of the scenarios TT-T1 to TT-T22 that are fought; the others stand in `test_scenarios`."""

import pytest

from game.rules.towers_in_time import texts
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.glyphs import is_unharmed
from game.rules.towers_in_time.numbers import attack, is_vulnerable, number

from .laying import paid, table


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
    t.asked(1, "fight")  # nobody could defend, so nobody was asked who does
    t.does("pass").asked(1, "shield falls").does(t.options[0]).shows("shields-1: 4 cards")


def test_tt_t5_a_giant_throws_it_out_of_the_air():
    t = table(FLIGHT.format(theirs="stone-giant on deep-quarry")).does("attack major-air-elemental")
    t.asked(1).does("shoot stone-giant major-air-elemental")
    assert is_dead(t.state, t.card("major-air-elemental"))
    t.does("pass").asked(0, "fight").does("pass").shows("shields-1: 5 cards\ndiscard-0: major-air-elemental")


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
    t.asked(0, "spread army")  # all four points are to be given out, and the last card has to take what is left
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
    t.asked(0, "fight", texts.SAVE_YOUR_DEAD).does("cast mend dwarf-riflemen", "settle", "pass")
    t.shows("towers-0: dwarf-riflemen used damage1 on deep-quarry\ndiscard-1: water-elemental")


def test_tt_t9_handing_over_lets_them_go():
    board = RIFLES.format(gear="") + "hand-1: sear\nsources-1: still-lake, ember-plain\n"
    text = board.replace("    sources-1: still-lake\n", "")
    t = table(text).does("attack dwarf-riflemen", "defend water-elemental").asked(1)
    t.cannot("cast sear dwarf-riflemen").does("pass")
    t.asked(0)
    assert t.state.where[t.card("water-elemental")] == t.state.layout.of["discard"][1]


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
    t.asked(1, "react").does("pass").asked(2, "act")  # Mary cannot help it
    t.shows("towers-0: dwarven-militia\ndiscard-1: disrupt-transport\ndiscard-0: dispel")
    t.does("attack mjorn-fire-elemental").asked(0, "defend").does("defend dwarven-militia 0")
    t.asked(1, "defend").does("defend mjorn-water-elemental 1")
    t.asked(2, "whose shields").could("choose 0", "choose 1").does("choose 0")
    s = t.state
    assert is_dead(s, t.card("dwarven-militia")) and not is_dead(s, t.card("mjorn-fire-elemental"))
    t.asked(0)  # Mary has no part in this combat
    paid(t.does("cast assault-of-stone mjorn-fire-elemental"))
    assert is_dead(s, t.card("mjorn-fire-elemental"))
    t.does("pass").asked(2).does("pass")  # ends the combat
    t.asked(0, "act").does("pass").asked(1).does("pass").asked(2).does("pass")
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
