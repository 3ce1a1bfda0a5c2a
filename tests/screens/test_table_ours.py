"""What of a card is not a fact of the published game is read where the card is read."""

from game.rules import RULESETS
from tests.screens.tables import at, card, sit
from ui.cards.preview import of_ours


def test_what_of_a_card_is_ours_stands_under_it_when_it_is_shown_large():
    said = of_ours(RULESETS["control"].book["rewind"])
    assert "first edition" in said
    with sit("active: 0\nhand-0: rewind, singularity\ndeck-0: 9 cards\ndeck-1: 9 cards") as player:
        high = {}
        for key, is_ours in (("rewind", True), ("singularity", False)):
            player.move(at(player, card(player, key, "hand-0")))
            player.step(1)
            preview = player.table.reading.preview
            assert preview.is_shown and (said in preview.note) == is_ours
            high[key] = preview.slip_height(300, 1.0)
            player.move((640, 300))
            player.step(0.3)
        assert high["rewind"] > high["singularity"], "more than what is said of the right click"
