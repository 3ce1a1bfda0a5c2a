"""What the parts of the table ask of it: the deeds that concern more than the part in which they begin."""

from __future__ import annotations

from typing import Protocol

from game.kernel.agenda import Action


class Deeds(Protocol):
    """The table, as its parts know it."""

    def act(self, action: Action) -> None:
        """The player does this legal action."""

    def press(self, action: Action) -> None:
        """The button of this legal action is pressed: who was seen to pay for it pays."""

    def share(self, deed: Action) -> None:
        """One point more for a card, or one less, or some from a card to another, of those that are shared out."""

    def undo(self) -> None:
        """Take back the last action of a person, if that can be."""

    def hurry(self) -> None:
        """Wait no longer: for the computer, and for the story."""

    def pause(self) -> None:
        """Lay the pause over the table."""

    def settings(self) -> None:
        """Lay the settings over the table."""

    def recap(self) -> None:
        """Tell what the others did since one last decided."""

    def read_rule(self, number: str) -> None:
        """Open the book of rules at this section."""

    def sort_hand(self) -> None:
        """Hold the hand in order."""

    def copy_position(self) -> None:
        """Put what lies where on the clipboard as text; hidden cards stay hidden."""

    def copy_said(self) -> None:
        """Put what is said now on the clipboard as text: of what is pointed at, refused or taught, or else the log."""

    def help(self) -> None:
        """Say how one might go on: a little more each time."""
