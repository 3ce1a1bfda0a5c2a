"""What the table does is the same whatever somebody holds: how long it waits, what it shows, what it offers."""

import re

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.windows import PASS
from tests.screens.tables import sit

FRAME = 0.05
OWN = "seats: 2\nactive: 0\nhand-0: dark-energy, nova\nplay-0: rift\ndeck-0: 9 cards\ndeck-1: 9 cards\n"
HELD = ("time-stop, rewind", "nova, rewind", "time-stop, time-stop")


def thinking(player, seconds):
    """The computer thinks so long about an answer and then says no; hurried, it is done. In its own turn it rests."""
    match, left = player.match, [seconds]
    polled = [0.0]

    def poll():
        if not match.is_thinking or match.state.agenda[-1].what == "action":
            return []
        polled[0] += FRAME
        if polled[0] < left[0]:
            return []
        polled[0], left[0] = 0.0, seconds
        actions = legal_actions(match.state)
        return match.act(PASS if PASS in actions else next(action for action in actions if action.card < 0))

    def hurry():
        left[0] = 0.0

    match.poll, match.hurry = poll, hurry


def seen(player, seconds=4.0):
    """What is seen frame by frame, until a person is asked again."""
    frames = []
    for _ in range(round(seconds / FRAME)):
        player.step(FRAME)
        table = player.table
        shown = table.picture.still.shown()
        hand = len(table.chair.view.cards_in(0, "hand"))
        prompt = re.sub(r"\[.*?\]", "[a card]", shown.prompt)  # what is drawn is not the same in each
        frames.append((prompt, shown.thinking, shown.mode, table.buttons.tools["hurry"].enabled, hand))
    return frames


@pytest.mark.parametrize("thinks", [0.0, 0.4, 2.5])
@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_6_2_after_a_discarded_ability_the_same_time_passes_whoever_could_stop_it(speed, thinks):
    told = []
    for held in HELD:
        with sit(OWN + f"hand-1: {held}", speed=speed) as player:
            thinking(player, thinks)
            state = player.match.state
            action = next(a for a in legal_actions(state) if a.verb == "discard")
            player.table.act(action)
            told.append(seen(player))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("thinks", [0.0, 2.5])
def test_a_click_does_not_shorten_it(thinks):
    told = []
    for held in HELD:
        with sit(OWN + f"hand-1: {held}") as player:
            thinking(player, thinks)
            player.table.act(next(a for a in legal_actions(player.match.state) if a.verb == "discard"))
            player.step(FRAME)
            player.click((640, 300))
            player.press("h")
            told.append(seen(player))
    assert told[0] == told[1] == told[2]


THEIRS = "seats: 2\nactive: 1\nhand-0: nova, rewind\ndeck-0: 9 cards\ndeck-1: 9 cards\n"


@pytest.mark.parametrize("thinks", [0.0, 0.4, 2.5])
@pytest.mark.parametrize(("card", "field"), [("exotic-matter", "play-0: rift"), ("reactor", "play-0: exotic-matter")])
def test_at_an_exotic_matter_the_same_time_passes_whatever_is_in_hand(card, field, thinks):
    """Also where a Reactor copies it. The computer declines, if it is asked at all."""
    told = []
    for held in ("rift, nova", "singularity, nova", "rift, rift"):
        with sit(f"{THEIRS}{field}\nhand-1: {card}, {held}") as player:
            thinking(player, thinks)
            match, what = player.match, player.match.state.what
            plays = [a for a in legal_actions(match.state) if a.verb == "play" and what[a.card].key == card]
            player.table.tell(match.act(plays[0]))
            told.append(seen(player))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("thinks", [0.0, 0.4, 2.5])
def test_6_2_also_where_several_computers_think_one_after_the_other(thinks):
    told = []
    for first, second in (("nova", "nova"), ("time-stop", "nova"), ("nova", "time-stop"), ("time-stop", "time-stop")):
        laid = f"seats: 3\nactive: 0\nhand-0: dark-energy, nova\nhand-1: {first}\nhand-2: {second}\ndeck: 20 cards\n"
        with sit(laid, kinds=("human", "greedy", "greedy")) as player:
            thinking(player, thinks)
            player.table.act(next(a for a in legal_actions(player.match.state) if a.verb == "discard"))
            told.append(seen(player))
    assert all(frames == told[0] for frames in told)


def test_while_somebody_may_think_secretly_nothing_is_drawn():
    """But for what moves besides: the picture is the same."""
    with sit(OWN + "hand-1: nova, rewind") as player:
        thinking(player, 2.5)
        table = player.table
        table.act(next(a for a in legal_actions(player.match.state) if a.verb == "discard"))
        still, wanted = 0, []
        for _ in range(round(4 / FRAME)):
            before = table.story.teller.is_still and not table.effects.active and not table.story.side
            table.story.update(FRAME)
            if before and table.story.teller.is_still and not table.effects.active:
                wanted.append(table.story.is_dirty)
            table.story.is_dirty = False
            still += before
        assert still > 5 and not any(wanted)
