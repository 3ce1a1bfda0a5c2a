"""A file from elsewhere that is read in another process: a sheet says so, and has a button to cancel it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.files import shortened
from game.job import Job
from game.kernel.template import fill
from scenes import texts
from scenes.sheet import Sheet
from ui.base import text, theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import RichText

LIMIT_SECONDS = 10.0
"""After so long the process is ended: a deck list takes a second."""
LONGEST_NAME = 60


class Reading(Sheet):
    """A job that runs in another process. `on_done` gets its answer after this sheet has gone."""

    covers = False

    def __init__(
        self, heading: str, source: str, on_done: Callable[[Any], None], function: Callable[..., Any], *given: Any
    ) -> None:  # fmt: skip
        self.heading, self.source, self.on_done = heading, source, on_done
        self.passed = 0.0
        self.job = Job(function, *given)

    def build(self) -> None:
        self.add_sheet(self.heading)
        said = f"*{text.escape(shortened(self.source, LONGEST_NAME))}*"
        self.body = self.add(RichText(said, theme.BODY, align="center"))
        self.cancel = self.add(Button(texts.CANCEL, self.back))
        self.form.focus(self.cancel)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.passed += dt
        done = self.job.poll()
        if done is None and self.passed < LIMIT_SECONDS:
            return
        self.back()
        if done is None:
            self._say(fill(texts.TOO_SLOW, source=self.source))
        elif done.fault:
            template = texts.FAULT if self.source in done.fault else texts.FAULT_AT
            self._say(fill(template, path=self.source, why=done.fault))
        else:
            self.on_done(done.answer)

    def _say(self, words: str) -> None:
        self.app.toast(f"{words[:1].upper()}{words[1:]}", seconds=12, warning=True)

    def leave(self) -> None:
        self.job.close()

    def layout(self, scale: Scale) -> None:
        wide, high = min(460, scale.size[0] - 40), 220
        x, y = self.lay_sheet(scale, wide, high, 24)
        inside = wide - 64
        self.body.place(scale.rect(x + 32, y + 92, inside, self.body.height(scale.px(inside), scale) / scale.u), scale)
        self.cancel.place(scale.rect(x + (wide - 180) / 2, y + high - 70, 180, 46), scale)
