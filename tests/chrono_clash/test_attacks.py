"""Sections 7 and 8: attacking, and guardians."""

import pytest

from .laying import table

# 7  Attacking


def test_7_1_who_can_attack():
    t = table("battlefield-0: bear, ox tapped, cat fresh, fast fresh, pacifist\nhand-0: hex\ntime-0: 3")
    t.offers("attack bear 1", "attack fast 1").cannot("attack ox 1", "attack cat 1", "attack pacifist 1")
    for key, law in (("ox", "7.1"), ("cat", "6.3"), ("pacifist", "13.2")):
        t.forbids(key, "guardians-1", law=law)
    t.does("play hex", "pick bear").cannot("attack bear 1").forbids("bear", "guardians-1", law="13.2")


def test_7_2_to_attack_tap_it_and_its_ability_happens():
    t = table("battlefield-0: drummer\nguardians-1: mouse, mouse\ntime-0: 3").does("attack drummer")
    t.shows("battlefield-0: drummer tapped\ntime-0: 4\nguardians-1: mouse")


def test_7_2_if_it_is_gone_before_it_took_aim_the_attack_is_over():
    t = table("battlefield-0: martyr-attack, bear\ntime-0: 3").does("attack martyr-attack").waits(0, "main")
    t.shows("guardians-1: 5 cards\ndiscard-0: martyr-attack\nbattlefield-0: bear")
    assert not {"AttackStopped", "Aimed"} & set(t.happened)


def test_7_2_where_nothing_is_open_only_an_attack_ability_begins_an_attack():
    laid = "battlefield-0: bear, captain, sentinel, drummer\nbattlefield-1: sentinel tapped, elusive-taunt tapped"
    t = table(laid + "\ntime-0: 3").could("pass", "attack drummer").forbids("captain", "guardians-1", law="13.11")
    t.does("attack drummer").waits(0, "main").shows("time-0: 4\nguardians-1: 5 cards")
    assert "AttackStopped" in t.happened and "Aimed" not in t.happened


def test_7_3_a_tapped_enemy_battler_or_a_stack():
    t = table("battlefield-0: bear, mouse tapped\nbattlefield-1: ox tapped, plain")
    t.could("pass", "attack bear ox", "attack bear 1")
    t.forbids("bear", "plain", law="7.3", words="Plain").forbids("bear", "mouse", law="7.3")
    t.forbids("bear", "guardians-0", law="7.3").forbids("bear", "discard-1", law="7.3")


def test_7_3_several_opponents_are_open_and_the_limits_are_each_ones_own():
    t = table(
        "seats: 3\nbattlefield-0: bear\nbattlefield-1: sentinel tapped, taunt tapped, ox tapped\n"
        "battlefield-2: cat tapped"
    )
    t.could("pass", "attack bear 2", "attack bear taunt", "attack bear cat")


def test_7_3_the_limits_are_asked_when_the_attack_takes_aim_and_not_again():
    laid = "battlefield-0: lancer\nbattlefield-1: sentinel\nguardians-1: mouse, mouse, lookout\ntime-0: 5"
    t = table(laid).does("attack lancer 1", "use").waits(0, "main")
    t.shows("battlefield-1: sentinel tapped\nguardians-1: mouse")
    t = table(laid.replace("lancer", "lancer, bear")).does("attack lancer 1", "use").cannot("attack bear 1")


@pytest.mark.parametrize(
    ("mine", "theirs", "lost"),
    [("bear", "wolf", "wolf"), ("wolf", "bear", "bear-side"), ("bear", "lancer", "both"), ("ghost", "ghost", "both")],
)
def test_7_4_the_weaker_loses_and_equals_both_do(mine, theirs, lost):
    t = table(f"battlefield-0: {mine}, mouse\nbattlefield-1: {theirs} tapped, cat\ntime-0: 3")
    t.does(f"attack {mine} {theirs}").waits(0, "main")
    wins = lost == theirs
    t.shows(f"battlefield-0: {f'{mine}, ' if wins else ''}mouse\ndiscard-0: {'-' if wins else mine}")
    stays = lost == "bear-side"
    t.shows(f"battlefield-1: {f'{theirs}, ' if stays else ''}cat\ndiscard-1: {'-' if stays else theirs}")
    t.shows("guardians-1: 5 cards\ntime-0: 3")


def test_7_4_current_strengths_are_compared():
    t = table("battlefield-0: plain strength+2\nbattlefield-1: wolf tapped\ntime-0: 3").does("attack plain wolf")
    t.shows("discard-1: wolf\nbattlefield-0: plain")
    t = table("battlefield-0: plain\nbattlefield-1: cat tapped, banner\ntime-0: 3").does("attack plain cat")
    t.shows("discard-1: cat\ndiscard-0: plain")


def test_7_4_both_lose_at_once():
    """What spares them is asked of both as they were in the battle."""
    t = table("battlefield-0: mist\nbattlefield-1: plain tapped\ntime-0: 3").does("attack mist plain")
    t.shows("hand-0: mist\nhand-1: plain\ndiscard-1: -")
    t = table("battlefield-0: plain\nbattlefield-1: mist tapped\ntime-0: 3").does("attack plain mist")
    t.shows("hand-0: plain\nhand-1: mist\ndiscard-0: -")


@pytest.mark.parametrize(
    ("key", "at_home", "under"),
    [("recovery-withdraw", False, "-"), ("withdraw-toughness", True, "-"), ("tough-recovery", False, "mouse")],
)
def test_7_5_what_spares_a_loser_in_its_order(key, at_home, under):
    laid = f"battlefield-0: {key}\nbattlefield-1: wolf tapped\ntime-0: 3\n"
    if "tough" in key:
        laid += f"under-0: mouse on {key}"
    t = table(laid).does(f"attack {key} wolf")
    t.shows(f"hand-0: {key if at_home else '-'}\nbattlefield-0: {'-' if at_home else key}\nunder-0: {under}")
    assert "BattlerDestroyed" not in t.happened
    assert "DestructionAverted" in t.happened


def test_7_5_last_stand_has_changed_the_strengths_before():
    t = table("battlefield-0: last-stand\nbattlefield-1: wolf tapped\ntime-0: 3").does("attack last-stand wolf")
    t.shows("discard-1: wolf\ndiscard-0: last-stand")


def test_7_6_an_attacker_that_has_left_attacks_no_more():
    t = table("battlefield-0: lancers\nguardians-1: mouse, mouse, gust\ntime-0: 5").does("attack lancers 1", "use")
    t.waits(0, "main").shows("guardians-1: mouse, mouse\nhand-0: lancers\ndiscard-1: gust")
    assert "Battle" not in t.happened


GALE = "guardians-1: mouse, mouse, gale\ntime-0: 9\n"


def test_7_6_an_attacker_that_left_and_came_back_is_a_new_card():
    laid = GALE + "battlefield-0: lancer, reinforcements cost+5\n"
    t = table(laid).does("attack lancer 1", "use", "pick lancer", "summon lancer").waits(0, "main")
    t.shows("battlefield-0: lancer fresh\nguardians-1: mouse, mouse\ndiscard-1: gale")
    assert "Battle" not in t.happened
    t = table(laid.replace("gale", "gale, mouse")).does("attack lancer 1", "use", "pick lancer", "summon lancer")
    assert t.happened.count("GuardianRevealed") == 0  # the mouse was first, then the gale: no third


def test_7_6_a_sneak_attacker_that_came_back_is_not_destroyed():
    laid = GALE + "hand-0: sneak\nbattlefield-0: reinforcements cost+5"
    t = table(laid).does("sneak sneak", "use", "pick sneak", "summon sneak").waits(0, "main")
    t.shows("battlefield-0: sneak fresh\ndiscard-0: reinforcements\nguardians-1: mouse, mouse")


def test_7_6_one_that_came_transformed_and_came_back_does_not_attack_again():
    laid = "hand-0: storm-caller\nbattlefield-0: plain, reinforcements cost+5\nbattlefield-1: ox, cat, mouse\n"
    t = table(laid + "time-0: 9\nguardians-1: ghost").does("transform storm-caller plain", "pick storm-caller")
    t.does("pick reinforcements", "summon storm-caller", "pick ox", "pick cat").waits(0, "main")
    t.shows("battlefield-0: storm-caller fresh\nhand-1: ox\ndiscard-1: cat\nguardians-1: ghost")
    assert "BattlerAttacked" not in t.happened


def test_7_6_a_last_stand_is_not_the_new_cards():
    """With ruling 16.7 a guardian that won is destroyed, and wakes, while the loser is on its way home."""
    laid = "battlefield-0: last-stand, mist, reinforcements cost+5\nguardians-1: mouse, late-bolt\ntime-0: 9"
    t = table(laid, guardian_destroyed="always").does("attack last-stand 1", "use", "pick reinforcements")
    t.does("summon last-stand").waits(0, "main").shows("discard-0: reinforcements")
    t.shows("battlefield-0: last-stand fresh, mist")


def test_7_7_a_protector_does_not_hinder_attacks():
    t = table("battlefield-0: bear\nbattlefield-1: protector, plain tapped\ntime-0: 3").does("attack bear plain")
    t.shows("discard-1: plain")


# 8  Guardians


def test_8_1_nobody_moves_a_guardian():
    t = table("hand-0: mouse\nguardians-0: cat\nguardians-1: ox")
    t.forbids("cat", "hand-0", law="8.1").forbids("ox", "discard-1", law="8.1")


def test_8_2_the_top_card_is_revealed_and_used_or_ignored():
    laid = "battlefield-0: bear\nguardians-1: ox, scholar\ntime-0: 3"
    t = table(laid).does("attack bear 1").asked(1, "Scholar").could("ignore", "use")
    t.does("ignore").shows("hand-1: -\ndiscard-0: bear\ndiscard-1: scholar\nguardians-1: ox")
    assert "AbilityIgnored" in t.happened


def test_8_2_what_cannot_be_resolved_is_not_asked():
    t = table("battlefield-0: bear\nguardians-1: ox, scholar\ndeck-1: -\ntime-0: 3").does("attack bear 1")
    t.waits(0, "main").shows("discard-0: bear")
    t = table("battlefield-0: bear\nguardians-1: ox, brother\ntime-0: 3").does("attack bear 1").waits(0, "main")


@pytest.mark.parametrize(
    ("guardian", "stays", "destroyed"), [("wolf", True, True), ("bear", False, False), ("ox", False, False)]
)
def test_8_3_an_equal_guardian_beats_the_attacker(guardian, stays, destroyed):
    t = table(f"battlefield-0: lancer\nguardians-1: mouse, mouse, {guardian}\ntime-0: 3").does("attack lancer 1")
    t.shows(
        f"guardians-1: {1 if stays else 2} {'card' if stays else 'cards'}\nbattlefield-0: {'lancer' if stays else '-'}"
    )
    assert (t.happened.count("GuardianDestroyed") > 0) == destroyed


@pytest.mark.parametrize(
    ("attacker", "after"),
    [("recovery", "battlefield-0: recovery tapped"), ("withdraw", "hand-0: withdraw"), ("plain", "discard-0: plain")],
)
def test_8_3_what_spares_the_attacker(attacker, after):
    t = table(f"battlefield-0: {attacker}\nguardians-1: mouse, ox\ntime-0: 3").does(f"attack {attacker} 1")
    t.shows(after + "\ndiscard-1: ox\nguardians-1: mouse")


@pytest.mark.parametrize(("attacker", "stays"), [("mouse", True), ("ghost", False)])
def test_8_3_a_guardian_of_strength_0(attacker, stays):
    t = table(f"battlefield-0: {attacker}\nguardians-1: mouse, ghost\ntime-0: 3").does(f"attack {attacker} 1")
    t.shows(f"battlefield-0: {attacker if stays else '-'}\ndiscard-1: ghost")


def test_8_3_toughness_spares_it_and_the_attack_goes_on():
    laid = "battlefield-0: tough-lancer\nunder-0: cat on tough-lancer\nguardians-1: mouse, mouse, ox\ntime-0: 3"
    (table(laid).does("attack tough-lancer 1").shows("discard-0: cat\nbattlefield-0: tough-lancer\nguardians-1: mouse"))


def test_8_4_a_destroyed_guardian_ability_waits_for_the_battle_and_is_used_or_ignored():
    laid = "battlefield-0: bear, cat\nguardians-1: mouse, spark\ntime-0: 3"
    t = table(laid).does("attack bear 1").asked(1, "Spark")
    assert "GuardianDestroyed" in t.happened
    t.does("use").asked(1, "destroy").could("pick bear", "pick cat").does("pick cat").shows(
        "discard-0: cat\ndiscard-1: spark"
    )
    t = table(laid).does("attack bear 1", "ignore").waits(0, "main").shows("battlefield-0: bear, cat")
    t = table(laid).does("attack cat 1").waits(0, "main").shows("discard-0: cat\ndiscard-1: spark\nbattlefield-0: bear")


def test_8_4_ruling_16_7_always():
    laid = "battlefield-0: bear, cat\nguardians-1: mouse, spark\ntime-0: 3"
    t = table(laid, guardian_destroyed="always").does("attack cat 1").asked(1, "Spark").does("use")
    t.shows("discard-0: bear, cat\ndiscard-1: spark")


def test_8_5_nothing_else_of_a_guardian_counts():
    t = table("battlefield-0: bear\nguardians-1: mouse, last-stand\nbattlefield-1: banner\ntime-0: 3")
    t.does("attack bear 1").shows("battlefield-0: bear\ndiscard-1: last-stand")
    t = table("battlefield-0: wolf\nguardians-1: mouse, plain\nbattlefield-1: banner, banner\ntime-0: 3")
    t.does("attack wolf 1").shows("battlefield-0: wolf")
    t = table("battlefield-0: bear\nguardians-1: mouse, mourner\nhand-1: -\ntime-0: 3").does("attack bear 1")
    t.asked(0).shows("hand-1: -\ndiscard-1: mourner")
    t = table("battlefield-0: bear\nguardians-1: mouse, legion\nhand-1: -\ntime-0: 3").does("attack bear 1").asked(0)


def test_8_6_an_action_fights_no_battle():
    t = table("battlefield-0: mouse\nguardians-1: mouse, gift\ntime-0: 3").does("attack mouse 1").asked(1).does("use")
    t.shows("time-0: 1\nbattlefield-0: mouse tapped\ndiscard-1: gift\ndiscard-0: -")
    assert "Battle" not in t.happened
    assert "GuardianDestroyed" not in t.happened


@pytest.mark.parametrize("guardian", ["mouse", "ox", "feast", "gust"])
def test_8_7_the_guardian_is_discarded_however_it_went(guardian):
    t = table(f"battlefield-0: bear\nguardians-1: cat, {guardian}\ntime-0: 5").does("attack bear 1")
    if guardian == "gust":
        t.does("use")
    t.shows(f"discard-1: {guardian}\nguardians-1: cat\nresolving-1: -")


def test_8_8_without_a_target_the_guardian_is_meant_and_you_are_its_owner():
    laid = "battlefield-0: bear\nguardians-1: mouse, shield\ntime-0: 3"
    table(laid).does("attack bear 1", "use").shows("discard-0: bear\ndiscard-1: shield")
    table(laid).does("attack bear 1", "ignore").shows("battlefield-0: bear")
    table(laid.replace("bear", "ox")).does("attack ox 1", "use").shows("battlefield-0: ox")
    t = table("battlefield-0: bear\nguardians-1: mouse, trumpet\nhand-0: cat\ntime-0: 3").does("attack bear 1", "use")
    t.shows("hand-0: -\ndiscard-0: cat")


@pytest.mark.parametrize(("attacker", "left"), [("bear", 3), ("lancer", 2), ("lancers", 1)])
def test_8_9_one_guardian_or_as_many_more_as_the_icon_says(attacker, left):
    t = table(f"battlefield-0: {attacker}\nguardians-1: mouse, mouse, mouse, mouse\ntime-0: 3")
    t.does(f"attack {attacker} 1").shows(
        f"guardians-1: {left} {'card' if left == 1 else 'cards'}\nbattlefield-0: {attacker} tapped"
    )


@pytest.mark.parametrize(("time", "left"), [(1, 1), (2, 0), (3, 0)])
def test_8_10_the_gauge_is_asked_between_the_battles(time, left):
    t = table(f"battlefield-0: lancer\nguardians-1: mouse, sundial\ntime-0: {time}").does("attack lancer 1", "use")
    t.waits(1 if left else 0, "main").shows(f"guardians-1: {'mouse' if left else '-'}\nbattlefield-0: lancer")
    assert ("AttackStopped" in t.happened) == bool(left)


def test_8_10_a_destroyed_attacker_attacks_no_further():
    t = table("battlefield-0: lancers\nguardians-1: mouse, mouse, ox\ntime-0: 3").does("attack lancers 1")
    t.shows("guardians-1: mouse, mouse\ndiscard-0: lancers")
    t = table("battlefield-0: recovering-lancer\nguardians-1: mouse, mouse, ox\ntime-0: 3")
    t.does("attack recovering-lancer 1").shows("guardians-1: mouse\nbattlefield-0: recovering-lancer")


def test_8_11_eliminating_takes_an_attack_of_its_own():
    t = table("battlefield-0: lancers, mouse\nguardians-1: cat\ntime-0: 3").does("attack lancers 1").waits(0, "main")
    t.shows("guardians-1: -\nis_out-1: 0").does("attack mouse 1").asked(None)


def test_8_12_guardians_come_on_top_and_go_from_the_top():
    t = table("hand-0: wall, breach\ndeck-0: ox, cat, mouse\nguardians-0: bear\nguardians-1: ox, bear, cat\ntime-0: 5")
    t.does("play wall").shows("guardians-0 top: bear, mouse, cat\ndeck-0: ox")
    t.does("play breach").shows("guardians-1: ox\ndiscard-1: cat, bear")
    t = table("hand-0: breach\nguardians-1: scholar, thorn\ntime-0: 5\nhand-1: -").does("play breach").waits(0, "main")
    t.shows("hand-1: -\nguardians-1: -\nis_out-1: 0")


def test_8_12_an_attack_ability_that_empties_the_stack_leaves_the_attack_to_eliminate():
    t = table("battlefield-0: sapper\nguardians-1: mouse\ntime-0: 3").does("attack sapper").asked(None)
    assert t.state.outcome == ((0,), "last")
