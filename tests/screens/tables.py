"""A driver that sits at the table of a game, and what the tests of tables look at there."""

from game.kernel.agenda import legal_actions
from game.kernel.notation import lay
from game.kernel.view import see
from game.match import Match, Player
from game.rules.control import texts as control_texts
from scenes.match.curtain import Curtain
from scenes.match.table import Table
from tests.screens.driver import Driver
from ui.table.board import as_planned

NAMES = ("Ada", "Vesper", "Orrin", "Sable")
QUIET = """seats: 2
active: 0
hand-0: rift, nova, dark-energy, wormhole
hand-1: singularity, antimatter
play-0: force-field
play-1: exotic-matter, nova
discard-0: rewind, singularity
deck-0: 9 cards
deck-1: 9 cards
"""
TIME_STOP = QUIET.replace("rift, nova, dark-energy", "time-stop, nova, dark-energy").replace("active: 0", "active: 1")
USE_TIME_STOP = control_texts.STOP_WITH.format("Time Stop")


def sit(
    position=None, kinds=("human", "greedy"), size=(1280, 720), seed=5, wins=1, thinks=False, game="control", **settings
):
    """A driver at a table. The computer does not think unless it is asked to."""
    players = [Player(NAMES[n], kind) for n, kind in enumerate(kinds)]
    match = Match.new(game, players, seed=seed, wins=wins)
    if position:
        match.state = lay(match.state.rules, position)
        match.opening = []
    if not thinks:
        match.poll = lambda: []
    player = Driver(lambda: Table(match), size=size, **({"speed": "fast"} | settings))
    player.match, player.table = match, next(s for s in player.app.stack.scenes if isinstance(s, Table))
    player.step(0.2)
    return player


def with_active(position):
    """A position in which it is seat 0's turn if it does not say whose; None stays None."""
    return position if position is None or "active:" in position else f"active: 0\n{position}"


def card(player, key, zone):
    state = player.match.state
    return next(c for c in state.zones[state.layout.named[zone]] if state.what[c].key == key)


def at(player, card):
    return player.table.reading.rect_of(card).center


def middle(player, zone):
    area = player.table.board.zone(player.match.state.layout.named[zone]).area
    return (int(area.right - 12), int(area.centre[1]))


def in_zone(player, zone):
    state = player.match.state
    return [state.what[c].key for c in state.zones[state.layout.named[zone]]]


def settle(player, seconds=8):
    """Until the story is told, or the end of a round has come that somebody must leave."""
    table = player.table
    for _ in range(int(seconds / 0.1)):
        player.step(0.1)
        is_over = table.story.round_end.is_shown and not table.arrival.is_new
        if (is_over or not table.story.is_busy) and not table.story.side:
            break


def is_as_seen(player):
    """Whether every card lies exactly where the view says, showing what the view knows."""
    board = player.table.board
    watcher = player.table.chair.watcher
    poses = board.poses(as_planned(see(player.match.state, watcher), watcher))
    return all(board.sprites[c].pose == pose and board.sprites[c].shown is pose.shown for c, pose in poses.items())


def use(player, key):
    state = player.match.state
    action = next(a for a in legal_actions(state) if a.verb == "discard" and state.what[a.card].key == key)
    player.table.tell(player.match.act(action))
    settle(player)


def sit_down(player, name):
    """Whoever is called there takes the mouse."""
    assert isinstance(player.scene, Curtain) and player.scene.name == name
    player.scene.go()
    player.step(0.2)
    settle(player)
