"""The deck builder: a wall of cards, what one looks for at its left, and the deck at its right."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pygame

from art.wanted import face_of
from game.builder import charts, search
from game.builder.draft import Draft
from game.kernel.deck import Deck
from game.kernel.facet import NUMBER, WORDS
from game.rules import RULESETS
from scenes import deck_export, deck_import, sample_hand, trial
from scenes.deck_filters import Filters
from scenes.deck_hand import DeckHand
from scenes.deck_keeping import NAMELESS, Keeping, choose_for_match, free_name
from scenes.deck_words import law_said, one_line, part_name
from scenes.dialog import Dialog
from scenes.form_scene import FormScene
from ui import text, theme
from ui.card_pane import CardPane
from ui.card_sprite import Pictures
from ui.card_tiles import CardTiles
from ui.deck_charts import DeckCharts
from ui.deck_curve import DeckCurve
from ui.deck_list import DeckList
from ui.deck_stacks import DeckStacks
from ui.gems import INKS, OTHER, gem
from ui.icon_choice import warm
from ui.preview import Preview
from ui.scale import Scale
from ui.wall import Wall
from ui.widgets_entry import Entry
from ui.widgets_press import Button
from ui.widgets_scroll import Scroll
from ui.widgets_text import Label, Plate, RichText
from ui.widgets_value import Choice

LIST, STACKS, CHARTS = "list", "stacks", "charts"
HEAD, MARGIN, GAP = 66, 16, 12
LEFT, RIGHT = 236, 282
NARROW = 1080
"""Logical units under which the filters lie over the wall and are called by a button."""
WALL_EDGE, SPARE = 8, 84
LAWS_HIGH, CURVE_HIGH = 78, 82


HELP = (
    'Words on the card, or terms: **c:red** **cost<=3** **has:protector** **-type:action** **"draws a card"** '
    "**(a or b)**. Ctrl+F or / leads here, Enter to the cards."
)


KEYS = (
    "A click puts a card into the deck, a right click takes one out; or drag it. Keys: arrows, **Enter** and "
    "**Delete**, **/** to search, **F2** for the name, **Ctrl+Z** and **Ctrl+Y**."
)


class Mirrored(Button):
    """A button whose sign is turned from left to right."""

    def draw(self, surface: pygame.Surface) -> None:
        part = surface.subsurface(self.rect.clip(surface.get_rect()))
        ground = part.copy()
        super().draw(surface)
        drawn = pygame.transform.flip(part, True, False)
        part.blit(ground, (0, 0))
        part.blit(drawn, (0, 0))


class DeckBuilder(FormScene):
    """Build the deck of a draft: `DeckBuilder("chrono_clash", Draft(rules))`."""

    def __init__(self, game: str, draft: Draft) -> None:
        self.game, self.draft = game, draft
        self.rules = RULESETS[game]
        self.query = ""
        self.view = LIST
        self.group, self.sort = self._first_order()
        self._order: tuple[tuple[str, str], list] = (("", ""), [])
        self._groups: list = []

    def _first_order(self) -> tuple[str, str]:
        """Cards stand by colour and cost at first, in a game that has these."""
        known = {facet.key for facet in self.rules.facets}
        return "colour" if "colour" in known else "", "cost" if "cost" in known else "name"

    # Making
    def build(self) -> None:
        self.keeping = Keeping(self.draft)
        self.tiles = CardTiles(self.app.gallery)
        self.preview = Preview()
        self.pictures = Pictures(self.app.gallery, self.game, face_of)
        self.hand = DeckHand(self)
        self._over: object = None
        self._typing: Entry | None = None
        self._points = True  # whether the mouse was used last, and not the keys
        self._was_legal = self.draft.is_legal
        self.left, self.middle, self.right = (self.add(Plate()) for _ in range(3))  # below all others
        self._make_head()
        self._make_left()
        self._make_wall()
        self._make_right()
        self.filters_open = False
        warm(self.game)
        search.warm(self.rules)
        self.look_for("")
        self.show_deck()
        self.form.focus(self.wall)
        gc.freeze()  # a wall of thousands of cards stays: looking through it for garbage would cost two frames

    def _make_head(self) -> None:
        self.go_back = self.add(Button("Decks", self.back, "quiet", "arrow-left"))
        to_wall = lambda _: self.form.focus(self.wall, True)  # noqa: E731
        self.name = self.add(Entry(self.draft.name, self.rename, "Name of the deck", 60, on_enter=to_wall,
                                   size=theme.SUBHEADING, tip="The deck's name (F2)"))  # fmt: skip
        self.about = self.add(Entry(one_line(self.draft.about), self.describe, "A sentence about it", 160,
                                    on_enter=to_wall))  # fmt: skip
        self.undo_button = self.add(Button("", self.undo, "quiet", "undo", tip="Take back (Ctrl+Z)", sound="undo"))
        self.redo_button = self.add(Mirrored("", self.redo, "quiet", "undo", tip="Do again (Ctrl+Y)"))
        self.kept = self.add(Label("", theme.SMALL, theme.FADED, align="right"))
        self.play_button = self.add(Button("Play", self.play, "primary", "play"))

    def _make_left(self) -> None:
        self.search = self.add(
            Entry("", self.look_for, "Search", 300, on_enter=lambda _: self.form.focus(self.wall, True))
        )
        self.complaint = self.add(Label("", theme.TINY, theme.UNSTABLE, "body-italic"))
        self.pane = Scroll()
        self.filters = Filters(self.rules, self.pane.hold, self.ask)
        self.add(self.pane)
        self.clear_button = self.add(
            Button(
                "", lambda: self.ask(""), "quiet", "cross", size=theme.SMALL, tip="Look for nothing: show all cards."
            )
        )
        self.filter_button = self.add(Button("Filters", self.toggle_filters, "button", "settings", size=theme.SMALL))
        self.tools = [
            self.add(Button(words, deed, size=theme.SMALL, tip=tip))
            for words, deed, tip in (
                ("Import", self.open_import, "A list from the clipboard or a file; or drop a file on the window."),
                ("Export", self.export, "The deck as text, for the clipboard or a file."),
                ("Sample hand", self.sample_hand, "Draw an opening hand."),
                ("Test game", self.test_game, "One match against the computer, and back here."),
            )
        ]

    def _make_wall(self) -> None:
        self.found = self.add(Label("", theme.SMALL, theme.FADED, tip=KEYS))
        by_facet = [(f.key, f"By {f.label.lower()}") for f in self.rules.facets if f.kind in (WORDS, NUMBER)]
        groups, sorts = [("", "Ungrouped"), *by_facet], [("name", "By name"), *by_facet]
        self.group_choice = Choice(groups, self.group, self.group_by, theme.SMALL, True, "What stands together")
        self.sort_choice = Choice(sorts, self.sort, self.sort_by, theme.SMALL, True, "What comes first")
        self.add(self.group_choice)
        self.add(self.sort_choice)
        self.wall = self.add(Wall(self.hand, self.tiles))

    def _make_right(self) -> None:
        options = [(LIST, "List"), (STACKS, "Stacks"), (CHARTS, "What it can do")]
        self.view_choice = self.add(Choice(options, self.view, self.show_view, theme.SMALL, False))
        cost = charts.facet_of(self.rules, "cost")
        number_of = (lambda card: str(cost.of(card))) if cost else (lambda card: "")
        tall = lambda: self.wall.card_size[1]  # noqa: E731
        self.list = self.add(DeckList(self.hand, self.tiles, self.mark_of, number_of, tall))
        self.stacks = self.add(DeckStacks(self.hand, self.tiles, tall))
        self.charts = self.add(DeckCharts(self.rules, self.ask))
        self.charts.calm(self.app.settings.reduced_motion)
        self.curve = self.add(DeckCurve(self.rules, "cost", lambda value: INKS.get(value, OTHER)))
        self.law_pane = Scroll()
        self.laws = self.law_pane.hold(RichText("", theme.SMALL))
        self.add(self.law_pane)
        self.finish_button = self.add(Button("Finish it for me", self.finish, "button", "star", size=theme.BODY - 1,
                                             tip="Complete a legal deck around these cards."))  # fmt: skip

    def mark_of(self, card: object, px: int) -> pygame.Surface | None:
        """The sign of a card's colour."""
        colour = getattr(card, "colour", "")
        return gem(colour, px) if colour else None

    # What is looked for
    def look_for(self, query: str) -> None:
        """Show the cards that a query means; the filters show what it says."""
        self.query = query
        read = search.read(query, self.rules)
        self.filters.read(query)
        cards = [card for card in self._ordered() if read.matches(card)]
        self.wall.show(self._grouped(cards))
        self.tiles.spare()
        self.found.say(f"{len(cards)} of {len(self.rules.book)} cards")
        self.complaint.say(read.complaints[0] if read.complaints else "")
        self.search.tip = HELP if not query else ""
        self.complaint.tip = text.escape("\n".join(read.complaints))
        self.clear_button.enable(bool(query), "Nothing is looked for.")

    def ask(self, query: str) -> None:
        """A query from the buttons: it stands in the box too."""
        self.search.set(query)
        self.look_for(query)

    def _ordered(self) -> list:
        """All cards of the game in the order of the wall."""
        if self._order[0] != (self.group, self.sort) or not self._order[1]:
            cards = search.sorted_by(self.rules, search.sorted_by(self.rules, self.rules.book, "name"), self.sort)
            if self.group:
                cards = [card for _, card in sorted(enumerate(cards), key=lambda it: (self._place_of(it[1]), it[0]))]
            self._order = (self.group, self.sort), cards
            facet = charts.facet_of(self.rules, self.group)
            self._heading = {card: search.heading(facet, card) for card in cards} if facet else {}
        return self._order[1]

    def _place_of(self, card: object) -> tuple:
        return search.place(charts.facet_of(self.rules, self.group), card)

    def _grouped(self, cards: list) -> list[tuple[str, list]]:
        if not self.group:
            return [("", cards)]
        groups: dict[str, list] = {}
        for card in cards:
            groups.setdefault(self._heading[card], []).append(card)
        return list(groups.items())

    def group_by(self, key: str) -> None:
        self.group = key
        self.look_for(self.query)

    def sort_by(self, key: str) -> None:
        self.sort = key
        self.look_for(self.query)

    def toggle_filters(self) -> None:
        self.filters_open = not self.filters_open
        self.layout(self.scale)

    # The deck
    def show_deck(self) -> None:
        """Everything that hangs on the deck, as it is now."""
        deck = self.draft.deck
        self.counts = {key: count for _, counts in deck.parts for key, count in counts}
        self.wall.counts = self.counts
        self.wall.full = frozenset(key for key in self.counts if self.draft.why_not_add(key))
        self._show_deck_seen()
        laws = self.draft.laws()
        self.laws.say("\n".join(map(law_said, laws)) or "{check} **It is legal** and can be played.")
        self.laws.colour = theme.PARCHMENT if laws else theme.GOOD
        if self.right.scale and bool(laws) is self._was_legal:
            self.layout(self.scale)
        self._was_legal = not laws
        self._lay_laws()
        for button in (self.play_button, self.tools[3]):
            button.enable(not laws, text.escape(laws[0]) if laws else "")
        self.finish_button.enable(bool(laws), "It is finished: it can be played as it is.")
        self.undo_button.enable(self.draft.can_undo, "There is nothing to take back.")
        self.redo_button.enable(self.draft.can_redo, "Nothing was taken back.")
        self._say_kept()
        self.is_dirty = True

    def _show_deck_seen(self) -> None:
        """The deck in the view that is seen; the others follow when they are."""
        heads = [(part, part_name(self.rules, part), self.size_said(part)) for part in self.rules.parts]
        if self.view == LIST:
            self.list.show([(*head, self._cards(head[0])) for head in heads])
        elif self.view == STACKS:
            self.stacks.show([(*head, self._stacks(head[0])) for head in heads])
        else:
            self.charts.show_deck(self.draft.deck)
        self.curve.show(self.draft.deck)

    def size_said(self, part: str) -> str:
        """How many cards a part has, of how many."""
        wanted = self.rules.part_sizes.get(part)
        return f"{self.draft.size(part)} / {wanted}" if wanted else str(self.draft.size(part))

    def _cards(self, part: str) -> list[tuple[object, int]]:
        """A part's cards with their counts, by cost."""
        counts = dict(self.draft.deck.part(part))
        cards = search.sorted_by(self.rules, (self.rules.book[key] for key in counts), "cost")
        return [(card, counts[card.key]) for card in cards]

    def _stacks(self, part: str) -> list[tuple[str, list[tuple[object, int]]]]:
        cost = charts.facet_of(self.rules, "cost")
        stacks: dict[str, list] = {}
        for card, count in self._cards(part):
            stacks.setdefault(search.heading(cost, card) if cost else "", []).append((card, count))
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

    def take(self, deck: Deck, about: str = "") -> None:
        """Another list in the place of this one; that too can be taken back."""
        self.draft.replace(deck, about)
        self.changed()

    # Keeping
    def _say_kept(self) -> None:
        if self.keeping.problem:
            self.kept.say("Not saved", theme.DANGER)
        else:
            self.kept.say("Saved" if self.draft.path and self.draft.is_saved else "", theme.FADED)
        self.kept.tip = text.escape(self.keeping.problem)

    def save(self) -> bool:
        """Write it now; what keeps it from being written is said."""
        done = self.keeping.write()
        if not done:
            self.app.toast(self.keeping.problem, seconds=12, warning=True)
        self._say_kept()
        return done

    def back(self) -> None:
        """Esc: first what is in the hand or open, then out of the search, then out of the builder."""
        if self.hand.put_back():
            return
        if self.form.focused is self.search and self.query:
            self.ask("")
        elif self.filters_open:
            self.toggle_filters()
        elif self.form.focused in (self.search, self.name, self.about):
            self.form.focus(self.wall, True)
        elif self.save():
            self.keeping.call_file_by_name()
            self.app.stack.pop()
        else:
            self.app.stack.push(Dialog(
                "The deck cannot be saved", text.escape(self.keeping.problem),
                [("Stay", None), ("Export it", self.export), ("Leave it unsaved", self.app.stack.pop)], 0,
            ))  # fmt: skip

    def leave(self) -> None:
        gc.unfreeze()
        if self.keeping.write():
            self.keeping.call_file_by_name()

    def resume(self) -> None:
        super().resume()
        self.show_deck()

    # What else one can do
    def play(self) -> None:
        """Set up a match with this deck."""
        from scenes.setup import Setup

        if self.draft.is_legal and self.save():
            choose_for_match(self.app.settings, self.game, self.draft.path)
            self.app.stack.push(Setup(self.game))

    def open_import(self) -> None:
        deck_import.open_import(self.app, self.rules, self.take_list)

    def take_list(self, found) -> None:
        """What was imported; its name too if this deck has none of its own yet."""
        if self.draft.name.startswith(NAMELESS) and found.deck.name:
            self.draft.rename(free_name(self.game, found.deck.name))
        self.take(found.deck, found.about)

    def export(self) -> None:
        deck_export.export(self.app, self.draft.deck, self.rules, self.draft.about)

    def sample_hand(self) -> None:
        sample_hand.open_hand(self.app, self.draft.deck, self.rules)

    def test_game(self) -> None:
        self.save()
        trial.begin(self.app, self.game, self.draft.deck)

    def finish(self) -> None:
        from scenes.deck_finish import DeckFinish

        self.app.stack.push(DeckFinish(self.draft, self.take))

    # Events
    def drop(self, event: pygame.event.Event) -> bool:
        deck_import.open_dropped(self.app, self.rules, event, self.take_list)
        return True

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._points = event.type == pygame.MOUSEMOTION
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT and self.form.popup is None:
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
                self.app.toast(self.keeping.problem, seconds=12, warning=True)
            self._say_kept()
        if self.hand.update(dt):
            self.is_dirty = True
        self._look(dt)
        self._note()

    def _look(self, dt: float) -> None:
        """Which card is looked at, and so comes to be shown large."""
        spot, pane = None, self.form.hovered
        is_busy = self.hand.is_full or self.hand.refusal or self.form.popup is not None or self.filters_open
        if not is_busy and self._points and isinstance(pane, CardPane) and pane.visible:
            spot = pane.spot_at(self.form.mouse) if self.form.captured in (None, pane) else None
        elif not is_busy and not self._points and isinstance(self.form.focused, CardPane) and self.form.by_keys:
            pane = self.form.focused
            spot = pane.at_cursor
        self.preview.delay = max(0.35, self.app.settings.hover_delay / 1000)
        about = pane.on_screen(spot).clip(pane.rect) if spot else None
        if spot is not None and spot.card is not self.preview.shown and self.preview.is_shown:
            self.preview.hide()
            self.is_dirty = True
        refusal = self.draft.why_not_add(spot.card.key) if spot and pane is self.wall else None
        note = text.escape(f"{self.rules.title} {refusal}") if refusal else ""
        self.is_dirty |= self.preview.over(spot.card if spot else None, about, note)
        self.is_dirty |= self.preview.update(dt)
        if (spot and spot.card) is not self._over:
            self._over = spot and spot.card
            self.is_dirty = True

    # Where it lies
    def layout(self, scale: Scale) -> None:
        wide, high = scale.size
        is_narrow = wide < NARROW
        self._layout_head(scale, wide)
        top, foot = HEAD, high - MARGIN
        left = 0 if is_narrow else LEFT
        middle_x = MARGIN + left + (GAP if left else 0)
        right, middle_wide = self._shares(wide - middle_x - GAP - MARGIN, is_narrow)
        self.filters_open &= is_narrow
        self._layout_left(scale, is_narrow, middle_x, middle_wide, top, foot)
        self.middle.place(scale.rect(middle_x, top, middle_wide, foot - top), scale)
        self._layout_wall(scale, is_narrow, middle_x, top, middle_wide, foot)
        self._layout_right(scale, wide - MARGIN - right, top, right, foot)
        self.is_dirty = True

    def _shares(self, wide: float, is_narrow: bool) -> tuple[float, float]:
        """How wide the deck and the wall are, of so much: the wall whole cards, and the deck what these leave over."""
        right = RIGHT if not is_narrow else min(RIGHT, wide * 0.33)
        if self.view != LIST:
            right = max(right, min(wide * 0.52, 900))
        columns = Wall.columns_in(wide - right - 2 * WALL_EDGE)
        middle = Wall.width_of(columns) + 2 * WALL_EDGE
        right = wide - middle if self.view != LIST else min(wide - middle, right + SPARE)
        return right, wide - right

    def _layout_head(self, scale: Scale, wide: float) -> None:
        y, high = 13, 42
        self.go_back.place(scale.rect(MARGIN, y, 104, high), scale)
        self.play_button.place(scale.rect(wide - MARGIN - 128, y, 128, high), scale)
        self.redo_button.place(scale.rect(wide - MARGIN - 128 - 56, y, 44, high), scale)
        self.undo_button.place(scale.rect(wide - MARGIN - 128 - 100, y, 44, high), scale)
        self.kept.place(scale.rect(wide - MARGIN - 128 - 100 - 92, y, 84, high), scale)
        x, end = MARGIN + 112, wide - MARGIN - 128 - 100 - 100
        self.about.visible = end - x > 560
        name = min(340, end - x) if self.about.visible else end - x
        self.name.place(scale.rect(x, y, name, high), scale)
        self.about.place(scale.rect(x + name + GAP, y, max(10, end - x - name - GAP), high), scale)

    def _layout_left(self, scale: Scale, is_narrow: bool, x: float, wide: float, top: float, foot: float) -> None:
        """The filters: beside the wall, or in a narrow window in its place while they are called."""
        shown = not is_narrow or self.filters_open
        self.filter_button.visible = is_narrow
        self.filter_button.say("Cards" if self.filters_open else "Filters")
        self.left.visible = not is_narrow
        for widget in (self.pane, *self.pane.inside, *self.tools):
            widget.visible = shown
        left, inner = (MARGIN + 14, LEFT - 28) if not is_narrow else (x + 14, wide - 28)
        begin, foot = (top + 14, foot - 14) if not is_narrow else (top + 106, foot - 14)
        self.left.place(scale.rect(MARGIN, top, LEFT, foot + 14 - top), scale)
        if not is_narrow:
            self.search.place(scale.rect(left, begin, inner - 38, 40), scale)
            self.clear_button.place(scale.rect(left + inner - 34, begin + 3, 34, 34), scale)
            self.complaint.place(scale.rect(left + 2, begin + 43, inner - 4, 20), scale)
            begin += 66
        columns = 2 if not is_narrow else len(self.tools)
        each = (inner - 6 * (columns - 1)) / columns
        tools = foot - -(-len(self.tools) // columns) * 42 + 6
        self.pane.place(scale.rect(left, begin, inner + 8, tools - 10 - begin), scale)
        end = self.filters.layout(scale, left, begin, inner - 8)
        self.pane.content(round((end - begin) * scale.u))
        for n, button in enumerate(self.tools):
            button.place(scale.rect(left + n % columns * (each + 6), tools + n // columns * 42, each, 36), scale)

    def _layout_wall(self, scale: Scale, is_narrow: bool, x: float, top: float, wide: float, foot: float) -> None:
        inner, y = wide - 28, top + 12
        if is_narrow:
            self.filter_button.place(scale.rect(x + 14, y, 104, 40), scale)
            self.search.place(scale.rect(x + 14 + 112, y, inner - 112 - 38, 40), scale)
            self.clear_button.place(scale.rect(x + 14 + inner - 34, y + 3, 34, 34), scale)
            self.complaint.place(scale.rect(x + 14 + 112, y + 41, inner - 112, 18), scale)
            y += 60
        choice = max(min(130, (inner - 8) / 2), min(150, inner * 0.3))
        self.wall.visible = self.group_choice.visible = self.sort_choice.visible = not self.filters_open
        self.found.visible = self.filters_open or inner - 2 * choice - 20 >= 96
        self.found.place(scale.rect(x + 16, y, max(96, inner - 2 * choice - 20), 34), scale)
        self.group_choice.place(scale.rect(x + 14 + inner - 2 * choice - 8, y, choice, 34), scale)
        self.sort_choice.place(scale.rect(x + 14 + inner - choice, y, choice, 34), scale)
        self.wall.place(scale.rect(x + WALL_EDGE, y + 42, wide - 2 * WALL_EDGE, foot - 8 - y - 42), scale)

    def _layout_right(self, scale: Scale, x: float, top: float, wide: float, foot: float) -> None:
        self.right.place(scale.rect(x, top, wide, foot - top), scale)
        self.hand.deck_rect = self.right.rect
        inner = wide - 28
        self.view_choice.place(scale.rect(x + 14, top + 12, inner, 36), scale)
        y = top + 58
        finish = foot - 14 - 42
        laws_high = LAWS_HIGH if self.draft.laws() else LAWS_HIGH / 3
        laws = finish - 8 - laws_high
        curve = laws - 6 - CURVE_HIGH
        is_low = foot - top < 460
        self.curve.visible = not is_low and self.view != CHARTS
        end = (curve if self.curve.visible else laws) - 8
        for pane, view in ((self.list, LIST), (self.stacks, STACKS), (self.charts, CHARTS)):
            pane.visible = self.view == view
            pane.place(scale.rect(x + 12, y, wide - 20, end - y), scale)
        self.curve.place(scale.rect(x + 14, curve, inner, CURVE_HIGH), scale)
        self.law_pane.place(scale.rect(x + 14, laws, inner + 6, laws_high), scale)
        self._lay_laws()
        self.finish_button.place(scale.rect(x + 14, finish, inner, 42), scale)

    def _lay_laws(self) -> None:
        pane = self.law_pane
        if pane.scale is None:
            return
        wide = pane.rect.w - pane.px(14)
        high = self.laws.height(wide, pane.scale)
        self.laws.place(pygame.Rect(pane.rect.x, pane.rect.y, wide, high), pane.scale)
        pane.content(high)

    def show_view(self, view: str) -> None:
        self.view = view
        self._show_deck_seen()
        self.layout(self.scale)

    # Picture
    def draw(self, surface: pygame.Surface) -> None:
        self.tiles.begin()
        super().draw(surface)
        self.hand.draw(surface)
        if self.preview.is_shown and not self.hand.is_full:
            k = self.scale.u
            clear = [self.search.rect] if self.search.focused else []
            self.preview.draw(surface, self.pictures, clear, [], k, k)
