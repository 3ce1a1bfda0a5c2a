"""Cards that are named in paragraphs: the one under the mouse is shown large."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.wanted import face_of
from scenes.form_scene import FormScene
from ui.cards.preview import Preview
from ui.cards.sprite import Pictures
from ui.widgets.text import RichText


class NamedCards:
    """`card_of(target)` is the card to which a link leads, or None; what `keep_clear` names is not covered if there is
    room elsewhere. Call `update` each frame, and `draw` at the end."""

    def __init__(
        self, scene: FormScene, game: str, card_of: Callable[[str], object | None],
        keep_clear: Callable[[], list[pygame.Rect]] = list,
    ) -> None:  # fmt: skip
        self.scene, self.card_of, self.keep_clear = scene, card_of, keep_clear
        self.preview = Preview()
        self.pictures = Pictures(scene.app.gallery, game, face_of)

    def update(self, dt: float) -> None:
        form, preview = self.scene.form, self.preview
        card, about = None, None
        if isinstance(block := form.hovered, RichText) and form.captured is None:
            about, target = next((link for link in block.links if link[0].collidepoint(form.mouse)), (None, ""))
            card = self.card_of(target) if target else None
        preview.delay = self.scene.app.settings.hover_delay / 1000
        if card is not preview.shown:
            self.scene.is_dirty |= preview.over(card, about)
        self.scene.is_dirty |= preview.update(dt) or (preview.is_shown and self.pictures.is_behind)

    def draw(self, surface: pygame.Surface) -> None:
        if self.preview.is_shown:
            self.pictures.begin_frame()
            self.preview.draw(surface, self.pictures, self.keep_clear(), [], self._k, self.scene.scale.u)

    @property
    def _k(self) -> float:
        """How large a card is shown for reading: as at a table of this window."""
        wide, high = self.scene.scale.window
        return min(wide / 1280, high / 720)
