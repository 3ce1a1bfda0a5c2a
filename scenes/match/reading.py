"""What is looked at: the card under the mouse or the keys, shown large; cards spread out; the rule behind a refusal."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kernel.agenda import explain
from game.kernel.template import fill
from scenes.learn.progress import WORDS, Progress, named
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.terms import NEXT, Terms
from ui.base import text
from ui.base.canvas import Target
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.cards.journey import Journey
from ui.cards.preview import Preview, all_words
from ui.cards.spread import Spread
from ui.table.drag import Drag, Refused
from ui.table.lectern import Lectern
from ui.table.log import LEADS
from ui.table.opened import Opened
from ui.table.painter import TablePainter
from ui.table.pointer import Leaning
from ui.table.rule_slip import RuleSlip

ASK = texts.CARD_HELP
KEEP = texts.CARD_PIN
BACK = texts.CARD_PICKED
CORNER = 2  # times what is covered that a frame beside it would leave out: then it lies on a corner
KEPT = named("table", "keep a large card")  # that somebody knows how: it is the same in every game


class Reading:
    """Looking changes nothing: no action begins here.

    To the others: `hover(card)` and `over(pos)` say what is pointed at, `rect_of(card)` where a card is seen now,
    `say_why` shows the law that forbids, `spread_out` lays cards side by side. `drag` is only read; `taken` says what
    of the window that law must not hide.
    """

    def __init__(
        self, chair: Chair, asking: Asking, painter: TablePainter, drag: Drag, hear: Callable[[str], None],
        taken: Callable[[], list[pygame.Rect]], go: Callable[[str], None], settings: Settings,
    ) -> None:  # fmt: skip
        self.chair, self.asking, self.painter, self.board = chair, asking, painter, painter.board
        self.drag, self.hear = drag, hear
        self.taken, self.go, self.settings = taken, go, settings
        self.scale = Scale((1280, 720))
        self.preview, self.slip, self.spread = Preview(is_linked=True), RuleSlip(), Spread()
        self.game = chair.match.record.game
        self.terms = Terms(self.game, self.told, self.room, self.follow, settings, chair.glossary)
        self.lecterns: Callable[[], list[Lectern]] = list  # where something is taught now
        self.beside: Callable[[], list[text.Linked]] = list  # what else is told beside the table
        self.at: tuple[int, int] | None = None  # where the mouse is, None over what is no matter of reading
        self.opened = Opened(self.board)
        self.journey = Journey()
        self.hovered = -1
        self.clicked = -1  # a click has just done something with it, or keys were led to it: it is not read yet
        self.explained = -1  # the card of which is said what its signs mean
        self.progress: Progress | None = None  # read when first wanted
        self.is_pile_read = False  # the cards that are spread out are a pile that is looked through
        self.is_dirty = False

    def rect_of(self, card: int) -> pygame.Rect:
        """Where a card is seen: in the spread, beside one that is opened, or on the table."""
        for rects in (self.spread.rects, self.opened.rects):
            if card in rects:
                return rects[card]
        if card == self.hovered or card == self.drag.held:
            return self.painter.raised_pose(card, card == self.drag.held).rect
        area = self.board.area_of(card)
        return pygame.Rect(round(area.x), round(area.y), round(area.w), round(area.h))

    def part_of(self, card: int) -> pygame.Rect:
        """Where a card is seen, without what lies over it: a frame there would hide the numbers of that."""
        rect, sprites = self.rect_of(card), self.board.sprites
        order = sprites[card].home.order
        for other in sorted((c for c in sprites if sprites[c].home.order > order), key=lambda c: sprites[c].home.order):
            over = self.rect_of(other).inflate(self.scale.px(10), self.scale.px(3))
            if not over.colliderect(rect):
                continue
            parts = (
                (rect.x, rect.y, over.left - rect.x, rect.h), (over.right, rect.y, rect.right - over.right, rect.h),
                (rect.x, rect.y, rect.w, over.top - rect.y), (rect.x, over.bottom, rect.w, rect.bottom - over.bottom),
            )  # fmt: skip
            left = max((part for part in parts if min(part[2:]) > 0), key=lambda part: part[2] * part[3], default=None)
            rect = rect if left is None else _kept(rect, pygame.Rect(left), over)
        return rect

    def outlined(self, card: int) -> pygame.Rect | Leaning:
        """The part of a card that is seen, leaning as the card does."""
        return self.as_it_leans(card, self.part_of(card))

    def as_it_leans(self, card: int, part: pygame.Rect) -> pygame.Rect | Leaning:
        """This part of a card, leaning as the card does."""
        sprite = self.board.sprites[card]
        is_upright = not sprite.angle or card in self.spread.rects or card in self.opened.rects
        if is_upright or (card in (self.hovered, self.drag.held) and self.is_raised(card)):
            return part
        return Leaning(part, sprite.angle, (sprite.x, sprite.y))

    def is_raised(self, card: int) -> bool:
        """Whether a card that is pointed at comes upright out of the fan, as those of the own hand do."""
        return self.painter.raised_pose(card, is_held=False) != self.board.sprites[card].home

    # The card that is pointed at

    def hover(self, card: int) -> None:
        """This card is pointed at: it rises, and after a while it is shown large."""
        if card != self.clicked:
            self.clicked = -1
        if card >= 0 and (self.board.sprites[card].is_moving or self.is_hidden(card)):
            card = -1
        if card != self.hovered:
            self.hovered = card
            self.preview.let_go()
            self.is_dirty = True
        self.is_dirty |= self.opened.over(card if self.may_open(card) else -1)
        if card != self.explained:
            self.explained = -1
        view = self.chair.view
        printed = view.what[card] if card >= 0 and card != self.clicked else None
        about, marking = (self.rect_of(card), view.marking[card]) if printed else (None, -1)
        self.is_dirty |= self.preview.over(printed, about, self.note_on(card), marking, self.hint_on(card))

    def may_open(self, card: int) -> bool:
        """Whether a card that is pointed at opens: not while another is held that can do nothing there."""
        drag, opened = self.drag, self.opened
        if card < 0 or card in self.spread.rects:
            return False
        held, host = drag.held, opened.bearer(card)
        return (
            held < 0 or drag.is_aimed or any(other in drag.target_cards for way in opened.hung(host) for other in way)
        )

    def show(self, printed, about: pygame.Rect) -> None:
        """A card that does not lie on the table is pointed at: in a line of the log, or the one that asks."""
        self.hover(-1)
        self.is_dirty |= self.preview.over(printed, about)

    def forget(self) -> None:
        """Nothing is pointed at any more."""
        self.hovered = -1
        self.is_dirty |= self.opened.over(-1)
        self.is_dirty |= self.preview.hide()

    def forget_mouse(self) -> None:
        """The mouse is elsewhere: what was said of a word under it goes with it."""
        self.at = None
        self.terms.over(None, 0.0)
        self.is_dirty = True

    def leave(self, card: int) -> None:
        """This card was clicked. Where that has done something it is not read at once again, in the way of what came
        of it."""
        self.clicked = card if self.hovered < 0 else -1

    def leave_unread(self, card: int) -> None:
        """Nobody has chosen to point at this card (-1: at the one that is pointed at somebody has): it is read when it
        is pointed at anew, or on demand."""
        self.clicked = card

    def read_now(self) -> None:
        """Show what is pointed at large without waiting, and say what the signs on it mean."""
        self.clicked = -1
        self.explained = self.hovered
        self.hover(self.hovered)
        self.keep()

    def is_hidden(self, card: int) -> bool:
        """Whether the card lies in a pile: nobody looks through those, whatever is remembered."""
        return card not in self.spread.rects and self.board.is_pile(self.board.sprites[card].home.zone)

    def note_on(self, card: int) -> str:
        """What a card has now that is not printed on it, a sentence a line."""
        view = self.chair.view
        remarks = view.rules.telling.remarks
        found = remarks(view, card) if remarks is not None and card >= 0 else []
        named = [BACK] if self.asking.is_named(card) else []
        return "\n".join([*map(self.chair.plain, found), *named, *self.signs_on(card)])

    def signs_on(self, card: int) -> list[str]:
        """What the numbers and signs on a card mean, if that was asked, and how to ask what the terms in its words
        mean."""
        printed = self.chair.view.what[card] if 0 <= card == self.explained else None
        if printed is None:
            return []
        signs, stats = self.chair.primer.signs, printed.stats
        numbers = [words.format(stats[stat]) for stat, words in self.chair.primer.numbers.items() if stats.get(stat)]
        there = dict.fromkeys((printed.kind, stats.get("status", ""), *stats.get("traits", ())))
        said = [f"*{text.escape(' '.join(numbers))}*"] if numbers else []
        said += [f"*{text.escape(signs[name])}*" for name in there if name in signs]
        return [*dict.fromkeys(said), *([ASK] if self.has_terms(card) else [])]

    def has_terms(self, card: int) -> bool:
        return bool(self.chair.glossary.told(all_words(self.chair.view.what[card])))

    def hint_on(self, card: int) -> str:
        """How to come to the terms in the words of this card, for a player who may not know; "" for nothing."""
        is_seen = card >= 0 and card != self.explained and self.chair.view.what[card] is not None
        tells = is_seen and (bool(self.chair.primer.numbers) or self.has_terms(card))
        return KEEP if tells and self.is_to_be_learned else ""

    @property
    def is_to_be_learned(self) -> bool:
        """Whether this player may not know yet that a large card can be kept: said until it was done once."""
        if self.settings.assistance == "off":
            return False
        if self.progress is None:
            self.progress = Progress()
        return not self.progress.has(WORDS, KEPT)

    # Terms in the words of the large card that is kept, else in what is taught and in the lines of the log

    def told(self) -> list[text.Linked] | None:
        return self.preview.told if self.preview.is_kept else [*self.taught(), *self.beside(), *self.logged()]

    def taught(self) -> list[text.Linked]:
        return [lectern.said for lectern in self.lecterns() if lectern.said is not None]

    def logged(self) -> list[text.Linked]:
        """The lines of the log that are seen whole."""
        log, covers = self.painter.log, [lectern.rect for lectern in self.lecterns()]
        return [line for line in log.told if log.inside.contains(line.rect) and line.rect.collidelist(covers) < 0]

    def room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, *self.scale.window)

    def follow(self, target: str) -> None:
        """Go where a link leads: a term and a number of a rule to the rules."""
        if section := self.terms.section(target.removeprefix(LEADS)):
            self.go(section)

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether this key is about terms; the first one keeps the card that is pointed at."""
        if event.key == NEXT and self.preview.shown is not None and not self.preview.is_kept:
            self.keep()
        return self.terms.takes(event, is_typing=False)

    def draw_terms(self, surface: Target) -> None:
        """What is said of a term, beside the card or the log that it stands in."""
        about = self.painter.log.rect.unionall([lectern.rect for lectern in self.lecterns()])
        self.terms.draw(surface, self.scale, self.preview.rect if self.preview.is_kept else about)

    def keep(self) -> None:
        """The large card stays, with all its words."""
        self.preview.keep()
        if self.preview.is_kept and self.is_to_be_learned:
            self.progress.add(WORDS, KEPT)  # that it cannot be written down is no matter here
        self.is_dirty = True

    def waits_for(self, pos: tuple[int, int], card: int) -> bool:
        """Whether the large card stays, for the mouse, now over this card or none, is on its way there; it is kept when
        that arrives. Where it lies over something that one may want it waits for nobody."""
        preview = self.preview
        if self.hovered in (-1, card) or not preview.is_shown or preview.is_kept:
            return False
        if not self.journey.goes(pos, preview.rect) or preview.rect.collidelist(self.taken()) >= 0:
            return False
        if preview.rect.collidepoint(pos):
            self.journey.end()
            preview.visit()
            self.is_dirty = True
        return True

    def let_go(self) -> bool:
        """The large card is kept no longer; false if it was not."""
        if not self.preview.let_go():
            return False
        self.terms.stop()
        self.explained = -1
        self.hover(self.hovered)
        self.is_dirty = True
        return True

    def press(self, pos: tuple[int, int]) -> bool:
        """A press of the mouse: on the card that is kept it follows a link; elsewhere it lets it go, and is free. Where
        something is taught it follows a link as well."""
        if not self.preview.is_kept:
            link = self.terms.at(pos)
            if link is None or not any(block.rect.contains(link[0]) for block in self.taught()):
                return False
            self.follow(link[1])
            return True
        if not self.preview.rect.collidepoint(pos):
            self.let_go()
            return False
        if (link := self.terms.at(pos)) is not None:
            self.follow(link[1])
        return True

    # Cards side by side

    def spread_out(self, title: str, cards: list[tuple[int, object]]) -> None:
        """Lay these cards (with what is printed on them) out to be chosen from; none puts them away."""
        self.is_pile_read = False
        if cards:
            self.spread.open(title, cards)
        else:
            self.spread.close()

    def read_pile(self, zone: int) -> None:
        """An open pile is spread out to be looked through, until a click or Esc puts it together again."""
        view, place = self.chair.view, self.board.layout.zones[zone]
        cards = [(card, view.what[card]) for card in reversed(view.zones[zone]) if view.what[card] is not None]
        is_own = place.seat == self.chair.watcher and not self.chair.is_watching
        template = texts.YOUR_PILE if is_own else texts.PILE_OF
        pile = self.chair.show.places.piles.get(place.name, place.name)
        self.spread.open(fill(template, player=text.escape(self.chair.names[place.seat]), pile=pile), cards)
        self.is_pile_read = True
        self.hear("card-slide")
        self.is_dirty = True

    def stop_reading(self) -> bool:
        """The pile that is looked through is put together; false if there was none."""
        was, self.is_pile_read = self.is_pile_read, False
        if was:
            self.spread.close()
            self.hover(-1)
            self.is_dirty = True
        return was

    # The law

    def say_why(self, refused: Refused) -> None:
        """Show the law that forbids this drop."""
        self.hear("refuse")
        self.preview.hide()
        card = refused.card if refused.card < 0 or not self.is_hidden(refused.card) else -1
        self.slip.say(explain(self.chair.now(), refused.source, card, refused.zone if card < 0 else -1))
        if self.slip.is_shown:
            window, place = pygame.Rect(0, 0, *self.scale.window), self.painter.place
            self.slip.lie(window, place("prompt"), self.taken(), self.painter.log.rect, self.scale.u)
        self.is_dirty = True

    def hide_slip(self) -> bool:
        """Put the law away; false if none was shown."""
        was = self.slip.hide()
        self.is_dirty |= was
        return was

    # Time and place

    def apply(self, settings: Settings) -> None:
        self.preview.delay = settings.hover_delay / 1000

    def layout(self, scale: Scale, k: float) -> None:
        self.scale = scale
        self.slip.hide()
        self.spread.place(self.painter.place("spread"), scale.u, k)
        self.forget()

    def update(self, dt: float) -> None:
        was = self.opened.is_open
        self.is_dirty |= self.opened.update(dt)
        if self.opened.is_open and not was:
            self.hover(self.hovered)  # it is seen elsewhere now
        self.is_dirty |= self.preview.update(dt)
        self.is_dirty |= self.slip.update(dt)
        self.terms.over(self.at, dt)
        self.is_dirty |= self.terms.is_dirty
        self.terms.is_dirty = False


def _kept(rect: pygame.Rect, part: pygame.Rect, over: pygame.Rect) -> pygame.Rect:
    """What is framed of a card: the part beside what lies over it, or both where that lies only on a corner."""
    covered = rect.clip(over)
    lost = rect.w * rect.h - part.w * part.h
    return rect.union(over) if lost > CORNER * covered.w * covered.h else part
