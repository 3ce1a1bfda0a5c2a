"""Decks and rulings: both sides of each reading of chapters 15 and 16."""

import pytest

from game.decks import shipped, why_not
from game.kernel.deck import Deck
from game.rules.towers_in_time import setup, texts
from game.rules.towers_in_time.domain import is_dead
from game.rules.towers_in_time.numbers import is_vulnerable, points
from game.rules.towers_in_time.rules import RULES

from .laying import memory, passed, sent, table, unended


def broken(**counts):
    deck = Deck("Test", (("deck", tuple((key.replace("_", "-"), count) for key, count in counts.items())),))
    return [refusal.law.number for refusal in RULES.decks.laws(deck)]


def many(count):
    keys = [p.key.replace("-", "_") for p in RULES.book][: count // 4 + 1]
    return dict.fromkeys(keys[: count // 4], 4) | ({keys[count // 4]: count % 4} if count % 4 else {})


@pytest.mark.parametrize(("count", "laws"), [(49, ["15.1"]), (50, []), (60, [])])
def test_15_1_fifty_cards_at_least(count, laws):
    assert broken(**many(count)) == laws


def test_15_1_the_ready_decks_have_fifty_six():
    ready = shipped("towers_in_time")
    assert len(ready) >= 6
    for one in ready:
        assert sum(count for _, count in one.deck.part("deck")) == 56 and one.about
        assert RULES.decks.laws(one.deck) == []


def test_15_2_four_of_a_card_at_most_sources_too():
    assert broken(**(many(52) | {"wall_of_light": 4})) == []
    assert broken(**(many(52) | {"high_mesa": 5})) == ["15.2"]


BEGINS = (
    "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry\n"
    "sources-1: high-mesa\ntowers-1: barbarian on high-mesa, squire on high-mesa, squire on high-mesa"
)


@pytest.mark.parametrize(("reading", "first"), [("own", 1), ("current", 0)])
def test_16_1_with_which_attack_one_begins(reading, first):
    t = table(BEGINS, begins=reading)  # 2, 1 against 2, 1, 1; with the bonus of a full tower 3, 1
    setup.who_begins(t.state, None)
    assert t.state.first == first


@pytest.mark.parametrize(("reading", "hand"), [("before", 0), ("after", 1)])
def test_16_2_maintenance_before_or_after_the_draw(reading, hand):
    t = table("sources-0: high-mesa\nspells-0: thin-air", maintenance=reading).does("pass", "pass").asked(0, "upkeep")
    t.shows(f"hand-0: {hand} {'card' if hand == 1 else 'cards'}")


@pytest.mark.parametrize("reading", ["any", "tower"])
def test_16_3_who_pays_for_what_comes_into_a_tower(reading):
    t = table("sources-0: deep-quarry, root-cellar\nlimbo-0: dwarf, dwarf-levy", payment=reading)
    t.offers("transport dwarf-levy root-cellar")
    (t.offers if reading == "any" else t.cannot)("transport dwarf root-cellar", "transport dwarf deep-quarry")


@pytest.mark.parametrize("reading", ["soon", "phase"])
def test_16_4_how_long_cards_stay_vulnerable(reading):
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf-catapult on deep-quarry\nsources-1: deep-quarry\n"
        "towers-1: hill-giant exposed1 on deep-quarry\nhand-1: still-lake\nhand-0: high-mesa\nturn: 1",
        lasting=reading,
    )
    t.does("shoot dwarf-catapult hill-giant", "build still-lake", "build high-mesa")
    assert is_vulnerable(t.state, t.card("dwarf-catapult")) is (reading == "phase")
    passed(t, 1, 0)
    assert not is_vulnerable(t.state, t.card("dwarf-catapult"))


@pytest.mark.parametrize(("reading", "attack"), [("soon", 2), ("phase", 3)])
def test_16_4_how_long_bonuses_hold(reading, attack):
    t = table(
        "sources-0: deep-quarry, root-cellar\nturn: 1\n"
        "towers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry",
        lasting=reading,
    )
    t.does("move squire root-cellar").shows(f"attack dwarf: {attack}")
    passed(t, 1, 0)
    t.shows("attack dwarf: 2\nturn: 2")


@pytest.mark.parametrize(("reading", "attack"), [("matching", 1), ("all", 2)])
def test_16_5_whom_a_full_tower_empowers(reading, attack):
    t = table(
        "sources-0: deep-quarry\ntowers-0: dwarf on deep-quarry, squire on deep-quarry, lodestone on deep-quarry",
        empowered=reading,
    )
    t.shows(f"attack squire: {attack}\nattack dwarf: 3")


@pytest.mark.parametrize(("reading", "seat"), [("owner", 1), ("attacker", 0)])
def test_16_6_who_says_which_shield_falls(reading, seat):
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\nshields-1: dwarf, sear", falling=reading
    ).does("attack barbarian-king", "pass")
    t.asked(seat, "shield falls").does("lose sear").shows("shields-1: dwarf")


@pytest.mark.parametrize(("reading", "damage"), [("turn", 4), ("combat", 0)])
def test_16_7_when_damage_heals(reading, damage):
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\nsources-1: high-mesa\n"
        "towers-1: minotaur on high-mesa",
        healing=reading,
    )
    unended(sent(t.does("attack barbarian-king"), "minotaur"))
    assert memory(t, "barbarian-king").damage == damage


@pytest.mark.parametrize("reading", ["window", "none"])
def test_16_8_whether_the_dead_are_saved_after_the_pass(reading):
    t = table(
        "sources-0: high-mesa, deep-quarry\ntowers-0: knight on high-mesa\nhand-0: mend\nsources-1: high-mesa\n"
        "towers-1: barbarian-king on high-mesa",
        rescue=reading,
    )
    sent(t.does("attack knight"), "barbarian-king").asked(1).does("pass")
    if reading == "window":
        t.asked(0, "fight", texts.SAVE_YOUR_DEAD)
        assert is_dead(t.state, t.card("knight"))
    else:
        t.asked(1, "act").shows("discard-0: knight")


@pytest.mark.parametrize("reading", ["many", "always"])
def test_16_9_when_one_reacts(reading):
    t = table(
        "sources-0: ember-plain\nhand-0: sear\nsources-1: high-mesa\ntowers-1: squire on high-mesa", reactions=reading
    )
    t.does("cast sear squire").asked(1, "act" if reading == "many" else "react")


@pytest.mark.parametrize(("reading", "scored"), [("score", 2), ("none", 0)])
def test_16_10_whether_artifacts_bring_points(reading, scored):
    t = table("sources-0: high-mesa\ntowers-0: war-engine on high-mesa", artifacts=reading)
    assert points(t.state, t.card("war-engine")) == scored
    unended(t.does("attack war-engine")).shows(f"points-1: {scored}")


@pytest.mark.parametrize(("reading", "laws"), [("competition", ["15.2"]), ("friendly", [])])
def test_16_11_how_many_of_a_card_a_deck_holds(reading, laws):
    deck = Deck("Test", (("deck", (("high-mesa", 25), ("kestrel", 25))),))
    found = {refusal.law.number for refusal in RULES.decks.broken(deck, {"decks": reading})}
    assert sorted(found) == laws and bool(why_not(deck, RULES, {"decks": reading})) is bool(laws)
    few = Deck("Test", (("deck", (("high-mesa", 49),)),))
    assert "15.1" in {refusal.law.number for refusal in RULES.decks.broken(few, {"decks": reading})}


def test_16_11_before_a_match_is_meant_it_is_said_that_friends_may_play_with_it():
    many = Deck("Test", (("deck", (("high-mesa", 25), ("kestrel", 25))),))
    few = Deck("Test", (("deck", (("high-mesa", 4),)),))
    said = "16.11"
    assert all(said in words for words in why_not(many, RULES)) and why_not(many, RULES)
    assert said not in " ".join(why_not(few, RULES)), "too few cards are too few among friends as well"
    assert said not in " ".join(why_not(many, RULES, {"decks": "competition"})), "that match is played as it is"


def test_16_11_a_friendly_match_is_saved_and_loaded(tmp_path):
    from game.files import BadFile
    from game.kernel.record import Record, load

    deck = Deck("Test", (("deck", (("high-mesa", 25), ("kestrel", 25))),))
    for reading in ("friendly", "competition"):
        record = Record("towers_in_time", 1, [("human", "Ada")] * 2, {"decks": reading}, 1, decks=[deck, deck])
        record.save(tmp_path / reading)
    assert load(tmp_path / "friendly").decks == [deck, deck]
    with pytest.raises(BadFile, match=r"15\.2"):
        load(tmp_path / "competition")


def test_every_ruling_has_a_test_of_each_of_its_sides():
    import inspect
    import sys

    text = inspect.getsource(sys.modules[__name__])
    for ruling in RULES.rulings:
        section = ruling.section.replace(".", "_")
        assert f"def test_{section}_" in text
        assert all(f'"{choice}"' in text for choice in ruling.choices), ruling.key
