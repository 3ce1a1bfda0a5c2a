"""What the screens show: every text that is laid out while the program goes from screen to screen without a window."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game import decks
from game.__main__ import play_out
from game.builder.draft import Draft
from game.kernel.agenda import legal_actions
from game.kernel.deck import Deck
from game.kernel.record import Record
from game.match import Match, Player
from game.rules import RULESETS
from game.teach import lessons, puzzles
from game.teach.review import Review
from game.teach.reviewer import save
from scenes.cards import CardGallery
from scenes.decks.builder import DeckBuilder
from scenes.decks.finish import DeckFinish
from scenes.decks.imports import DeckImport
from scenes.decks.sample_hand import SampleHand
from scenes.decks.shelf import DeckShelf
from scenes.dialog import Dialog
from scenes.file_choice import FileChoice
from scenes.learn.lesson import LessonTable
from scenes.learn.page import Learn
from scenes.learn.puzzle import PuzzleTable
from scenes.match import sitting
from scenes.match.curtain import Curtain
from scenes.match.matches import Matches
from scenes.match.result import Result
from scenes.match.setup import Setup
from scenes.match.table import Table
from scenes.menu import Menu
from scenes.past import history
from scenes.past.figures import Figures
from scenes.past.look_back import LookBack
from scenes.past.played import PlayedMatches
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.settings import SettingsScene
from scenes.stack import Scene
from tests.screens.driver import Driver
from tests.tools.texts.sentences import Sentence
from ui.base import text

ROOT = Path(__file__).parents[3]
COMMANDS = (
    ("main.py", "--help"), ("main.py", "--version"), ("main.py", "--windowed", "9x9"), ("-m", "game", "--help"),
    ("-m", "game", "play", "--help"), ("-m", "game", "replay", "--help"), ("-m", "game", "bench", "--help"),
    ("-m", "game", "play", "chess"), ("-m", "game", "play", "control", "--seats", "nobody,random"),
    ("-m", "game", "play", "control", "--seats", "random"), ("-m", "game", "play", "control", "--ruling", "x=y"),
    ("-m", "game", "play", "control", "--wins", "0"), ("-m", "game", "replay", "README.md"),
    ("-m", "game", "play", "control", "--seats", "random,greedy", "--seed", "3"), ("-m", "game", "check"),
)  # fmt: skip
LIST = "3 Ember Heron\n2 Ember Hern\nQuarrelsome Lighthouse\n4x Frost Warden\n1 1 1\nSideboard\n2 Time Stop\n"
MOVES = 60  # actions that are played at each table, with a look at what is shown after each
EVERY = 4  # of so many, at one the help, the inspector and the pause are opened


class Recorder:
    """Notes each text that `ui.base.text` lays out or draws, in their order."""

    NAMES = ("layout", "render", "shortened")

    def __init__(self) -> None:
        self.words: dict[str, None] = {}
        self.real = {name: getattr(text, name) for name in self.NAMES}

    def __enter__(self) -> Recorder:
        for name, real in self.real.items():
            setattr(text, name, partial(self.note, real))
        return self

    def __exit__(self, *_) -> None:
        for name, real in self.real.items():
            setattr(text, name, real)

    def note(self, real: Callable, words: str, *given, **how):
        if not words.endswith("\u2026"):  # what was cut is noted whole where it is shortened
            self.words[words] = None
        return real(words, *given, **how)

    def taken(self, place: str, player: Driver) -> Iterator[Sentence]:
        """What was noted since the last time, and what the widgets of the screen say when they are pointed at."""
        with contextlib.suppress(AttributeError):
            for widget in player.widgets():
                self.words |= dict.fromkeys(words for _, words, *_ in getattr(widget, "options", ()))
                for name in ("words", "hint", "detail", "tip", "reason", "placeholder"):
                    if isinstance(words := getattr(widget, name, None), str):
                        self.words[words] = None
        self.words |= dict.fromkeys(notice.words for notice in player.app.toasts.notices)
        found, self.words = list(self.words), {}
        yield from (Sentence(place, words) for words in found)


def screens() -> Iterator[Sentence]:
    """All screens, one after the other, then the command line and the README."""
    with Recorder() as recorder:
        yield from shown(recorder, "menu for the first time", Menu)
        for name, make in plain_screens():
            yield from shown(recorder, name, make)
        for game in RULESETS:
            yield from at_table(recorder, game)
            yield from learning(recorder, game)
            yield from after_match(recorder, game)
            if RULESETS[game].decks.parts:
                yield from with_decks(recorder, game)
        for name, make in (("menu", Menu), ("matches", Matches), ("statistics", Figures), ("history", PlayedMatches)):
            yield from shown(recorder, name, make)
    yield from command_line()
    yield from readme()


def shown(recorder: Recorder, name: str, make: Callable[[], Scene], do: Callable[[Driver], None] | None = None,
          **how) -> Iterator[Sentence]:  # fmt: skip
    """What one screen shows: first, then after something is done there, with all its lists dropped down."""
    recorder.words = {}
    with Driver(make, **({"speed": "instant"} | how)) as player:
        player.step(0.3)
        yield from recorder.taken(name, player)
        if do is not None:
            do(player)
            player.step(0.3)
            yield from recorder.taken(name, player)


def plain_screens() -> Iterator[tuple[str, Callable[[], Scene]]]:
    yield "settings", SettingsScene
    for game in RULESETS:
        yield "setup", partial(Setup, game)
        yield "setup of four", partial(setup_of_four, game)
        yield "rules", partial(Rules, game)
        yield "cards", partial(CardGallery, game)
        for printed in list(RULESETS[game].book)[::10]:
            yield "cards", partial(CardGallery, game, printed.key)
        yield "learn", partial(Learn, game)
        yield "pause", partial(Pause, new_match(game))
    yield "curtain", partial(Curtain, "Boole", ["Ada draws a card."], print, print, "Ada", print)
    yield "file choice", partial(FileChoice, "Open a match", (".txt",), print)
    yield "dialog", partial(Dialog, "Heading", "Words", [("Cancel", None), ("OK", None)])


def setup_of_four(game: str) -> Setup:
    scene = Setup(game)

    def build() -> None:
        Setup.build(scene)
        scene.plan = scene.plan.with_count(RULESETS[game].seat_counts[-1])
        scene.fill()

    scene.build = build
    return scene


def new_match(game: str, kinds: tuple[str, ...] = ("human", "random"), seed: int = 5) -> Match:
    names = ("Ada", "Boole", "Curie", "Dirac")
    return Match.new(game, [Player(names[seat], kind) for seat, kind in enumerate(kinds)], seed=seed)


# At the table


def at_table(recorder: Recorder, game: str) -> Iterator[Sentence]:
    """A match of some turns, with help, inspector, explanations, recap, pause and what every button says."""
    match = new_match(game)
    match.poll = lambda: []
    with Driver(lambda: Table(match), speed="instant", assistance="suggestions") as player:
        table = player.scene
        for number in range(MOVES):
            if match.outcome is not None:
                break
            settle(player, table)
            yield from recorder.taken(f"{game} table", player)
            if number % EVERY == 0 and player.scene is table:
                yield from looked_at(recorder, player, game)
            legal = legal_actions(match.state)
            table.tell(match.act(legal[(number * 7) % len(legal)]))
        settle(player, table)
        yield from recorder.taken(f"{game} result", player)
    sitting.keep(match)
    sitting.leave(match)


def settle(player: Driver, table: Table) -> None:
    """Until all is shown that happened, or the end of a round waits for a press."""
    for _ in range(80):
        player.step(0.1)
        if not table.story.is_busy or table.story.round_end.is_shown:
            return


def looked_at(recorder: Recorder, player: Driver, game: str) -> Iterator[Sentence]:
    """What the table says when it is asked: of what is pointed at, of the way, of the goal, of what happened."""
    table = player.scene
    for key in ("e", "e", "g", "b", "escape", "f1", "f1", "f1", "escape"):
        player.press(key)
        player.step(0.4)
        yield from recorder.taken(f"{game} table: {key.upper() if len(key) < 3 else key}", player)
        while player.scene is not table and len(player.app.stack.scenes) > 1:
            player.app.stack.pop()
            player.step()
    for card in list(table.board.bound)[::6]:
        rect = table.reading.rect_of(card)
        if rect is None:
            continue
        player.move(rect.center)
        player.step(0.6)
        yield from recorder.taken(f"{game} table: pointed at", player)
        player.press("i")
        player.step(0.2)
        yield from recorder.taken(f"{game} table: inspector", player)
        player.press("escape")
        while player.scene is not table and len(player.app.stack.scenes) > 1:
            player.app.stack.pop()
            player.step()


# Learning, looking back, decks


def learning(recorder: Recorder, game: str) -> Iterator[Sentence]:
    for lesson in lessons.shipped(game)[:2]:
        for part in range(len(lesson.parts)):
            yield from shown(recorder, f"{game} lesson", partial(LessonTable, game, lesson.key, part), help_twice)
    for example in lessons.shipped(game, lessons.EXAMPLES)[:2]:
        yield from shown(recorder, f"{game} example", partial(LessonTable, game, example.key), help_twice)
    for puzzle in puzzles.shipped(game)[:2]:
        yield from shown(recorder, f"{game} puzzle", partial(PuzzleTable, game, puzzle.key), help_twice)


def help_twice(player: Driver) -> None:
    player.step(3)
    player.press("space")
    player.step(3)
    player.press("f1", times=2)
    player.step(0.5)


def after_match(recorder: Recorder, game: str) -> Iterator[Sentence]:
    """The result of a match, and its review on the table."""
    rules = RULESETS[game]
    brought = decks.bring(game, None, 2, 3, None)
    record = Record(game, 3, [("random", "random"), ("greedy", "greedy")], rules.ruled(), 1, rules.book.version,
                    decks=brought)  # fmt: skip
    play_out(record, ["random", "greedy"], keep=True)
    record.players = [("human", "Ada"), ("skilled", "Boole")]
    review = Review.of(record)
    for _ in review.steps(record, worlds=6, draws=1):
        pass
    save(review, history.review_of(record.digest))
    match = new_match(game)
    while match.outcome is None:
        legal = legal_actions(match.state)
        match.act(legal[(len(match.record.actions) * 7) % len(legal)])
    yield from shown(recorder, f"{game} result", partial(Result, match))
    sitting.keep(match)
    sitting.leave(match)

    def through(player: Driver) -> None:
        for key in ("f1", "w", "w", "t", "w", "d", "escape", *["right", "w"] * 12, "page down", "end"):
            player.press(key)
            player.step(0.2)

    yield from shown(recorder, f"{game} review", partial(LookBack, record), through)


def with_decks(recorder: Recorder, game: str) -> Iterator[Sentence]:
    """Shelf, builder with a ready, an empty and an illegal deck, sample hand, finishing, and a list with faults."""
    rules, ready = RULESETS[game], [one.deck for one in decks.shipped(game)]
    half = Deck("Half", tuple((part, counts[: len(counts) // 2]) for part, counts in ready[0].parts))
    yield from shown(recorder, "deck shelf", partial(DeckShelf, game), through_tabs)
    for deck in (ready[0], half, Deck("New", ())):
        yield from shown(recorder, "deck builder", lambda deck=deck: DeckBuilder(game, Draft(rules, deck)), search)
    yield from shown(recorder, "sample hand", partial(SampleHand, ready[0], rules, lambda: 1))
    yield from shown(recorder, "deck finish", lambda: DeckFinish(Draft(rules, half), print))
    for words in (None, LIST, "".join(f"{count} {rules.book[key].name}\n" for key, count in ready[0].parts[0][1])):
        yield from shown(recorder, "deck import", partial(DeckImport, rules, print, words, "the clipboard"))


def through_tabs(player: Driver) -> None:
    for _ in range(12):
        player.press("tab")
        player.press("down")


def search(player: Driver) -> None:
    player.step(0.3)
    for words in ("cost:", "zzz", "c:red or", "has:draw>=2", "is:legal"):
        player.press("ctrl+f")
        player.press("ctrl+a")
        player.type(words)
        player.step(0.4)
    for _ in range(25):
        player.press("tab")


# Without a window


def command_line() -> Iterator[Sentence]:
    for command in COMMANDS:
        done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=300)
        for line in (done.stdout + done.stderr).splitlines():
            yield Sentence(f"command line: {' '.join(command)}", line.strip())


def readme() -> Iterator[Sentence]:
    for number, line in enumerate((ROOT / "README.md").read_text(encoding="utf-8").splitlines(), 1):
        yield Sentence(f"README.md:{number}", line)
