"""What tests of the screens around the table stand on: a table that is none, matches and decks."""

from game.kernel.agenda import legal_actions
from game.match import Match, Player
from scenes.match import kept, sitting
from scenes.match.plan import STRANGERS, own_folder
from scenes.match.setup import Setup
from scenes.stack import Scene


class FakeTable(Scene):
    def __init__(self, match):
        self.match = match

    def draw(self, surface):
        surface.fill((0, 40, 30))


def button(player, game, words):
    """The button with these words in the door of a game."""
    door = next(door for door in player.scene.doors if door.game == game)
    return next(widget for widget in door.standing if widget.words == words)


def finished(seats, game="control"):
    """A match played to its end by taking now this, now that."""
    return play_out(Match.new(game, [Player(n, "human") for n in ("Traveller", *STRANGERS)[:seats]], seed=5))


def play_out(match):
    """To the end, by taking now this, now that."""
    turn = 0
    while match.outcome is None:
        legal = legal_actions(match.state)
        turn += 1
        match.act(legal[(turn * 7) % len(legal)])
    return match


def begun(names=("Ada", "Boole"), moves=3):
    match = Match.new("control", [Player(n, "human") for n in names], seed=11)
    for _ in range(moves):
        match.act(legal_actions(match.state)[0])
    return match


def waits(match):
    """This match was played and left: it waits."""
    problem = sitting.keep(match)
    sitting.leave(match)
    assert problem == "" and match.kept.path.is_file()
    return match.kept.path


def saved():
    """The files of the matches that wait, what was saved last first."""
    return [one.path for one in kept.waiting()]


def set_up(player, game):
    player.app.stack.push(Setup(game))
    player.step()
    return player.scene


def own_deck(name, text):
    own_folder("chrono_clash").mkdir(parents=True, exist_ok=True)
    (own_folder("chrono_clash") / name).write_text(text, encoding="utf-8")
