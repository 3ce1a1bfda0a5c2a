"""A driver that looks back on a match, and the matches that it looks back on."""

from game.kernel.record import parse
from game.teach.review import Review
from game.teach.reviewer import save
from scenes.past import history
from scenes.past.look_back import LookBack
from tests.screens.driver import Driver
from tests.teach.test_review import played

RECORDS = {}


def record_of(game, is_over=True):
    if game not in RECORDS:
        RECORDS[game] = played(game, ("random", "greedy"))
        RECORDS[game].players = [("human", "Ada"), ("skilled", "Vesper")]
    record = parse(RECORDS[game].dump())
    if not is_over:
        record.take_back(4)
    return record


def look(game="control", is_over=True, review=None, size=(1280, 720), **settings):
    record = record_of(game, is_over)
    save(review or Review(record.digest, game, 2, len(record.actions), done=len(record.actions), teams=(0, 1)),
         history.review_of(record.digest))  # fmt: skip
    player = Driver(lambda: LookBack(record), size=size, **({"speed": "instant"} | settings))
    player.step(0.2)
    return player
