"""Words that explain themselves: terms and icons in paragraphs say what they are, under the mouse and by the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.teach.glossary import ICON, MARK, TERM, Glossary, Term, glossary
from scenes import texts
from scenes.form_scene import FormScene
from ui.base import plates, text
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.base.text import Linked
from ui.widgets.text import RichText
from ui.widgets.tooltip import TipRoom, draw_tip

NEXT = pygame.K_t
"""The key that goes from link to link; with Shift it goes back."""
FOOT = texts.OPEN_RULE


def said_of(term: Term, game: str) -> str:
    """A term as marked-up words for a slip: its name stands out."""
    name, colon, rest = term.words.partition(":")
    return text.with_icons(f"**{text.escape(name)}**{colon}{text.escape(rest)}", game)


class Terms:
    """The links of the paragraphs that are seen. To the others: `over(pos)` each frame, `step` for the keys, `follow`
    to go where the one leads that the keys are on; `draw` comes last."""

    def __init__(
        self, game: str, blocks: Callable[[], Iterable[RichText | Linked] | None], room: Callable[[], pygame.Rect],
        go: Callable[[str], None], settings: Settings, known: Glossary | None = None,
    ) -> None:  # fmt: skip
        self.game, self.blocks, self.room, self.go, self.settings = game, blocks, room, go, settings
        self.glossary = known or glossary(game)
        self.about: tuple[pygame.Rect, str] | None = None
        self.is_walked = False  # the keys are on it, not the mouse
        self.awaited = 0  # a step of the keys that is made as soon as the paragraphs are seen
        self.age = 0.0
        self.is_dirty = False

    def links(self) -> list[tuple[pygame.Rect, str]]:
        """What leads or explains, as far as it is seen, in reading order; of a link over two lines the first part."""
        room, found = self.room(), []
        for block in self.blocks() or ():
            if block.visible and block.rect.colliderect(room):
                found += [link for link in block.links if room.contains(link[0])]
        return [link for n, link in enumerate(found) if not n or link[1] != found[n - 1][1]]

    def at(self, pos: tuple[int, int] | None) -> tuple[pygame.Rect, str] | None:
        """The link of a term or an icon that is seen at this place."""
        if pos is None or not self.room().collidepoint(pos):
            return None
        block = next((b for b in self.blocks() or () if b.visible and b.rect.collidepoint(pos)), None)
        here = next((link for link in block.links if link[0].collidepoint(pos)), None) if block else None
        return None if here is None or self.glossary.at(here[1]) is None else here

    def over(self, pos: tuple[int, int] | None, dt: float) -> None:
        """The mouse is here; time passes."""
        if self.awaited and self.blocks() is not None:
            self.step(self.awaited)
        here = self.at(pos)
        if self.is_walked and self.about not in self.links():
            self.stop()  # what it stood in has gone, or lies elsewhere
        if (here is not None or not self.is_walked) and here != self.about:
            self.is_dirty |= self.is_shown
            self.about, self.age, self.is_walked = here, 0.0, False
        was = self.is_shown
        self.age += dt
        self.is_dirty |= self.is_shown != was

    def update(self, scene: FormScene, dt: float) -> None:
        """The same by the mouse of a scene, which is drawn anew if something else is said."""
        self.over(scene.form.mouse if scene.form.captured is None else None, dt)
        scene.is_dirty |= self.is_dirty
        self.is_dirty = False

    @property
    def is_shown(self) -> bool:
        return self.about is not None and (self.is_walked or self.age >= self.settings.hover_delay / 1000)

    @property
    def words(self) -> str:
        """What is said now, marked up; "" for nothing."""
        term = self.glossary.at(self.about[1]) if self.is_shown else None
        return "" if term is None else said_of(term, self.game) + (f"\n{FOOT}" if term.section else "")

    # By the keys

    def step(self, by: int) -> None:
        """The next link, or the one before; where they are not seen yet, as soon as they are."""
        self.awaited = by if self.blocks() is None else 0
        there = self.links()
        if not there:
            return
        on = there.index(self.about) if self.is_walked and self.about in there else -1 if by > 0 else 0
        self.about, self.is_walked = there[(on + by) % len(there)], True
        self.is_dirty = True

    def stop(self) -> bool:
        """The keys are on none any more; false if they were not."""
        was, self.is_walked, self.awaited = self.is_walked, False, 0
        if was:
            self.about, self.is_dirty = None, True
        return was

    def follow(self) -> bool:
        """Go where the link leads that the keys are on; false if they are on none."""
        if not self.is_walked or self.about is None:
            return False
        target = self.about[1]
        self.stop()
        self.go(target)
        return True

    def section(self, target: str) -> str:
        """The section of the rules to which the target of a link leads: that of a term, or itself."""
        term = self.glossary.at(target)
        return term.section if term is not None else "" if target.startswith((TERM, ICON, MARK)) else target

    def takes(self, event: pygame.event.Event, is_typing: bool) -> bool:
        """Whether this event is for the links alone: a key, unless somebody types. A press of the mouse lets go."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.stop()
        if event.type != pygame.KEYDOWN or is_typing or not self.key(event):
            return False
        self.is_dirty = True
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Whether this key is about the links."""
        if event.key == NEXT and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.follow()
        return event.key == pygame.K_ESCAPE and self.stop()

    def draw(self, surface: pygame.Surface, scale: Scale, within: pygame.Rect | None = None) -> None:
        """Say it beside the word, or beside all that it is `within`, so that one can read on there."""
        if not self.is_shown:
            return
        rect = self.about[0]
        if self.is_walked:
            plates.draw_word_mark(surface, rect, scale.u)
        if words := self.words:
            about = rect if within is None else pygame.Rect(within.x, rect.y, within.w, rect.h)
            draw_tip(surface, words, about, scale, TipRoom([] if within is None else [within]))
