"""When a card is used in the open, everybody sees it from the first picture on."""

from game.kernel.view import see
from game.rules.control import events as ev
from tests.table import Table


def first(t, kind):
    return next(step for step in t.story if isinstance(step.event, kind))


def test_both_cards_of_a_diffusion_are_seen_before_they_move():
    t = Table("hand-0: nova\nplay-1: rift").does("diffuse nova rift")
    step = first(t, ev.CardDiffused)
    for seat in (0, 1, None):
        view = see(step.state, seat)
        assert (view.what[step.event.by].key, view.what[step.event.card].key) == ("nova", "rift")
        assert view.layout.zones[view.where[step.event.by]].name == "hand"


def test_a_spent_card_is_seen_when_its_ability_is_told():
    t = Table("hand-0: dark-energy").does("discard dark-energy")
    step = first(t, ev.CardSpent)
    assert see(step.state, 1).what[step.event.card].key == "dark-energy"


def test_a_stopped_card_and_what_stops_it_are_seen():
    t = Table("hand-0: dark-energy\nhand-1: time-stop").does("discard dark-energy", "stop time-stop")
    step = first(t, ev.AbilityStopped)
    view = see(step.state, None)
    assert (view.what[step.event.card].key, view.what[step.event.by].key) == ("dark-energy", "time-stop")
