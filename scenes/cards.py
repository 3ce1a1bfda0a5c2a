"""Every card of a game to be looked at: its face, its words, the rules that speak of it, and what of it is ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

import pygame

from art.kinds import kind_line
from art.wanted import face_of
from game.builder import filters
from game.builder.arrangement import Arrangement
from game.builder.search import examples, read
from game.kernel.book import Printed
from game.kernel.facet import ICONS, Facet
from game.kernel.template import fill
from game.rules import RULESETS
from game.teach.glossary import glossary
from scenes import texts
from scenes.decks.filters import used_values
from scenes.form_scene import BACK, FormScene
from scenes.rules import Part, read_rules, rules_file
from scenes.terms import Terms
from ui.base import clipboard, keys, plates, text, theme
from ui.base.scale import Scale
from ui.cards.preview import all_words, of_ours
from ui.cards.sprite import RATIO, Pictures, put
from ui.cards.tiles import CardTiles
from ui.decks.icon_choice import IconChoice, signs_of
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Label, Plate, RichText
from ui.widgets.wall import Wall
from ui.widgets.widget import Widget

_HEAD = re.compile(r"\*\*(\d+\.\d+)\s+([^*:]+?):?\*\*")
ICONS_WIDE = 190  # logical units of the icons that can be asked for
ZOOMS = [n / 20 for n in range(44, 20, -1)]  # the largest first
ASIDE, GAP = 330, 14  # logical units of what is said of one card
TALLEST = 0.62  # of the room at the side that the face may take


@cache
def parts_of(game: str) -> tuple[Part, ...]:
    """The rules of a game, paragraph by paragraph; none where they cannot be read."""
    try:
        return tuple(read_rules(rules_file(RULESETS[game]).read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError):
        return ()


def sections_on(card: Printed) -> list[str]:
    """The numbers of the rules that name a card."""
    named = re.compile(rf"(?<!\w){re.escape(card.name)}(?!\w)")
    return [part.number for part in parts_of(card.game) if part.number and named.search(part.words)]


@cache
def heads_of(game: str) -> dict[str, str]:
    """The rules that begin with a term, by that term: the number of each."""
    found = (_HEAD.match(part.words) for part in parts_of(game))
    return {head[2].casefold().removesuffix(" n").strip(): head[1] for head in found if head is not None}


def icons_of(card: Printed) -> list[str]:
    """What the icons of a card are called, by their sort, with a link to the rule of each that has one; what it does in
    a sentence."""
    lines = []
    for facet in RULESETS[card.game].decks.facets:
        if facet.kind != ICONS:
            continue
        names = dict(zip(facet.values, facet.names or facet.values, strict=True))
        told = dict(zip(facet.values, facet.told, strict=False))
        said = []
        for value in facet.values:
            if value in (facet.of(card) or ()):
                number = heads_of(card.game).get(names[value].casefold())
                words = text.escape(told.get(value) or names[value].lower())
                said.append(words + (f" ([{number}|{number}])" if number else ""))
        if said and told:
            *before, last = said
            template = texts.CARD_DOES_SEVERAL if before else texts.CARD_DOES
            lines.append(fill(template, first=last, rest=", ".join(before), last=last))
        elif said:
            lines.append(fill(texts.CARD_HAS, facet=facet.label, values=", ".join(said)))
    return lines


def said_of(card: Printed) -> str:
    """All that there is to say of a card, marked up; the numbers of rules are links."""
    kind = kind_line(card)  # with what its numbers are: on a face only marks may say that
    lines = [f"**{text.escape(card.name)}**", f"*{text.escape(kind)}*" if kind else ""]
    lines.append(glossary(card.game).marked(all_words(card)))
    if card.note:
        lines.append(f"*{text.escape(card.note)}*")
    lines += icons_of(card)
    if sections := sections_on(card):
        numbers = ", ".join(f"[{number}|{number}]" for number in sections)
        lines.append(fill(texts.CARD_RULES, numbers=numbers))
    return "\n".join(filter(None, (*lines, of_ours(card))))


class CardGallery(FormScene):
    """`app.go("cards", game)`, or `app.go("cards", game, key)` with that card in front."""

    def __init__(self, game: str, key: str = "") -> None:
        self.game, self.rules = game, RULESETS[game]
        self.title = fill(texts.CARDS_OF, game=self.rules.title)
        self.key_wanted = key
        self.card: Printed | None = None

    def build(self) -> None:
        self.tiles = CardTiles(self.app.gallery)
        self.pictures = Pictures(self.app.gallery, self.game, face_of)
        self.arrangement = Arrangement(self.rules)
        terms = " ".join(examples(self.rules)[:2])
        empty = fill(texts.CARD_SEARCH_LIKE, terms=terms) if terms else texts.CARD_SEARCH
        self.search = self.add(Entry("", self.look_for, empty, 120, tip=texts.CARD_SEARCH_TIP))
        self.icons: IconChoice | None = None
        facet = next((facet for facet in self.rules.decks.facets if facet.kind == ICONS), None)
        if facet is not None:
            signs = signs_of(self.game, facet, used_values(self.rules, facet))
            self.icons = self.add(
                IconChoice(self.game, fill(texts.ICONS, facet=facet.label), signs, partial(self.ask_for, facet))
            )
        self.found = self.add(Label("", theme.SMALL, theme.FADED))
        self.ground = self.add(Plate("inset", 0))
        self.wall = self.add(Wall(self, self.tiles))
        self.side = self.add(Plate())
        self.shown = self.add(CardFace(self.draw_face))
        self.pane = Scroll()
        self.terms = Terms(self.game, lambda: [self.words], lambda: self.pane.rect, self.open_rule, self.app.settings)
        self.words = self.pane.hold(RichText("", theme.BODY - 1, leading=1.2, on_link=self.open_rule))
        self.add(self.pane)
        self.go_back = self.add(Button(texts.BACK, self.back, "quiet", "arrow-left"))
        self.rules_button = self.add(Button(texts.RULES, self.open_rules, "button", "question"))
        self.copy_button = self.add(Button(texts.COPY, self.copy_text, "button", "log", tip=keys.said(texts.COPY_TIP)))
        self.face = pygame.Rect(0, 0, 0, 0)
        self.look_for("")
        cards = self.rules.book.cards
        self.choose(cards.get(self.key_wanted) or next(iter(self.arrangement.cards), None))
        self.form.focus(self.wall)

    def look_for(self, words: str) -> None:
        """Show the cards that these words mean."""
        query = read(words, self.rules)
        cards = [card for card in self.arrangement.cards if query.matches(card)]
        groups = self.arrangement.grouped(self.arrangement.ordered(cards, query.sort))
        self.wall.show(groups)
        if cards and self.card is not None and self.card not in cards:
            self.choose(groups[0][1][0])  # what stands at the side is one of those that are seen
        complaint = query.complaints[0].words if query.complaints else ""
        self.found.say(complaint or fill(texts.FOUND, n=len(cards), all=len(self.arrangement.cards)))

    def ask_for(self, facet: Facet, chosen: set) -> None:
        """Show the cards that have all of these icons: the search says so."""
        values = [value for value in facet.values if value in chosen]
        self.search.set(filters.with_chosen(self.search.value, self.rules, facet, values))
        self.look_for(self.search.value)

    def choose(self, card: Printed | None) -> None:
        """Show this card at the side."""
        if card is not self.card and card is not None:
            self.card = card
            self.words.say(said_of(card))
            self.pane.scroll_to(0, at_once=True)
            if self.scale and self.face.w:
                self.layout(self.scale)

    # What somebody does with the cards of the wall

    def use(self, pane, card, is_all: bool) -> None:
        self.choose(card)

    def drop_one(self, pane, card, is_all: bool) -> None:
        self.choose(card)

    def lift(self, pane, card, pos) -> None:
        self.choose(card)

    def carry(self, pos) -> None:
        """Cards stay where they are."""

    def lay_down(self, pane, pos) -> None:
        """Cards stay where they are."""

    # Ways on

    def open_rule(self, number: str) -> None:
        if section := self.terms.section(number):
            self.app.go("rules", self.game, section)

    def open_rules(self) -> None:
        self.app.go("rules", self.game, *(sections_on(self.card)[:1] if self.card else ()))

    def copy_text(self) -> None:
        if self.card is not None:
            lines = (self.card.name, *all_words(self.card).splitlines(), of_ours(self.card))
            clipboard.write("\n".join(filter(None, map(text.plain, lines))))
            self.app.toast(fill(texts.COPIED_CARD, card=self.card.name))

    def handle(self, event: pygame.event.Event) -> None:
        if not self.terms.takes(event, isinstance(self.form.focused, Entry)):
            super().handle(event)

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.form.focus(self.search, by_keys=True)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.form.by_keys and self.form.focused is self.wall and (spot := self.wall.at_cursor) is not None:
            self.choose(spot.card)
        self.terms.update(self, dt)
        self.is_dirty |= self.tiles.is_behind or self.pictures.is_behind

    # Where it lies

    def title_x(self) -> int:
        return self.column(1500).x

    def zoom_in(self, room: pygame.Rect, scale: Scale) -> float:
        """How large the cards can be that all of the game's are seen at once; as usual, where they are too many."""
        groups = self.arrangement.grouped(self.arrangement.cards)
        return next((zoom for zoom in ZOOMS if self.wall.would_hold(groups, room, scale.u, zoom)), 1.0)

    def layout(self, scale: Scale) -> None:
        column = self.column(1500)
        x, y, wide = column.x / scale.u, column.y / scale.u, column.w / scale.u
        foot = column.bottom / scale.u
        aside = min(ASIDE, wide * 0.36)
        left = wide - aside - GAP
        icons = min(ICONS_WIDE, left * 0.34) + 10 if self.icons is not None else 0
        if self.icons is not None:
            self.icons.place(scale.rect(x + left - 120 - icons, y, icons - 10, 42), scale)
        self.search.place(scale.rect(x, y, left - 130 - icons, 42), scale)
        self.found.place(scale.rect(x + left - 112, y, 112, 42), scale)
        self.ground.place(scale.rect(x, y + 52, left, foot - y - 52 - 62), scale)
        room = self.ground.rect.inflate(-scale.px(4), -scale.px(8))
        self.wall.zoom = self.zoom_in(room, scale)
        self.wall.place(room, scale)
        if self.key_wanted and (spot := self.wall.spot_of(self.card)) is not None:
            self.wall.point_at(self.wall.spots.index(spot))
            self.key_wanted = ""
        side = scale.rect(x + left + GAP, y, aside, foot - y - 62)
        self.side.place(side, scale)
        pad = scale.px(16)
        high = min(round(side.h * TALLEST), round((side.w - 2 * pad) / RATIO))
        self.face = pygame.Rect(0, side.y + pad, round(high * RATIO), high)
        self.face.centerx = side.centerx
        self.shown.place(self.face.copy(), scale)
        below = self.face.bottom + pad
        self.pane.place(pygame.Rect(side.x + pad, below, side.w - 2 * pad, side.bottom - pad - below), scale)
        room = self.pane.rect.w - scale.px(14)
        tall = self.words.height(room, scale)
        self.words.place(pygame.Rect(self.pane.rect.x, self.pane.rect.y, room, tall), scale)
        self.pane.content(tall)
        self.go_back.place(scale.rect(x, foot - 48, BACK, 46), scale)
        self.copy_button.place(scale.rect(x + wide - 130, foot - 48, 130, 46), scale)
        self.rules_button.place(scale.rect(x + wide - 270, foot - 48, 130, 46), scale)

    def draw(self, surface: pygame.Surface) -> None:
        self.tiles.begin()
        self.pictures.begin_frame()
        super().draw(surface)
        self.terms.draw(surface, self.scale)

    def draw_face(self, surface: pygame.Surface) -> None:
        """The card at the side."""
        if self.card is None:
            return
        if self.pictures.is_ready(self.card, -1, self.face.h, "full"):
            put(surface, self.pictures.large(self.card, self.face.h), *self.face.center)
        else:
            plates.draw_plate(surface, "inset", self.face, self.scale.u, 12)
            self.is_dirty = True


class CardFace(Widget):
    """Where the card at the side is drawn: among the widgets, so that what drops down lies over it."""

    def __init__(self, draw_face: Callable[[pygame.Surface], None]) -> None:
        super().__init__()
        self.draw = draw_face

    def hit(self, pos: tuple[int, int]) -> bool:
        return False
