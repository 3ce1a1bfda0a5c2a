"""What lies on the table of somebody who builds a deck, and where: search and filters, the wall, the deck.

Here things are made and placed; what they do is in `scenes.decks.builder`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.builder import charts, search
from game.builder.arrangement import Arrangement
from game.builder.draft import Draft
from game.kernel.facet import NUMBER, WORDS
from game.kernel.ruleset import Ruleset
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.filters import Filters
from scenes.decks.hand import DeckHand
from scenes.decks.words import one_line
from scenes.form_scene import FormScene
from ui.base import keys, text, theme
from ui.base.scale import Scale
from ui.cards.tiles import CardTiles
from ui.decks.all_charts import DeckCharts
from ui.decks.curve import DeckCurve
from ui.decks.laws import LawLines
from ui.decks.lists import DeckList
from ui.decks.stacks import DeckStacks
from ui.shows import show_of
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText
from ui.widgets.value import Choice
from ui.widgets.wall import HEADING, LINES, PICTURES, Wall

if TYPE_CHECKING:
    from scenes.decks.looked_for import LookedFor

IN_DECK, FITS, BREAKS = "in:deck", "is:legal", "breaks:"
"""Terms of a query that speak of the deck as it is now; the last with the number of a law."""
LIST, STACKS, CHARTS = "list", "stacks", "charts"
HEAD, MARGIN, GAP = 66, 16, 12
LEFT, RIGHT = 236, 282
NARROW = 1080
"""Logical units under which the filters lie over the wall and are called by a button."""
WALL_EDGE, SPARE = 8, 84
CURVE_HIGH = 82
SIZES_WIDE = 220
"""Logical units beside the tabs from which it stands there how many cards the deck has."""
LAWS_SHARE = 0.25
"""Of the deck's height that the laws may take before they scroll."""


def help_said(rules: Ruleset) -> str:
    """What can be looked for, with terms of that game."""
    terms = [*search.examples(rules), texts.SEARCH_PHRASE, texts.SEARCH_EITHER, IN_DECK, FITS]
    said = " ".join(f"**{text.escape(term)}**" for term in terms)
    return keys.said(fill(texts.SEARCH_TIP, terms=said))


SIZES = (40, 50, 60, 70, 85, 100, 120, 145, 175, 210, 250)
"""Percent of what is usual that cards can be large."""
SIGN, SIGNS = 34, 3
"""Logical units of a button that is only a sign, and how many stand over the wall."""


class Mirrored(Button):
    """A button whose sign is turned from left to right."""

    def draw(self, surface: pygame.Surface) -> None:
        seen = self.rect.clip(surface.get_rect())
        if not seen:
            return
        part = surface.subsurface(seen)
        ground = part.copy()
        super().draw(surface)
        drawn = pygame.transform.flip(part, True, False)
        part.blit(ground, (0, 0))
        part.blit(drawn, (0, 0))


class DeckDesk(FormScene):
    """All widgets of the builder and their places, for a draft of a game in one of the views of a deck."""

    rules: Ruleset
    draft: Draft
    hand: DeckHand
    tiles: CardTiles
    arrangement: Arrangement
    looked_for: LookedFor
    view = LIST
    filters_open = False

    # Making
    def make(self) -> None:
        """Put everything on the table, in the order of the Tab key."""
        self.left, self.middle, self.right = (self.add(Plate()) for _ in range(3))  # below all others
        self._make_head()
        self._make_left()
        self._make_wall()
        self._make_right()

    def _make_head(self) -> None:
        self.go_back = self.add(Button(texts.DECKS, self.back, "quiet", "arrow-left"))
        to_wall = lambda _: self.form.focus(self.wall, True)  # noqa: E731
        self.name = self.add(Entry(self.draft.name, self.rename, texts.DECK_NAME, 60, on_enter=to_wall,
                                   size=theme.SUBHEADING, tip=texts.NAME_TIP))  # fmt: skip
        self.about = self.add(Entry(one_line(self.draft.about), self.describe, texts.DESCRIPTION, 160,
                                    on_enter=to_wall))  # fmt: skip
        self.undo_button = self.add(Button("", self.undo, "quiet", "undo", tip=keys.said(texts.UNDO_KEY), sound="undo"))
        self.redo_button = self.add(Mirrored("", self.redo, "quiet", "undo", tip=keys.said(texts.REDO_KEY)))
        self.kept = self.add(Label("", theme.SMALL, theme.FADED, align="right"))
        self.play_button = self.add(Button(texts.PLAY, self.play, "primary", "play"))

    def _make_left(self) -> None:
        self.search = self.add(
            Entry("", self.looked_for.look_for, texts.SEARCH, 300, on_enter=lambda _: self.form.focus(self.wall, True))
        )
        self.complaint = self.add(RichText("", theme.SMALL, theme.EMBER, on_link=self.looked_for.mend))
        self.pane = Scroll()
        now = {
            FITS: (texts.FITS, texts.FITS_TIP),
            IN_DECK: (texts.IN_DECK, texts.IN_DECK_TIP),
        }
        self.filters = Filters(self.rules, self.pane.hold, self.looked_for.ask, now)
        self.add(self.pane)
        self.clear_button = self.add(
            Button(
                "",
                lambda: self.looked_for.ask(""),
                "quiet",
                "cross",
                size=theme.SMALL,
                tip=texts.CLEAR_SEARCH,
            )
        )
        self.filter_button = self.add(
            Button(texts.FILTERS, self.toggle_filters, "button", "settings", size=theme.SMALL)
        )
        self.tools = [
            self.add(Button(words, deed, size=theme.SMALL, tip=tip))
            for words, deed, tip in (
                (texts.IMPORT, self.open_import, texts.IMPORT_TIP),
                (texts.EXPORT, self.export, texts.EXPORT_TIP),
                (texts.SAMPLE_HAND, self.sample_hand, texts.SAMPLE_HAND_TIP),
                (texts.TEST_GAME, self.test_game, texts.TEST_GAME_TIP),
            )
        ]

    def _make_wall(self) -> None:
        self.found = self.add(Label("", theme.SMALL, theme.FADED, tip=keys.said(texts.KEYS)))
        by_facet = [
            (f.key, fill(texts.BY, facet=f.label_within)) for f in self.rules.decks.facets if f.kind in (WORDS, NUMBER)
        ]
        groups, sorts = [("", texts.UNGROUPED), *by_facet], [("name", texts.BY_NAME), *by_facet]
        group, sort = self.arrangement.group, self.arrangement.sort
        self.group_choice = Choice(groups, group, self.looked_for.group_by, theme.SMALL, True, texts.GROUP_TIP)
        self.sort_choice = Choice(sorts, sort, self.looked_for.sort_by, theme.SMALL, True, texts.SORT_TIP)
        self.add(self.group_choice)
        self.add(self.sort_choice)
        lines, smaller, larger = (
            ("log", self.change_look, texts.LOOK_TIP),
            ("minus", lambda: self.zoom(-1), keys.said(texts.SMALLER_TIP)),
            ("plus", lambda: self.zoom(1), keys.said(texts.LARGER_TIP)),
        )
        self.signs = [self.add(Button("", deed, "quiet", sign, theme.SMALL, tip=tip))
                      for sign, deed, tip in (lines, smaller, larger)]  # fmt: skip
        self.wall = self.add(Wall(self.hand, self.tiles, self.mark_of, self.numbers_of))
        self.look_as_wished()

    def _make_right(self) -> None:
        options = [(LIST, texts.LIST), (STACKS, texts.STACKS), (CHARTS, texts.STATS)]
        self.view_choice = self.add(Choice(options, self.view, self.show_view, theme.SMALL, False))
        cost, leading = charts.facet_of(self.rules, "cost"), charts.leading(self.rules)
        number_of = (lambda card: str(cost.of(card))) if cost else (lambda card: "")
        tall = lambda: self.wall.card_size[1]  # noqa: E731
        self.list = self.add(DeckList(self.hand, self.tiles, self.mark_of, number_of, tall))
        self.stacks = self.add(DeckStacks(self.hand, self.tiles, tall))
        self.charts = self.add(DeckCharts(self.rules, self.looked_for.ask))
        self.charts.calm(self.app.settings.reduced_motion)
        tip = fill(texts.CURVE_TIP, facet=leading.label_within) if leading else ""
        self.curve = self.add(DeckCurve(self.rules, leading.key if leading else "", tip))
        self.law_pane = Scroll()
        self.sizes = self.add(Label("", theme.SMALL, theme.FADED))
        self.laws = self.law_pane.hold(LawLines(self.follow_law, texts.LAW_TIP))
        self.add(self.law_pane)
        self.finish_button = self.add(Button(texts.COMPLETE, self.finish, "button", "star", size=theme.BODY - 1,
                                             tip=texts.COMPLETE_TIP))  # fmt: skip

    def mark_of(self, card: object, px: int) -> pygame.Surface | None:
        """The sign of a card's colour."""
        colour = getattr(card, "colour", "")
        return show_of(self.rules.name).cards.gem(colour, px) if colour else None

    def numbers_of(self, card: object) -> str:
        """The numbers of a card in a line: its cost, and what else it has."""
        facets = [facet for facet in self.rules.decks.facets if facet.kind == NUMBER]
        return "  \u00b7  ".join(str(value) for facet in facets if (value := facet.of(card)) is not None)

    # How the wall looks
    def look_as_wished(self) -> None:
        """Cards as large as somebody has set, as pictures or as lines."""
        settings, wall = self.app.settings, self.wall
        wall.zoom, wall.look = settings.card_size / 100, settings.cards_as
        self.signs[0].chosen = wall.look == LINES
        self.signs[1].enable(settings.card_size > SIZES[0], texts.SMALLEST)
        self.signs[2].enable(settings.card_size < SIZES[-1], texts.LARGEST)

    def zoom(self, step: int) -> None:
        """The next larger or smaller size of cards; 0 is the usual one."""
        now = self.app.settings.card_size
        others = [size for size in SIZES if (size - now) * step > 0]
        size = 100 if step == 0 else min(others, key=lambda size: abs(size - now), default=now)
        if size == now:
            self._play("refuse")
            return
        self.app.settings.change(card_size=size)

    def change_look(self) -> None:
        """Lines instead of pictures, or pictures instead of lines."""
        self.app.settings.change(cards_as=PICTURES if self.wall.look == LINES else LINES)

    def settings_changed(self, names: set[str]) -> None:
        if names & {"card_size", "cards_as"}:
            top = next(iter(self.wall.seen()), None)
            self.look_as_wished()
            self.layout(self.scale)
            if top is not None and (spot := self.wall.spot_of(top.card)) is not None:
                self.wall.scroll_to(spot.rect.y - self.wall.px(HEADING), at_once=True)

    # Where it lies
    def layout(self, scale: Scale) -> None:
        wide, high = scale.size
        is_narrow = wide < NARROW
        self._layout_head(scale, wide)
        top, foot = HEAD, high - MARGIN
        left = 0 if is_narrow else LEFT
        middle_x = MARGIN + left + (GAP if left else 0)
        right, middle_wide = self._shares(scale, wide - middle_x - GAP - MARGIN, is_narrow)
        self.filters_open &= is_narrow
        self._layout_left(scale, is_narrow, middle_x, middle_wide, top, foot)
        self.middle.place(scale.rect(middle_x, top, middle_wide, foot - top), scale)
        self._layout_wall(scale, is_narrow, middle_x, top, middle_wide, foot)
        tabs = self._tabs_wide(wide - middle_x - GAP - MARGIN, is_narrow) - 28
        self._layout_right(scale, wide - MARGIN - right, top, right, foot, tabs)
        self.is_dirty = True

    def _tabs_wide(self, wide: float, is_narrow: bool) -> float:
        """How wide the deck is as a list: so wide are its tabs in every view, and so they stay where they are."""
        return RIGHT if not is_narrow else min(RIGHT, wide * 0.33)

    def _shares(self, scale: Scale, wide: float, is_narrow: bool) -> tuple[float, float]:
        """How wide the deck and the wall are, of so much: the wall whole cards, and the deck what these leave over."""
        right = self._tabs_wide(wide, is_narrow)
        if self.view != LIST:
            right = max(right, min(wide * 0.52, 900))
        columns = self.wall.columns_in(wide - right - 2 * WALL_EDGE, scale.u)
        middle = self.wall.width_of(columns, scale.u) + 2 * WALL_EDGE
        if self.wall.look == LINES:
            middle = wide - right
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
        self.filter_button.say(texts.SHOW_CARDS if self.filters_open else texts.FILTERS)
        self.left.visible = not is_narrow
        for widget in (self.pane, *self.pane.inside, *self.tools):
            widget.visible = shown
        left, inner = (MARGIN + 14, LEFT - 28) if not is_narrow else (x + 14, wide - 28)
        begin, foot = (top + 14, foot - 14) if not is_narrow else (top + 106, foot - 14)
        self.left.place(scale.rect(MARGIN, top, LEFT, foot + 14 - top), scale)
        if not is_narrow:
            self.search.place(scale.rect(left, begin, inner - 38, 40), scale)
            self.clear_button.place(scale.rect(left + inner - 34, begin + 3, 34, 34), scale)
            begin += 46 + self._place_complaint(scale, left + 2, begin + 44, inner - 4)
        columns = 2 if not is_narrow else len(self.tools)
        each = (inner - 6 * (columns - 1)) / columns
        tools = foot - -(-len(self.tools) // columns) * 42 + 6
        self.pane.place(scale.rect(left, begin, inner + 8, tools - 10 - begin), scale)
        self.filters.layout(scale, left, begin, inner - 8)
        self.pane.content(max(widget.rect.bottom for widget in self.pane.inside) - self.pane.rect.y)
        for n, button in enumerate(self.tools):
            button.place(scale.rect(left + n % columns * (each + 6), tools + n // columns * 42, each, 36), scale)

    def _place_complaint(self, scale: Scale, x: float, y: float, wide: float) -> float:
        """What was not understood of a query, whole; the logical units that it takes."""
        self.complaint.visible = bool(self.complaint.words)
        if not self.complaint.visible:
            return 0
        high = self.complaint.height(scale.px(wide), scale) / scale.u
        self.complaint.place(scale.rect(x, y, wide, high), scale)
        return high + 8

    def _layout_wall(self, scale: Scale, is_narrow: bool, x: float, top: float, wide: float, foot: float) -> None:
        inner, y = wide - 28, top + 12
        if is_narrow:
            self.filter_button.place(scale.rect(x + 14, y, 104, 40), scale)
            self.search.place(scale.rect(x + 14 + 112, y, inner - 112 - 38, 40), scale)
            self.clear_button.place(scale.rect(x + 14 + inner - 34, y + 3, 34, 34), scale)
            y += 44 + max(16, self._place_complaint(scale, x + 14 + 112, y + 42, inner - 112))
        signs = SIGNS * (SIGN + 2) + 8
        has_signs = inner - 2 * 130 - 8 >= signs  # keys and wheel change the size where there is no room for them
        signs = signs if has_signs else 0
        choice = max(min(130, (inner - 8) / 2), min(150, (inner - signs) * 0.3))
        for widget in (self.wall, self.group_choice, self.sort_choice, *self.signs):
            widget.visible = not self.filters_open and (has_signs or widget not in self.signs)
        left = inner - 2 * choice - 8 - signs
        self.found.visible = self.filters_open or left >= 96
        self.found.place(scale.rect(x + 16, y, max(88, left - 8), 34), scale)
        for n, button in enumerate(self.signs):
            button.place(scale.rect(x + 14 + left + n * (SIGN + 2), y, SIGN, SIGN), scale)
        self.group_choice.place(scale.rect(x + 14 + inner - 2 * choice - 8, y, choice, 34), scale)
        self.sort_choice.place(scale.rect(x + 14 + inner - choice, y, choice, 34), scale)
        self.wall.place(scale.rect(x + WALL_EDGE, y + 42, wide - 2 * WALL_EDGE, foot - 8 - y - 42), scale)

    def _layout_right(self, scale: Scale, x: float, top: float, wide: float, foot: float, tabs: float) -> None:
        self.right.place(scale.rect(x, top, wide, foot - top), scale)
        self.hand.deck_rect = self.right.rect
        inner = wide - 28
        self.view_choice.place(scale.rect(x + wide - 14 - tabs, top + 12, tabs, 36), scale)
        self.sizes.visible = inner - tabs >= SIZES_WIDE
        self.sizes.place(scale.rect(x + 16, top + 12, max(10, inner - tabs - 16), 36), scale)
        y = top + 58
        finish = foot - 14 - 42
        laws_high = min(self._laws_wanted(scale, inner + 6) + 2, (foot - top) * LAWS_SHARE)
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

    def _laws_wanted(self, scale: Scale, wide: float) -> float:
        """The height of what is wrong with the deck, in units, beside the bar of a pane so wide."""
        return self.laws.height(scale.px(wide) - scale.px(14), scale) / scale.u

    def _lay_laws(self) -> None:
        """Place what is wrong with the deck in its pane."""
        pane = self.law_pane
        wide = pane.rect.w - pane.px(14)
        high = self.laws.height(wide, pane.scale)
        self.laws.place(pygame.Rect(pane.rect.x, pane.rect.y, wide, high), pane.scale)
        pane.content(high)

    def toggle_filters(self) -> None:
        self.filters_open = not self.filters_open
        self.layout(self.scale)
