"""What can be done with one card, as a few buttons beside it: where a drop could mean several things, for one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from ui.base import plates, text, theme
from ui.base.scale import Scale
from ui.table.buttons import ButtonWords, KeyButton
from ui.widgets.form import Form

HIGH, TALL, GAP, PAD = 40, 56, 6, 9
WIDEST = 400  # units; longer words take two lines
KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


def clearest(
    places: Sequence[pygame.Rect], clear: Sequence[pygame.Rect], inside: pygame.Rect
) -> pygame.Rect:  # fmt: skip
    """The first of these places that covers nothing of `clear`; else one that is clear when it is moved up or down
    along what it covers; else the one that covers least."""

    def covered(place: pygame.Rect) -> int:
        return sum(shared.w * shared.h for shared in map(place.clip, clear))

    moved = [
        place.move(0, by).clamp(inside)
        for place in places
        for other in clear
        if place.colliderect(other)
        for by in (other.bottom - place.top, other.top - place.bottom)
    ]
    return min([*places, *moved], key=covered)


class CardChoice:
    """The buttons, in the form of the table while they are open."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.buttons: list[KeyButton] = []
        self.panel = pygame.Rect(0, 0, 0, 0)

    @property
    def is_open(self) -> bool:
        return bool(self.buttons)

    def open(
        self, about: pygame.Rect, entries: Sequence[ButtonWords], scale: Scale, inside: pygame.Rect,
        keep_clear: Iterable[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Show these beside a rectangle: over it, under it or at its side, where it covers the least."""
        self.close()
        entries = entries[: len(KEYS)]
        px = scale.px(theme.BODY)
        longest = max(text.size(text.escape(entry.words), "body-bold", px)[0] for entry in entries)
        wide = min(longest + scale.px(76), scale.px(WIDEST), inside.w)
        high, gap, pad = scale.px(HIGH if longest + scale.px(76) <= wide else TALL), scale.px(GAP), scale.px(PAD)
        panel = pygame.Rect(0, 0, wide + 2 * pad, len(entries) * (high + gap) - gap + 2 * pad)
        places = []
        for side, at in (
            ("midbottom", (about.centerx, about.top - gap)), ("midtop", (about.centerx, about.bottom + gap)),
            ("midleft", (about.right + gap, about.centery)), ("midright", (about.left - gap, about.centery)),
        ):  # fmt: skip
            place = panel.copy()
            setattr(place, side, at)
            places.append(place.clamp(inside))
        self.panel = clearest(places, [about, *keep_clear], inside)
        for n, entry in enumerate(entries):
            button = KeyButton(str(n + 1))
            button.show(entry)
            top = self.panel.top + pad + n * (high + gap)
            button.place(pygame.Rect(self.panel.left + pad, top, wide, high), scale)
            self.buttons.append(self.form.add(button))
        if self.form.among is not None:
            self.form.among = [*self.form.among, *self.buttons]

    def close(self) -> bool:
        """Take the buttons away; true if there were some."""
        was = self.is_open
        self.form.widgets = [widget for widget in self.form.widgets if widget not in self.buttons]
        for name in ("focused", "hovered", "captured"):
            if getattr(self.form, name) in self.buttons:
                setattr(self.form, name, None)
        self.buttons = []
        self.form.is_dirty = True
        return was

    def by_key(self, key: int) -> KeyButton | None:
        """The button that this number stands for."""
        place = KEYS.index(key) if key in KEYS else len(self.buttons)
        return self.buttons[place] if place < len(self.buttons) else None

    def draw_ground(self, surface: pygame.Surface, u: float) -> None:
        if self.is_open:
            plates.draw_plate(surface, "dialog", self.panel, u, radius=11, raised=18)
