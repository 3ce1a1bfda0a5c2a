"""What a player reads while playing names what is at stake."""

import pytest

from game.kernel.agenda import label, legal_actions
from game.kernel.notation import tell
from game.kernel.template import Names, Seat, address, fill
from game.kernel.view import see
from game.rules.control import texts
from tests.control.asking import stops_ability
from tests.table import Table

NAMES = Names(["Ada", "Boole", "Curie"], you=0)
BUTTONS = [  # a table, what is done, and the cards that the buttons name
    ("hand-0: rift\nplay-0: nova\nplay-1: nova", ["play rift", "choose 1"], ["Nova", "Nova"]),
    ("hand-0: reactor\nplay-1: force-field, nova\nplay-0: rift", ["play reactor"], ["Force Field", "Rift"]),
    ("hand-0: exotic-matter, reactor", ["play exotic-matter"], ["", "Reactor"]),
    ("hand-0: future-shift\ndeck-0: 0 cards, rift, nova", ["play future-shift"], ["Nova", "Rift"]),
    ("hand-0: wormhole\ndiscard-0: rift, nova", ["discard wormhole"], ["Nova", "Rift"]),
    ("hand-0: rewind\nplay-0: rift\nplay-1: nova", ["discard rewind"], ["Nova", "Rift"]),
    ("seats: 3\nhand-0: antimatter\nhand-1: rift\nhand-2: rift", ["discard antimatter"], ["Boole", "Curie"]),
]


@pytest.mark.parametrize(("table", "actions", "named"), BUTTONS)
def test_each_button_names_its_card_or_player(table, actions, named):
    t = Table(table).does(*actions)
    buttons = sorted(address(label(t.state, action), NAMES) for action in legal_actions(t.state))
    assert len(buttons) == len(named)
    assert all(any(name in button for button in buttons) for name in named), buttons


def test_the_buttons_of_an_action_name_both_cards_and_the_way():
    t = Table("hand-0: dark-energy\nplay-1: rift")
    assert {label(t.state, action) for action in legal_actions(t.state)} == {
        texts.DRAW,
        fill(texts.PLAY, card="Dark Energy"),
        fill(texts.DISCARD_FOR_ABILITY, card="Dark Energy"),
        fill(texts.DIFFUSE, target="Rift", card="Dark Energy"),
    }


def test_a_card_that_copies_says_so_when_it_asks():
    t = Table("hand-0: reactor\nplay-1: future-shift\ndeck-0: rift, nova, rewind").does("play reactor")
    assert "Reactor" in t.question and "Future Shift" in t.question


def test_a_player_who_is_asked_and_holds_no_time_stop_is_told_so():
    t = Table("hand-0: dark-energy\nhand-1: rift", {"asking": "everybody"}).does("discard dark-energy")
    assert t.asked(1).question == fill(texts.CANNOT_STOP_ABILITY, seat=Seat(0), card="Dark Energy")
    t = Table("hand-0: dark-energy\nhand-1: time-stop", {"asking": "everybody"}).does("discard dark-energy")
    assert t.asked(1).question == stops_ability(0, "Dark Energy")


def test_a_player_who_is_asked_for_a_further_card_and_holds_none_is_told_so():
    one, none = (
        Table(f"hand-0: exotic-matter, {held}", {"asking": "everybody"}).does("play exotic-matter")
        for held in ("rift", "nova")
    )
    asked = {"card": "Exotic Matter", "most": 3}
    assert none.could("done").question == fill(texts.CANNOT_PLAY_ANOTHER, **asked)
    assert one.question == fill(texts.PLAY_ANOTHER, **asked)


def test_10_5_what_is_announced_is_asked_about_and_stands_in_the_log():
    table = "hand-0: singularity\nplay-0: rift\nplay-1: nova\nhand-1: time-stop"
    t = Table(table, {"singularity": "on-discarding"}).does("discard singularity", "choose 0")
    effect = "discard all Stable cards in play"
    said = [tell(see(step.state, 1), step.event) for step in t.story]
    assert fill(texts.ANNOUNCED, seat=Seat(0), effect=effect) in said
    prompt = fill(texts.STOP_ABILITY_WITH_EFFECT, seat=Seat(0), card="Singularity", effect="discard all Stable cards")
    assert t.asked(1).question == prompt
