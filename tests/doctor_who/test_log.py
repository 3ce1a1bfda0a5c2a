"""What the log says of causes: what destroyed a card, moved it, changed its values, took it from a hand."""

import random
import re

import pytest

from game.kernel import events as kernel_events
from game.kernel.agenda import apply, legal_actions
from game.kernel.notation import log_steps, tell
from game.kernel.template import Seat, fill
from game.kernel.view import see
from game.kernel.windows import waiting
from game.rules.doctor_who import events as ev
from game.rules.doctor_who import texts
from tests.playing import WAYS, begin, drawn

from .laying import attacking, fought, on, table

CAUSED = (ev.CardForgotten, ev.ValueChanged, ev.ValuesSwapped)


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_every_change_names_its_cause(seed):
    s, luck = begin("doctor_who", 2, seed), random.Random(seed)
    beaten = set()
    for _ in range(500):
        if s.outcome is not None:
            break
        for event, state in apply(s, drawn(s, legal_actions(s), luck, WAYS[seed % 2])):
            said = tell(see(state, None), event)
            if isinstance(event, ev.CombatWon):
                beaten.add(event.loser)
            elif isinstance(event, CAUSED):
                assert event.by >= 0, said
            elif isinstance(event, ev.CardShifted):
                assert event.by >= 0 and f"|{event.by}]" in said, said
            elif isinstance(event, ev.CardDestroyed):
                assert event.by >= 0 or event.card in beaten, said
                assert event.by < 0 or f"|{event.by}]" in said
            elif isinstance(event, kernel_events.CardMoved) and state.layout.zones[event.end].name == "hand":
                assert state.layout.zones[event.start].name not in ("past", "present", "future") or said == ""


SAID = [
    (
        "hand-0: dulciens\npresent-1: yeti",
        "play dulciens",
        fill(texts.DRAWS_BY, seat=Seat(0), card="a card", by="[dulciens]"),
    ),
    (
        "present-0: light\npresent-1: krynoid",
        "use light krynoid",
        fill(texts.DESTROYED_BY, by="[light]", cards="[krynoid]"),
    ),
    (
        "hand-0: mind-probe\nhand-1: yeti",
        "flash mind-probe",
        fill(texts.DISCARDS_BY, seat=Seat(1), cards="[yeti]", by="[mind-probe]"),
    ),
    (
        "present-0: auton, auton\nhand-1: yeti",
        "support",
        fill(texts.SUPPORT, card="[auton]", target=fill(texts.OTHER, card="[auton]"), amount="+1 Energy"),
    ),
]


@pytest.mark.parametrize(("laid", "deed", "line"), SAID)
def test_the_line_says_which_card_did_it(laid, deed, line):
    t = table(laid)
    deed = next((option for option in t.options if option.startswith(deed)), deed)
    t.does(deed)
    told = []
    for _ in range(6):
        told += [tell(see(step.state, None), step.event) for step in t.story]
        if "pass" not in t.options:
            break
        t.does("pass")
    bare = [re.sub(r"\|\d+]", "]", words) for words in told]
    assert line in bare, bare


def test_a_card_that_is_sent_where_somebody_chooses_says_what_sends_it():
    t = table("present-0: silurian\nhand-1: time-scoop\npresent-1: zygon").does("use silurian zygon")
    t.asked(1).does("flash time-scoop zygon")
    for _ in range(4):
        if "choose 1" in t.options:
            break
        t.does("pass")
    t.does("choose 1")
    assert fill(texts.MOVED_BY, by="[time-scoop]", card="[zygon]", zone="the Past") in told(t)


def told_until(t, event, choose=lambda legal: legal[0]):
    """The first line about such an event when nobody does anything that they need not do, and what waits then."""
    for _ in range(60):
        legal = legal_actions(t.state)
        passing = next((action for action in legal if action.verb == "pass"), None)
        for step in apply(t.state, passing or choose(legal)):
            if isinstance(step.event, event):
                return tell(see(step.state, None), step.event), [one.words for one in waiting(t.state)]
    raise AssertionError(f"no {event.__name__}")


def test_a_hit_that_no_creature_makes_says_what_brings_it():
    said, waits = told_until(table("deck-1: -\nhand-1: yeti"), ev.HitThreatened)
    assert said == fill(texts.HIT_COMES_DECK, seat=Seat(1))
    assert waits in ([], [fill(texts.HIT_WAITS_DECK, seat=Seat(1))])
    laid = "present-0: dalek, genesis-of-the-daleks awake\nhand-0: yeti"
    said, waits = told_until(table(laid), ev.HitThreatened)
    assert "[genesis-of-the-daleks|" in said and "{seat:0}" in said
    assert waits in ([], [fill(texts.HIT_WAITS_BY, seat=Seat(0), by="Genesis of the Daleks")])


def test_a_combat_without_an_outcome_says_who_is_gone():
    """10.11; not where a card ends it."""
    t = attacking("present-0: silurian, borad\npresent-1: sea-devil\ntime-1: 6 cards", "attack silurian sea-devil")
    t.does("use borad sea-devil")
    assert fill(texts.LEFT_COMBAT_OTHER_SIDED, cards="[sea-devil]", other="[silurian]") in told(t)


def test_a_combat_in_which_both_are_lost_says_so_of_both():
    t = attacking("present-0: silurian, zygon\npresent-1: sea-devil\nhand-0: time-ram", "attack silurian sea-devil")
    assert fill(texts.LEFT_COMBAT, cards="[silurian] and [sea-devil]") in told(fought(t.does("flash time-ram")))


def test_a_draw_says_both_sums():
    t = attacking("present-0: auton\npresent-1: axon energy-1", "attack auton axon")
    assert fill(texts.DRAW, values="2/2", others="1/3") in told(fought(t))


def test_who_loses_a_combat_is_discarded_and_not_said_to_be_destroyed():
    """10.9; what happens when a card is destroyed happens all the same."""
    t = attacking("present-0: dalek\npresent-1: auton", "attack dalek auton")
    lines = told(t)
    assert fill(texts.LOST_COMBAT, card="[auton]") in lines and not any("destroyed" in line for line in lines)
    assert fill(texts.DRAWS_BY, seat=Seat(1), card="a card", by="[auton]") in lines


def test_an_episode_that_a_card_solves_is_said_to_be_solved_by_it():
    laid = "present-0: dalek\npresent-1: adric\npast-1: the-ribos-operation awake"
    t = attacking(laid, "attack dalek adric")
    assert fill(texts.EPISODE_SOLVED_BY, by="[adric]", card="[the-ribos-operation]") in told(t)


def test_who_has_no_energy_and_no_substance_left_is_destroyed_by_that():
    t = table("present-0: unit-bazooka-crew\npresent-1: watcher-of-the-present")
    words = [tell(t.state, ev.CardDestroyed(1, card, card)) for card in [t.card("watcher-of-the-present")]]
    card = t.card("watcher-of-the-present")
    assert words == [fill(texts.DESTROYED_AT_ZERO, cards=f"[watcher-of-the-present|{card}]")]


def test_who_pays_for_a_special_is_told_and_whom_a_flash_stands_up_before_a_time_zone_is_chosen():
    t = table("present-0: demat-gun, drax\npresent-1: yeti").does("use demat-gun yeti")
    used = fill(texts.SPECIAL_ON, seat=Seat(0), card="[demat-gun]", target="[yeti]")
    assert told(t) == [used, fill(texts.COST_PAID, card="[drax]", by="[demat-gun]")]
    t = table("present-0: demat-gun, drax, romana\npresent-1: yeti").does("use demat-gun yeti", "spend romana")
    assert told(t) == [fill(texts.COST_PAID, card="[romana]", by="[demat-gun]")]
    t = on(table("present-0: yeti sided\nhand-0: the-cavalry\nhand-1: auton"), "quiet", 0)
    while t.state.active == 0:
        t.does("pass")
    t.asked(0, texts.BEFORE_ZONE).does("flash the-cavalry yeti", "pass")
    assert told(t) == [fill(texts.STOOD_BY, by="[the-cavalry]", cards="[yeti]")]


def test_what_comes_to_nothing_says_why():
    t = table("present-0: silurian\npresent-1: yeti, demat-gun, drax", gone="no").does("use silurian yeti")
    t.does("use demat-gun silurian", "pass")
    assert "[silurian]" in told(t)[-1] and texts.LEFT_PLAY in told(t)[-1]
    t = table("future-0: thal, roboman\nzone-0: 3\nfuture-1: sensorite").does("support thal roboman 0")
    t.does("use sensorite thal", "pass", "pass")
    assert fill(texts.NO_EFFECT_ON, target="[roboman]", why=texts.NO_SUPPORT_LEFT) in told(t)

    t = table("hand-0: time-loop, auton").does("flash time-loop")
    assert any(fill(texts.HAS_ONLY, seat=Seat(0), n=1) in line for line in told(t))


def test_what_was_paid_is_not_said_to_be_left_out_where_who_paid_is_gone():
    t = table("present-0: demat-gun, drax\npresent-1: yeti\nhand-1: gallifreyan-summons").does("use demat-gun yeti")
    t = t.does("flash gallifreyan-summons drax", "pass", "pass")
    assert told(t) == [fill(texts.DESTROYED_BY, by="[demat-gun]", cards="[yeti]")]


def told(t) -> list[str]:
    """The lines of the log for the last action, without the numbers of cards."""
    lines = (tell(see(step.state, None), step.event) for step in t.story)
    return [re.sub(r"\|\d+]", "]", line) for line in lines if line]


@pytest.mark.parametrize("episode", ["frontios", "terror-of-the-autons"])
def test_what_an_episode_does_until_it_is_solved_is_told_when_it_begins_and_not_each_turn(episode):
    for is_awake in ("", " awake"):
        t = on(table(f"past-0: {episode}{is_awake}\nhand-0: yeti"), "act").does("pass")
        told = fill(texts.EPISODE_TAKES_EFFECT, card=f"[{episode}]")
        assert (told in in_log(t)) == (not is_awake)


def in_log(t) -> list[str]:
    """The log of the last action as the table has it, several events as one line."""
    steps = filter(None, log_steps(t.story))
    lines = (tell(see(step.state, None), step.event) for step in steps)
    return [re.sub(r"\|\d+]", "]", line) for line in lines if line]


def test_a_hit_is_one_line_with_the_next_time_card():
    laid = "present-0: sea-devil\nhand-0: -\nhand-1: -\ntime-1: {}\ndeck-0: 3 cards\ndeck-1: 3 cards"
    stacks = {
        "time-of-the-future, time-of-the-past": texts.HIT_UNBLOCKED,
        "time-of-the-future, time-of-the-future": texts.HIT_UNBLOCKED_AND_AGAIN,
        "time-of-the-past": texts.HIT_UNBLOCKED_LAST,
    }
    for stack, template in stacks.items():
        t = attacking(laid.format(stack), "attack sea-devil")
        told = fill(template, card="[sea-devil]", seat=Seat(1), other=Seat(0), era="Future")
        assert in_log(t)[1] == told, in_log(t)
    again = attacking(laid.format("time-of-the-past, time-of-the-past"), "attack sea-devil").does("use")
    assert in_log(again)[0] == fill(texts.HIT_AGAIN_LAST, card="[sea-devil]", seat=Seat(1))


def test_a_hit_without_attacker_names_its_cause():
    t = on(table("active: 1\ndeck-0: -\nhand-1: -\nhand-0: -\ntime-0: 6 cards"), "act", 0)
    (told,) = [line for line in in_log(t) if "deck" in line]
    assert told.startswith(fill(texts.HIT_COMES_DECK, seat=Seat(0))[:-1])


def test_a_defeat_is_one_line_and_no_attack_is_none():
    t = attacking("present-0: giant-robot energy1\npresent-1: sea-devil", "attack giant-robot sea-devil")
    robot = t.state.what[t.card("giant-robot")]
    values = f"{robot.energy + 1}/{robot.substance}"
    told = in_log(fought(t))
    assert fill(texts.COMBAT_WON, card="[giant-robot]", values=values, loser="[sea-devil]", others="2/3") in told
    assert fill(texts.LOST_COMBAT, card="[sea-devil]") not in told
    t = on(table("present-0: silurian\npresent-1: zygon"), "attack").does("pass")
    assert fill(texts.NO_ATTACK, seat=Seat(0)) not in in_log(t)


def test_what_one_card_does_to_several_is_one_line():
    t = table("hand-0: time-ram\npresent-0: auton\npresent-1: yeti, sea-devil\nhand-1: -").does(
        "flash time-ram", "pass"
    )
    assert [line for line in in_log(t) if "destroys" in line] == [
        fill(texts.DESTROYED_BY, by="[time-ram]", cards="[auton], [yeti] and [sea-devil]")
    ]
    t = table("present-0: metebelis-crystal\npresent-1: yeti, sea-devil\nhand-1: -").does(
        "use metebelis-crystal", "pass"
    )
    changed = [line for line in in_log(t) if "Energy" in line]
    assert len(changed) == 1 and "[yeti]" in changed[0] and "[sea-devil]" in changed[0]


def test_support_and_what_a_special_changes_are_told_once():
    """With the amount, when they are announced."""
    t = table("present-0: auton, sea-devil\npresent-1: yeti\nhand-1: exterminate").does("support auton sea-devil 0")
    assert fill(texts.SUPPORT, card="[auton]", target="[sea-devil]", amount="+1 Energy") in in_log(t)
    assert in_log(t.does("pass")) == []
    t = table("present-0: silurian\npresent-1: yeti\nhand-1: exterminate").does("use silurian yeti")
    assert "[yeti]" in in_log(t)[0] and "2 Energy" in in_log(t)[0]
    assert in_log(t.does("pass")) == []


def test_the_card_of_the_draw_step_is_no_line():
    t, told = table("hand-0: -\nhand-1: -"), []
    while t.state.active == 0 or t.state.agenda[-1].what != "act":
        t.does("pass" if "pass" in t.options else t.options[0])
        told += in_log(t)
    assert not any("draws" in line for line in told)
