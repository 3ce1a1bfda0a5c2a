"""What is said of the Time Zones when the mouse rests on them: how they stand now."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.conflict import conflict
from game.kernel.template import address
from game.kernel.windows import waiting
from game.rules.doctor_who.events import ERA_NAMES
from ui.shows.doctor_who.reading import ERAS, bonus_zone, chosen, episode_on


def of_eras(view, names: Sequence[str]) -> str:
    """The strip in the middle: which Time Zone is chosen, whose bonus Time Zone is which, and the Episodes; or, while
    two fight, what its numbers are."""
    if conflict(view) is not None:
        return (
            "The combat: Energy and Substance of both, Support counted (7.1), as they will be if both players pass. "
            "The Creature that is greater in both wins, anything else is a draw (10.9)."
        )
    now = chosen(view)
    found = [f"The chosen Time Zone is {ERA_NAMES[now]}." if now else "No Time Zone is chosen yet."]
    of = {seat: bonus_zone(view, seat) for seat in (0, 1)}
    found += [f"{names[seat]}'s bonus Time Zone is {ERA_NAMES[zone]} (4.4)." for seat, zone in of.items() if zone]
    for seat in (0, 1):
        for zone in range(1, len(ERAS) + 1):
            if (card := episode_on(view, seat, zone)) >= 0 and view.what[card] is not None:
                has, needs = view.rules.telling.effort(view, card)
                is_by_team = has < needs and "solvable" in view.rules.telling.standing(view, card)
                rest = f"only {has}, but a Doctor and two Assistants (9.5)" if is_by_team else f"{has} (9.4)"
                found.append(
                    f"{view.what[card].name} in {ERA_NAMES[zone]}: {needs} Support solve it, {names[seat]} can Side "
                    f"{rest}."
                )
    return " ".join(found)


def of_stack(view, names: Sequence[str]) -> str:
    """What waits to happen, each in full, in the order in which it will."""
    return "\n".join(
        f"{number}. {names[one.seat]}: {address(one.words, names)}{' It is cancelled.' if one.is_cancelled else ''}"
        for number, one in enumerate(waiting(view), 1)
    )


def stands(view, index: int) -> str:
    """A side of a Time Zone: whether it is the chosen one, how much room is left, and who stands; of the Time cards,
    what the top one shows."""
    zone = view.layout.zones[index]
    if zone.name == "time":
        top = view.what[view.zones[index][-1]] if view.zones[index] else None
        return f"The top one is of {ERA_NAMES[ERAS.index(top.era) + 1]}." if top is not None else ""
    if zone.name not in ERAS:
        return ""
    place = ERAS.index(zone.name) + 1
    said = "It is the chosen Time Zone" if chosen(view) == place else "It is not the chosen Time Zone now"
    cards = [view.what[card] for card in view.zones[index]]
    counted = sum(not printed.is_episode for printed in cards)
    rest = "an Episode does not count" if counted < len(cards) else ""
    standing = [
        card for card in view.zones[index]
        if view.what[card].is_creature and not (view.cards[card] is not None and view.cards[card].sided)
    ]  # fmt: skip
    return f"{said}. {counted} of six{f' ({rest})' if rest else ''}, {len(standing) or 'no'} Standing " + (
        "Creature." if len(standing) == 1 else "Creatures."
    )
