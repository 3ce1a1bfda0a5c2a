"""Why a number on the table is not the printed one: every part by its name."""

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.foresight import warned
from game.kernel.notation import read
from game.rules.towers_in_time.numbers import worth
from game.rules.towers_in_time.remarks import remarks

from .laying import table

FULL = (
    "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, dwarven-militia on deep-quarry, cave-bear on deep-quarry\n"
    "gear-0: flaming-sword on dwarf"
)

NO_MORE = "Taxed: it does nothing more until the next turn (5.2)."


def said(t, key):
    return remarks(t.state, t.card(key))


def test_what_is_borne_and_a_full_tower_are_told_apart():
    t = table(FULL)
    card = t.card("dwarf")
    found = said(t, "dwarf")
    printed = t.state.what[card]
    now = worth(t.state, card, "attack")
    assert now == printed.attack + t.state.what[t.card("flaming-sword")].attack + 1
    assert f"Attack {now}, printed {printed.attack}: +3 from Flaming Sword, +1 from its full tower (7.9)." in found
    assert f"Defense {printed.defense + 1}, printed {printed.defense}: +1 from its full tower (7.9)." in found


def test_a_card_that_is_as_printed_gives_no_reasons():
    t = table("sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nsources-1: deep-quarry")
    assert not [words for words in said(t, "dwarf") if "printed" in words]


def test_who_has_lost_its_tower_is_weaker_and_is_told_why():
    t = table("sources-0: deep-quarry\nadrift-0: dwarf")
    found = said(t, "dwarf")
    for stat in ("Attack", "Defense", "Temper"):
        assert any(words.startswith(stat) and "\u22121 diffused (7.7)" in words for words in found), found


def test_what_another_card_adds_is_said_with_its_name():
    t = table("sources-0: ember-plain\ntowers-0: orc-raiders on ember-plain, orc-warlord on ember-plain")
    assert "Attack 3, printed 2: +1 from Orc Warlord." in said(t, "orc-raiders")
    assert not any("Orc Warlord" in words for words in said(t, "orc-warlord")), "it does not mean itself (7.10)"


@pytest.mark.parametrize("key", ["dwarf", "dwarven-militia", "cave-bear"])
def test_the_parts_sum_to_the_number(key):
    t = table(FULL)
    card = t.card(key)
    for words in said(t, key):
        if ", printed " not in words:
            continue
        stat, now, printed, parts = words.partition(" ")[0].lower(), *_numbers(words)
        assert now == printed + sum(parts) == worth(t.state, card, stat)


def _numbers(words):
    head, _, why = words.replace("\u2212", "-").partition(": ")
    now, printed = (int(part.split()[1]) for part in head.split(", "))
    return now, printed, [int(part.split()[0]) for part in why.split(", ")]


@pytest.mark.parametrize(("peaces", "said_of_it"), [(1, ""), (2, ""), (3, "; never below 0"), (4, "; never below 0")])
def test_where_less_than_nothing_would_be_left_it_is_said_that_there_is_no_less(peaces, said_of_it):
    spells = ", ".join(["long-peace"] * peaces)
    t = table(f"sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry\nspells-0: {spells}")
    printed = t.state.what[t.card("dwarf")].attack
    assert printed == 2
    sentence = f"Attack {max(0, 2 - peaces)}, printed 2: \u2212{peaces} from Long Peace{said_of_it}."
    assert sentence in said(t, "dwarf")


def test_one_is_warned_of_what_ones_own_deed_destroys_and_of_the_last_shield():
    own = "seats: 2\nsources-0: deep-quarry, still-lake\ntowers-0: skeleton-levy on deep-quarry, ghouls on still-lake"
    t = table(
        f"{own}\nsources-1: deep-quarry\ntowers-1: dwarf on deep-quarry\nhand-0: dark-bargain\nshields-0: high-mesa"
    )
    bargain = next(action for action in legal_actions(t.state) if action.verb == "cast")
    victim = t.state.what[bargain.target].name
    assert warned(t.state, 0, bargain) == [f"{victim}, your own, will be killed."]
    last = "It is your last shield: without it you have lost."
    assert warned(t.state, 0, read(t.state, "pull high-mesa")) == [last]
    said = {(action.verb, *warned(t.state, 0, action)) for action in legal_actions(t.state)}
    assert ("move",) in said and ("attack", "Dwarf could defend, with attack 2.") in said
    assert len([verb for verb, *_ in said if verb in ("move", "attack")]) == 2
    for others, left in (("still-lake", "one is"), ("still-lake, high-mesa, ghouls", "three are")):
        t = table(f"{own}\nshields-0: deep-quarry, {others}")
        assert warned(t.state, 0, read(t.state, "pull deep-quarry")) == [
            f"You give up this shield for it: {left} left (5.13)."
        ]


def test_5_14_of_a_last_shield_that_would_replace_itself_the_loss_is_told():
    t = table("shields-0: restoration\ndeck-0: dwarf")
    said = warned(t.state, 0, read(t.state, "pull restoration"))
    assert said == ["It is your last shield: without it you have lost."]


def test_who_is_killed_by_one_s_own_deed_is_named_once_and_not_called_destroyed():
    t = table(
        "sources-0: gate-of-cinders, still-lake\ntowers-0: minotaur on gate-of-cinders, "
        "iron-colossus on gate-of-cinders, river-troll on still-lake\nsources-1: high-mesa"
    )
    assert warned(t.state, 0, read(t.state, "use gate-of-cinders")) == [
        "Minotaur and River Troll, your own, will be killed.",
        "Iron Colossus and Gate of Cinders, your own, will be destroyed.",
    ]
    t.does("use gate-of-cinders", "pass")
    assert warned(t.state, 0, read(t.state, "regenerate river-troll")) == []
    assert warned(t.state, 0, read(t.state, "pass"))[0] == "River Troll, your own, will fall."


def test_before_a_pass_it_is_said_that_it_ends_the_turn_and_only_where_it_does():
    three, all_ = "you have passed three times in a row (4.7)", "all have passed (4.6)"
    for seats, mine, theirs, ends in ((2, 2, 0, three), (2, 0, 1, all_), (2, 1, 0, ""), (3, 2, 0, ""), (3, 0, 1, "")):
        t = table(f"seats: {seats}\nturn: 1\npasses-0: {mine}\npasses-1: {theirs}")
        assert warned(t.state, 0, read(t.state, "pass")) == ([f"That ends the turn: {ends}."] if ends else [])
        t.does("pass").shows(f"turn: {2 if ends else 1}")


def test_a_shield_and_what_is_used_say_what_that_means():
    t = table("sources-0: deep-quarry used\ntowers-0: dwarf used on deep-quarry\nshields-0: high-mesa")
    assert said(t, "high-mesa") == ["A shield: 4 points of attackers that get through bring one down (12.2)."]
    assert "Sapped: it gives no more temper until the next turn (5.2)." in said(t, "deep-quarry")
    assert "Taxed: it does nothing more until the next turn (5.2)." in said(t, "dwarf")


def test_what_keeps_a_card_from_acting_is_said_with_its_rule():
    t = table(
        "sources-0: deep-quarry, high-mesa\ntowers-0: knight paralyzed on deep-quarry, minotaur charged on high-mesa\n"
        "adrift-0: river-troll grounded"
    )
    assert said(t, "knight") == ["Paralyzed: it takes no action until the next turn (8.9)."]
    assert said(t, "minotaur")[0] == "It has attacked, and may not attack again in this turn (8.1)."
    assert said(t, "river-troll")[0] == "On the ground until the end of the turn (5.15)."
    assert said(t, "river-troll")[-1].endswith("and always vulnerable (7.7).")


def test_who_is_taxed_by_its_own_attack_is_not_said_to_do_nothing_more():
    t = table("sources-0: deep-quarry, high-mesa\ntowers-0: knight on deep-quarry, minotaur used on high-mesa")
    t.does("attack knight")
    assert "Taxed: it fights on here, and does nothing else until the next turn (5.2)." in said(t, "knight")
    assert "Taxed: it does nothing more until the next turn (5.2)." in said(t, "minotaur"), "it is not in that combat"


def test_how_long_a_bonus_without_a_reason_is_kept_is_told_by_the_ruling():
    board = "sources-0: deep-quarry, high-mesa\ntowers-0: throne-of-command on deep-quarry, cave-bear on deep-quarry"
    t = table(board, lasting="phase").does("move throne-of-command high-mesa")
    assert "Attack 4, printed 3: +1 kept until the turn is over (16.4)." in said(t, "cave-bear")


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        ("cast ebb knight", "Ebb will do nothing: Knight is used already."),
        ("cast truce-of-bells", "Truce of Bells will do nothing: Knight and Novices are used already."),
        ("cast breathless-moment knight", "Breathless Moment will do nothing: Knight is paralyzed already."),
        ("cast flow", "Flow will do nothing: Snapping Turtle is straight already."),
        ("use gate-of-the-old-kings", "a part of it will be left out, for the deck is empty."),
    ],
)
def test_that_a_deed_changes_nothing_is_told_before_it_is_done(deed, words):
    t = table(
        "sources-0: still-lake, still-lake, high-mesa, high-mesa, high-mesa, gate-of-the-old-kings\ndeck-0: 0 cards\n"
        "towers-0: snapping-turtle on still-lake\nhand-0: ebb, truce-of-bells, breathless-moment, flow\n"
        "sources-1: high-mesa\ntowers-1: knight used paralyzed on high-mesa, novices used on high-mesa"
    )
    assert words in " ".join(warned(t.state, 0, read(t.state, deed)))


def test_that_nothing_can_be_moved_is_told_before_the_strategist_is_used():
    board = "sources-0: still-lake{}\ntowers-0: great-strategist on still-lake"
    for more, words in (
        ("", "Great Strategist will do nothing: no card has another place to go to."),
        (", high-mesa", ""),
    ):
        t = table(board.format(more))
        assert warned(t.state, 0, read(t.state, "use great-strategist")) == ([words] if words else [])


def test_of_the_killed_it_is_not_said_that_they_fight_on():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\nsources-1: high-mesa\ntowers-1: minotaur on high-mesa"
    )
    t.does("attack squire", "defend minotaur").asked(1)
    assert "Taxed: it fights on here, and does nothing else until the next turn (5.2)." in said(t, "minotaur")
    assert said(t, "squire")[:2] == ["It is killed, and may still be saved (10.8).", NO_MORE]
