"""Edges of the rules: what stays as it was declared, when a sub-phase is over, what is free. Numbers: RULES.md."""

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.foresight import warned
from game.kernel.notation import lay, show
from game.kernel.template import fill
from game.kernel.windows import is_vain
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.fight import combat_frame, is_army, living
from game.rules.towers_in_time.glyphs import has, regeneration
from game.rules.towers_in_time.rules import RULES

from .laying import paid, sent, table, unended

# 3.8, 5.14  Beginning and shields


def test_3_8_an_artifact_does_not_count_for_who_begins():
    from game.rules.towers_in_time import setup

    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa, iron-colossus on high-mesa\n"
        "sources-1: high-mesa\ntowers-1: barbarian on high-mesa"
    )
    t.shows("attack iron-colossus: 6")
    setup.who_begins(t.state, None)
    assert t.state.first == 1


# 11.3  Armies


def test_11_3_an_army_stays_one_whoever_changes_alignment_or_loses_the_glyph():
    t = table(
        "sources-0: high-mesa\ntowers-0: templars on high-mesa, squire on high-mesa\n"
        "sources-1: still-lake, still-lake, root-cellar\ntowers-1: grave-rats on still-lake, "
        "grave-rats on still-lake, stone-giant on root-cellar\nhand-1: weakness"
    )
    sent(t.does("attack templars", "join squire"))
    paid(t.asked(1).does("cast weakness squire"))
    assert has(t.state, t.card("squire"), "evil") and has(t.state, t.card("templars"), "good")
    t.asked(1).does("shoot stone-giant squire").asked(0, "spread army")


def test_11_3_defenders_that_were_no_army_become_none_when_one_dies():
    t = table(
        "active: 1\nsources-0: high-mesa, still-lake\ntowers-0: templars on high-mesa, squire on high-mesa, "
        "grave-rats on still-lake\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    sent(t.does("attack minotaur"), "templars", "squire", "grave-rats").asked(1, "spread")
    rats = t.card("grave-rats")
    while t.state.agenda[-1].what == "spread":
        t.does(next(text for text in t.options if text.endswith(" 0" if "rats" not in text else " 4")))
    while t.state.is_in_field(rats):
        t.does("pass")
    left = living(t.state, combat_frame(t.state).memo.defenders)
    assert len(left) == 2 and not is_army(t.state, left)


# 14.2  Sub-phases

REACTING = (
    "seats: 3\nsources-0: still-lake\nhand-0: drain, finger-of-death, mend\ntowers-0: wights on still-lake, "
    "cultists on still-lake, cultists on still-lake, cultists on still-lake, cultists on still-lake\n"
    "sources-1: ember-plain, ember-plain, ember-plain\nhand-1: blood-rush, blood-rush\n"
    "towers-1: squire exposed1 on ember-plain\nsources-2: high-mesa"
)


def test_14_2_who_passes_is_not_asked_again_about_any_action_below():
    t = paid(paid(table(REACTING).does("cast drain squire")).asked(1).does("cast blood-rush squire")).asked(0)
    paid(t.does("cast finger-of-death squire")).asked(1, "react", "Finger of Death").offers("cast blood-rush squire")
    t.does("pass").asked(1, "act")
    t.shows("discard-0: finger-of-death, drain\ndiscard-1: blood-rush, squire")


def test_14_2_after_a_pass_neither_of_the_two_is_asked_but_the_next_one_is():
    t = table(
        "seats: 3\nsources-0: deep-quarry, deep-quarry, deep-quarry, still-lake\nhand-0: quake, sear\n"
        "sources-1: deep-quarry, ember-plain\nhand-1: sear, hold-fast\n"
        "towers-1: dwarf exposed7 on deep-quarry\ntowers-0: river-troll exposed7 on still-lake\n"
        "sources-2: high-mesa\ntowers-2: knight exposed7 on high-mesa"
    )
    paid(t.does("cast quake")).asked(1, "react", "Quake")
    paid(t.does("cast sear river-troll")).asked(0, "react", "Sear").does("pass")
    t.asked(2, "react", "Quake").does("pass").asked(1, "act")


# 14.4  Helpers

HELPING = (
    "seats: 3\nsources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\nsources-1: high-mesa\n"
    "sources-2: high-mesa, ember-plain, ember-plain, still-lake\ntowers-2: {helper} on high-mesa\nhand-2: {hand}"
)


def helping(helper="sphinx", hand="blood-rush, mend", more=""):
    t = sent(table(HELPING.format(helper=helper, hand=hand) + more).does("attack barbarian-king"), f"{helper} 1")
    t.does("choose 1").asked(1).does("pass")
    return t.asked(2, "fight", "{seat:1}")


def test_14_4_a_helper_strengthens_its_card_with_nothing_else():
    helping().could("cast mend sphinx", "pass").forbids("blood-rush", "sphinx", law="14.4")


def test_14_4_what_the_helping_card_bears_is_that_card():
    t = helping("squire", "blood-rush", "\ngear-2: bow-of-the-glade on squire")
    t.could("pass")  # it is used by its defense
    t.forbids("blood-rush", "squire", law="14.4")


# 5.12  Dropping spells

DROPPED = (
    "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa\nspells-0: night-without-stars\n"
    "sources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\ncharms-1: stoneskin on dwarf\n"
)


def test_5_12_in_one_s_window_a_spell_is_dropped_and_the_window_stays_open():
    t = sent(table(DROPPED).does("attack knight"), "dwarf").asked(1).could("drop stoneskin", "pass")
    assert is_vain(t.state), "nobody is stopped for what is always free"
    t.forbids("stoneskin", "shields-1", law="5.12").forbids("night-without-stars", "discard-0", law="5.1")
    t.does("drop stoneskin").asked(1, "fight").shows("discard-1: stoneskin\ndefense dwarf: 6")
    assert not combat_frame(t.state).memo.has_acted, "it is no action that keeps the combat going"
    t.does("pass")
    assert combat_frame(t.state) is None


def test_5_12_in_one_s_reaction_too_and_it_is_not_the_reaction():
    t = paid(table(REACTING + "\ncharms-1: deep-roots on squire").does("cast drain squire")).asked(1)
    t.does("drop deep-roots").asked(1, "react").does("pass").asked(1, "act")


@pytest.mark.parametrize(("laid", "can"), [
    ("charms-0: weakness on dwarf", False),
    ("charms-0: aegis on knight", True),
    ("spells-0: thin-air", False),
    ("spells-0: war-without-end", True),
    ("spells-0: long-peace", False),
])  # fmt: skip
def test_5_12_no_spell_is_dropped_so_that_an_opponent_feels_it(laid, can):
    t = table(
        "sources-0: high-mesa\ntowers-0: knight on high-mesa\nsources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\n"
        + laid
    )
    spell = laid.split()[1]
    t.offers(f"drop {spell}") if can else t.cannot(f"drop {spell}").forbids(spell, "discard-0", law="5.12")


# 7.11  Bonuses that are fixed for a combat


def glyphs_of(t, card, *glyphs):
    return [has(t.state, t.card(card), glyph) for glyph in glyphs]


def test_7_11_a_glyph_that_a_spell_gives_holds_until_the_combat_ends():
    board = (
        "active: 1\nsources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa\nhand-0: dispel\n"
        "sources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\ncharms-1: {} on dwarf"
    )
    t = sent(table(board.format("wings-of-the-roc")).does("attack dwarf")).asked(0)
    paid(t.does("cast dispel wings-of-the-roc")).shows("discard-1: wings-of-the-roc")
    assert glyphs_of(t, "dwarf", "fly") == [True]
    unended(t)
    assert glyphs_of(t, "dwarf", "fly") == [False]
    t = sent(table(board.format("halo")).does("attack dwarf")).asked(0)
    paid(t.does("cast dispel halo"))
    assert glyphs_of(t, "dwarf", "good") == [True] and regeneration(t.state, t.card("dwarf")) == 1
    unended(t)
    assert glyphs_of(t, "dwarf", "good") == [False] and regeneration(t.state, t.card("dwarf")) == -1


def test_7_11_what_a_wall_gives_holds_too_and_what_came_in_the_combat_does_not():
    t = table(
        "active: 1\nsources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa\nhand-0: dispel\n"
        "sources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\ncharms-1: wall-of-fire on deep-quarry"
    )
    paid(sent(t.does("attack dwarf")).does("cast dispel wall-of-fire"))
    assert glyphs_of(t, "dwarf", "immune-fire", "immune-air") == [True, False]
    unended(t)
    assert glyphs_of(t, "dwarf", "immune-fire") == [False]
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: knight on high-mesa\nhand-0: dispel\nhand-1: wings-of-the-roc\n"
        "sources-1: deep-quarry, cloud-stair, cloud-stair\ntowers-1: dwarf on deep-quarry"
    )
    paid(sent(t.does("attack knight"), "dwarf").does("cast wings-of-the-roc dwarf"))
    assert glyphs_of(t, "dwarf", "fly") == [True]
    paid(t.does("pass").does("cast dispel wings-of-the-roc"))
    assert glyphs_of(t, "dwarf", "fly") == [False]


def test_7_11_a_kept_glyph_is_written_in_a_position_and_read_back():
    text = "sources-0: high-mesa\ntowers-0: knight damage1 kept-attack1 kept-fly kept-regenerate-1 on high-mesa"
    s = lay(RULES, text, {"lasting": "phase"})
    knight = s.cards[next(card for card, printed in enumerate(s.what) if printed.key == "knight")]
    assert knight.kept_glyphs == ("fly", "regenerate-1")
    again = lay(RULES, show(s), {"lasting": "phase"})
    assert again.cards[again.zones[again.layout.of["towers"][0]][0]] == knight


# A-64  Two of three are left


LEFT = "seats: 3\nis_out-2: 1\nshields-2: -\ndeck-2: 0 cards\n"


def test_4_7_with_two_of_three_left_three_passes_in_a_row_end_the_turn():
    t = table(LEFT + "turn: 1\npasses-0: 2\nhand-1: high-mesa, high-mesa").does("pass")
    t.shows("turn: 2")
    table(LEFT.replace("is_out-2: 1\nshields-2: -\n", "") + "turn: 1\npasses-0: 2").does("pass").asked(1, "act")


def test_14_2_with_two_of_three_left_there_are_no_sub_phases():
    board = (
        "sources-0: ember-plain\nhand-0: sear\nsources-1: still-lake, deep-quarry\n"
        "towers-1: river-troll damage2 on still-lake\nhand-1: mend, dispel"
    )
    paid(table(LEFT + board).does("cast sear river-troll")).asked(1, "act")
    paid(table("seats: 3\n" + board).does("cast sear river-troll")).asked(1, "react")


# 8.6  Shots


def test_8_6_a_shot_is_aimed_at_any_vulnerable_card_of_one_s_own_too():
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry, hill-giant exposed2 on deep-quarry, "
        "dwarf on deep-quarry\nsources-1: high-mesa, deep-quarry\n"
        "towers-1: hill-giant exposed1 on deep-quarry, squire on high-mesa"
    )
    shots = {t.state.where[action.target] for action in legal_actions(t.state) if action.verb == "shoot"}
    assert shots == {t.state.layout.of["towers"][seat] for seat in (0, 1)}
    t.cannot("shoot dwarf-catapult dwarf", "shoot dwarf-catapult squire")
    t.forbids("dwarf-catapult", "dwarf@towers-0", law="9.1")
    own = t.card("hill-giant@towers-0")
    action = next(one for one in legal_actions(t.state) if one.verb == "shoot" and one.target == own)
    assert warned(t.state, 0, action) == [fill(texts.AT_YOUR_OWN, card="Hill Giant")]
    assert not RULES.thinking.instinct(t.state, [action])[0]
