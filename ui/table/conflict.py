"""A conflict over the table: an arrow from who attacks to what is attacked, both sides face to face, and before it has
begun what would come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from art import glyphs
from game.kernel.conflict import Conflict, Side
from game.kernel.naming import listed
from game.kernel.template import Names, Seat, address, fill
from game.kernel.windows import Waiting
from ui.base import text, theme
from ui.base.canvas import Target, drawn
from ui.cards.sprite import brackets
from ui.table import hud, texts
from ui.table.arrow import BEND, draw_along, way
from ui.table.board import Board
from ui.table.duel import Portrait
from ui.table.front import HIGH
from ui.table.marks import DOWN, UP, numeral, token
from ui.table.moment import Moment
from ui.table.route import around, crosses, fewest

RIM = 0.93  # how far from the middle of a card an arrow ends, of half the card
WHOSE, UNDER = 0.112, 0.088  # how high the words are that say whose a card is, and how far under it, of its height
SLENDER = 150  # of a card less high than so many units the arrow is thinner: it crosses others as small as itself
MEANT = 0.7  # how wide the arrow of a card that waits is, beside that of an attack
BETWEEN = 0.8  # so wide an arrow is between cards, for there is little room
LEAST = 0.3  # of a card's height: where less of it is seen under another, no numbers are laid on it
STANDS = 0.46  # how large a number is that a card would fight with, of its height
LEADING = 1.04  # of what is said between both sides
ABREAST = 0.96  # and how wide all such numbers of a card are, of its width


def portraits(view, side: Side, names: Sequence[str], lost: Sequence[int] = ()) -> tuple[Portrait, ...]:
    """The cards of a side as they are shown, who stands for itself before who helps."""
    found = sorted(side.fighters, key=lambda fighter: fighter.helps >= 0)
    return tuple(
        Portrait(
            view.what[fighter.card], view.marking[fighter.card], tuple(value for _, value in fighter.numbers),
            names[side.seat], theme.SEATS[side.seat], fighter.part, fighter.card in lost,
        )
        for fighter in found
    )  # fmt: skip


def ends(moment: Moment, found: Conflict) -> tuple[list[pygame.Rect], pygame.Rect]:
    """From where to where the arrows go: from each attacker that stands for itself to the card or zone struck at."""
    starts = [moment.rect(fighter.card) for fighter in found.attack.fighters if fighter.helps < 0]
    return starts, moment.rect(found.target) if found.target >= 0 else moment.zone(found.zone)


def draw_arrows(surface: pygame.Surface, moment: Moment, found: Conflict, k: float) -> None:
    """From each that attacks, around the cards that lie between; from none once the card that was struck at is gone."""
    if found.defence.gone:
        return
    starts, end = ends(moment, found)
    between = lying_between(moment, found)
    for start in starts:
        tip = towards(end, start.center) if found.target >= 0 else end.center
        points, wide = way(towards(start, end.center), tip), min(k, start.h / SLENDER)
        if any(crosses(points, card) for card in between):
            detour = around(start, end if found.target >= 0 else pygame.Rect(end.center, (0, 0)), between)
            other = [way(towards(start, end.center), tip, bend) for bend in (0.0, -BEND)]
            points = fewest((points, *other, detour), between)
            wide *= BETWEEN
        draw_along(surface, points, theme.DANGER, wide)
    if found.target >= 0:
        draw_struck(surface, end, min(k, end.h / SLENDER))


def draw_meant(surface: pygame.Surface, board: Board, waits: Sequence[Waiting], k: float) -> None:
    """An arrow from each card that waits to the one that it means, in the colour of whose doing it is; the one
    that happens first stands out."""
    for place, entry in reversed(list(enumerate(waits))):
        if entry.is_cancelled or not 0 <= entry.card != entry.target or entry.target < 0:
            continue
        if entry.card not in board.bound or entry.target not in board.bound:
            continue
        if place and not board.is_in_field(entry.target):
            continue  # what is answered lies next to it in the stack, and the way to it is long
        start, end = (hud.to_rect(board.seen_of(card)) for card in (entry.card, entry.target))
        points = way(towards(start, end.center), towards(end, start.center))
        wide = min(k, board.area_of(entry.target).h / SLENDER)
        draw_along(surface, points, theme.SEATS[entry.seat], wide * MEANT, max(90, 255 - 70 * place))
        if place == 0:
            draw_struck(surface, end, wide, theme.SEATS[entry.seat])


def lying_between(moment: Moment, found: Conflict) -> list[pygame.Rect]:
    """Cards in play that an arrow must not hide: all but those from which and to which it goes."""
    board, own = moment.board, {fighter.card for fighter in found.attack.fighters if fighter.helps < 0}
    others = board.bound.keys() - own - {found.target}
    return [board.bound[card].rect for card in others if board.is_in_field(card)]


def draw_struck(surface: Target, card: pygame.Rect, u: float, colour: theme.Colour = theme.DANGER) -> None:
    """A line about the card that is struck at: there is little room beside it for the head of an arrow."""
    line, r = max(2, round(3.4 * u)), round(card.w * 0.08)
    about = card.inflate(2 * line, 2 * line)
    drawn(pygame.draw.rect, surface, (10, 6, 4), about.inflate(2, 2), line + 2, border_radius=r + line)
    light = theme.mix(colour, (255, 255, 255), 0.25)
    drawn(pygame.draw.rect, surface, light, about, line, border_radius=r + line)


def towards(card: pygame.Rect, to: tuple[int, int]) -> tuple[int, int]:
    """Where an arrow between a card and a place begins or ends, so that the middle of the card is still read."""
    dx, dy = to[0] - card.centerx, to[1] - card.centery
    out = max(abs(dx) / max(1, card.w), abs(dy) / max(1, card.h)) * 2  # how many half cards it is away
    share = min(1.0, RIM / out) if out else 0.0
    return round(card.centerx + dx * share), round(card.centery + dy * share)


def draw_between(surface: pygame.Surface, board: Board, found: Conflict, names: Sequence[str], u: float) -> None:
    """Between both sides: who strikes at whose, and what would come of it, as large as things are and there is room;
    under the cards whose they are."""
    draw_whose(surface, board, found, names)
    between = pygame.Rect(*map(round, board.between))
    beside = brackets(round(between.h * HIGH)) + round(2 * u)  # of a card there that is meant
    rect = between.inflate(-2 * beside, -between.h // 14)
    attack = fill(texts.ATTACKS, seat=Seat(found.attack.seat), target=found.stake)
    head = address(attack, Names.of(names).map(text.escape), "**")
    words = f"{head}\n{as_it_stands(found, names)}".strip()
    px = hud.wrapped(words, "body", round(16 * u), rect.size, 0.4, LEADING)
    shown = text.render(words, "body", px, theme.PARCHMENT, rect.w, "center", LEADING)
    sign = glyphs.glyph("arrow-right", round(34 * u), theme.DANGER)
    whole = sign.get_height() + shown.get_height()
    top = rect.top
    if whole <= rect.h:
        top += (rect.h - whole) // 3
        surface.blit(sign, sign.get_rect(midtop=(rect.centerx, top)))
        top += (rect.h - whole) // 3 + sign.get_height()
    surface.blit(
        shown, shown.get_rect(midtop=(rect.centerx, top if whole <= rect.h else rect.bottom - shown.get_height()))
    )


def draw_whose(surface: pygame.Surface, board: Board, found: Conflict, names: Sequence[str]) -> None:
    """Under the cards that face each other, whose they are or for whom they stand, where their side does not tell; and
    of one that does not fight, what it does there."""
    bold, strips = Names.of(names).map(text.escape), board.strips()
    for fighter in (fighter for side in found.sides for fighter in side.fighters):
        words = fighter.whose or ("" if fighter.numbers else fighter.part)
        if words and fighter.card in board.forward:
            rect = board.bound[fighter.card].rect
            if strip := strips.get(fighter.card, 0):
                rect = pygame.Rect(rect.x if strip > 0 else rect.right + strip, rect.y, abs(strip), rect.h)
            tag = whose_tag(address(words, bold), rect.w, round(rect.h * WHOSE))
            surface.blit(tag, tag.get_rect(midbottom=(rect.centerx, rect.bottom + round(rect.h * UNDER))))


@text.keeps(32)
def whose_tag(words: str, width: int, high: int) -> pygame.Surface:
    """A few words on a dark plate as wide as a card."""
    px = text.fitting(words, "body-bold", high * 0.72, width - high * 0.5, 8)
    out = pygame.Surface((width, high), pygame.SRCALPHA)
    pygame.draw.rect(out, (12, 15, 24, 245), out.get_rect(), border_radius=high // 3)
    pygame.draw.rect(out, (*theme.BRASS, 255), out.get_rect(), max(1, high // 14), border_radius=high // 3)
    shown = text.render(words, "body-bold", px, theme.PARCHMENT)
    out.blit(shown, shown.get_rect(center=out.get_rect().center))
    return out.convert_alpha()


def as_it_stands(found: Conflict, names: Sequence[str]) -> str:
    """What would come of it, as a line of markup; nothing where it cannot be told.

    Players' names stand out as in the log: of several it may say one after the other what would come of it at theirs.
    """
    if found.ending is None or not found.ending.words:
        return ""
    words = address(text.escape(found.ending.words), Names.of(names).map(text.escape), "**")
    return fill(texts.OUTCOME, outcome=words)


def would_end(found: Conflict, names: Sequence[str]) -> str:
    """What would come of a conflict that has not begun, as a line of markup: the numbers of both, if all of them will
    meet, and who goes, or else what is not known of it. What helpers have given is part of the numbers of those whom
    they helped."""
    fighting = [[fighter for fighter in side.fighters if fighter.helps < 0] for side in found.sides]
    sides = [["/".join(str(value) for _, value in one.numbers) for one in side if one.numbers] for side in fighting]
    will_meet = all(sides) and not any(side.is_apart for side in found.sides)
    against = " vs. ".join(map(listed, sides)) + ". " if will_meet else ""
    words = found.ending.words if found.ending is not None else found.unsure
    return text.escape(address(f"{against}{words}", names)).strip()


def draw_outlook(surface: pygame.Surface, board: Board, found: Conflict, now: Conflict | None = None) -> None:
    """On each card of a conflict that has not begun, the numbers with which it would fight against somebody; a cross on
    those that would go. Of one that goes on `now`, on the cards alone for which something would change: a cross or a
    tick where no numbers count any more."""
    if not all(side.fighters for side in found.sides):
        return
    leaves, left = _leaves(found), () if now is None else _leaves(now)
    stands = [] if now is None else [one for side in now.sides for one in side.fighters]
    alike = {one.card: one.numbers for one in stands if (one.card in leaves) == (one.card in left)}
    for side in found.sides:
        for fighter in side.fighters:
            if alike.get(fighter.card) == fighter.numbers:
                continue
            area, is_lost = board.seen_of(fighter.card), fighter.card in leaves
            if area.h < LEAST * board.area_of(fighter.card).h:
                continue  # they would lie on another card and seem to be its
            each = len(fighter.numbers) or 1  # side by side they are no wider than the card
            stands = STANDS if area == board.area_of(fighter.card) else 1.0
            px = round(min(area.h * stands, area.w * ABREAST / each))
            ink = DOWN if is_lost else UP if leaves or not fighter.numbers else theme.BRASS_LIGHT
            for n, (_, value) in enumerate(fighter.numbers):
                plate = numeral(px, value, 0, ink)
                x = area.centre[0] + (n - (len(fighter.numbers) - 1) / 2) * px * 1.05
                place = plate.get_rect(center=(round(x), round(area.centre[1])))
                surface.blit(plate, place)
                if is_lost:
                    sign = glyphs.glyph("cross", round(px * 0.44), DOWN)
                    surface.blit(sign, sign.get_rect(center=(place.centerx, place.bottom + round(px * 0.10))))
            if not fighter.numbers and (is_lost or fighter.card in left):
                plate = sign_plate("cross" if is_lost else "check", px, ink)
                surface.blit(plate, plate.get_rect(center=tuple(map(round, area.centre))))


@text.keeps(8)
def sign_plate(sign: str, px: int, colour: theme.Colour) -> pygame.Surface:
    """A small round plate with a sign instead of a number."""
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    middle = out.get_rect().center
    pygame.draw.aacircle(out, theme.INK, middle, px // 2)
    pygame.draw.aacircle(out, colour, middle, px // 2, max(1, px // 12))
    shown = glyphs.glyph(sign, round(px * 0.6), colour)
    out.blit(shown, shown.get_rect(center=middle))
    return out.convert_alpha()


def _leaves(found: Conflict) -> tuple[int, ...]:
    return found.ending.leaves if found.ending is not None else ()


def share_size(height: float) -> int:
    """How large the points on a card of that height are."""
    return round(height * STANDS * 0.8)


def draw_shares(surface: pygame.Surface, board: Board, given: Mapping[int, int], lost: Sequence[int]) -> None:
    """On each card the points that it is to take, and a cross on those that would go by it."""
    for card, points in given.items():
        area = board.area_of(card)
        px = share_size(area.h)
        plate = numeral(px, points, 0, DOWN if points else theme.FADED)
        place = plate.get_rect(center=(round(area.centre[0]), round(area.centre[1] - area.h * 0.06)))
        surface.blit(plate, place)
        if card in lost:
            sign = token("cross", round(px * 0.56))
            surface.blit(sign, sign.get_rect(center=(place.centerx, place.top - round(px * 0.2))))
