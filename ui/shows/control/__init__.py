"""The show of Control: two kinds of cards in two lights, a table that freezes while time stands still, and overtime."""

from __future__ import annotations

from functools import partial

from game.rules.control.events import CardShed, OvertimeBegan, TurnCardDrawn
from ui.base import theme
from ui.shows.control import texts
from ui.shows.control.clock import prepare_clock
from ui.shows.control.events import ANNOUNCED, COLD, FLOURISHES
from ui.shows.control.telling import comes, overtime, stands, sum_of
from ui.shows.show import (
    HEADINGS,
    LOOKED_AT,
    PILE_NAMES,
    ZONE_NAMES,
    ZONE_SIGNS,
    Cards,
    Events,
    Places,
    Plates,
    Show,
    Words,
)
from ui.table.dial import dial
from ui.table.marks import Mark

HELP = {"action": ("4.3", "4.4", "4.5", "4.6"), "limit": ("4.7",), "respond": ("6.1",)}
LIGHTS = {"stable": theme.AZURE, "unstable": theme.EMBER}
STANDS = Mark(sign="shield")  # as a Force Field: nothing else can be copied that stands


def marks(view) -> tuple[tuple[int, Mark], ...]:
    """A card that stands as another one shows it: its face does not (5.4)."""
    standing = (card for card in view.in_field() if view.cards[card] is not None and view.cards[card].copied)
    return tuple((card, STANDS) for card in standing)


SHOW = Show(
    events=Events(
        ANNOUNCED,
        FLOURISHES,
        silent=(CardShed, TurnCardDrawn),  # the card is seen on its way
        headings=(*HEADINGS, TurnCardDrawn, OvertimeBegan),
        cold={"respond": COLD},
    ),
    places=Places(
        signs=ZONE_SIGNS | {"aside": "eye"},
        names=ZONE_NAMES | {"play": (texts.IN_PLAY,)},
        hints={"play": texts.PLAY_AREA},
        unmarked=("hand", "aside"),
        piles=PILE_NAMES | LOOKED_AT,
        closed=("deck", "discard", "aside"),
        stands=stands,
    ),
    words=Words(win=(texts.ESCAPES, texts.ESCAPE), help=HELP, of_round=overtime, comes=comes),
    cards=Cards(light=lambda printed: LIGHTS.get(printed.kind, theme.BRASS), marks=marks),
    plates=Plates(dial=partial(dial, great=7), why=sum_of),
    prepare=prepare_clock,
)
