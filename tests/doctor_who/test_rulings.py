"""Both sides of each ruling of chapter 14."""

import pytest

from game.decks import why_not
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules.doctor_who import texts
from game.rules.doctor_who.remarks import remarks
from game.rules.doctor_who.rules import RULES

from .laying import attacking, done, fought, hit_on, labels, memory, new_game, on, table, values, waiting


@pytest.mark.parametrize(("reading", "zones"), [("any", {1, 2, 3}), ("new", {1, 3})])
def test_14_1_which_time_zone_may_be_chosen(reading, zones):
    t = on(table("zone-1: 2", zones=reading), "zone", 1)
    assert set(t.options) == {f"choose {zone}" for zone in zones}
    assert (fill(texts.ZONE_OF_LAST_TURN, zone="the Present") in t.question) is (reading == "new")


@pytest.mark.parametrize(("reading", "energy"), [("always", 4), ("standing", 3)])
def test_14_2_when_innate_abilities_work(reading, energy):
    t = table("present-0: unit-bazooka-crew, brigadier-lethbridge-stewart sided", innate=reading)
    assert values(t, "unit-bazooka-crew") == f"{energy}/1/1"
    t = table("present-0: unit-bazooka-crew, brigadier-lethbridge-stewart", innate=reading)
    assert values(t, "unit-bazooka-crew") == "4/1/1"
    done(t.does("support brigadier-lethbridge-stewart unit-bazooka-crew 0"))
    assert values(t, "unit-bazooka-crew") == f"{energy + 2}/1/1"
    t = done(table("present-0: captain-yates, auton", innate=reading).does("support captain-yates auton 0"))
    t.shows("hand-0: 1 card")


@pytest.mark.parametrize(("reading", "support"), [("always", 2), ("standing", 1)])
def test_14_2_who_is_sided_for_support_gives_what_it_is_said_to_give(reading, support):
    t = table("zone-0: 3\nfuture-0: ice-warrior, ice-lord-izlyr, mutt\nhand-1: yeti", innate=reading)
    assert labels(t)["support ice-warrior mutt 0"].endswith(f": +{support} Energy")
    done(t.does("support ice-warrior mutt 0")).shows(f"energy mutt: {1 + support}")


@pytest.mark.parametrize(("reading", "asked"), [("after", "act"), ("always", "respond")])
def test_14_3_who_is_asked_about_what_they_announced(reading, asked):
    t = table("present-0: silurian\nhand-0: auton\npresent-1: zygon\nhand-1: yeti", own_answers=reading)
    t.does("use silurian zygon").asked(1).does("pass")
    assert waiting(t) == asked
    t.asked(0)
    t = attacking("present-0: auton\nhand-0: yeti\nhand-1: yeti\ntime-1: 6 cards", "attack auton", own_answers=reading)
    t.asked(1).does("pass").shows(f"time-1: {5 if reading == 'after' else 6} cards")
    if reading == "always":
        t.asked(0, hit_on(1, "Auton")).does("pass").shows("time-1: 5 cards")


@pytest.mark.parametrize(("reading", "energy"), [("each", 2), ("sum", 1)])
def test_14_4_when_a_value_is_held_to_0(reading, energy):
    t = table("hand-0: venusian-aikido, brave-heart\npresent-1: autloc", zero=reading)
    t = done(t.does("flash venusian-aikido autloc"))
    assert values(t, "autloc") == "0/2/3"
    t = table("hand-0: venusian-aikido, brave-heart\npresent-0: autloc", zero=reading)
    t = done(done(t.does("flash venusian-aikido autloc")).does("flash brave-heart autloc 0"))
    assert values(t, "autloc") == f"{energy}/2/3"


@pytest.mark.parametrize(("reading", "plays"), [("choice", True), ("now", False)])
def test_14_5_which_bonus_zone_counts(reading, plays):
    t = table("time-0: 5 cards, time-of-the-future\nbonus-0: 1\nhand-0: auton, zygon", bonus=reading).does("play auton")
    (t.offers if plays else t.cannot)("play zygon")
    t = table("time-0: 5 cards, time-of-the-present\nhand-0: auton, zygon", bonus=reading).does("play auton")
    (t.cannot if plays else t.offers)("play zygon")


@pytest.mark.parametrize(("reading", "mine", "theirs"), [("one-each", 0, 1), ("one", 0, 0), ("distinct", 1, 1)])
def test_14_6_how_many_doctors(reading, mine, theirs):
    t = table("hand-0: the-first-doctor\npast-0: the-second-doctor", doctors=reading)
    (t.offers if mine else t.cannot)("play the-first-doctor")
    t = table("hand-0: the-first-doctor\npast-1: the-second-doctor", doctors=reading)
    (t.offers if theirs else t.cannot)("play the-first-doctor")
    t = table("hand-0: the-first-doctor\npast-1: the-first-doctor", doctors=reading).cannot("play the-first-doctor")


def test_14_6_a_deck_of_many_doctors():
    keys = ("first", "second", "third", "fourth", "fifth")
    kinds = [p.key for p in RULES.book if p.kind == "creature" and not p.is_unique and not p.is_watcher][:12]
    counts = [(f"the-{key}-doctor", 1) for key in keys] + [(key, 4) for key in kinds]
    counts += [(p.key, 1) for p in RULES.book if p.is_watcher]
    deck = Deck("Five", (("deck", tuple(counts)), ("time", tuple((p.key, 2) for p in RULES.book if p.kind == "time"))))
    assert [line.split(":")[0] for line in why_not(deck, RULES)] == ["Doctor Who 13.4"]
    assert why_not(deck, RULES, {"doctors": "distinct"}) == []


@pytest.mark.parametrize(("reading", "may"), [("each", False), ("any", True)])
def test_14_7_what_the_opponent_must_have(reading, may):
    t = table("hand-0: logopolis\npast-1: autloc", episode_needs=reading)
    (t.offers if may else t.cannot)("pose logopolis 1")
    table("hand-0: logopolis\npast-1: watcher-of-the-past", episode_needs=reading).cannot("pose logopolis 1")


@pytest.mark.parametrize(
    ("reading", "where"), [("its", {"past"}), ("chosen", {"present"}), ("anywhere", {"past", "future", "present"})]
)
def test_14_8_which_creatures_solve(reading, where):
    for era in ("past", "present", "future"):
        lies = f"{era}-1: autloc" if era != "past" else "past-1: autloc, the-ribos-operation"
        other = "" if era == "past" else "\npast-1: the-ribos-operation"
        t = on(table(lies + other, solvers=reading), "act", 1).does("pass")
        assert (waiting(t) == "episodes") is (era in where)
        assert memory(t, "the-ribos-operation").awake is (era not in where)


@pytest.mark.parametrize(("reading", "asked"), [("no", False), ("yes", True)])
def test_14_9_whether_fresh_creatures_solve(reading, asked):
    t = on(table("past-1: the-ribos-operation\nhand-1: autloc", fresh_solvers=reading), "act", 1, zone=1)
    t.does("play autloc", "pass")
    assert (waiting(t) == "episodes") is asked


def test_14_9_who_is_fresh_is_none_of_the_three():
    t = table("past-1: inferno, romana, nyssa\nhand-1: the-first-doctor", fresh_solvers="yes")
    on(t, "act", 1, zone=1).does("play the-first-doctor", "pass")
    assert waiting(t) != "episodes" and memory(t, "inferno").awake
    t = table("past-1: inferno, romana, nyssa, the-first-doctor", fresh_solvers="yes")
    assert waiting(on(t, "act", 1, zone=1).does("pass")) == "episodes"


@pytest.mark.parametrize(("reading", "lost"), [("both", "-"), ("lead", "sea-devil")])
@pytest.mark.parametrize("mine", ["energy1 substance1", "substance2"])
def test_14_10_who_wins_a_combat(reading, lost, mine):
    t = on(table(f"present-0: ian-chesterton {mine}\npresent-1: sea-devil", **{"table": reading}), "attack")
    fought(t.does("attack ian-chesterton sea-devil")).shows(f"discard-1: {lost}")


@pytest.mark.parametrize("reading", ["both", "lead"])
def test_14_10_equal_values_or_crossed_ones_are_a_draw_in_both(reading):
    for mine in ("energy0 substance1", "energy2 substance-1", "energy1 substance-1"):
        t = on(table(f"present-0: ian-chesterton {mine}\npresent-1: sea-devil", **{"table": reading}), "attack")
        t = fought(t.does("attack ian-chesterton sea-devil"))
        t.shows("discard-0: -\ndiscard-1: -")


@pytest.mark.parametrize(("reading", "asked"), [("no", "fight"), ("yes", "accept")])
def test_14_11_whether_the_named_may_be_refused(reading, asked):
    t = attacking(
        "present-0: silurian\npresent-1: auton\nhand-1: yeti\ntime-1: 6 cards", "attack silurian auton", refusal=reading
    )
    assert waiting(t) == asked
    if asked == "accept":
        t.asked(1, fill(texts.FIGHT_OR_HIT, card="Auton")).forbids("auton", "silurian", "8.2")
        done(t.does("ignore")).shows("time-1: 5 cards\npresent-1: auton")
        t = attacking("present-0: silurian, yeti\npresent-1: auton", "attack silurian auton", refusal=reading).does(
            "use"
        )
        assert waiting(t) == "fight" and memory(t, "auton").fights == 2


@pytest.mark.parametrize(("reading", "left"), [("one", 2), ("row", 1)])
def test_14_12_the_hit_for_an_empty_deck(reading, left):
    stack = "time-1: time-of-the-past, time-of-the-future, time-of-the-future"
    t = on(table(f"deck-1: -\n{stack}", empty_deck=reading), "act", 1)
    t.shows(f"time-1: {left} {'card' if left == 1 else 'cards'}")


@pytest.mark.parametrize(("reading", "may"), [("turn", False), ("combat", True)])
def test_14_13_for_how_long_supporters_count(reading, may):
    t = done(table("present-0: auton, captain-yates, ian-chesterton\npresent-1: yeti", supporters=reading)
             .does("support captain-yates auton 0"))  # fmt: skip
    t = on(t, "attack").does("attack auton yeti")
    (t.offers if may else t.cannot)("support ian-chesterton auton 0")
    assert values(t, "auton") == "4/2/1"


@pytest.mark.parametrize(("reading", "sided"), [("both", True), ("neither", False)])
def test_14_14_who_is_sided_after_a_draw(reading, sided):
    t = fought(attacking("present-0: silurian\nhand-0: yeti\npresent-1: auton", "attack silurian auton", draw=reading))
    assert memory(t, "silurian").sided is sided and memory(t, "auton").sided is sided


@pytest.mark.parametrize(("reading", "left"), [("over", 6), ("hit", 5)])
def test_14_15_what_if_the_defender_is_gone(reading, left):
    t = attacking(
        "present-0: silurian, borad\npresent-1: sea-devil\ntime-1: 6 cards",
        "attack silurian sea-devil",
        vanished=reading,
    )
    t = fought(t.does("use borad sea-devil"))
    t.shows(f"time-1: {left} cards")
    moved = "present-0: silurian\nhand-1: time-scoop, yeti\npresent-1: sea-devil\ntime-1: 6 cards"
    t = attacking(moved, "attack silurian sea-devil", vanished=reading).asked(1).does("flash time-scoop sea-devil")
    fought(t.does("choose 1")).shows(f"time-1: {left} cards")
    t = attacking(moved, "attack silurian sea-devil", vanished=reading).asked(1).does("flash time-scoop silurian")
    fought(t.does("choose 1")).shows("time-1: 6 cards")


@pytest.mark.parametrize(("reading", "sided"), [("stands", False), ("sided", True)])
def test_14_16_whether_an_attacker_that_met_nobody_is_sided(reading, sided):
    t = attacking("present-0: auton\ntime-1: time-of-the-past, time-of-the-future", "attack auton", unopposed=reading)
    assert memory(t, "auton").sided is sided


@pytest.mark.parametrize(("reading", "may"), [("no", False), ("yes", True)])
def test_14_17_whether_support_supports_support(reading, may):
    t = table("present-0: captain-yates, auton", support_support=reading)
    (t.offers if may else t.cannot)("support captain-yates auton 2")
    if may:
        assert values(done(t.does("support captain-yates auton 2")), "auton") == "2/2/3"


@pytest.mark.parametrize(("reading", "may"), [("any", True), ("combat", False)])
def test_14_18_when_support_is_given(reading, may):
    t = table("present-0: captain-yates, auton\npresent-1: yeti", support_when=reading)
    (t.offers if may else t.cannot)("support captain-yates auton 0")
    if not may:
        t.forbids("captain-yates", "auton", "7.5")
    on(t, "attack").does("attack auton yeti").offers("support captain-yates auton 0")


@pytest.mark.parametrize(("reading", "cards"), [("yes", 8), ("no", 7)])
def test_14_19_whether_the_first_player_draws(reading, cards):
    t = new_game("46 auton", "46 auton", first_draw=reading)
    first = t.state.first
    on(t, "act", first).shows(f"hand-{first}: {cards} cards")
    on(t, "act", 1 - first).shows(f"hand-{1 - first}: 8 cards")


@pytest.mark.parametrize(("reading", "may"), [("own", False), ("any", True)])
def test_14_20_whom_creatures_support(reading, may):
    t = table("present-0: captain-yates\npresent-1: auton", support_whom=reading)
    (t.offers if may else t.cannot)("support captain-yates auton 0")


def test_14_21_which_card_is_right():
    """Both sides: test_cards_and_decks.py, 12.2."""
    assert [ruling.default for ruling in RULES.rulings if ruling.key == "dispute"] == ["last"]


@pytest.mark.parametrize(("reading", "may"), [("yes", True), ("no", False)])
def test_14_22_whether_watchers_attack_in_the_first_turn(reading, may):
    t = new_game("46 auton", "46 yeti", first_attack=reading)
    first = t.state.first
    t = on(t, "act", first)
    t.does("pass")
    asked = [waiting(t)]
    while waiting(t) in ("prepare",):
        t.does("pass")
        asked.append(waiting(t))
    assert ("attack" in asked) is may
    assert waiting(on(on(t, "act", 1 - first), "attack", 1 - first)) == "attack"


@pytest.mark.parametrize(("reading", "may"), [("no", False), ("yes", True)])
def test_14_23_whether_a_special_reaches_its_own_card(reading, may):
    t = table("present-0: silurian", itself=reading)
    (t.offers if may else t.cannot)("use silurian silurian")


@pytest.mark.parametrize(("reading", "energy"), [("yes", 0), ("no", 2)])
def test_14_24_whether_a_special_happens_whose_card_has_left(reading, energy):
    t = table("present-0: silurian nth1\npresent-1: zygon\nhand-1: time-eddy", gone=reading)
    done(t.does("use silurian zygon", "flash time-eddy"))
    assert values(t, "zygon") == f"{energy}/2/1"


@pytest.mark.parametrize(("reading", "left"), [("nothing", 6), ("hit", 5)])
def test_14_25_the_bonus_draw_from_an_empty_deck(reading, left):
    t = table("deck-0: -\ntime-0: 5 cards, time-of-the-present\nbonus-0: 1", bonus_draw=reading)
    on(t, "zone", 1).shows(f"time-0: {left} cards")


@pytest.mark.parametrize(("reading", "asked"), [("ends", False), ("goes-on", True)])
def test_14_26_whether_a_prevented_hit_ends_the_row(reading, asked):
    stack = "time-1: time-of-the-past, time-of-the-future, time-of-the-future"
    t = attacking(f"present-0: auton\nhand-1: temporal-grace, yeti\n{stack}", "attack auton", prevented=reading).does(
        "pass"
    )
    done(t.does("use").does("flash temporal-grace"))
    assert (waiting(t) == "again") is asked
    assert not asked or t.question == texts.ASK_HIT_AGAIN
    t.shows("time-1: time-of-the-past, time-of-the-future")


def test_14_26_a_row_for_an_empty_deck_has_no_attacker_who_tries_again():
    laid = "deck-1: -\ntime-1: time-of-the-past, time-of-the-future, time-of-the-future\nhand-1: temporal-grace, yeti"
    t = on(table(laid, empty_deck="row", prevented="goes-on"), "respond", 1).does("pass")
    on(done(t.asked(1).does("flash temporal-grace")), "act", 1).shows("time-1: 2 cards")


def test_every_ruling_has_its_section():
    assert [ruling.section for ruling in RULES.rulings] == [f"14.{n}" for n in range(1, 27)]
    for ruling in RULES.rulings:
        assert ruling.default in ruling.choices and next(iter(ruling.choices)) == ruling.default


def test_a_refusal_speaks_by_the_rulings_of_the_match():
    t = table("hand-0: logopolis\npresent-1: watcher-of-the-present", episode_needs="any")
    t.forbids("logopolis", "past-1", "9.1", texts.ONLY_WATCHERS)
    t = table("present-0: captain-yates, force-field", support_whom="any")
    t.forbids("captain-yates", "force-field", "7.1", texts.SUPPORT_ANOTHER)
    laid = "present-0: auton, captain-yates, ian-chesterton, ben-jackson\npresent-1: yeti"
    t = done(table(laid, supporters="combat").does("support captain-yates auton 0"))
    t.forbids("ian-chesterton", "auton", "7.2", fill(texts.MOST_SUPPORTERS_BEFORE_COMBAT, card="Auton", n=1))
    t = done(on(t, "attack").does("attack auton yeti", "support ian-chesterton auton 0"))
    t.forbids("ben-jackson", "auton", "7.2", fill(texts.MOST_SUPPORTERS_IN_COMBAT, card="Auton", n=1))
    laid = "past-1: the-ribos-operation, autloc\nfuture-1: watcher-of-the-future\nhand-1: auton, force-field"
    for reading in ("its", "chosen", "anywhere"):
        t = on(table(laid, solvers=reading, fresh_solvers="yes"), "act", 1, zone=1).does("pass").asked(1)
        t.forbids("auton", "the-ribos-operation", "9.4", texts.SOLVE_BY[reading])
        t.does("solve the-ribos-operation").forbids(
            "auton", "the-ribos-operation", "9.6", texts.SOLVERS[reading]["yes"]
        )
    t = new_game("30 auton, 16 yeti", "30 auton, 16 yeti", first_attack="no")
    watcher = t.card("watcher-of-the-present@present-0")
    assert remarks(t.state, watcher) == [texts.IS_FRESH_AT_FIRST]
    t = table("turn: 1\npresent-0: watcher-of-the-present fresh", first_attack="no")
    t.forbids("watcher-of-the-present", "present-1", "4.13", texts.NO_WATCHER_AT_FIRST)
