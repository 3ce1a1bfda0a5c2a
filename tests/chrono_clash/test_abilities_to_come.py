"""Section 13, how battlers come and what they leave: 13.6, 13.8, 13.9, 13.14, 13.16, 13.17, 13.19 to 13.21."""

import pytest

from game.kernel.notation import read

from .laying import table

# 13.6  Leader


def led(hand, time=6, more=""):
    laid = f"battlefield-0: captain, cat{more}\nhand-0: {hand}\nguardians-1: 5 cards\nbattlefield-1: mouse tapped\n"
    return table(laid + f"time-0: {time}").does("attack captain mouse").shows("leader-0: 2")


def test_13_6_the_next_battler_costs_less_and_only_that_one():
    led("wolf, plain").does("summon wolf").shows("time-0: 4\nleader-0: 0").does("summon plain").shows("time-0: 1")
    led("mouse, plain").does("summon mouse").shows("time-0: 6\nleader-0: 0").does("summon plain").shows("time-0: 3")


def test_13_6_actions_and_what_costs_no_time_leave_it():
    led("study, plain").does("play study").shows("time-0: 5\nleader-0: 2")
    led("imp, plain").does("summon imp").does("settle").shows("time-0: 6\nleader-0: 2").does("summon plain").shows(
        "time-0: 5"
    )


def test_13_6_free_reinforcements_leave_it_and_paid_ones_use_it():
    laid = "battlefield-0: captain, reinforcements\nbattlefield-1: mouse tapped, bear tapped\n"
    laid += "hand-0: plain, cat\ntime-0: 6"
    acts = ("attack captain mouse", "attack reinforcements bear", "summon plain")
    table(laid).does(*acts).shows("time-0: 6\nleader-0: 2")
    table(laid, reinforcements="paid").does(*acts).shows("time-0: 5\nleader-0: 0")
    t = table(laid, reinforcements="paid").does(*acts[:2])
    assert [t.state.rules.telling.price(t.state, read(t.state, text)) for text in ("summon plain", "summon cat")] == [
        1,
        0,
    ]
    t = table(laid).does(*acts[:2])
    assert [t.state.rules.telling.price(t.state, read(t.state, text)) for text in ("summon plain", "done")] == [
        None,
        None,
    ]


def test_13_6_several_add_up():
    t = table("battlefield-0: captain, general\nhand-0: whale\nguardians-1: mouse, mouse, mouse\ntime-0: 5")
    t.does("attack captain 1", "attack general 1").shows("leader-0: 6").does("summon whale").shows("time-0: 2")


def test_13_6_it_ends_with_the_turn():
    led("wolf").does("pass").shows("leader-0: 0").does("pass").does("summon wolf").shows("time-1: 1")


@pytest.mark.parametrize(
    ("hand", "more", "action", "time"),
    [
        ("sneak", "", "sneak sneak", 6),
        ("pilot", ", walker", "pilot pilot walker", 6),
        ("ace", ", walker", "pilot ace walker", 6),
        ("transform", "", "transform transform cat", 4),
    ],
)
def test_13_6_by_sneak_attack_as_a_pilot_and_by_transform(hand, more, action, time):
    led(hand, more=more).does(action).shows(f"time-0: {time}\nleader-0: 0")


# 13.8  Reinforcements


def test_13_8_a_battler_that_costs_less():
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf, plain, study, imp\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear").could("summon plain", "summon imp", "done")
    t.forbids("wolf", "battlefield-0", law="13.8").does("summon imp").shows("battlefield-0: imp fresh\ntime-0: 5")
    t = (
        table(laid.replace("wolf, plain, study, imp", "wolf, study"))
        .does("attack reinforcements bear")
        .waits(0, "main")
    )


def test_13_8_than_this_one_did_when_it_was_destroyed():
    laid = "battlefield-0: reinforcements cost+1\nbattlefield-1: bear tapped\nhand-0: wolf, bear\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear").could("summon wolf", "done")
    t = table("battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf cost-1\ntime-0: 5")
    t.does("attack reinforcements bear").could("summon wolf", "done")


def test_13_8_in_play_and_not_as_a_guardian_and_not_returned():
    t = table("battlefield-0: bear\nguardians-1: mouse, reinforcements\nhand-1: plain\ntime-0: 3").does("attack bear 1")
    t.waits(0, "main")
    t = table("hand-0: recall\nbattlefield-1: reinforcements\nhand-1: plain\ntime-0: 3").does("play recall").asked(0)


def test_13_8_what_comes_in_the_enemys_turn_has_its_summon_ability():
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: scout, curse\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements", "summon scout").waits(0, "main").shows("hand-1: 2 cards")
    t = table(laid).does("attack bear reinforcements", "summon curse").asked(1, "Curse").does("pick bear")
    t.asked(1, "Curse").does("pick bear").asked(0).shows("strength bear: 0")


# 13.9  Legion


def test_13_9_legion_takes_a_battler_from_the_top():
    laid = "hand-0: bolt\nbattlefield-1: legion\ntime-0: 3\n"
    (table(laid + "deck-1: cat, ox").does("play bolt").waits(1, "legion").does("use").shows("hand-1: ox\ndeck-1: cat"))
    table(laid + "deck-1: cat, study").does("play bolt", "use").shows("hand-1: -\ndiscard-1: legion, study")
    table(laid + "deck-1: cat, ox").does("play bolt", "ignore").shows("hand-1: -\ndeck-1: cat, ox")
    table(laid + "deck-1: -").does("play bolt").waits(0, "main").shows("is_out-1: 0")


def test_13_9_once_for_each_icon():
    laid = "hand-0: bolt\nbattlefield-1: legions\ntime-0: 3\n"
    t = table(laid + "deck-1: cat, mouse, ox").does("play bolt", "use").waits(1, "legion").does("use").asked(0)
    t.shows("hand-1: ox, mouse\ndeck-1: cat")
    t = table(laid + "deck-1: ox").does("play bolt", "use").waits(0, "main").shows("hand-1: ox")
    laid = "hand-0: bolt\nbattlefield-1: legion, levy\ntime-0: 3\ndeck-1: cat, mouse, ox"
    t = table(laid).does("play bolt", "pick legion", "use", "use").waits(0, "main").shows("hand-1: ox, mouse")


def test_13_9_not_as_a_guardian_and_not_withdrawn():
    t = table("battlefield-0: bear\nguardians-1: mouse, legion\ntime-0: 3").does("attack bear 1").waits(0, "main")
    t = table("battlefield-0: mist, bear\nbattlefield-1: legion tapped\ntime-0: 3").does("attack bear legion")
    t.waits(0, "main").shows("hand-1: legion")


# 13.14  Sneak Attack


def test_13_14_for_its_own_price_it_attacks_at_once_and_is_destroyed():
    t = table("hand-0: sneak\nbattlefield-1: cat tapped\nguardians-1: mouse, mouse\ntime-0: 5").does("sneak sneak")
    t.asked(0, "Sneak attacks").could("attack sneak 1", "attack sneak cat").does("attack sneak cat")
    t.shows("discard-1: cat\ndiscard-0: sneak\nguardians-1: 2 cards\ntime-0: 3")


def test_13_14_it_may_be_summoned_as_any_other():
    t = table("hand-0: sneak\ntime-0: 5").does("summon sneak").shows("battlefield-0: sneak fresh\ntime-0: 0")
    t.forbids("sneak", "guardians-1", law="6.3")


def test_13_14_only_who_has_it():
    table("hand-0: plain").forbids("plain", "guardians-1", law="13.14").forbids("plain", "battlefield-1", law="13.14")


def test_13_14_withdrawn_or_spared_by_toughness():
    t = (
        table("hand-0: sneak\nbattlefield-0: mist\nguardians-1: ox\ntime-0: 5")
        .does("sneak sneak")
        .shows("hand-0: sneak")
    )
    t = table("hand-0: tough-sneak, mouse\nguardians-1: ox, ox\ntime-0: 5").does(
        "sneak tough-sneak", "put mouse tough-sneak"
    )
    t.shows("discard-0: mouse, tough-sneak\nguardians-1: ox")


def test_13_14_with_guardian_attack_after_the_turn_is_over():
    t = table("hand-0: sneak-lancer\nguardians-1: mouse, mouse, mouse").does("sneak sneak-lancer").waits(1, "main")
    t.shows("guardians-1: mouse\ndiscard-0: sneak-lancer")


def test_13_14_it_can_eliminate():
    t = table("hand-0: sneak\nguardians-1: -").does("sneak sneak").asked(None)
    assert t.state.outcome == ((0,), "last")


@pytest.mark.parametrize(
    ("hand", "action", "price"),
    [("sneak", "sneak sneak", 2), ("pilot", "pilot pilot walker", 1), ("ace", "pilot ace walker", 2)],
)
@pytest.mark.parametrize("change", ["", " cost-2", " cost+3"])
def test_12_24_a_changed_cost_leaves_the_prices_of_sneak_attack_and_pilot(hand, action, price, change):
    t = table(f"hand-0: {hand}{change}\nbattlefield-0: walker, market\nguardians-1: mouse, mouse\ntime-0: 9")
    assert t.state.rules.telling.price(t.state, read(t.state, action)) == price
    t.does(action).shows(f"time-0: {9 - price}")


# 13.16  Transform


def test_13_16_it_comes_attacking_in_the_place_of_another():
    laid = "hand-0: transform\nbattlefield-0: bear, ox tapped\nguardians-1: mouse, mouse\ndeck-0: ox, cat, whale\n"
    laid += "guardians-0: -\ntime-0: 5"
    t = table(laid).cannot("transform transform ox").does("transform transform bear").waits(0, "main")
    first = t.story[0].event
    assert (t.state.what[first.card].key, first.what, first.value) == ("bear", "is_tapped", True)
    t.shows("hand-0: bear, whale\nguardians-0: cat\nguardians-1: mouse\ntime-0: 1")
    t.shows("battlefield-0: ox tapped, transform tapped fresh")
    order = [name for name in t.happened if name in ("BattlerSummoned", "BattlerAttacked", "AbilityResolved", "Aimed")]
    assert order == ["BattlerSummoned", "AbilityResolved", "BattlerAttacked", "AbilityResolved", "Aimed"]


def test_13_16_it_may_be_summoned_as_any_other():
    t = (
        table("hand-0: transform\ntime-0: 5")
        .does("summon transform")
        .shows("battlefield-0: transform fresh\ntime-0: 1")
    )
    t.cannot("attack transform").forbids("transform", "guardians-1", law="6.3")


def test_13_16_the_other_goes_home_with_all_that_hangs_on_it():
    laid = "hand-0: transform\nbattlefield-0: walker\npilots-0: ace on walker\nguardians-1: mouse\ntime-0: 9"
    t = table(laid).does("transform transform walker").shows("pilots-0: -\nbattlefield-0: transform")
    assert {"ace", "walker"} <= set(t.at("hand-0").split(", "))


@pytest.mark.parametrize(
    ("field", "home", "cost"),
    [
        ("market, plain", "plain", 3),
        ("market, plain", "market", 4),
        ("market, market", "market", 3),
        ("walker, plain\npilots-0: merchant on walker", "walker", 4),
        ("walker, plain\npilots-0: merchant on walker", "plain", 2),
    ],
)
def test_13_16_what_went_home_makes_it_no_cheaper(field, home, cost):
    t = table(f"hand-0: transform\nbattlefield-0: {field}\nguardians-1: mouse, mouse\ntime-0: 9")
    action = f"transform transform {home}"
    assert t.state.rules.telling.price(t.state, read(t.state, action)) == cost
    t.does(action).shows(f"time-0: {9 - cost}")


def test_13_16_an_extra_deck_battler_may_give_its_place():
    t = table("hand-0: transform\nbattlefield-0: imp\nguardians-1: mouse\ntime-0: 9\ndeck-0: ox, cat, mouse")
    t.does("transform transform imp").shows("hand-0: imp, mouse\ngone-0: -")


def test_13_16_the_battler_need_not_be_stopped_by_the_gauge():
    laid = "hand-0: transform\nbattlefield-0: plain\nguardians-1: mouse, mouse\ndeck-0: ox, cat, mouse"
    table(laid).does("transform transform plain").waits(1, "main").shows("guardians-1: mouse\ntime-1: 4")


# 13.17  Time Threshold


@pytest.mark.parametrize(("time", "times"), [(2, 1), (1, 1), (0, 2), (10, 1)])
def test_13_17_at_its_number_or_beyond(time, times):
    t = table(f"hand-0: curse\nbattlefield-1: whale\nbattlefield-0: whale\ntime-0: {time}").does("summon curse")
    asked = 0
    while t.question.startswith("Curse"):
        t.does("pick whale")
        asked += 1
    assert asked == times


@pytest.mark.parametrize(("time", "times"), [(2, 1), (3, 2), (9, 2)])
def test_13_17_in_another_players_turn_that_players_side_is_the_opponents(time, times):
    laid = "battlefield-0: bear, whale\nbattlefield-1: reinforcements tapped\nhand-1: curse\nguardians-1: 5 cards\n"
    t = table(laid + f"time-0: {time}").does("attack bear reinforcements", "summon curse")
    asked = 0
    while t.question.startswith("Curse"):
        t.asked(1).does("pick whale")
        asked += 1
    assert asked == times


def test_13_17_the_counter_is_asked_once():
    """The first resolution moves it off the threshold: the second comes all the same."""
    (
        table("hand-0: relieved\nguardians-0: -")
        .does("summon relieved")
        .shows("guardians-0: 2 cards\ntime-0: 9")
        .asked(0)
    )


def test_13_17_played_anew_by_another_it_is_asked_anew():
    t = table("hand-0: encore\nbattlefield-0: curse\nbattlefield-1: ox, whale\ntime-0: 1").does("play encore", "use")
    t.does("pick ox").waits(0, "main").shows("strength ox: 3")


# 13.19  Pilot


def test_13_19_boarding_or_coming_as_a_battler():
    t = table("hand-0: pilot\nbattlefield-0: walker\ntime-0: 5").offers("summon pilot", "pilot pilot walker")
    t.does("pilot pilot walker").shows(
        "time-0: 4\nstrength walker: 6\nbattlefield-0: walker\npilots-0: pilot on walker"
    )
    t = table("hand-0: pilot\nbattlefield-0: walker\ntime-0: 5").does("summon pilot")
    t.shows("battlefield-0: pilot fresh, walker\ntime-0: 2\nstrength pilot: 2")


def test_13_19_only_a_walker_of_yours_that_has_none():
    t = table(
        "hand-0: pilot\nbattlefield-0: walker tapped, bear tapped\npilots-0: ace on walker\nbattlefield-1: walker"
    )
    t.cannot("pilot pilot walker", "pilot pilot bear").forbids(
        "pilot", "walker@battlefield-0", law="13.19", words="already"
    )
    t.forbids("pilot", "bear", law="13.19", words="walkers").forbids("ace", "hand-0", law="13.19")


def test_13_19_it_attacks_if_the_walker_could():
    laid = "hand-0: ace\nbattlefield-0: walker{}\nguardians-1: mouse, mouse, mouse\ntime-0: 5"
    table(laid.format("")).does("pilot ace walker", "attack walker 1").shows("guardians-1: mouse")
    table(laid.format(" fresh")).does("pilot ace walker").cannot("attack walker 1")
    table(laid.format(" tapped")).does("pilot ace walker").cannot("attack walker 1")


def test_13_19_the_two_are_one_battler():
    laid = "battlefield-0: walker\npilots-0: {0} on walker\nbattlefield-1: plain tapped, ox\n"
    laid += "hand-0: storm, mouse\ntime-0: 5"
    t = table(laid.format("ace")).offers("attack walker 1").cannot("attack ace 1", "quest mouse ace")
    t.does("play storm").shows("discard-0: ace, storm, walker\npilots-0: -")
    t = table(laid.format("drum-pilot")).does("attack walker").asked(0, "Walker attacks").shows("time-0: 6")
    t = table(laid.format("mourning-pilot")).does("play storm").shows("hand-0: 2 cards")
    t = table(laid.format("clerk-pilot")).does("tap walker").shows("time-0: 6\nbattlefield-0: walker tapped")


def test_13_19_a_pilots_rows_are_the_walkers():
    t = table("hand-0: pilot-self\nbattlefield-0: walker\ntime-0: 5").does("pilot pilot-self walker")
    t.shows("strength walker: 7\nbattlefield-0: walker strength+2")
    t = table("battlefield-0: walker, plain\npilots-0: bard-pilot on walker").shows(
        "strength plain: 4\nstrength walker: 5"
    )


def test_13_19_a_quest_of_a_walker():
    laid = "battlefield-1: walker tapped\npilots-1: pilot on walker\nquests-1: mouse on walker"
    table(laid).does("pass").asked(1).shows("points-1: 1\npilots-1: pilot on walker\nbattlefield-1: walker")


# 13.20  Numbers add up


def test_13_20_numbers_add_up():
    laid = "battlefield-0: walker-lancer\npilots-0: ace on walker-lancer\nhand-0: arm\nguardians-1: 9 cards\ntime-0: 5"
    laid = laid.replace("9 cards", "mouse, mouse, mouse, mouse, mouse, mouse")
    table(laid).does("play arm", "attack walker-lancer 1").shows("guardians-1: mouse, mouse")
    t = table("battlefield-0: last-stand, teacher\nbattlefield-1: ox tapped\ntime-0: 3").does("attack last-stand ox")
    t.shows("discard-1: ox")  # 3, and 2, and 2 more from the teacher


# 13.21  Coming attacking


def test_13_21_who_comes_attacking_is_not_asked_about_tapping():
    t = table("hand-0: sneak-sentinel\nguardians-1: mouse").does("sneak sneak-sentinel").waits(1, "main")
    t.shows("discard-0: sneak-sentinel")
    t = table("hand-0: tough-pilot, mouse\nbattlefield-0: walker\ntime-0: 5").does("pilot tough-pilot walker")
    t.waits(0, "main").shows("pilots-0: tough-pilot")


def test_13_21_with_nothing_to_attack_its_attack_is_over():
    laid = "hand-0: transform\nbattlefield-0: plain\nbattlefield-1: sentinel tapped, elusive-taunt tapped\ntime-0: 5"
    t = table(laid).does("transform transform plain").waits(0, "main")
    t.shows("battlefield-0: transform tapped fresh\nguardians-1: 5 cards")
    assert "AttackStopped" in t.happened
