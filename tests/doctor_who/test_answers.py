"""Answers and windows: chapter 8 of RULES.md."""

import random

import pytest

from game.kernel.agenda import apply, chooser, lands, legal_actions
from game.kernel.notation import read
from game.kernel.template import Seat, fill
from game.kernel.view import determinize, see
from game.kernel.windows import could_matter, does_concern, is_wished, standing
from game.rules.doctor_who import laws, texts
from game.rules.doctor_who.rules import RULES
from game.rules.doctor_who.waiting import waiting as waiting_things
from game.rules.doctor_who.wishes import act_worth
from tests.playing import begin

from .laying import attacking, done, hit_on, memory, on, passed, supports, table, uses, values, waiting


def test_8_1_what_is_announced_waits_and_what_is_played_does_not():
    t = table("hand-0: auton, time-eddy\nhand-1: yeti\npresent-0: silurian\npresent-1: zygon")
    t.does("play auton").asked(0).shows("present-0: auton, silurian")
    for deed in ("use silurian zygon", "flash time-eddy", "support auton silurian 0"):
        again = table("hand-0: time-eddy\nhand-1: yeti\npresent-0: silurian, auton nth1\npresent-1: zygon").does(deed)
        again.asked(1)


def test_8_1_what_wakes_at_one_moment_does_first_what_is_of_whoever_s_turn_it_is():
    laid = "present-0: auton\npresent-1: auton\nhand-1: time-ram"
    for active in (0, 1):
        t = on(table(f"active: {active}\n{laid}"), "prepare" if active == 0 else "act", 1).does("flash time-ram")
        drawn = [
            step.event.seat for step in done(t).story if getattr(step.event, "end", -1) in t.state.layout.of["hand"]
        ]
        assert drawn == [active, 1 - active]


def test_8_2_the_other_player_first_and_oneself_after_an_answer():
    t = table("present-0: silurian\nhand-0: auton\npresent-1: zygon, force-field\nhand-1: yeti").does(
        "use silurian zygon"
    )
    t.asked(1).does("use force-field zygon").asked(0, "seat:1").does("pass")
    assert values(t, "zygon") == "2/4/1"
    t.asked(0, uses(0, "Silurian", "Zygon")).does("pass").asked(1).does("pass")
    assert values(t, "zygon") == "0/4/1"
    t = table("present-0: silurian\nhand-0: auton\npresent-1: zygon\nhand-1: yeti").does("use silurian zygon")
    t.asked(1).does("pass")
    assert waiting(t) == "act" and values(t, "zygon") == "0/2/1"


def test_8_2_both_must_pass_in_a_row():
    t = table("present-0: silurian\nhand-0: brave-heart, auton\npresent-1: zygon, force-field\nhand-1: yeti")
    t.does("use silurian zygon").does("use force-field zygon").does("pass")
    t.asked(0).does("flash brave-heart silurian 0").asked(1).does("pass")
    assert values(t, "silurian") == "4/2/1"
    passed(t, 0, 1)
    assert waiting(t) == "act"


def test_8_3_the_last_answer_happens_first():
    t = table("hand-0: venusian-aikido\npresent-1: yeti\nhand-1: brave-heart, brave-heart\npresent-0: auton")
    t.does("flash venusian-aikido yeti", "flash brave-heart yeti 0").asked(0).does("pass")
    assert values(t, "yeti") == "4/3/0"
    assert values(done(t), "yeti") == "2/3/0"


def test_8_4_a_special_happens_though_its_card_has_left():
    t = table("present-0: silurian, captain-yates\npresent-1: zygon\nhand-1: time-ram, yeti").does("use silurian zygon")
    t.does("flash time-ram")
    done(t).shows("discard-0: captain-yates, silurian\ndiscard-1: time-ram, zygon")
    t = table("present-0: silurian nth1\npresent-1: zygon\nhand-1: time-eddy").does(
        "use silurian zygon", "flash time-eddy"
    )
    done(t).shows("hand-0: silurian")
    assert values(t, "zygon") == "0/2/1"


def test_8_4_without_its_target_it_does_nothing():
    t = table("present-0: silurian\npresent-1: zygon\nhand-1: time-scoop").does("use silurian zygon")
    t = done(t.does("flash time-scoop zygon"))
    t.does("choose 1")
    done(t)
    assert values(t, "zygon") == "2/2/1" and memory(t, "silurian").sided


def test_8_4_nothing_else_on_the_card_happens_either():
    base = "present-0: the-rani\npresent-1: jo-grant\nhand-1: time-scoop\ndeck-0: 5 cards"
    t = done(table(base).does("use the-rani jo-grant"))
    t.shows("hand-0: 1 card")
    t = done(table(base).does("use the-rani jo-grant", "flash time-scoop jo-grant").does("choose 1"))
    t.shows("hand-0: -\npast-1: jo-grant")
    assert memory(t, "the-rani").sided


def test_8_4_what_has_left_play_and_is_back_is_another_card():
    t = table("hand-0: exterminate\npresent-1: the-fourth-doctor\nhand-1: regeneration")
    t.does("flash exterminate the-fourth-doctor", "flash regeneration the-fourth-doctor")
    done(t.does("bring the-fourth-doctor"))
    assert values(t, "the-fourth-doctor") == "3/3/3"
    hand = "fast-return-switch, emergency-materialisation"
    t = table(f"present-0: captain-yates, brigadier-bambera, auton\nhand-0: {hand}\npresent-1: bok\nhand-1: yeti")
    t.does(
        "support captain-yates auton 0", "use bok brigadier-bambera", "flash fast-return-switch captain-yates", "pass"
    )
    t.does("flash emergency-materialisation", "pass", "bring captain-yates", "pass", "pass")
    assert values(t, "captain-yates") == "2/2/3"
    done(t).shows("hand-0: -")  # it gave no Support that it would speak of
    assert values(t, "auton") == "4/2/1"  # what is printed


def test_8_4_nor_to_its_own_card_if_that_is_elsewhere_by_then():
    t = table("future-0: mutt\nzone-0: 3\nhand-1: time-scoop").does("use mutt", "flash time-scoop mutt")
    done(t.does("choose 1"))
    assert values(t, "mutt") == "1/3/1" and memory(t, "mutt").sided
    t = table("present-0: scaroth-of-the-jagaroth\nhand-1: time-scoop").does("use scaroth-of-the-jagaroth")
    t = t.does("flash time-scoop scaroth-of-the-jagaroth")
    done(t.does("choose 1")).shows("past-0: scaroth-of-the-jagaroth\nhand-0: 1 card")


def test_8_4_what_is_not_any_more_what_it_must_be_is_not_meant():
    t = table("present-0: ace\npresent-1: auton sided, yeti\nhand-1: the-cavalry, yeti").does("use ace auton")
    done(t.does("flash the-cavalry auton")).shows("present-1: auton, yeti")
    assert memory(t, "ace").sided
    done(table("present-0: ace\npresent-1: auton sided, yeti").does("use ace auton")).shows("discard-1: auton")


def test_8_4_nor_is_who_fights_no_longer_where_only_main_combatants_are_supported():
    laid = "present-0: auton, sea-devil\npresent-1: yeti\nhand-1: when-i-say-run"
    for reading, energy in (("any", 3), ("combat", 2)):
        t = attacking(laid, "attack auton yeti", support_when=reading)
        done(t.does("support sea-devil auton 0", "flash when-i-say-run"))
        assert values(t, "auton") == f"{energy}/2/1"


def test_8_5_flash_cards_at_any_time_and_any_number():
    t = table(
        "hand-0: brave-heart, brave-heart, celery\npresent-0: the-first-doctor\nhand-1: brave-heart\npresent-1: yeti"
    )
    t.does("flash brave-heart the-first-doctor 0").asked(1).does("flash brave-heart yeti 1")
    done(t)
    done(t.asked(0).does("flash brave-heart the-first-doctor 1"))
    done(t.does("flash celery the-first-doctor"))
    assert values(t, "the-first-doctor") == "3/8/3" and values(t, "yeti") == "2/5/0"
    t.shows("discard-0: brave-heart, brave-heart, celery\nmiddle-0: -")


def test_8_6_before_the_choice_only_flash_cards():
    t = table("present-0: silurian\npresent-1: zygon, yeti, bok\nhand-1: time-scoop, zygon\nhand-0: time-scoop")
    t = on(t, "quiet", 0)  # the end of the turn
    t = on(t.does("pass"), "quiet", 0).asked(0, texts.BEFORE_ZONE)
    t.offers("flash time-scoop zygon").cannot("use silurian zygon").forbids("silurian", "zygon", "8.6")
    t = on(t, "zone", 1).offers("choose 1", "flash time-scoop zygon").cannot("use bok silurian")
    t.forbids("zygon@hand-1", "present-1", "4.3")


MOMENTS = ("dawn", "zone", "end")


def test_8_7_fixed_moments():
    t = table("hand-0: auton, auton\nhand-1: yeti, yeti\npresent-0: silurian\npresent-1: auton").does("pass")
    asked = []
    for _ in range(24):
        now = standing(t.state)
        asked.append((waiting(t), chooser(t.state), now.stop if now is not None else ""))
        if waiting(t) == "act":
            break
        t.does("pass" if "pass" in t.options else "choose 2")
    assert asked == [
        ("prepare", 1, ""), ("prepare", 0, ""), ("attack", 0, ""), ("quiet", 0, "end"), ("quiet", 1, "end"),
        ("quiet", 0, "dawn"), ("zone", 1, ""), ("quiet", 0, "zone"), ("act", 1, ""),
    ]  # fmt: skip
    t = on(on(t, "act", 0), "attack").does("attack silurian auton")
    assert [waiting(t), chooser(t.state)] == ["fight", 0]
    assert waiting(t.does("pass").asked(1)) == "fight"


def test_8_8_who_can_have_nothing_is_not_asked():
    t = table("hand-0: auton\npresent-0: silurian\npresent-1: zygon sided").does("use silurian zygon")
    assert waiting(t) == "act"  # no hand, and what could be Sided is
    t = table("hand-0: auton\npresent-0: silurian\npresent-1: zygon").does("use silurian zygon")
    t.asked(1).could("pass")  # everybody sees a card that stands
    for hand, moments in (("-", set()), ("auton", {"dawn"})):  # before the choice what stands cannot be used (8.6)
        t, asked = table(f"present-0: silurian\nhand-0: {hand}").does("pass"), set()
        while waiting(t) != "zone":
            asked |= {standing(t.state).stop} if chooser(t.state) == 0 and waiting(t) == "quiet" else set()
            t.does("pass")
        assert asked - {"end"} == moments


def test_8_8_an_episode_cannot_be_sided_and_a_tharil_can_be_elsewhere():
    t = table("present-0: silurian, auton\npresent-1: inferno").does("use silurian auton")
    assert waiting(t) == "act"
    text = "present-0: silurian\npresent-1: yeti sided, polly sided\npast-1: {}, ben-jackson sided"
    table(text.format("tharil")).does("use silurian yeti").asked(1).could(
        "pass", "use tharil ben-jackson", "use tharil polly"
    )
    for other in ("tharil sided", "thal"):
        assert waiting(table(text.format(other)).does("use silurian yeti")) == "act"


def test_8_2_and_8_9_a_refusal_names_what_really_forbids():
    t = table("hand-0: venusian-aikido\npresent-1: yeti\nhand-1: chess-move, temporal-grace, auton")
    t.does("flash venusian-aikido yeti").asked(1).forbids(
        "chess-move", "deck-1", "5.4", fill(texts.DROP_ON_LIT_PLACE, card="Chess Move")
    )
    t.forbids("temporal-grace", "middle-1", "8.9").forbids("auton", "present-1", "4.6", laws.NOT_NOW.words)
    t = table("present-0: silurian\nhand-0: auton, chess-move\npresent-1: zygon, force-field")
    t.does("use silurian zygon", "use force-field zygon").asked(0).forbids("auton", "present-0", "8.2")
    t.forbids("chess-move", "middle-0", "8.9")
    on(t, "prepare", 0).forbids("auton", "present-0", "4.6", "before combat")


@pytest.mark.parametrize("hand", ["brave-heart", "auton"])
def test_8_8_what_is_in_a_hand_does_not_matter(hand):
    t = table(f"present-0: silurian\npresent-1: yeti sided\nhand-1: {hand}").does("use silurian yeti").asked(1)
    assert see(t.state, 0).agenda == t.state.agenda


def test_8_9_what_cancels_is_only_an_answer():
    t = table("hand-0: a-word-with-the-time-lords, chess-move, temporal-grace\npresent-1: yeti\nhand-1: auton")
    t.could("pass").forbids("chess-move", "middle-0", "8.9").forbids("temporal-grace", "middle-0", "8.9")
    t = table("present-0: silurian\npresent-1: zygon\nhand-1: a-word-with-the-time-lords, chess-move")
    t.does("use silurian zygon").could("pass", "flash a-word-with-the-time-lords")
    done(t.does("flash a-word-with-the-time-lords"))
    assert values(t, "zygon") == "2/2/1" and memory(t, "silurian").sided


def test_8_9_a_cancelled_flash_card_is_discarded_and_costs_stay_paid():
    t = table("hand-0: venusian-aikido\npresent-1: yeti\nhand-1: chess-move").does("flash venusian-aikido yeti")
    t.could("pass", "flash chess-move")
    done(t.does("flash chess-move")).shows("discard-0: venusian-aikido\ndiscard-1: chess-move\nhand-1: 1 card")
    assert values(t, "yeti") == "2/3/0"
    t = table("present-0: demat-gun, drax\npresent-1: yeti, sonic-screwdriver").does("use demat-gun yeti")
    done(t.does("use sonic-screwdriver 0")).shows("present-1: sonic-screwdriver, yeti")
    assert memory(t, "drax").sided and memory(t, "demat-gun").sided


def test_8_9_what_cancels_may_be_cancelled():
    t = table("hand-0: venusian-aikido, chess-move\npresent-1: yeti\nhand-1: chess-move").does(
        "flash venusian-aikido yeti"
    )
    done(t.does("flash chess-move").asked(0).does("flash chess-move"))
    assert values(t, "yeti") == "0/3/0"


def test_support_can_be_cancelled_and_the_limit_still_counts_it():
    t = table("present-0: captain-yates, auton, ian-chesterton\nhand-1: a-word-with-the-time-lords")
    done(t.does("support captain-yates auton 0").does("flash a-word-with-the-time-lords"))
    assert values(t, "auton") == "2/2/1"
    t.cannot("support ian-chesterton auton 0")


@pytest.mark.parametrize(("way", "is_wanted"), [(0, True), (1, True), (2, False)])
def test_14_17_support_of_a_support_value_is_nothing_to_answer(way, is_wanted):
    """It decides nothing between the two who fight, as more Energy and Substance would."""
    laid = (
        "present-0: the-first-doctor, captain-yates\npresent-1: the-second-doctor\nhand-1: a-word-with-the-time-lords"
    )
    t = attacking(laid, "attack the-first-doctor the-second-doctor", support_support="yes")
    t.does(f"support captain-yates the-first-doctor {way}").asked(1)
    answer = next(action for action in legal_actions(t.state) if action.verb == "flash")
    assert (act_worth(t.state, 1, answer) > 0) == is_wanted


def test_a_hit_is_answered_by_what_prevents_it():
    hand = "temporal-grace, chess-move, a-word-with-the-time-lords"
    t = on(table(f"present-0: auton\npresent-1: elixir-of-life\nhand-1: {hand}"), "attack").does("attack auton")
    t.asked(1, hit_on(1, "Auton")).could("pass", "flash temporal-grace")
    done(t.does("flash temporal-grace")).shows("time-1: 6 cards")


def test_8_9_what_only_answers_is_dropped_on_what_it_answers():
    def drops(t, deed, on_what):
        action = read(t.state, deed)
        return any(landing.card == t.card(on_what) for landing in lands(t.state, action))

    laid = "present-0: silurian, elixir-of-life\nhand-0: brave-heart\npresent-1: yeti, elixir-of-life\nhand-1: auton"
    t = table(laid).does("use silurian yeti").asked(1)
    assert drops(t, "use elixir-of-life 0", "silurian")
    t.forbids("elixir-of-life@present-1", "elixir-of-life@present-0", "5.4", "in the chosen zone, or respond")
    t = on(table("present-0: auton\nhand-1: temporal-grace"), "attack").does("attack auton").asked(1)
    assert drops(t, "flash temporal-grace", "auton")


# Who wishes to be asked


def wished(t, wish, stops=()):
    s = t.state
    return is_wished(see(s, chooser(s)), wish, stops)


def test_what_matters_to_whom():
    t = table("present-0: silurian\nhand-0: auton\npresent-1: zygon, force-field\nhand-1: yeti").does(
        "use silurian zygon"
    )
    assert wished(t, "matters") and wished(t, "stops", ("use",)) and not wished(t, "stops", ("flash",))
    t.does("use force-field zygon").does("pass").asked(0, uses(0, "Silurian", "Zygon"))
    assert not wished(t, "matters")
    strong = "present-0: yeti energy2 substance2\nhand-0: auton"
    t = on(table(f"{strong}\npresent-1: silurian"), "prepare", 1)
    assert wished(t, "matters")
    assert not wished(on(t, "prepare", 0), "matters")  # nothing was done since
    for theirs in ("silurian sided", "silurian fresh", "yeti", "force-field", "silurian energy9"):
        t = on(table(f"{strong}\nhand-1: yeti\npresent-1: {theirs}"), "prepare", 1)
        assert not wished(t, "matters"), f"{theirs}: nothing to use that could be lost"
    t = on(table("hand-0: auton\npresent-1: silurian\nhand-1: yeti"), "prepare", 1)
    assert not wished(t, "matters")  # nobody could attack
    doctor = "present-0: giant-robot\npresent-1: the-third-doctor"
    assert wished(on(table(doctor), "prepare", 1), "matters")
    assert not wished(on(table(f"{doctor}, chameleon-circuit"), "prepare", 1), "matters")  # it cannot be named
    assert wished(on(table(f"{strong}\npresent-1: bessie, silurian fresh"), "prepare", 1), "matters")
    hit = on(table("present-0: auton, captain-yates\npresent-1: yeti sided\nhand-1: brave-heart"), "attack")
    t = hit.does("attack auton").asked(1)
    assert wished(t, "matters")
    t.does("flash brave-heart yeti 0").asked(0).does("pass").asked(0, hit_on(1, "Auton"))
    assert not wished(t, "matters") and wished(t, "always")  # one's own Hit
    laid = "present-0: auton\nhand-0: a-word-with-the-time-lords\nhand-1: temporal-grace"
    prevented = on(table(laid), "attack").does("attack auton", "flash temporal-grace").asked(0)
    assert wished(prevented, "matters")  # what prevents one's own Hit
    t = on(t, "quiet", 0)
    assert not wished(t, "matters") and wished(t, "stops", ("end",)) and not wished(t, "stops", MOMENTS[:2])


def test_what_touches_nobody_else_does_not_matter():
    base = "present-0: silurian, auton, sergeant-benton\nhand-0: brave-heart\npresent-1: krynoid\nhand-1: yeti"
    for deed in ("support auton silurian 0", "flash brave-heart silurian 0"):
        t = table(base).does(deed).asked(1)
        assert not wished(t, "matters") and wished(t, "always"), deed
    t = table(base).does("use silurian krynoid").asked(1)
    assert wished(t, "matters")
    fight = on(table(base), "attack").does("attack silurian krynoid")
    assert wished(on(fight, "fight", 0).does("support auton silurian 0").asked(1), "matters")


def test_another_turn_matters_to_whoever_waits_for_theirs():
    t = table("hand-0: time-loop, auton\nhand-1: chess-move").does("flash time-loop").asked(1)
    assert wished(t, "matters")
    t = table("hand-0: logopolitan-chant, auton\nhand-1: chess-move").does("flash logopolitan-chant").asked(1)
    assert not wished(t, "matters") and wished(t, "stops", ("flash",))


def test_what_only_its_own_player_has_of_it_does_not_matter():
    t = table("present-0: the-first-doctor\npresent-1: zygon\nhand-1: yeti").does("use the-first-doctor").asked(1)
    assert not wished(t, "matters")  # they look at their own deck
    t.does("pass")
    t = table("present-0: silurian\nhand-0: auton\npresent-1: force-field, zygon\nhand-1: yeti")
    t.does("use silurian zygon").does("use force-field zygon").asked(0)
    assert wished(t, "matters")  # it answers what is one's own


@pytest.mark.parametrize("seed", range(4))
def test_being_asked_tells_nothing_of_a_hand(seed):
    """Whoever holds other cards is asked at the same moments."""
    s, luck = begin("doctor_who", 2, seed, {}), random.Random(seed)
    for _ in range(150):
        if s.outcome is not None:
            break
        seat = chooser(s)
        if standing(s) is not None:
            for world in (determinize(see(s, 1 - seat), n) for n in (1, 2)):
                for ask in (could_matter, does_concern):
                    assert ask(see(world, seat)) == ask(see(s, seat))
        apply(s, luck.choice(legal_actions(s)))


def test_a_combat_that_is_won_as_it_stands_asks_the_other():
    """Who wins is seen by everybody, so being asked tells nothing."""
    t = on(table("present-0: silurian\nhand-0: yeti\npresent-1: krynoid energy-1 substance-1\nhand-1: yeti"), "attack")
    on(t.does("attack silurian krynoid"), "fight", 0)
    assert not wished(t, "matters") and not concerned(t)
    t.does("pass").asked(1)
    assert wished(t, "matters") and concerned(t)
    t = on(table("present-0: silurian\nhand-0: yeti\npresent-1: yeti\nhand-1: yeti"), "attack")
    on(t.does("attack silurian yeti"), "fight", 0)
    assert wished(t, "matters") and not concerned(t)  # a draw: it may matter, and strikes at nobody


def test_what_strikes_at_oneself_concerns_one():
    t = on(table("present-0: auton\nhand-1: yeti"), "attack").does("attack auton").asked(1, hit_on(1, "Auton"))
    assert concerned(t)
    t = table("present-0: silurian\npresent-1: zygon\nhand-1: yeti").does("use silurian zygon").asked(1)
    assert concerned(t)
    t = on(table("present-0: yeti energy2 substance2\nhand-0: auton\npresent-1: silurian"), "prepare", 1)
    assert wished(t, "matters") and not concerned(t)


def concerned(t):
    s = t.state
    return does_concern(see(s, chooser(s)))


def test_every_window_is_secret_and_has_its_words():
    for name, window in RULES.choices.items():
        if window.is_window:
            assert window.is_secret and RULES.windows[name].question.endswith("?")
    assert set(RULES.windows["quiet"].stops) == set(MOMENTS)


def test_what_waits_is_a_stack_that_one_can_read():
    t = table(
        "present-0: silurian\nhand-0: chess-move, yeti\npresent-1: zygon, captain-yates\nhand-1: brave-heart, yeti"
    )
    t.does("use silurian zygon", "flash brave-heart zygon 1", "flash chess-move").asked(1)
    stack = [(one.seat, one.brief) for one in waiting_things(see(t.state, 0))]
    assert stack == [(0, "Chess Move"), (1, "Brave Heart"), (0, "Silurian")]
    heart, effect = (
        waiting_things(t.state)[1].words,
        "A Creature you have in the chosen zone gains 2 Substance this turn",
    )
    assert heart == fill(texts.WAITS_AIMED, card="Brave Heart", effect=effect, target="Zygon")
    t = table("present-0: auton, captain-yates\nhand-1: yeti").does("support captain-yates auton 0")
    assert [one.words for one in waiting_things(t.state)] == [
        fill(texts.SUPPORT, card="Captain Yates", target="Auton", amount="+2 Energy")
    ]
    t.asked(1, supports("Captain Yates", "Auton", "+2 Energy"))
    t = on(table("present-0: auton\nhand-1: yeti"), "attack").does("attack auton").asked(1)
    assert [(one.card, one.words) for one in waiting_things(t.state)] == [
        (t.card("auton"), fill(texts.HIT_WAITS, seat=Seat(1)))
    ]
    assert waiting_things(table("present-0: auton").state) == []
    t = table("present-0: silurian\npresent-1: zygon\nhand-1: time-scoop").does("use silurian zygon")
    t = done(t.does("flash time-scoop zygon")).offers("choose 1")  # the Flash card happens now, and waits no more
    assert [one.words for one in waiting_things(t.state)] == [
        fill(
            texts.WAITS_AIMED,
            card="Silurian",
            effect="A Creature in the chosen zone loses 2 Energy this turn",
            target="Zygon",
        )
    ]
