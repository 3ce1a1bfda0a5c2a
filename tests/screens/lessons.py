"""A driver at a lesson, and how it is gone through."""

from game.kernel import notation
from game.rules import RULESETS
from game.teach.lessons import shipped
from scenes.learn.lesson import LessonTable
from tests.screens.driver import Driver

TAUGHT = [game for game in RULESETS if shipped(game)]
ALL = [(lesson.game, lesson.key) for game in TAUGHT for lesson in shipped(game)]


def taught(game="control", key="", part=0, **settings):
    lesson = next(one for one in shipped(game) if one.key == (key or shipped(game)[0].key))
    return Driver(lambda: LessonTable(game, lesson.key, part), **({"speed": "instant"} | settings))


def rest(player, seconds=12):
    """Until the story is told."""
    for _ in range(int(seconds / 0.1)):
        player.step(0.1)
        if not player.scene.story.is_busy:
            break
    assert not player.scene.story.is_busy
    player.step(0.1)


def do(player, deeds):
    for deed in deeds:
        rest(player)
        player.scene.act(notation.read(player.scene.match.state, deed))
    rest(player)


def watch(player):
    """Go on until something is to be done."""
    for _ in range(12):
        if not player.scene.is_watched:
            return
        rest(player)
        player.press("space")
    raise AssertionError("what is watched never ends")
