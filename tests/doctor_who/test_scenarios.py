"""The twelve examples of our sheet, DW-T1 to DW-T12, played."""

import pytest

from game.kernel.template import fill
from game.rules.doctor_who import texts

from .laying import done, fought, memory, on, passed, table, uses, values, waiting

FORCE = "present-0: daemons\npresent-1: dulciens, force-field"


def test_dw_t1_support_outside_of_combat():
    t = table(FORCE).does("use daemons dulciens 1").asked(1, uses(0, "Daemons", "Dulciens"))
    t.does("use force-field dulciens")  # the other player has nothing to answer with, and is not asked
    assert values(t, "dulciens") == "0/3/1"
    done(t)
    assert values(t, "dulciens") == "0/2/1"
    assert memory(t, "daemons").sided and memory(t, "force-field").sided
    t.shows("present-1: dulciens, force-field")
    on(t, "zone", 1)
    assert values(t, "dulciens") == "0/1/1"


def test_dw_t1b_without_an_answer_it_is_destroyed():
    t = done(table(FORCE).does("use daemons dulciens 1"))
    t.shows("present-1: force-field\ndiscard-1: dulciens")


def test_dw_t1c_the_last_answer_happens_first():
    t = table("present-0: daemons, force-field\npresent-1: dulciens")
    done(t.does("use daemons dulciens 1"))
    t.shows("discard-1: dulciens").cannot("use force-field dulciens")
    t = table(f"{FORCE}\nhand-0: yeti").does("use daemons dulciens 1", "use force-field dulciens").asked(0)
    assert values(t, "dulciens") == "0/1/1"  # neither has happened
    t.does("pass")
    assert values(t, "dulciens") == "0/3/1"


DUEL = "present-0: the-war-chief, auton, sea-devil, silurian\npresent-1: mutt, autloc, barbara-wright"


def test_dw_t2_supporting_main_combatants():
    t = (
        on(table(DUEL), "attack")
        .does("attack the-war-chief mutt")
        .asked(0, fill(texts.RESPOND_IN_COMBAT, card="The War Chief", target="Mutt"))
    )
    done(t.does("support auton the-war-chief 0"))
    done(t.asked(0).does("support sea-devil the-war-chief 1"))
    assert values(t, "the-war-chief") == "2/4/2"
    t.cannot("support silurian the-war-chief 0", "support silurian the-war-chief 1")
    done(t.asked(0).does("pass").asked(1).does("support autloc mutt 0"))
    assert values(t, "mutt") == "4/3/1"
    t.asked(0).does("pass").asked(1).cannot("support barbara-wright mutt 0", "support barbara-wright mutt 1")
    t.does("pass")
    assert "CombatDrawn" in t.happened
    t.shows("discard-0: -\ndiscard-1: -")
    for card in ("auton", "sea-devil", "autloc", "the-war-chief", "mutt"):
        assert memory(t, card).sided
    assert not memory(t, "silurian").sided and not memory(t, "barbara-wright").sided


def test_dw_t2_if_it_were_compared_earlier():
    t = on(table(DUEL), "attack").does("attack the-war-chief mutt")
    done(t.does("support auton the-war-chief 0"))
    done(t.does("support sea-devil the-war-chief 1"))
    passed(t, 0, 1).shows("discard-1: mutt\ndiscard-0: -")
    assert memory(t, "the-war-chief").sided


def test_dw_t3_support_is_not_split():
    t = table("present-0: captain-yates, auton")
    t.offers("support captain-yates auton 0", "support captain-yates auton 1").cannot("support captain-yates auton 2")
    done(t.does("support captain-yates auton 0"))
    assert values(t, "auton") == "4/2/1"


def test_dw_t4_two_supporters_may_differ():
    t = table("present-0: the-war-chief, captain-yates, ian-chesterton")
    done(t.does("support captain-yates the-war-chief 0"))
    done(t.does("support ian-chesterton the-war-chief 1"))
    assert values(t, "the-war-chief") == "3/5/2"


TABLE = {(2, 4): "lost", (0, 2): "won", (1, 3): "draw", (2, 2): "draw", (0, 4): "draw", (2, 3): "draw", (1, 4): "draw"}


@pytest.mark.parametrize("other", TABLE)
def test_dw_t5_the_combat_table(other):
    energy, substance = other
    t = table(f"present-0: mutt\npresent-1: tlotoxl energy{energy - 1} substance{substance - 3}")
    fought(on(t, "attack").does("attack mutt tlotoxl"))
    lost, won = ("mutt", "-"), ("-", "tlotoxl")
    mine, theirs = {"lost": lost, "won": won, "draw": ("-", "-")}[TABLE[other]]
    t.shows(f"discard-0: {mine}\ndiscard-1: {theirs}")


def test_dw_t6_a_row_of_hits():
    stack = "time-1: time-of-the-future, time-of-the-past, time-of-the-past"
    t = on(
        table(f"present-0: auton\n{stack}\nlost-1: time-of-the-future, time-of-the-present, time-of-the-present"),
        "attack",
    )
    t.does("attack auton").asked(0).shows("time-1: time-of-the-future, time-of-the-past")
    t.does("use").shows("time-1: time-of-the-future")
    assert waiting(t) != "again"
    assert t.seen(0, "time-1") == "time-of-the-future"


def test_dw_t7_an_exhausted_deck():
    t = table("deck-0: -\nhand-0: auton\nturn: 3\nactive: 1\ntime-0: 6 cards")
    on(t, "act", 0).shows("time-0: 5 cards")
    t = on(on(t, "act", 1), "act", 0).shows("time-0: 4 cards\ntime-1: 6 cards")


BONUS = "time-0: 5 cards, time-of-the-present\nbonus-0: 1\nhand-0: auton, silurian, yeti"


def test_dw_t8_the_bonus_zone():
    t = table(BONUS).does("play auton").offers("play silurian").does("play silurian").cannot("play yeti")
    on(t, "zone", 1).shows("hand-0: yeti")
    t = table(BONUS).does("play auton")
    on(t, "bonus draw", 0).does("use").shows("hand-0: 3 cards")


def test_dw_t9_a_fresh_card():
    t = table("hand-0: the-third-doctor\npresent-0: auton, brigadier-lethbridge-stewart\npresent-1: zygon")
    t.does("play the-third-doctor").cannot("use the-third-doctor zygon")
    t.offers("support the-third-doctor auton 0")
    on(t, "attack").cannot("attack the-third-doctor").offers("attack auton")
    on(on(t, "act", 1), "prepare", 0).offers("use the-third-doctor zygon")
    t = table("hand-0: jo-grant\npresent-0: the-third-doctor").does("play jo-grant")
    assert values(t, "the-third-doctor") == "5/3/2"


LIVES = "past-1: autloc, professor-litefoot\npresent-1: yeti\nfuture-1: cyberman\nhand-0: logopolis"


def test_dw_t10_the_life_of_an_episode():
    t = table(LIVES.replace("logopolis", "the-war-games")).does("pose the-war-games 0")  # Solve 6
    on(t, "zone", 1)
    assert not memory(t, "the-war-games").awake
    on(t, "episodes", 1).does("solve the-war-games", "settle").shows("discard-0: the-war-games\ndiscard-1: -")
    assert memory(t, "autloc").sided and memory(t, "professor-litefoot").sided
    t = table(LIVES.replace("professor-litefoot", "ben-jackson")).does("pose logopolis 0")
    t = on(t, "attack", 1)
    assert memory(t, "logopolis").awake and values(t, "autloc") == "0/2/3"
    on(on(t, "zone", 0), "attack", 1)
    assert values(t, "autloc") == "0/2/3"


def test_dw_t11_unique():
    for where in ("future-0", "future-1"):
        table(f"hand-0: jo-grant\n{where}: jo-grant").cannot("play jo-grant")
    table("hand-0: jo-grant").offers("play jo-grant")


def test_dw_t12_limits():
    six = "present-0: auton, auton, auton, force-field, force-field, yeti"
    table(f"{six}\nhand-0: zygon").cannot("play zygon").forbids("zygon", "present-0", "4.8")
    five = "present-0: dulciens, dulciens\npast-0: zarbi, zarbi\nfuture-0: daemons"
    t = table(f"{five}\nhand-0: menoptra, star-base").cannot("play menoptra").offers("play star-base")
    t.forbids("menoptra", "present-0", "4.9")
    t = table(f"{six.replace('-0', '-1')}\npast-1: autloc\nfuture-1: thal\nhand-0: logopolis")
    t.offers("pose logopolis 1")
