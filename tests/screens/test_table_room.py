"""What stands beside what at the table, and what nobody may be told there."""

import pytest

from tests.screens.tables import QUIET, sit

NINE = QUIET.replace(
    "rift, nova, dark-energy, wormhole",
    "rift, nova, dark-energy, wormhole, reactor, rewind, singularity, exotic-matter, future-shift",
).replace("deck-0: 9 cards", "deck-0: 5 cards")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nine_cards_in_hand_stay_between_the_plate_and_the_buttons(size):
    with sit(NINE, size=size) as player:
        table = player.table
        hand = player.match.state.cards_in(0, "hand")
        left = min(table.reading.rect_of(c).left for c in hand)
        right = max(table.reading.rect_of(c).right for c in hand)
        assert left >= table.story.plate_of(0).right
        assert right <= table.buttons.slots["draw"].rect.left


ANSWERING = """seats: 2
active: 0
hand-0: dark-energy, rift
hand-1: time-stop, nova
deck-0: 9 cards
deck-1: 9 cards
"""


def test_nothing_tells_that_the_computer_holds_a_time_stop_while_it_thinks_about_an_answer():
    with sit(ANSWERING) as player:
        table = player.table
        table.act(next(a for a in player.match.legal_actions() if a.verb == "discard"))
        player.step(6.0)
        assert player.match.state.agenda[-1].what == "respond"
        assert player.match.chooser == 1
        assert table.picture.still.prompt() == "Waiting..."
