"""Which back of the gallery's a card on the table shows."""

import pytest

from ui.cards.sprite import Pictures


class Backs:
    def __init__(self):
        self.asked = []

    def back(self, game, marking, size):
        self.asked.append(marking)


@pytest.mark.parametrize(
    ("owners", "markings", "backs"),
    [(1, (0, 1), [0, 1]), (2, (0, 1, 2, 3), [0, 0, 1, 1]), (4, (0, 3, 4, 7), [0, 0, 1, 1])],
)
def test_players_who_bring_decks_share_one_back_for_each_part(owners, markings, backs):
    gallery = Backs()
    pictures = Pictures(gallery, "chrono_clash", None, owners)
    for marking in markings:
        pictures.source(None, marking, 154)
    assert gallery.asked == backs
