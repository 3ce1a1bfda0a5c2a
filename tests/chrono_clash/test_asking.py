"""16.48: who is asked for Reinforcements, and that being asked need not tell what one holds."""

import pytest

from .laying import table

HANDS = ("plain", "whale", "plain, whale", "bolt")


@pytest.mark.parametrize("hand", HANDS)
def test_13_8_and_16_48_only_who_can_bring_somebody_is_asked(hand):
    t = table(f"hand-0: storm\nbattlefield-1: reinforcements\nhand-1: {hand}\ntime-0: 9").does("play storm")
    t.asked(1 if "plain" in hand else 0)


@pytest.mark.parametrize("hand", HANDS)
def test_13_8_and_16_48_everybody_with_a_card_is_asked_if_so_agreed(hand):
    laid = f"hand-0: storm\nbattlefield-1: reinforcements\nhand-1: {hand}\ntime-0: 9"
    t = table(laid, asking="everybody").does("play storm").waits(1, "reinforce or not")
    t.could("done", *(["summon plain"] if "plain" in hand else []))
    t.does("done").waits(0, "main").shows("battlefield-1: -")
    table(laid.replace(f"hand-1: {hand}", "hand-1: -"), asking="everybody").does("play storm").waits(0, "main")


def test_16_48_what_comes_then_costs_nothing_either():
    laid = "hand-0: storm, plain\nbattlefield-0: reinforcements\ntime-0: 9"
    t = table(laid, asking="everybody").does("play storm").waits(0, "reinforce or not")
    before = t.state.seats[0].time
    t.does("summon plain").shows(f"battlefield-0: plain\ntime-0: {before}")


@pytest.mark.parametrize(("field", "waits"), [("reinforcements", 1), ("mourner", 0), ("bear", 0)])
def test_16_48_the_table_waits_where_reinforcements_are_called_and_nowhere_else(field, waits):
    t = table(f"hand-0: storm\nbattlefield-1: {field}\nhand-1: bolt\ntime-0: 9").does("play storm")
    pauses = t.state.rules.telling.pauses
    assert sum(pauses(step.state, step.event) for step in t.story) == waits
