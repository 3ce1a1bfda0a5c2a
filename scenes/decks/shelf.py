"""The shelf of a game: every deck as a box with its picture, ready ones and the player's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import decks
from game.builder import charts
from game.builder.draft import Draft, free_path
from game.builder.results import Results
from game.deck_lines import LONGEST_NAME
from game.decks import DeckList
from game.files import BadFile, stamp
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import exports as deck_export
from scenes.decks import imports as deck_import
from scenes.decks import results as deck_results
from scenes.decks import texts, versions
from scenes.decks.box import DeckBox, Kept
from scenes.decks.keeping import NAMELESS, bring_back, choose_for_match, free_name, put_away
from scenes.decks.restore import DeckRestore
from scenes.decks.versions import Earlier
from scenes.decks.words import law_said, part_name
from scenes.form_scene import FormScene
from scenes.match.plan import own_folder
from scenes.terms import Terms
from ui.base import keys, text, theme
from ui.base.scale import Scale
from ui.cards.tiles import CardTiles
from ui.decks.versus import Versus
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText

BOX, HIGH, GAP = 270, 132, 14
LAWS = 3
"""So many of the laws that a deck breaks are told beside it."""
MANY = 500
"""With more decks than this only the folder is looked at for changes, and not each file."""
TOLD = 2
"""So many broken files are told one by one."""
WIDE_ENOUGH = 1040
"""Logical units from which the title names the game too."""


class DeckShelf(FormScene):
    """All decks of a game: `DeckShelf(game)`."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules = RULESETS[game]
        self.title = texts.DECKS
        self.chosen: DeckBox | None = None
        self.done: list[tuple[str, Callable[[], bool]]] = []  # what undo takes back: the name then, and how
        self.wanted = ""

    def build(self) -> None:
        self.tiles = CardTiles(self.app.gallery)
        self.ground = self.add(Plate())
        self.pane = self.add(Scroll())
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.import_button = self.add(Button(texts.IMPORT, self.open_import, tip=texts.IMPORT_TIP))  # fmt: skip
        self.undo_button = self.add(Button(texts.UNDO, self.undo, "quiet", "undo", sound="undo",
                                           tip=keys.said(texts.UNDO_TIP)))  # fmt: skip
        self.restore_button = self.add(Button(texts.RESTORE, self.open_restore, tip=texts.RESTORE_TIP))
        self.new_button = self.add(Button(texts.NEW_DECK, self.new, "primary", "plus"))
        self.name = self.add(Entry("", None, texts.DECK_NAME, 60, on_enter=self.rename, size=theme.SUBHEADING))
        self.side_pane = Scroll()
        self.about = self.side_pane.hold(RichText("", theme.SMALL + 1, theme.FADED, on_link=self.open_rule))
        self.terms = Terms(self.game, lambda: [self.about], lambda: self.side_pane.rect, self.open_rule,
                           self.app.settings)  # fmt: skip
        self.state = self.side_pane.hold(RichText("", theme.SMALL + 1))
        self.matches = self.side_pane.hold(Versus(texts.MATCHES, self.choose_met))
        self.add(self.side_pane)
        self.buttons = {
            "open": self.add(Button(texts.OPEN, self.open, "primary", "eye")),
            "play": self.add(Button(texts.PLAY, self.play, "button", "play")),
            "copy": self.add(Button(texts.DUPLICATE, self.copy, "button", "deck",
                                    tip=keys.said(texts.DUPLICATE_TIP))),
            "rename": self.add(Button(texts.RENAME, self.ask_name, "button", tip=texts.RENAME_TIP)),
            "export": self.add(Button(texts.EXPORT, self.export, "button")),
            "delete": self.add(Button(texts.DELETE, self.delete, "button", "cross", tip=texts.DELETE_TIP)),
        }  # fmt: skip
        self.read()
        for fault in self.faults[:TOLD]:
            self.app.toast(fill(texts.FAULT, why=fault), seconds=12, warning=True)
        more = len(self.faults) - TOLD
        if more > 0:
            self.app.toast(fill(texts.MORE_UNREADABLE, folder=own_folder(self.game), n=more), 12, True)

    # What there is
    def read(self) -> None:
        """Look into the folders again."""
        self.stamp = stamp(own_folder(self.game))
        self.own, self.faults = decks.in_folder(own_folder(self.game), self.rules)
        results = deck_results.kept()
        ready = decks.shipped(self.game)
        self.common = Counter(key for found in ready for _, counts in found.deck.parts for key, _ in counts)
        kept = [self._kept(found, True, results) for found in self.own]
        kept += [self._kept(found, False, results) for found in ready]
        wanted, was, by_keys = self.wanted, self.chosen and self.chosen.kept.found, self.form.by_keys
        self.wanted = ""
        self.chosen = None
        self.form.focused = self.form.hovered = self.form.captured = None
        self.pane.empty()
        self.own_head = self.pane.hold(Label(texts.YOUR_DECKS, theme.SUBHEADING, theme.BRASS, "display"))
        self.none = self.pane.hold(Label(texts.NO_DECKS, theme.BODY,
                                         theme.FADED, "body-italic"))  # fmt: skip
        self.none.visible = not self.own
        self.ready_head = self.pane.hold(Label(texts.READY_DECKS, theme.SUBHEADING, theme.BRASS, "display"))
        self.boxes = [self.pane.hold(DeckBox(one, self)) for one in kept]
        if self.scale:
            self.layout(self.scale)
        box = self._box(wanted, was)
        self.choose(box)
        if box is not None:
            self.form.focus(box, by_keys)
        self.undo_button.visible = bool(self.done)
        self.restore_button.visible = bool(versions.earlier(self.game))

    def _box(self, wanted: str, was: DeckList | None) -> DeckBox | None:
        """The box with the deck of this name, or else with what was chosen; or the first."""
        named = (box for box in self.boxes if wanted and box.kept.name == wanted)
        same = (box for box in self.boxes if was and box.kept.found.path == was.path)
        alike = (box for box in self.boxes if was and box.kept.name == was.deck.name)
        return next((box for ways in (named, same, alike) for box in ways), next(iter(self.boxes), None))

    def look_round(self) -> None:
        """Decks that came, went or were changed by another program are shown as they are."""
        folder = own_folder(self.game)
        if self.form.focused is self.name or (len(self.own) > MANY and stamp(folder) == self.stamp):
            return
        own, faults = decks.in_folder(folder, self.rules)
        if own != self.own or list(map(str, faults)) != list(map(str, self.faults)):
            self.read()

    def _kept(self, found: DeckList, is_own: bool, results: Results) -> Kept:
        return Kept(found, is_own, decks.colours(found.deck, self.rules), decks.why_not(found.deck, self.rules),
                    results.of(self.game, found.deck.name), self._face(found.deck))  # fmt: skip

    def _face(self, deck: Deck) -> object | None:
        """The card that stands for a deck: of those that the fewest ready decks have the dearest, or it has most of."""
        cost = charts.facet_of(self.rules, "cost")
        for part in self.rules.decks.parts:
            counts = {key: count for key, count in deck.part(part) if key in self.rules.book.cards}
            if counts:
                dearness = {key: cost.of(self.rules.book[key]) or 0 if cost else 0 for key in counts}
                key = min(counts, key=lambda key: (self.common[key], -dearness[key], -counts[key], key))
                return self.rules.book[key]
        return None

    def choose(self, box: DeckBox | None) -> None:
        """Show this deck at the right."""
        if box is self.chosen and box is not None:
            return
        self.chosen = box
        for widget in (self.name, self.about, self.state, *self.buttons.values()):
            widget.visible = box is not None
        self.matches.visible = box is not None and bool(box.kept.results.against)
        if box is None:
            return
        kept = box.kept
        own = texts.READ_ONLY
        self.name.set(kept.name)
        self.name.enable(kept.is_own, own)
        for what in ("rename", "delete"):
            self.buttons[what].enable(kept.is_own, own)
        self.buttons["open"].say(texts.OPEN if kept.is_own else texts.VIEW)
        self.buttons["play"].enable(not kept.laws, text.escape(kept.laws[0]) if kept.laws else "")
        about = self.terms.glossary.marked(text.escape(kept.found.about))
        self.about.say(about or texts.NO_DESCRIPTION)
        self.state.say(self._told(kept))
        self.matches.show(kept.results.against)
        self.side_pane.scroll_to(0, at_once=True)
        if self.scale:
            self._layout_side(self.scale)
        self.form.is_dirty = True

    def _told(self, kept: Kept) -> str:
        """Sizes, laws, and what could not be read."""
        counts = {part: sum(count for _, count in kept.found.deck.part(part)) for part in self.rules.decks.parts}
        sizes = [fill(texts.PART_COUNT, part=part_name(self.rules, part), n=n) for part, n in counts.items()]
        lines = ["  \u00b7  ".join(sizes), *map(law_said, kept.laws[:LAWS])]
        lines += [fill(texts.MORE_LAWS, n=len(kept.laws) - LAWS)] if len(kept.laws) > LAWS else []
        lines += [texts.LEGAL] if not kept.laws else []
        lines += [
            text.escape(fill(texts.LEFT_OUT if line.is_aside else texts.UNREAD, line=line))
            for line in kept.found.unread[:2]
        ]
        return "\n".join(lines)

    def choose_met(self, index: int) -> None:
        """Show the deck that was met, if it stands on the shelf."""
        name = self.matches.met[index].name
        box = next((box for box in self.boxes if box.kept.name == name), None)
        if box is not None:
            self.form.focus(box, self.form.by_keys)
            self.pane.show(box)

    # What one can do
    def _build(self, draft: Draft) -> None:
        self.wanted = draft.name
        self.app.go("builder", self.game, draft)

    def new(self) -> None:
        draft = Draft(self.rules, Deck(free_name(self.game, NAMELESS), ()))
        self._build(draft)

    def open(self) -> None:
        """An own deck to be changed; a ready one to be looked at, of which the first change makes a copy."""
        if self.chosen is None:
            return
        kept = self.chosen.kept
        found = kept.found
        if kept.is_own:
            if found.unread:
                self._say_unread(found)
            self._build(Draft(self.rules, found.deck, found.about, found.path, found.unread_lines,
                              found.digest))  # fmt: skip
        else:
            name = free_name(self.game, fill(texts.MY_DECK, deck=found.deck.name)[:LONGEST_NAME])
            self._build(Draft(self.rules, found.deck._replace(name=name), found.about))
            self.app.toast(fill(texts.VIEWING_READY, deck=found.deck.name, copy=name), 7)

    def _say_unread(self, found: DeckList) -> None:
        """Lines that cannot be read stay in the file, whatever is done with the deck: say so."""
        lines = sum(not line.is_aside for line in found.unread)
        if not lines:
            return  # what is set aside is set aside on purpose
        words = fill(texts.UNREAD_LINES, n=lines, file=found.path.name)
        self.app.toast(words, seconds=12, warning=True)

    def play(self) -> None:
        if self.chosen is not None and not self.chosen.kept.laws:
            kept = self.chosen.kept
            choose_for_match(self.app.settings, self.game, kept.found.path if kept.is_own else None, kept.found.slug)
            self.app.go("setup", self.game)

    def copy(self) -> None:
        if self.chosen is not None:
            found = self.chosen.kept.found
            self._write_new(found, fill(texts.COPY_OF, deck=found.deck.name), found.unread_lines)

    def open_import(self) -> None:
        deck_import.open_import(self.app, self.rules, self.take_list, takes_several=True)

    def take_list(self, found: DeckList) -> None:
        """An imported deck becomes one of the player's own."""
        self._write_new(found, found.deck.name or texts.IMPORTED_DECK, ())

    def _write_new(self, found: DeckList, name: str, unread: Sequence[str]) -> None:
        folder = own_folder(self.game)
        deck = found.deck._replace(name=free_name(self.game, decks.as_name(name)))
        path = free_path(folder, deck.name)
        if self._dare(path, lambda: decks.save(path, deck, self.rules, found.about, unread=unread, over="")):
            self.wanted = deck.name
            self.read()

    def ask_name(self) -> None:
        if self.name.enabled and self.chosen is not None:
            self.form.focus(self.name, True)
        else:
            self._play("refuse")

    def open_restore(self) -> None:
        self.app.stack.push(DeckRestore(versions.earlier(self.game), self.restore))

    def restore(self, one: Earlier) -> None:
        """A deleted deck comes back as it was; an earlier version becomes a deck of its own."""
        path = one.found.path
        if not one.is_deleted or path is None:
            self._write_new(one.found, one.found.deck.name, one.found.unread_lines)
        elif self._dare(path, lambda: bring_back(path, own_folder(self.game) / path.name)):
            self.done = []  # where it was is no longer so
            self.wanted = one.found.deck.name
            self.read()

    def rename(self, words: str) -> None:
        kept = self.chosen.kept if self.chosen else None
        name = decks.as_name(words)
        if kept is None or not kept.is_own or not name or name == kept.name:
            if kept is not None:
                self.name.set(kept.name)
            return
        self._call(kept, free_name(self.game, name))

    def _call(self, kept: Kept, name: str) -> None:
        """Write an own deck under another name."""
        deck, path, lines = kept.found.deck._replace(name=name), kept.found.path, kept.found.unread_lines
        if self._dare(path, lambda: decks.save(path, deck, self.rules, kept.found.about, unread=lines,
                                                over=kept.found.digest)):  # fmt: skip
            self.wanted = name
            self.done.append((kept.name, lambda: self._call_again(path, kept.name)))
            problem = deck_results.called_anew(self.game, kept.name, name)
            if problem:
                self.app.toast(problem, seconds=12, warning=True)
        self.read()

    def delete(self) -> None:
        kept = self.chosen.kept if self.chosen else None
        if kept is None or not kept.is_own:
            self._play("refuse")
            return
        path = kept.found.path
        there: list[Path] = []
        if self._dare(path, lambda: there.append(put_away(path))):
            self.done.append((kept.name, lambda: self._dare(path, lambda: bring_back(there[0], path))))
            self._play("card-slide")
            self.app.toast(fill(texts.DELETED, deck=kept.name))
            self.read()

    def undo(self) -> None:
        if not self.done:
            self._play("refuse")
            return
        name, take_back = self.done.pop()
        if take_back():
            self.wanted = name
        self.read()

    def _call_again(self, path: Path, name: str) -> bool:
        """Give a deck the name back that it had, if it is still there."""
        kept = next((box.kept for box in self.boxes if box.kept.is_own and box.kept.found.path == path), None)
        if kept is None:
            return False
        self._call(kept, free_name(self.game, name, path))
        self.done.pop()  # going back is no step of its own
        return True

    def export(self) -> None:
        if self.chosen is not None:
            found = self.chosen.kept.found
            deck_export.export(self.app, found.deck, self.rules, found.about)

    def _dare(self, path: Path, deed) -> bool:
        """Do something with files; what fails is said in one sentence."""
        try:
            deed()
        except (OSError, BadFile) as wrong:
            why = getattr(wrong, "strerror", "") or wrong
            self.app.toast(fill(texts.NOT_CHANGED, path=path, why=why), seconds=12, warning=True)
            return False
        return True

    def drop(self, event: pygame.event.Event) -> bool:
        deck_import.open_dropped(self.app, self.rules, event, self.take_list, takes_several=True)
        return True

    def open_rule(self, target: str) -> None:
        """A term in what is said of a deck leads to its rule."""
        if section := self.terms.section(target):
            self.app.go("rules", self.game, section)

    def handle(self, event: pygame.event.Event) -> None:
        if self.terms.takes(event, isinstance(self.form.focused, Entry)):
            return
        others = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and not event.mod & others:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        else:
            super().handle(event)

    def _tab(self, step: int) -> None:
        """The boxes are one stop: going past them must not choose another deck than the one that is shown."""
        stops = [stop for stop in self.form.stops() if not isinstance(stop, DeckBox) or stop is self.chosen]
        at = stops.index(self.form.focused) if self.form.focused in stops else -(step < 0)
        self.form.focus(stops[(at + step) % len(stops)], by_keys=True)
        self._note()

    def key(self, event: pygame.event.Event) -> None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            deed = {pygame.K_z: self.undo, pygame.K_d: self.copy, pygame.K_n: self.new}.get(event.key)
        else:
            deed = {pygame.K_F2: self.ask_name, pygame.K_INSERT: self.new}.get(event.key)
            if keys.is_delete(event):
                deed = self.delete
        if deed is not None:
            deed()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.terms.update(self, dt)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.terms.draw(surface, self.scale)

    def back(self) -> None:
        if self.form.focused is self.name and self.chosen is not None:
            self.name.set(self.chosen.kept.name)
            self.form.focus(self.chosen, True)
        else:
            super().back()

    def resume(self) -> None:
        super().resume()
        self.read()

    # Where it lies
    def layout(self, scale: Scale) -> None:
        self.title = fill(texts.DECKS_OF, game=self.rules.title) if scale.size[0] >= WIDE_ENOUGH else texts.DECKS
        column = self.column(1240)
        x, y = column.x / scale.u, column.y / scale.u
        wide, high = column.w / scale.u, column.h / scale.u
        side = min(330, wide * 0.36)
        self.side = (x + wide - side, y, side, high)
        self._layout_head(scale, x, wide)
        self.ground.place(scale.rect(x, y, wide, high), scale)
        left = wide - side - 24
        self.pane.place(scale.rect(x + 18, y + 14, left - 6, high - 28), scale)
        inner = left - 6 - 18
        columns = max(1, round((inner + GAP) / (BOX + GAP)))
        each = (inner - GAP * (columns - 1)) / columns
        end = self._lay_boxes(scale, x + 18 + 3, y + 14, each - 3, columns)
        self.pane.content(round((end - y - 14) * scale.u))
        self._layout_side(scale)

    def _layout_head(self, scale: Scale, x: float, wide: float) -> None:
        y, right = 26, x + wide
        self.new_button.place(scale.rect(right - 150, y, 150, 46), scale)
        self.import_button.place(scale.rect(right - 150 - 122, y, 110, 46), scale)
        self.restore_button.place(scale.rect(right - 150 - 122 - 122, y, 110, 46), scale)
        self.undo_button.place(scale.rect(right - 150 - 122 - 122 - 112, y, 104, 46), scale)
        self.go_back.place(scale.rect(x, y, 100, 46), scale)

    def title_x(self) -> int:
        return self.column(1240).x + self.scale.px(112)

    def _lay_boxes(self, scale: Scale, x: float, y: float, each: float, columns: int) -> float:
        own = [box for box in self.boxes if box.kept.is_own]
        ready = [box for box in self.boxes if not box.kept.is_own]
        for head, boxes in ((self.own_head, own), (self.ready_head, ready)):
            head.place(scale.rect(x, y, each, 34), scale)
            y += 42
            if head is self.own_head and not own:
                self.none.place(scale.rect(x, y, (each + GAP) * columns - GAP, 30), scale)
                y += 44
            for n, box in enumerate(boxes):
                across, down = n % columns, n // columns
                box.place(scale.rect(x + across * (each + GAP), y + down * (HIGH + GAP), each, HIGH), scale)
            y += -(-len(boxes) // columns) * (HIGH + GAP) + 10
        if own:
            self.none.place(scale.rect(x, y - 20, each, 1), scale)
        return y - GAP - 4

    def _layout_side(self, scale: Scale) -> None:
        x, y, wide, high = self.side
        inner = wide - 40
        x += 14
        self.name.place(scale.rect(x, y + 18, inner, 42), scale)
        buttons = y + high - 18 - 3 * 50 + 6
        pane = self.side_pane
        pane.place(scale.rect(x, y + 72, inner + 12, buttons - 12 - y - 72), scale)
        words = pane.rect.w - pane.px(16)
        about, state = (text_.height(words, scale) for text_ in (self.about, self.state))
        self.about.place(pygame.Rect(pane.rect.x, pane.rect.y, words, about), scale)
        self.state.place(pygame.Rect(pane.rect.x, self.about.rect.bottom + pane.px(14), words, state), scale)
        foot = self.state.rect.bottom
        if self.matches.visible:
            high = scale.px(self.matches.wanted(words / scale.u))
            self.matches.place(pygame.Rect(pane.rect.x, foot + pane.px(18), words, high), scale)
            foot = self.matches.rect.bottom + pane.px(4)
        pane.content(foot - pane.rect.y)
        half = (inner - 10) / 2
        for n, button in enumerate(self.buttons.values()):
            button.place(scale.rect(x + n % 2 * (half + 10), buttons + n // 2 * 50, half, 44), scale)
