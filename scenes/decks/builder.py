"""The deck builder: a wall of cards, what one looks for at its left, and the deck at its right."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pygame

from art.wanted import face_of
from game.builder import charts, search
from game.builder.arrangement import Arrangement, heading, sorted_by
from game.builder.draft import Draft
from game.decks import DeckList
from game.kernel.deck import Deck
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import contest, sample_hand, taking, texts
from scenes.decks import exports as deck_export
from scenes.decks import imports as deck_import
from scenes.decks import results as deck_results
from scenes.decks.desk import BREAKS, FITS, LIST, STACKS, DeckDesk
from scenes.decks.hand import DeckHand
from scenes.decks.keeping import Keeping, choose_for_match
from scenes.decks.looked_for import LookedFor
from scenes.decks.looking import Looking
from scenes.decks.words import law_said, one_line, part_name
from scenes.dialog import Dialog
from ui.base import text, theme
from ui.cards.pane import CardPane
from ui.cards.preview import Preview
from ui.cards.sprite import Pictures
from ui.cards.tiles import CardTiles
from ui.decks.icon_choice import warm
from ui.widgets.entry import Entry

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class DeckBuilder(DeckDesk):
    """Build the deck of a draft: `DeckBuilder(game, Draft(rules))`."""

    def __init__(self, game: str, draft: Draft) -> None:
        self.game, self.draft = game, draft
        self.rules = RULESETS[game]
        self.view = LIST
        self.arrangement = Arrangement(self.rules)
        self.looked_for = LookedFor(self)
        self.known_as = draft.name
        """Under this name its results stand."""

    # Making
    def build(self) -> None:
        self.keeping = Keeping(self.draft)
        self.tiles = CardTiles(self.app.gallery)
        self.looking = Looking(self)
        self.pictures = Pictures(self.app.gallery, self.game, face_of)
        self.hand = DeckHand(self)
        self._typing: Entry | None = None
        self.results = deck_results.kept().of(self.game, self.known_as)
        self.make()
        warm(self.game)
        search.warm(self.rules)
        self.looked_for.look_for("")
        self.show_deck()
        self.form.focus(self.wall)
        self.app.settings.listeners.append(self.settings_changed)
        gc.freeze()  # a wall of thousands of cards stays: looking through it for garbage would cost two frames

    # The deck
    def show_deck(self) -> None:
        """Everything that hangs on the deck, as it is now."""
        deck = self.draft.deck
        self.counts = {key: count for _, counts in deck.parts for key, count in counts}
        self.wall.counts = self.counts
        if search.hangs_on_now(self.looked_for.query):
            self.looked_for.look_for(self.looked_for.query)
        self.wall.full = frozenset(key for key in self.counts if self.draft.why_not_add(key))
        self._show_deck_seen()
        laws = self.draft.laws()
        self._show_laws()
        if self.right.scale and self.laws.height(self.laws.rect.w, self.scale) != self.laws.rect.h:
            self.layout(self.scale)
        for button in (self.play_button, self.tools[3]):
            button.enable(not laws, text.escape(laws[0]) if laws else "")
        self.finish_button.enable(bool(laws), texts.IS_COMPLETE)
        self.undo_button.enable(self.draft.can_undo, texts.NOTHING_TO_UNDO)
        self.redo_button.enable(self.draft.can_redo, texts.NOTHING_TO_REDO)
        self._say_kept()
        self.is_dirty = True

    def _show_laws(self) -> None:
        """The laws that it breaks. Each leads to the cards that break it, or else to those that may come in."""
        lines = []
        for words, refusal in self.draft.faults():
            term = f"{BREAKS}{refusal.law.number}" if refusal is not None and refusal.cards else FITS
            lines.append((law_said(words), term))
            if term != FITS:
                number = refusal.law.number
                self.looked_for.now[term] = lambda card, number=number: card.key in self.draft.breaking(number)
        self.laws.show(lines)

    def follow_law(self, term: str) -> None:
        """Show the cards that a law is about: on the wall alone, and marked in the deck."""
        self.looked_for.ask(term)
        if self.view == LIST:
            self.list.show_marked()

    def _show_deck_seen(self) -> None:
        """The deck in the view that is seen; the others follow when they are."""
        heads = [(part, part_name(self.rules, part), self.size_said(part)) for part in self.rules.decks.parts]
        self.list.told = self.stacks.told = {name: self.of_size(part, name) for part, name, _ in heads}
        if self.view == LIST:
            self.list.show([(*head, self._cards(head[0])) for head in heads])
        elif self.view == STACKS:
            self.stacks.show([(*head, self._stacks(head[0])) for head in heads])
        else:
            self.charts.show_deck(self.draft.deck)
            self.charts.show_matches(self.results.against)
        self.curve.show(self.draft.deck)
        self.sizes.say("   \u00b7   ".join(f"{name} {size}" for _, name, size in heads))
        self.sizes.tip = "\n".join(self.list.told.values())

    def of_size(self, part: str, name: str) -> str:
        """What the count of a part says, in markup: what is there, what a finished one has, and which law asks it."""
        now, wanted = self.draft.size(part), self.rules.decks.part_sizes.get(part, 0)
        law = self.rules.decks.part_laws.get(part)
        if law is None:
            template = texts.PART_WANTS if wanted else texts.PART_NOW
            return fill(template, part=text.escape(name), n=now, wanted=wanted)
        template = texts.PART_WANTS_LAW if wanted else texts.PART_NOW_LAW
        return fill(template, part=text.escape(name), n=now, wanted=wanted, law=law.words, number=law.number)

    def size_said(self, part: str) -> str:
        """How many cards a part has, of how many."""
        wanted = self.rules.decks.part_sizes.get(part)
        return f"{self.draft.size(part)} / {wanted}" if wanted else str(self.draft.size(part))

    def _cards(self, part: str) -> list[tuple[object, int]]:
        """A part's cards with their counts, by cost or what else leads in this game."""
        counts, leading = dict(self.draft.deck.part(part)), charts.leading(self.rules)
        cards = sorted_by(self.rules, (self.rules.book[key] for key in counts), leading.key if leading else "name")
        return [(card, counts[card.key]) for card in cards]

    def _stacks(self, part: str) -> list[tuple[str, list[tuple[object, int]]]]:
        leading = charts.leading(self.rules)
        stacks: dict[str, list] = {}
        for card, count in self._cards(part):
            stacks.setdefault(heading(leading, card) if leading else "", []).append((card, count))
        return list(stacks.items())

    def changed(self, *keys: str) -> None:
        """The deck was changed: show it, keep it, let the cards with these keys be noticed."""
        self._typing = None
        self.keeping.note()
        self.show_deck()
        for key in keys:
            self.wall.pop(key)
            self.list.pop(key)
            self.stacks.pop(key)

    def rename(self, words: str) -> None:
        self._type(self.name, lambda: self.draft.rename(words))

    def describe(self, words: str) -> None:
        self._type(self.about, lambda: self.draft.describe(words))

    def _type(self, entry: Entry, change: Callable[[], None]) -> None:
        """A letter more or less in a box; all that is typed there at once is one step to take back."""
        if self._typing is entry:
            self.draft.undo()
        before = self.draft.name, self.draft.about
        change()
        self.changed()
        self._typing = entry if before != (self.draft.name, self.draft.about) else None

    def undo(self) -> None:
        self._step(self.draft.can_undo, self.draft.undo)

    def redo(self) -> None:
        self._step(self.draft.can_redo, self.draft.redo)

    def _step(self, is_there: bool, step) -> None:
        if not is_there:
            self._play("refuse")
            return
        before = dict(self.counts)
        step()
        self.name.set(self.draft.name)
        self.about.set(one_line(self.draft.about))
        now = {key: count for _, counts in self.draft.deck.parts for key, count in counts}
        self.changed(*(key for key in before.keys() | now.keys() if before.get(key, 0) != now.get(key, 0)))

    def take(self, deck: Deck, about: str = "", name: str = "") -> None:
        """Another list in the place of this one: undo takes that back, and later the shelf can restore it."""
        self.keeping.keep_version()
        self.draft.replace(deck, about, name)
        self.name.set(self.draft.name)
        self.changed()

    # Keeping
    def _say_kept(self) -> None:
        if self.keeping.problem:
            self.kept.say(texts.NOT_SAVED, theme.DANGER)
        else:
            self.kept.say(texts.SAVED if self.draft.path and self.draft.is_saved else "", theme.FADED)
        self.kept.tip = text.escape(self.keeping.problem)

    def save(self) -> bool:
        """Write it now; what keeps it from being written is said."""
        done = self.keeping.write()
        if not done:
            self._say_unsaved()
        self._say_kept()
        return done

    def _say_unsaved(self) -> None:
        """It could not be written: say why, or ask what is to become of it."""
        if self.keeping.is_contested:
            contest.ask(self)
        else:
            self.app.toast(self.keeping.problem, seconds=12, warning=True)

    def show_taken(self) -> None:
        """Another list stands in the draft: its name, its sentence and its cards are shown."""
        self.name.set(self.draft.name)
        self.about.set(one_line(self.draft.about))
        self.show_deck()

    def look_round(self) -> None:
        """What another program has made of this deck is shown, if nothing was changed here since it was saved."""
        if self.draft.is_saved and self.draft.is_changed_elsewhere:
            contest.take_theirs(self)
            self.app.toast(texts.UPDATED, 9)

    def back(self) -> None:
        """Esc: first what is in the hand or open, then out of the search, then out of the builder."""
        if self.hand.put_back():
            return
        if self.form.focused is self.search and self.looked_for.query:
            self.looked_for.ask("")
        elif self.filters_open:
            self.toggle_filters()
        elif self.form.focused in (self.search, self.name, self.about):
            self.form.focus(self.wall, True)
        elif self.save_apart():
            self.keeping.call_file_by_name()
            self.app.stack.pop()
        elif self.keeping.is_contested:
            return  # it is being asked
        else:
            self._ask_unsaved(texts.CANNOT_SAVE)

    def _ask_unsaved(self, head: str) -> None:
        """Somebody wants to leave a deck that cannot be written; what was in the way may have gone by now."""
        self.app.stack.push(Dialog(
            head, text.escape(self.keeping.problem),
            [(texts.STAY, None), (texts.TRY_AGAIN, self._try_again), (texts.EXPORT, self.export),
             (texts.LEAVE_UNSAVED, self.app.stack.pop)], 0, width=760,
        ))  # fmt: skip

    def _try_again(self) -> None:
        if self.save_apart():
            self.keeping.call_file_by_name()
            self.app.stack.pop()
        elif not self.keeping.is_contested:
            self._ask_unsaved(texts.STILL_CANNOT_SAVE)

    def _call_apart(self) -> None:
        """Give the deck a name of its own, and say so."""
        taken = self.keeping.call_apart()
        if taken:
            self.app.toast(fill(texts.RENAMED, taken=taken, deck=self.draft.name), seconds=7)

    def save_apart(self) -> bool:
        self._call_apart()
        return self.save()

    def leave(self) -> None:
        gc.unfreeze()
        if self.settings_changed in self.app.settings.listeners:
            self.app.settings.listeners.remove(self.settings_changed)
        self._call_apart()
        self.keeping.keep_largest()
        if self.keeping.write() or (self.keeping.is_contested and self.keeping.write_beside()):
            self.keeping.call_file_by_name()
            self._take_results_along()

    def farewell(self) -> str:
        return self.keeping.problem

    def _take_results_along(self) -> None:
        """The deck may have another name by now: so have its results."""
        problem = deck_results.called_anew(self.game, self.known_as, self.draft.name)
        self.known_as = self.draft.name
        if problem:
            self.app.toast(problem, seconds=12, warning=True)

    def resume(self) -> None:
        super().resume()
        self.results = deck_results.kept().of(self.game, self.known_as)
        self.show_deck()

    @property
    def preview(self) -> Preview:
        """The card that is shown large."""
        return self.looking.preview

    # What else one can do
    def play(self) -> None:
        """Set up a match with this deck."""
        if self.draft.is_legal and self.save_apart():
            self._take_results_along()
            choose_for_match(self.app.settings, self.game, self.draft.path)
            self.app.go("setup", self.game)

    def open_import(self) -> None:
        deck_import.open_import(self.app, self.rules, self.take_list)

    def take_list(self, found: DeckList) -> None:
        taking.take_list(self, found)

    def export(self) -> None:
        deck_export.export(self.app, self.draft.deck, self.rules, self.draft.about)

    def sample_hand(self) -> None:
        sample_hand.open_hand(self.app, self.draft.deck, self.rules)

    def test_game(self) -> None:
        """A match against the computer: against what, how good, and who begins is asked first."""
        if self.save():
            self._take_results_along()
        self.app.go("trial", self.game, self.draft.deck)

    def finish(self) -> None:
        self.app.go("finish", self.draft, self.take)

    # Events
    def drop(self, event: pygame.event.Event) -> bool:
        deck_import.open_dropped(self.app, self.rules, event, self.take_list)
        return True

    def cancel_drag(self) -> None:
        super().cancel_drag()
        self.hand.put_back()

    def handle(self, event: pygame.event.Event) -> None:
        if self.looking.takes(event):
            return
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self.looking.points = event.type == pygame.MOUSEMOTION
        if event.type == pygame.MOUSEWHEEL and pygame.key.get_mods() & COMMAND and self.form.popup is None:
            self.zoom(1 if getattr(event, "precise_y", event.y) > 0 else -1)
            self._note()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT and self.form.popup is None:
            under = self.form.at(event.pos)
            if isinstance(under, CardPane) and not self.hand.is_full:
                under.right_press(event.pos)
                self._note()
        else:
            super().handle(event)

    def key(self, event: pygame.event.Event) -> None:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            match event.key:
                case pygame.K_z if event.mod & pygame.KMOD_SHIFT:
                    self.redo()
                case pygame.K_z:
                    self.undo()
                case pygame.K_y:
                    self.redo()
                case pygame.K_s:
                    if self.save():
                        self._play("click")
                case pygame.K_f:
                    self.form.focus(self.search, True)
                case pygame.K_PLUS | pygame.K_EQUALS | pygame.K_KP_PLUS:
                    self.zoom(1)
                case pygame.K_MINUS | pygame.K_KP_MINUS:
                    self.zoom(-1)
                case pygame.K_0 | pygame.K_KP_0:
                    self.zoom(0)
        elif event.key in (pygame.K_SLASH, pygame.K_KP_DIVIDE) or event.unicode == "/":
            self.form.focus(self.search, True)
            pygame.event.clear(pygame.TEXTINPUT)
        elif event.key == pygame.K_F2:
            self.form.focus(self.name, True)

    # Time
    def update(self, dt: float) -> None:
        super().update(dt)
        for entry, words in ((self.name, self.draft.name), (self.about, one_line(self.draft.about))):
            if not entry.focused:
                self._typing = None if self._typing is entry else self._typing
                if entry.value != words:
                    entry.set(words)
        if self.keeping.update(dt):
            if self.keeping.problem:
                self._say_unsaved()
            self._say_kept()
        if self.hand.update(dt):
            self.is_dirty = True
        self.is_dirty |= self.looking.update(dt)
        self._note()

    def show_view(self, view: str) -> None:
        self.view = view
        self._show_deck_seen()
        self.layout(self.scale)

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        self.tiles.begin()
        super().draw(surface)
        self.hand.draw(surface)
        self.looking.draw(surface)
