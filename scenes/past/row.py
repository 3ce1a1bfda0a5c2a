"""The row of buttons over the time line: to go, to see with other eyes, and to play on from where one stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.replay import OPEN, Replay
from scenes.past import texts
from ui.base import theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import Label
from ui.widgets.value import Choice
from ui.widgets.widget import Widget

HIGH, GAP = 44, 8  # logical units: the row, and between its parts
NARROW = 1010  # units under which the buttons have fewer words
EDGE = 16  # units to the edge of the window


class Ways(Protocol):
    """The scene, as the row knows it: where one can go, and with whose eyes."""

    def by(self, step: int) -> None:
        """One action on or back."""

    def turn(self, step: int) -> None:
        """To the beginning of a turn."""

    def play(self) -> None:
        """Go on by itself, or stand still."""

    def sit(self, seat: int) -> None:
        """See it through the eyes of another seat."""

    def open_all(self) -> None:
        """Lay all cards open, or cover them again."""

    def branch(self) -> None:
        """Play on from here; or, while one tries something, stop that."""

    def back(self) -> None:
        """Leave."""


class Row:
    """`say` shows where one stands."""

    def __init__(self, add: Callable, ways: Ways, replay: Replay, watcher: int) -> None:
        self.replay, small = replay, theme.SMALL + 1
        turn_back, turn_on, back, on = (partial(go, step) for go in (ways.turn, ways.by) for step in (-1, 1))
        self.play_button = Button("", ways.play, "button", "play", tip=texts.PLAY_TIP)
        self.transport = [
            add(Button(texts.TURN_BUTTON, turn_back, "button", "arrow-left", theme.SMALL, tip=texts.TURN_BACK_TIP)),
            add(Button("", back, "button", "arrow-left", tip=texts.BACK_TIP)),
            add(self.play_button),
            add(Button("", on, "button", "arrow-right", tip=texts.NEXT_TIP)),
            add(Button(texts.TURN_BUTTON, turn_on, "button", "arrow-right", theme.SMALL, tip=texts.TURN_NEXT_TIP)),
        ]
        self.place_label = add(Label("", theme.BODY, theme.PARCHMENT, "body-bold"))
        seats = [(seat, replay.players[seat].name) for seat in replay.seats_to_watch()]
        self.seat = add(Choice(seats, watcher, ways.sit, small, drops=True, tip=texts.VIEW_TIP))
        self.open_button = add(Button(texts.ALL_CARDS, ways.open_all, "button", "eye", small,
                                      tip=texts.ALL_CARDS_TIP))  # fmt: skip
        self.branch_button = add(Button(texts.PLAY_FROM_HERE, ways.branch, "primary", "play", small,
                                        tip=texts.PLAY_FROM_HERE_TIP))  # fmt: skip
        self.back_button = add(Button(texts.BACK, ways.back, "quiet", "arrow-left", small))
        self.open_button.enable(replay.may_open(), texts.NOT_OVER_VIEW)
        self.seat.enable(len(seats) > 1, texts.NOT_OVER_VIEW)

    def say(self, place: str, is_playing: bool, why_not_on: str) -> None:
        """The place where one stands; `why_not_on` is why one cannot play on from there, or ""."""
        is_trying = self.replay.is_trying
        self.place_label.say(place)
        self.play_button.glyph = "pause" if is_playing else "play"
        self.open_button.chosen = self.replay.eyes == OPEN
        self.branch_button.say(texts.STOP_TRYING if is_trying else texts.PLAY_FROM_HERE)
        self.branch_button.glyph = "cross" if is_trying else "play"
        self.branch_button.enable(is_trying or not why_not_on, why_not_on)

    def place(self, scale: Scale, y: float) -> None:
        """From so many units on, over the whole window."""
        is_narrow, x, high = scale.size[0] < NARROW, EDGE, HIGH - 4
        for button in self.transport:
            button.visible = not (is_narrow and button.words)
            if button.visible:
                each = 84 if button.words else 46
                button.place(scale.rect(x, y, each, high), scale)
                x += each + 6
        self.open_button.say("" if is_narrow else texts.ALL_CARDS)
        self.back_button.say("" if is_narrow else texts.BACK)
        put: list[tuple[Widget, float]] = [(self.back_button, 48 if is_narrow else 92), (self.branch_button, 186),
                                           (self.open_button, 48 if is_narrow else 124), (self.seat, 150)]  # fmt: skip
        right = scale.size[0] - EDGE
        for widget, each in put:
            widget.place(scale.rect(right - each, y, each, high), scale)
            right -= each + GAP
        self.place_label.place(scale.rect(x + 8, y, max(40, right - x - 14), high), scale)
