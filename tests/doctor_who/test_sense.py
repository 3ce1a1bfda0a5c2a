"""No computer player of Doctor Who throws a Creature, Support or a Hit away: laid tables, all think."""

from game.ai.levels import choose
from game.ai.playout import play_on
from game.kernel import notation
from game.kernel.agenda import chooser, options
from game.kernel.view import see
from game.rules.doctor_who.domain import VALUES, value, values
from game.rules.doctor_who.instinct import instinct, reflex
from game.rules.doctor_who.reckoning import can_hold, can_win

from ..playing import begin, positions
from .laying import done, on, table

SEEDS = range(3)


def answers(t, kinds=("greedy", "skilled")) -> set[str]:
    """What the computer players do on the table, as text without card numbers."""
    s = t.state
    return {
        notation.short(s, choose(see(s, chooser(s)), kind, seed, simulations=40)) for kind in kinds for seed in SEEDS
    }


def wants(t) -> dict[str, float]:
    """What instinct is drawn to on the table, and how much."""
    s = t.state
    legal = options(s)
    weights = instinct(s, legal)
    return {notation.short(s, action): weight for action, weight in zip(legal, weights, strict=True) if weight}


# Attack


def test_a_hit_is_made_where_nobody_defends():
    t = on(table("present-0: yeti, silurian\npresent-1: giant-robot sided"), "attack")
    assert answers(t) <= {"attack yeti", "attack silurian"}


def test_who_cannot_be_helped_is_beaten():
    """The Watcher has no Support to be helped by; the Doctor could be held by the others."""
    t = on(table("present-0: giant-robot\npresent-1: the-second-doctor, polly, watcher-of-the-present"), "attack")
    assert answers(t, ("skilled",)) == {"attack giant-robot watcher-of-the-present"}


def test_nobody_attacks_into_certain_death():
    t = on(table("present-0: watcher-of-the-present\npresent-1: giant-robot"), "attack")
    assert answers(t) == {"pass"}


# The last one that keeps a Time Zone


def test_the_last_guard_is_taken_away_before_an_attack():
    """Where nobody stands, an attack is a Hit: a mere Watcher is worth a card then, but not beside another guard."""
    laid = "present-0: silurian\nhand-0: time-scoop\npresent-1: watcher-of-the-present"
    lonely = wants(on(table(laid), "act"))
    assert lonely["flash time-scoop watcher-of-the-present"] > lonely["pass"]
    guarded = wants(on(table(laid + ", yeti"), "act"))
    assert guarded.get("flash time-scoop watcher-of-the-present", 0.0) < guarded["pass"]
    toothless = wants(on(table(laid.replace("silurian", "silurian sided")), "act"))
    assert toothless.get("flash time-scoop watcher-of-the-present", 0.0) < toothless["pass"]


def test_the_only_attacker_is_taken_away_where_nobody_defends():
    laid = "present-0: silurian\npresent-1: sonic-screwdriver\nhand-1: time-scoop"
    alone = wants(on(table(laid), "prepare", 1))
    assert max(alone, key=alone.get) == "flash time-scoop silurian"
    several = wants(on(table(laid.replace("silurian", "silurian, yeti")), "prepare", 1))
    assert max(several, key=several.get) == "pass"


def test_whoever_is_moved_goes_where_it_helps_its_mover():
    """The other's guard goes to where one stands already; one's own to where nobody stands against somebody."""
    laid = "present-0: silurian\npast-0: yeti\nhand-0: time-scoop\npast-1: sea-devil\npresent-1: auton"
    t = done(on(table(laid), "act").does("flash time-scoop auton"))
    best = wants(t)
    assert max(best, key=best.get) == "choose 1"
    laid = "present-0: silurian, auton\nhand-0: time-scoop\nfuture-1: dalek"
    best = wants(done(on(table(laid), "act").does("flash time-scoop auton")))
    assert max(best, key=best.get) == "choose 3"


def test_who_has_fewer_lives_keeps_the_others_off_before_it_makes_a_hit():
    """Hit for Hit, who has fewer Time cards loses: it goes where nobody of its own stands; who has more, Hits."""
    laid = "past-1: yeti\npresent-0: sea-devil\nhand-1: silurian"
    few = "time-of-the-past, time-of-the-present, time-of-the-future"

    def best(lives: str) -> str:
        found = wants(on(table(f"{laid}\n{lives}"), "zone", 1))
        return max(found, key=found.get)

    assert best(f"time-0: {few}, time-of-the-past\ntime-1: {few}") == "choose 2"
    assert best(f"time-0: {few}\ntime-1: {few}") == "choose 1"


# Support


def test_who_would_lose_is_held_and_a_draw_is_enough():
    t = table("present-0: giant-robot\npresent-1: autloc, polly")
    t = on(t, "attack").does("attack giant-robot autloc")
    assert answers(on(t, "fight", 1)) == {"support polly autloc 1"}


def test_nobody_helps_in_vain():
    """Support of 1 holds nobody against 5/4; it stays where it is."""
    t = table("present-0: giant-robot\npresent-1: silurian, auton")
    t = on(t, "attack").does("attack giant-robot auton")
    t = on(t, "fight", 1)
    assert "support silurian auton 0" in t.options
    assert not [one for one in wants(t) if one.startswith("support")]


def test_nobody_helps_who_wins_already():
    t = on(table("present-0: giant-robot, silurian\npresent-1: yeti"), "attack").does("attack giant-robot yeti")
    assert set(wants(on(t, "fight", 0))) == {"pass"}


def test_support_waits_for_combat():
    t = table("present-0: silurian, zygon\npresent-1: yeti\nhand-0: auton")
    assert any(one.startswith("support") for one in t.options)
    assert not [one for one in wants(t) if one.startswith("support")]


# Defence


def test_who_holds_defends_and_the_weak_stay_behind():
    t = table("present-0: yeti\npresent-1: giant-robot, watcher-of-the-present")
    t = on(t, "attack").does("attack yeti")
    assert answers(on(t, "defend", 1)) == {"defend giant-robot"}


def test_the_last_time_card_is_defended_by_whoever_there_is():
    t = table("present-0: giant-robot\npresent-1: watcher-of-the-present\ntime-1: time-of-the-past")
    t = on(t, "attack").does("attack giant-robot")
    assert answers(on(t, "defend", 1)) == {"defend watcher-of-the-present"}


# What support can do


def test_what_support_could_turn():
    assert can_win(1, 1, (), 0) and not can_win(1, 0, (), 0)
    assert can_win(1, -1, (2,), 1) and not can_win(1, -1, (2,), 0) and not can_win(1, -2, (2,), 1)
    assert can_win(0, 0, (2, 1), 2) and not can_win(0, 0, (3,), 1)  # one helper raises one value
    assert can_win(-1, -2, (3, 2), 2) and not can_win(-2, -2, (3, 2), 2)
    assert can_hold(-3, -1, (1,), 1) and not can_hold(-3, -2, (1,), 1) and can_hold(-3, 0, (), 0)


# The same numbers, and the same deeds, by a shorter way


def test_the_values_at_once_are_the_values_one_by_one():
    looked = 0
    for seed in range(3):
        for s in positions(begin("doctor_who", 2, seed), seed):
            for card in s.in_field():
                if s.what[card].is_creature:
                    looked += 1
                    assert values(s, card) == tuple(value(s, card, stat) for stat in VALUES)
    assert looked


def test_reflex_passes_only_where_instinct_wants_nothing_else():
    passed = 0
    for seed in range(4):
        for s in positions(begin("doctor_who", 2, seed), seed):
            if s.outcome is None and (action := reflex(s)):
                legal = options(s)
                wanted = [one for one, weight in zip(legal, instinct(s, legal), strict=True) if weight]
                assert wanted == [action]
                passed += len(legal) > 1
    assert passed


def test_cards_that_give_each_other_back_without_end_do_not_hold_a_search():
    """Borusa takes the Flash card back that stands him up: a line with them is left where it is."""
    laid = "present-0: borusa, mestor sided, silurian\nhand-0: a-very-long-corridor\npresent-1: giant-robot"
    t = on(on(table(laid), "attack").does("attack silurian giant-robot"), "fight", 0)
    s = t.state.clone()
    play_on(s, lambda s: s.turn, s.turn + 1)
    assert answers(t)


# Cards whose price must be reckoned with


def test_another_turn_is_worth_what_is_left_of_a_hand():
    cheap = wants(table("hand-0: time-loop, auton\npresent-0: silurian, yeti"))
    dear = wants(table("hand-0: time-loop, auton, auton, yeti, yeti\npresent-0: silurian, yeti"))
    assert cheap["flash time-loop"] > dear["flash time-loop"] > dear["pass"]


def test_a_doctor_who_would_die_regenerates():
    laid = "present-0: giant-robot\nhand-1: regeneration, the-third-doctor\npresent-1: {}"
    t = on(table(laid.format("the-first-doctor")), "attack").does("attack giant-robot the-first-doctor")
    losing = on(t, "fight", 1)
    wanted = wants(losing)
    assert wanted["flash regeneration the-first-doctor"] > wanted["pass"]
    assert answers(losing, ("greedy",)) == {"flash regeneration the-first-doctor"}


def test_a_sided_doctor_makes_room_for_one_who_stands():
    laid = "past-0: yeti\npresent-0: yeti\nhand-1: regeneration, the-third-doctor\npresent-1: the-first-doctor {}"
    sided = wants(on(table(laid.format("sided")), "prepare", 1))
    assert sided["flash regeneration the-first-doctor"] > sided["pass"] * 0.5
    standing = wants(on(table(laid.format("")), "prepare", 1))
    assert sided["flash regeneration the-first-doctor"] > standing["flash regeneration the-first-doctor"]
