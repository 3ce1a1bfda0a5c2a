"""Why a number on the table is not the printed one: every part by its name."""

import re

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.foresight import warned
from game.kernel.notation import read
from game.kernel.template import Noun, fill
from game.rules.towers_in_time import texts
from game.rules.towers_in_time.numbers import worth
from game.rules.towers_in_time.remarks import remarks

from .laying import table

FULL = (
    "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, dwarven-militia on deep-quarry, cave-bear on deep-quarry\n"
    "gear-0: flaming-sword on dwarf"
)

FULL_TOWER = fill(texts.PART_OF_NUMBER, n="+1", source=texts.FROM_FULL_TOWER)


def number(stat, now, printed, *parts, text=texts.NUMBER):
    return fill(text, stat=stat, now=now, printed=printed, why=", ".join(parts))


def part(n, source):
    return fill(texts.PART_OF_NUMBER, n=n, source=source)


def said(t, key):
    return remarks(t.state, t.card(key))


def test_what_is_borne_and_a_full_tower_are_told_apart():
    t = table(FULL)
    card = t.card("dwarf")
    found = said(t, "dwarf")
    printed = t.state.what[card]
    now = worth(t.state, card, "attack")
    assert now == printed.attack + t.state.what[t.card("flaming-sword")].attack + 1
    assert number("Attack", now, printed.attack, part("+3", "Flaming Sword"), FULL_TOWER) in found
    assert number("Defense", printed.defense + 1, printed.defense, FULL_TOWER) in found


def test_a_card_that_is_as_printed_gives_no_reasons():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nsources-1: deep-quarry")
    assert not [words for words in said(t, "dwarf") if "printed" in words]


def test_who_has_lost_its_tower_is_weaker_and_is_told_why():
    t = table("sources-0: deep-quarry\nadrift-0: dwarf")
    found = said(t, "dwarf")
    for stat in ("Attack", "Defense", "Temper"):
        assert any(words.startswith(stat) and part("\u22121", texts.FROM_DIFFUSION) in words for words in found), found


def test_what_another_card_adds_is_said_with_its_name():
    t = table("sources-0: ember-plain\ntowers-0: orc-raiders on ember-plain, orc-warlord on ember-plain")
    assert number("Attack", 3, 2, part("+1", "Orc Warlord")) in said(t, "orc-raiders")
    assert not any("Orc Warlord" in words for words in said(t, "orc-warlord")), "it does not mean itself (7.10)"


@pytest.mark.parametrize("key", ["dwarf", "dwarven-militia", "cave-bear"])
def test_the_parts_sum_to_the_number(key):
    t = table(FULL)
    card = t.card(key)
    for words in said(t, key):
        if "(printed " not in words:
            continue
        stat, now, printed, parts = words.partition(" ")[0].lower(), *_numbers(words)
        assert now == printed + sum(parts) == worth(t.state, card, stat)


def _numbers(words):
    head, _, why = words.replace("\u2212", "-").partition(": ")
    now, printed = map(int, re.findall(r"\d+", head))
    return now, printed, [int(each.split()[0]) for each in why.split(", ")]


@pytest.mark.parametrize("peaces", [1, 2, 3, 4])
def test_where_less_than_nothing_would_be_left_it_is_said_that_there_is_no_less(peaces):
    spells = ", ".join(["long-peace"] * peaces)
    t = table(f"sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nspells-0: {spells}")
    printed = t.state.what[t.card("dwarf")].attack
    assert printed == 2
    text = texts.NUMBER if peaces <= printed else texts.NUMBER_AT_LEAST_0
    sentence = number("Attack", max(0, 2 - peaces), 2, part(f"\u2212{peaces}", "Long Peace"), text=text)
    assert sentence in said(t, "dwarf")


def test_one_is_warned_of_what_ones_own_deed_destroys_and_of_the_last_shield():
    own = "seats: 2\nsources-0: deep-quarry, still-lake\ntowers-0: skeleton-levy on deep-quarry, ghouls on still-lake"
    t = table(
        f"{own}\nsources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\nhand-0: dark-bargain\nshields-0: high-mesa"
    )
    bargain = next(action for action in legal_actions(t.state) if action.verb == "cast")
    victim = t.state.what[bargain.target].name
    (warning,) = warned(t.state, 0, bargain)
    assert victim in warning and texts.WILL_BE_KILLED in warning
    assert warned(t.state, 0, read(t.state, "pull high-mesa")) == [texts.LAST_SHIELD]
    said = {(action.verb, *warned(t.state, 0, action)) for action in legal_actions(t.state)}
    assert ("move",) in said and ("attack", fill(texts.MAY_DEFEND, card="Dwarf", n=2)) in said
    assert len([verb for verb, *_ in said if verb in ("move", "attack")]) == 2
    for others, left in (("still-lake", 1), ("still-lake, high-mesa, ghouls", 3)):
        t = table(f"{own}\nshields-0: deep-quarry, {others}")
        assert warned(t.state, 0, read(t.state, "pull deep-quarry")) == [fill(texts.GIVES_UP_SHIELD, n=left)]


def test_5_14_of_a_last_shield_that_would_replace_itself_the_loss_is_told():
    t = table("shields-0: restoration\ndeck-0: dwarf")
    said = warned(t.state, 0, read(t.state, "pull restoration"))
    assert said == [texts.LAST_SHIELD]


def test_who_is_killed_by_one_s_own_deed_is_named_once_and_not_called_destroyed():
    t = table(
        "sources-0: gate-of-cinders, still-lake\ntowers-0: minotaur on gate-of-cinders, "
        "iron-colossus on gate-of-cinders, river-troll on still-lake\nsources-1: high-mesa"
    )
    killed, destroyed = warned(t.state, 0, read(t.state, "use gate-of-cinders"))
    assert "Minotaur and River Troll" in killed and texts.WILL_BE_KILLED in killed
    assert "Iron Colossus and Gate of Cinders" in destroyed and texts.WILL_BE_DESTROYED in destroyed
    t.does("use gate-of-cinders", "pass")
    assert warned(t.state, 0, read(t.state, "regenerate river-troll")) == []
    first = warned(t.state, 0, read(t.state, "pass"))[0]
    assert "River Troll" in first and texts.WILL_DIE in first


def test_before_a_pass_it_is_said_that_it_ends_the_turn_and_only_where_it_does():
    three, all_ = texts.THIRD_PASS, texts.ENDS_TURN
    for seats, mine, theirs, ends in ((2, 2, 0, three), (2, 0, 1, all_), (2, 1, 0, ""), (3, 2, 0, ""), (3, 0, 1, "")):
        t = table(f"seats: {seats}\nturn: 1\npasses-0: {mine}\npasses-1: {theirs}")
        assert warned(t.state, 0, read(t.state, "pass")) == ([ends] if ends else [])
        t.does("pass").shows(f"turn: {2 if ends else 1}")


def test_a_shield_and_what_is_used_say_what_that_means():
    t = table("sources-0: deep-quarry used\ntowers-0: dwarf used on deep-quarry\nshields-0: high-mesa")
    assert said(t, "high-mesa") == [texts.REMARK_SHIELD]
    assert texts.REMARK_SAPPED in said(t, "deep-quarry") and texts.REMARK_TAXED in said(t, "dwarf")


def test_what_keeps_a_card_from_acting_is_said_with_its_rule():
    t = table(
        "sources-0: deep-quarry, high-mesa\ntowers-0: knight paralyzed on deep-quarry, minotaur charged on high-mesa\n"
        "adrift-0: river-troll grounded"
    )
    assert said(t, "knight") == [texts.REMARK_PARALYZED]
    assert said(t, "minotaur")[0] == texts.REMARK_CHARGED
    assert said(t, "river-troll")[0] == texts.REMARK_GROUNDED
    assert said(t, "river-troll")[-1] == texts.REMARK_DIFFUSED


def test_who_is_taxed_by_its_own_attack_is_not_said_to_do_nothing_more():
    t = table("sources-0: deep-quarry, high-mesa\ntowers-0: knight on deep-quarry, minotaur used on high-mesa")
    t.does("attack knight")
    assert texts.REMARK_TAXED_IN_COMBAT in said(t, "knight")
    assert texts.REMARK_TAXED in said(t, "minotaur"), "it is not in that combat"


def test_how_long_a_bonus_without_a_reason_is_kept_is_told_by_the_ruling():
    board = "sources-0: deep-quarry, high-mesa\ntowers-0: throne-of-command on deep-quarry, cave-bear on deep-quarry"
    t = table(board, lasting="phase").does("move throne-of-command high-mesa")
    assert number("Attack", 4, 3, part("+1", texts.KEPT_IN_TURN)) in said(t, "cave-bear")


@pytest.mark.parametrize(
    ("deed", "how", "cards"),
    [
        ("cast ebb knight", "used", Noun("Knight")),
        ("cast truce-of-bells", "used", Noun("Knight and Novices", is_plural=True)),
        ("cast breathless-moment knight", "paralyzed", Noun("Knight")),
        ("cast flow", "straight", Noun("Snapping Turtle")),
        ("use gate-of-the-old-kings", "", Noun("the deck is empty")),
    ],
)
def test_that_a_deed_changes_nothing_is_told_before_it_is_done(deed, how, cards):
    t = table(
        "sources-0: still-lake, still-lake, high-mesa, high-mesa, high-mesa, gate-of-the-old-kings\ndeck-0: 0 cards\n"
        "towers-0: snapping-turtle on still-lake\nhand-0: ebb, truce-of-bells, breathless-moment, flow\n"
        "sources-1: high-mesa\ntowers-1: knight used paralyzed on high-mesa, novices used on high-mesa"
    )
    words = fill(texts.WHY_ALREADY[how], cards=cards) if how else cards
    assert words in " ".join(warned(t.state, 0, read(t.state, deed)))


def test_that_nothing_can_be_moved_is_told_before_the_strategist_is_used():
    board = "sources-0: still-lake{}\ntowers-0: great-strategist on still-lake"
    for more, count in (("", 1), (", high-mesa", 0)):
        t = table(board.format(more))
        found = warned(t.state, 0, read(t.state, "use great-strategist"))
        assert len(found) == count and all(texts.WHY_NO_OTHER_PLACE in words for words in found)


def test_of_the_killed_it_is_not_said_that_they_fight_on():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    t.does("attack squire", "defend minotaur").asked(1)
    assert texts.REMARK_TAXED_IN_COMBAT in said(t, "minotaur")
    assert said(t, "squire")[:2] == [texts.REMARK_KILLED_IN_COMBAT, texts.REMARK_TAXED]
