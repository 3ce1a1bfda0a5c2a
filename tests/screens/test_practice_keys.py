"""Every key of the key table at every step of every lesson, worked example and puzzle."""

import re

import pygame
import pytest

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.rules import RULESETS
from game.teach.desk import JUDGE, Told, Verdict
from game.teach.lessons import EXAMPLES, LESSONS, SHOWN
from game.teach.lessons import shipped as shipped_lessons
from game.teach.puzzles import shipped as shipped_puzzles
from scenes.app import App
from scenes.key_words import KEYS
from scenes.match.recap import Recap
from tests.screens.driver import MODIFIERS, Driver

NAMES = {"esc": "escape", "enter": "return"}
MOUSE = ("drag", "click", "right button")
ACTS = ("d", "1", "2", "3", "4", "tab", "right", "return", "u", "ctrl+z", "space")
"""Keys that may decide something: they come last."""
ONCE = ("f10", "f11", "alt+return")
"""Keys that write a report or change the window: pressed at the first step of each game."""


def keys_of(*headings):
    """The keys that the table of keys names, as `Driver.press` calls them; acting ones last."""
    found = []
    for said in (said for heading in headings for said, _ in KEYS[heading]):
        for name in re.split(r", or |, ", said.lower()):
            if not any(word in name for word in MOUSE):
                found += ["right"] if name == "arrows" else ["pageup", "pagedown"] if name == "page up" else [name]
    found = [NAMES.get(name, name).replace("alt+enter", "alt+return") for name in found if name != "page down"]
    found = list(dict.fromkeys(found))
    return sorted(found, key=lambda name: (name in ONCE, name in ACTS, ACTS.index(name) if name in ACTS else 0))


TABLE_KEYS = keys_of("Keys at the table", "Keys everywhere")
QUIET = [key for key in TABLE_KEYS if key not in (*ACTS, *ONCE)]
ACTING = [key for key in TABLE_KEYS if key in ACTS]


@pytest.fixture(scope="module")
def player():
    with Driver(speed="instant") as player:
        yield player


class Agreeing:
    """A worker that accepts every action of a puzzle at once."""

    def __init__(self):
        self.answer = None

    def ask(self, task, *given):
        self.answer = Told(1.0, Verdict(True) if task == JUDGE else "")

    def poll(self):
        answer, self.answer = self.answer, None
        return answer

    def cancel(self):
        self.answer = None

    close = cancel


def press(player, name):
    """A key goes down and up within a frame."""
    *mods, key = name.split("+")
    how = {"key": pygame.key.key_code(key), "mod": sum(MODIFIERS[mod] for mod in mods), "scancode": 0}
    letter = key if len(key) == 1 and not mods else " " if key == "space" else ""
    player.scene.arrival.end()
    player.app.arrival.end()
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        player.app._event(pygame.event.Event(kind, unicode=letter, **how))
        player.app._settle()


def settle(player, table):
    """Close what covers the table and finish its animations, without drawing."""
    while player.scene is not table:
        player.app.stack.pop()
        player.app.step([], 0.02)
    for _ in range(200):
        player.app.step([], 0.1)
        if not table.story.is_busy and table.is_ready:
            return
    raise AssertionError("the story never ends")


def press_all(player, table, keys):
    for key in keys:
        press(player, key)
        if table not in player.app.stack.scenes:
            return  # it led on to the next one
        if player.scene is not table or table.story.is_busy or not table.is_ready:
            settle(player, table)
    settle(player, table)


def open_table(player, name, *given):
    player.app.start(name, *given)
    player.app.step([], 0.02)
    settle(player, player.scene)
    return player.scene


def steps_of(game):
    """Every step of the lessons and examples of a game: how it is opened, and what its solution does."""
    for shelf in (LESSONS, EXAMPLES):
        for lesson in shipped_lessons(game, shelf):
            for at, part in enumerate(lesson.parts):
                yield lesson.key, at, part


@pytest.fixture
def no_fault_is_caught(monkeypatch):
    """A fault of a scene ends the test, not only the scene."""

    def fault(app):
        raise

    monkeypatch.setattr(App, "_fault", fault)


def find(table, text):
    """The legal action that this text means, or None."""
    s = table.match.state
    legal = legal_actions(s) if table.asking.is_asked else []
    return next((action for action in legal if text in (notation.say(s, action), notation.short(s, action))), None)


def has_answer(table, known):
    """Whether others did more than pass since, and the player is asked again."""
    record = table.match.record.actions
    is_done = any(who != table.match.seat and deed != "pass" for who, deed in record[known + 1 :])
    return table.asking.is_asked and is_done


def follow(player, table, texts):
    """All keys before these actions, the recap after each, and those that look back after one was taken back."""
    press_all(player, table, QUIET)
    for number, text in enumerate(texts):
        action = find(table, text)
        assert action is not None or number, f"nothing means {text!r}"
        if action is None:
            break
        known = len(table.match.record.actions)
        table.act(action)
        settle(player, table)
        for card in table.asking.named:
            table.hand.ask_why(card)
        press(player, "b")
        assert isinstance(player.scene, Recap) or not has_answer(table, known), "the recap shows what others did"
        settle(player, table)
    table.undo()
    settle(player, table)
    press_all(player, table, ("b", "p", "f12", "ctrl+c", *ACTING))


@pytest.mark.parametrize("game", list(RULESETS))
def test_every_key_works_at_every_lesson_step(player, game, no_fault_is_caught):
    for key, at, part in steps_of(game):
        table = open_table(player, "lesson", game, key, at)
        if at == 0 and key == shipped_lessons(game)[0].key:
            press_all(player, table, ONCE)
        if part.kind != SHOWN:
            follow(player, table, part.solution)
            continue
        while not table.match.is_last:
            press_all(player, table, QUIET)
            table.go_on()
            settle(player, table)
        press_all(player, table, QUIET + ACTING)


@pytest.mark.parametrize("game", list(RULESETS))
def test_every_key_works_at_every_puzzle_step(player, game, no_fault_is_caught):
    for puzzle in shipped_puzzles(game):
        table = open_table(player, "puzzle", game, puzzle.key)
        table.desk = Agreeing()
        follow(player, table, puzzle.line)
