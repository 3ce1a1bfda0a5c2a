"""What the log says of causes: what destroyed a card, moved it, changed its values, took it from a hand."""

import random
import re

import pytest

from game.kernel import events as kernel_events
from game.kernel.agenda import apply, legal_actions
from game.kernel.notation import tell
from game.kernel.view import see
from game.kernel.windows import waiting
from game.rules.doctor_who import events as ev
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
                assert event.by >= 0 and (event.by == event.card) != (", by [" in said), said
            elif isinstance(event, ev.CardDestroyed):
                assert event.by >= 0 or event.card in beaten, said
                assert event.by < 0 or f"|{event.by}]" in said
            elif isinstance(event, kernel_events.CardMoved) and state.layout.zones[event.end].name == "hand":
                assert state.layout.zones[event.start].name not in ("past", "present", "future") or said == ""


SAID = [
    ("hand-0: dulciens\npresent-1: yeti", "play dulciens", "{seat:0} draws a card, by [dulciens]."),
    ("present-0: light\npresent-1: krynoid", "use light krynoid", "[krynoid] is destroyed, by [light]."),
    ("hand-0: mind-probe\nhand-1: yeti", "flash mind-probe", "{seat:1} loses [yeti] from hand, by [mind-probe]."),
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
    bare = ["]".join(part.split("|")[0] for part in words.split("]")) for words in told]
    assert line in bare, bare


def test_a_card_that_is_sent_where_somebody_chooses_says_what_sends_it():
    t = table("present-0: silurian\nhand-1: time-scoop\npresent-1: zygon").does("use silurian zygon")
    t.asked(1).does("flash time-scoop zygon")
    for _ in range(4):
        if "choose 1" in t.options:
            break
        t.does("pass")
    told = [tell(see(step.state, None), step.event) for step in t.does("choose 1").story]
    assert any(words.startswith("[zygon|") and "goes to the Past, by [time-scoop|" in words for words in told), told


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
    assert said == "A Hit on {seat:1}: the deck is empty (4.5)."
    assert waits in ([], ["A Hit on {seat:1}: the deck is empty."])
    laid = "present-0: dalek, genesis-of-the-daleks awake\nhand-0: yeti"
    said, waits = told_until(table(laid), ev.HitThreatened)
    assert said.startswith("A Hit on {seat:0}, by [genesis-of-the-daleks|"), said
    assert waits in ([], ["A Hit on {seat:0}, by Genesis of the Daleks."])


def test_a_combat_without_an_outcome_says_who_is_gone():
    """10.11; not where a card ends it."""
    t = attacking("present-0: silurian, borad\npresent-1: sea-devil\ntime-1: 6 cards", "attack silurian sea-devil")
    told = [tell(see(step.state, 0), step.event) for step in t.does("use borad sea-devil").story]
    said = next(words for words in told if words.startswith("The combat is over without an outcome"))
    assert ": [sea-devil|" in said and "] fights no longer, and [silurian|" in said, said
    assert said.endswith("] is Sided (10.11)."), said


def test_a_combat_in_which_both_are_lost_says_so_of_both():
    t = attacking("present-0: silurian, zygon\npresent-1: sea-devil\nhand-0: time-ram", "attack silurian sea-devil")
    told = [tell(see(step.state, 0), step.event) for step in fought(t.does("flash time-ram")).story]
    said = next(words for words in told if words.startswith("The combat is over without an outcome"))
    said = re.sub(r"\|\d+\]", "]", said)
    assert said == "The combat is over without an outcome: [silurian] and [sea-devil] fight no longer (10.11)."


@pytest.mark.parametrize(
    ("rulings", "why"),
    [
        ({}, "neither is greater in both (10.9), and both are Sided (10.10)."),
        ({"table": "lead"}, "neither is ahead (14.10), and both are Sided (10.10)."),
        ({"draw": "neither"}, "neither is greater in both (10.9), and nobody is Sided (14.14)."),
    ],
)
def test_a_draw_says_both_sums_and_why_nobody_has_won(rulings, why):
    t = attacking("present-0: auton\npresent-1: axon energy-1", "attack auton axon", **rulings)
    told = [tell(see(step.state, 0), step.event) for step in fought(t).story]
    said = next(words for words in told if " is a draw" in words)
    said = re.sub(r"\|\d+\]", "]", said)
    assert said == f"[auton] (2/2) against [axon] (1/3) is a draw: {why}"


def test_who_loses_a_combat_is_discarded_and_not_said_to_be_destroyed():
    """10.9; what happens when a card is destroyed happens all the same."""
    t = attacking("present-0: dalek\npresent-1: auton", "attack dalek auton")
    told = [tell(see(step.state, None), step.event) for step in t.story]
    assert any(words.startswith("[auton") and "lost the combat and is discarded (10.9)." in words for words in told)
    assert not any("destroyed" in words for words in told) and any("draws" in words for words in told), told


def test_an_episode_that_a_card_solves_is_said_to_be_solved_by_it():
    laid = "present-0: dalek\npresent-1: adric\npast-1: the-ribos-operation awake"
    t = attacking(laid, "attack dalek adric")
    told = [tell(see(step.state, None), step.event) for step in t.story]
    assert any("solves [the-ribos-operation" in words and ", by [adric|" in words for words in told), told


def test_who_has_no_energy_and_no_substance_left_is_destroyed_by_that():
    t = table("present-0: unit-bazooka-crew\npresent-1: watcher-of-the-present")
    words = [tell(t.state, ev.CardDestroyed(1, card, card)) for card in [t.card("watcher-of-the-present")]]
    assert words[0].endswith("is destroyed: its Energy and Substance are 0 (6.3).")


def test_who_pays_for_a_special_is_told_and_whom_a_flash_stands_up_before_a_time_zone_is_chosen():
    t = table("present-0: demat-gun, drax\npresent-1: yeti").does("use demat-gun yeti")
    assert told(t) == ["{seat:0} uses [demat-gun] on [yeti].", "[drax] is Sided for [demat-gun] (5.6)."]
    t = table("present-0: demat-gun, drax, romana\npresent-1: yeti").does("use demat-gun yeti", "spend romana")
    assert told(t) == ["[romana] is Sided for [demat-gun] (5.6)."]
    t = on(table("present-0: yeti sided\nhand-0: the-cavalry\nhand-1: auton"), "quiet", 0)
    while t.state.active == 0:
        t.does("pass")
    t.asked(0, "A new turn").does("flash the-cavalry yeti", "pass")
    assert told(t) == ["[yeti] stands up, by [the-cavalry]."]


def test_what_comes_to_nothing_says_why():
    t = table("present-0: silurian\npresent-1: yeti, demat-gun, drax", gone="no").does("use silurian yeti")
    t.does("use demat-gun silurian", "pass")
    assert told(t)[-1] == "[silurian]: nothing happens, for it has left play (14.24)."
    t = table("future-0: thal, roboman\nzone-0: 3\nfuture-1: sensorite").does("support thal roboman 0")
    t.does("use sensorite thal", "pass", "pass")
    assert "[thal] does nothing to [roboman]: its own Support is 0 now (7.6)." in told(t)

    t = table("hand-0: time-loop, auton").does("flash time-loop")
    assert "[time-loop]: a part of it is left out, for {seat:0} holds only one card." in told(t)


def test_what_was_paid_is_not_said_to_be_left_out_where_who_paid_is_gone():
    t = table("present-0: demat-gun, drax\npresent-1: yeti\nhand-1: gallifreyan-summons").does("use demat-gun yeti")
    t = t.does("flash gallifreyan-summons drax", "pass", "pass")
    assert told(t) == ["[yeti] is destroyed, by [demat-gun]."]


def told(t) -> list[str]:
    """The lines of the log for the last action, without the numbers of cards."""
    lines = (tell(see(step.state, None), step.event) for step in t.story)
    return [re.sub(r"\|\d+]", "]", line) for line in lines if line]


@pytest.mark.parametrize("episode", ["frontios", "terror-of-the-autons"])
def test_what_an_episode_does_until_it_is_solved_is_told_when_it_begins_and_not_each_turn(episode):
    for is_awake in ("", " awake"):
        t = on(table(f"past-0: {episode}{is_awake}\nhand-0: yeti"), "act").does("pass")
        (said,) = (
            tell(see(t.state, None), step.event) for step in t.story if isinstance(step.event, ev.EpisodeUnsolved)
        )
        begins = episode == "frontios" and not is_awake
        assert said.endswith("cannot stand up." if begins else "is not solved."), said
