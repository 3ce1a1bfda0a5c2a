"""What a table shows first is asked for while one still looks at the menu or sets a match up: ground, backs, the cards
that one brings. So it is there when one sits down, on a busy machine too."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from art.gallery import Gallery
from art.wanted import Face, Wanted, face_of, wanted_face, whole
from game.kernel.book import Printed
from game.kernel.deck import Deck
from game.kernel.ruleset import Ruleset
from game.match import HUMAN, Match
from game.rules import RULESETS
from scenes.match.plan import Plan, deck_of
from ui.cards.sprite import RATIO, SHARP
from ui.shows import show_of
from ui.table.hud import places_for
from ui.table.layout import MapFault, TableMap, ZonePlace, load, map_file
from ui.table.wells import wells

BACKS = 2  # that the cards of a game have


def ask_ahead(gallery: Gallery, plan: Plan, size: tuple[int, int]) -> None:
    """Ask for what the table of this match will show in a window of that size. A broken map is said by the table."""
    try:
        table = _table(plan.game, len(plan.seats))
    except MapFault:
        return
    gallery.foresee(_first_seen(plan, table, size))


@lru_cache(maxsize=12)
def _table(game: str, seats: int) -> TableMap:
    zones = [str(zone) for zone in RULESETS[game].layout(seats).zones]
    return load(map_file(game, seats), zones, places_for(seats, show_of(game).places.in_map))


def _first_seen(plan: Plan, table: TableMap, size: tuple[int, int]) -> Iterator[Wanted]:
    """What it will be, what covers most first."""
    game, places = plan.game, show_of(plan.game).places
    k, table = min(size[0] / table.size[0], size[1] / table.size[1]), table.fitted(*size)
    yield Wanted("surface", game, whole(size), wells=wells(table, k, places.unmarked))
    unseen = {*places.unmarked} - {"hand"}
    lying = ((name, zone) for name, zone in table.zones.items() if name.rpartition("-")[0] not in unseen)
    backs = {tall for name, zone in lying for tall in _back_heights(name, zone)}
    for height in sorted(backs):  # the largest last: the gallery makes few sizes of a picture at a time
        for marking in range(BACKS):
            yield Wanted("back", game, whole((max(8, round(height * RATIO)), max(11, height))), marking=marking)
    for card in brought_to(plan):
        for height in _turned(round(table.zones["hand-0"].card)):
            yield wanted_face(face_of(card), "board", (round(height * RATIO), height))


def _back_heights(name: str, zone: ZonePlace) -> tuple[int, ...]:
    """How tall the backs are that are seen there: in piles, and in the hands of others."""
    height = round(zone.card)
    if name.startswith("hand-"):
        return () if name == "hand-0" else _turned(height)
    return (height,) if zone.layout in ("pile", "stack") else ()


def _turned(height: int) -> tuple[int, ...]:
    """How tall pictures are asked for of cards that lean."""
    return (height, 2 * height) if 2 * height <= SHARP else (height,)


def own_first(match: Match) -> list[Face]:
    """The faces of all cards of a match, first of those that come to hand to the people at this screen."""
    rules, rulings = match.state.rules, match.state.rulings
    decks = zip(match.players, match.record.decks, strict=False)
    own = brought(rules, rulings, [deck for player, deck in decks if player.kind == HUMAN])
    keys = {card.key for card in own}
    others = [card for card in rules.book if card.is_in(rulings) and card.key not in keys]
    return [face_of(card) for card in (*own, *others)]


def brought_to(plan: Plan) -> list[Printed]:
    """What the people at this screen may hold in a match of this plan."""
    lists = [deck_of(plan.game, seat.deck) for seat in plan.seats if seat.kind == HUMAN]
    return brought(RULESETS[plan.game], plan.chosen(), [one.deck for one in lists if one is not None])


def brought(rules: Ruleset, rulings: Mapping[str, str], decks: Sequence[Deck]) -> list[Printed]:
    """The kinds of cards that come to hand by these decks; where nobody brings any, all that there are."""
    there = [card for card in rules.book if card.is_in(rulings)]
    if not rules.decks.parts:
        return there
    keys = {key for deck in decks for _, counts in deck.parts for key, _ in counts}
    return [card for card in there if card.key in keys]
