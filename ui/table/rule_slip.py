"""Why a card went home: the law's number and words on a slip of paper, and on a key the whole section of the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame

from game.kernel.template import fill
from ui.base import plates, text, theme
from ui.base.room import Room
from ui.table import texts

LASTS = 6.5  # seconds
PX, EDGE, GAP, GRAIN = 17, (32, 18), 8, 8  # units: the words, what is round them, between the slip and others
WIDTHS = (620, 480, 380, 300, 240)  # units that it may be wide
FAR = 0.25  # of the height of the window: so far from what is asked nobody would look for it
SECTION = re.compile(r"^\*\*(\d+(?:\.\d+)*)\b", re.M)
HEADING = re.compile(r"^## (\d+)\. (.+)$", re.M)


@lru_cache(maxsize=8)
def sections(file: str) -> dict[str, tuple[str, str]]:
    """Every numbered section of a RULES.md: its chapter's heading and its text."""
    found: dict[str, tuple[str, str]] = {}
    try:
        whole = Path(file).read_text(encoding="utf-8")
    except OSError:
        return found
    chapters = list(HEADING.finditer(whole))
    for n, chapter in enumerate(chapters):
        end = chapters[n + 1].start() if n + 1 < len(chapters) else len(whole)
        body = whole[chapter.end() : end]
        marks = list(SECTION.finditer(body))
        for m, mark in enumerate(marks):
            stop = marks[m + 1].start() if m + 1 < len(marks) else len(body)
            words = "**" + " ".join(body[mark.end() : stop].split())
            words = words.removeprefix("****").strip()
            found[mark[1]] = (
                chapter[2],
                text.with_icons(re.sub(r"[\[{\\]", r"\\\g<0>", words), Path(file).parent.name),
            )
    return found


class RuleSlip:
    """The last refusal: shown for some seconds, or as the whole rule until it is sent away."""

    def __init__(self) -> None:
        self.refusals: Sequence = ()
        self.left = 0.0
        self.is_open = False
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def is_shown(self) -> bool:
        return bool(self.refusals) and (self.left > 0 or self.is_open)

    def say(self, refusals: Sequence) -> None:
        self.refusals, self.left, self.is_open = list(refusals), LASTS, False

    def hide(self) -> bool:
        was = self.is_shown
        self.left, self.is_open = 0.0, False
        return was

    def open(self) -> bool:
        """Show the whole rule of the last refusal. False if there was none."""
        self.is_open = bool(self.refusals)
        return self.is_open

    def update(self, dt: float) -> bool:
        was = self.is_shown
        self.left = max(0.0, self.left - dt)
        return was != self.is_shown

    @property
    def number(self) -> str:
        """The section of the rules that the last refusal names; "" if there was none."""
        return self.refusals[0].law.number if self.refusals else ""

    @property
    def words(self) -> str:
        first = self.refusals[0]
        said = f"**{first.law.number}**  {text.escape(first.detail or first.law.words)}"
        return f"{said}\n{texts.OPEN_RULE}"

    def lie(
        self, window: pygame.Rect, ribbon: pygame.Rect, taken: Sequence[pygame.Rect], log: pygame.Rect, u: float
    ) -> None:
        """Find a place where nothing is hidden: near the ribbon; where the table is full, or has room only far from
        there, over the log."""
        inside, grain = window.inflate(-round(GAP * u), -round(GAP * u)), round(GRAIN * u)
        sizes = [self.size(wide, u) for wide in (ribbon.w, *(round(units * u) for units in WIDTHS), log.w)]
        sizes = sorted(dict.fromkeys(sizes), reverse=True)
        best = []
        for others, about in (([*taken, log], ribbon), (taken, ribbon), (taken, log)):
            room = Room(inside, [rect.inflate(round(GAP * u), round(GAP * u)) for rect in others], grain)
            found = [place for size in sizes if (place := room.nearest(size, about.center)) is not None]
            best += [min(found, key=lambda place: away(place, about))] if found else []
            if best and away(best[-1], ribbon) < FAR * window.h:
                self.rect = best[-1]
                return
        under = pygame.Rect(0, 0, *self.size(ribbon.w, u))
        under.midtop = (ribbon.centerx, ribbon.bottom + round(GAP * u))
        self.rect = best[0] if best else under.clamp(inside)

    def size(self, widest: int, u: float) -> tuple[int, int]:
        """What the slip takes with its words in lines that are at most so wide."""
        edge = (round(EDGE[0] * u), round(EDGE[1] * u))
        block = text.layout(self.words, "body", round(PX * u), widest - edge[0], "center", 1.15)
        return block.size[0] + edge[0], block.size[1] + edge[1]

    def draw(self, surface: pygame.Surface, middle: pygame.Rect, rules_file: str, u: float) -> None:
        if self.is_open:
            self.draw_rule(surface, middle, rules_file, u)
        elif self.is_shown:
            plates.draw_plate(surface, "paper", self.rect, u, radius=7, raised=14)
            room = self.rect.w - round(EDGE[0] * u) + 1
            lines = text.render(self.words, "body", round(PX * u), theme.UMBER, room, "center", 1.15)
            surface.blit(lines, lines.get_rect(center=self.rect.center))

    def parts(self, rules_file: str) -> list[str]:
        """The whole rules that forbid it, and what they mean here, each in markup."""
        parts = []
        for refusal in self.refusals:
            law = refusal.law
            heading, words = sections(rules_file).get(law.number, ("", text.escape(law.words)))
            part = f"**{law.number}  \u2013  {text.escape(heading)}**\n{words}"
            if refusal.detail:
                part += "\n" + fill(texts.DETAIL, detail=text.escape(refusal.detail))
            if law.source:
                part += "\n" + fill(texts.RULESHEET, source=text.escape(law.source))
            parts.append(part)
        return parts

    def draw_rule(self, surface: pygame.Surface, middle: pygame.Rect, rules_file: str, u: float) -> None:
        parts = self.parts(rules_file)
        parts.append(texts.CLOSE_RULE)
        px, wide = round(18 * u), middle.w - round(120 * u)
        whole = "\n\n".join(parts)
        while px > 10 and text.size(whole, "body", px, wide)[1] > middle.h - round(50 * u):
            px -= 1
        lines = text.render(whole, "body", px, theme.UMBER, wide)
        rect = lines.get_rect(center=middle.center).inflate(round(60 * u), round(44 * u))
        plates.draw_plate(surface, "paper", rect, u, radius=10, raised=26)
        surface.blit(lines, lines.get_rect(center=rect.center))
        self.rect = rect


def away(one: pygame.Rect, other: pygame.Rect) -> int:
    """How far apart two rectangles lie."""
    across = max(0, one.left - other.right, other.left - one.right)
    return across + max(0, one.top - other.bottom, other.top - one.bottom)
