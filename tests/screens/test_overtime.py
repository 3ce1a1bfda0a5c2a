"""Overtime is said in words that hold: a deck is empty, 21 still wins, and else the highest Fuel Count in the end."""

from tests.screens.tables import sit
from ui.shows.control import texts
from ui.table.effects import Caption

LAST_CARD = (
    "active: 0\nhand-0: nova\nhand-1: 2 cards\ndeck-0: 0 cards, rift\ndeck-1: 5 cards\nplay-0: singularity, nova"
)


def told(player, seconds=6.0):
    """What stands in the middle of the table while a story is told."""
    said = {}
    for _ in range(round(seconds * 60)):
        player.step()
        said |= {effect.words: True for effect in player.table.effects.active if isinstance(effect, Caption)}
    return list(said)


def test_the_banner_says_what_overtime_is():
    with sit(LAST_CARD, speed="normal") as player:
        player.table.act(next(a for a in player.match.legal_actions() if a.verb == "draw"))
        said = told(player)
        assert texts.OVERTIME in said and texts.OVERTIME_RULE in said


def test_what_stands_beside_the_number_of_the_turn_is_said_there():
    with sit(LAST_CARD.replace("0 cards, rift", "0 cards")) as player:
        player.move(player.table.painter.place("round").center)
        player.step(1)
        assert "**Overtime**: " in player.table.hints.words
    with sit(LAST_CARD) as player:
        player.move(player.table.painter.place("round").center)
        player.step(1)
        assert "Overtime" not in player.table.hints.words and "21" in player.table.hints.words


def test_a_deck_of_which_all_is_looked_at_is_not_called_empty():
    """What is not taken goes back on top of it (5.7)."""
    laid = "active: 0\nhand-0: future-shift\nhand-1: 2 cards\ndeck-0: 0 cards, rift, nova\ndeck-1: 5 cards"
    with sit(laid) as player:
        beside = lambda: player.table.chair.show.words.of_round(player.match.state)  # noqa: E731
        player.table.act(next(a for a in player.match.legal_actions() if a.verb == "play"))
        assert not player.match.state.cards_in(0, "deck") and beside() == ""
