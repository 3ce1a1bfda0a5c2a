"""What is said of the Time Zones when the mouse rests on them: how they stand now."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.conflict import conflict
from game.kernel.template import Seat, address, fill
from game.kernel.windows import waiting
from game.rules.doctor_who.events import ERA_NAMES
from ui.shows.doctor_who import texts
from ui.shows.doctor_who.reading import ERAS, bonus_zone, chosen, episode_on


def of_eras(view, names: Sequence[str]) -> str:
    """The strip in the middle: which Time Zone is chosen, whose bonus Time Zone is which, and the Episodes; or, while
    two fight, what its numbers are."""
    if conflict(view) is not None:
        return texts.COMBAT_TIP
    now = chosen(view)
    found = [fill(texts.CHOSEN_ZONE, zone=ERA_NAMES[now]) if now else texts.NO_ZONE_YET]
    of = {seat: bonus_zone(view, seat) for seat in (0, 1)}
    found += [fill(texts.BONUS_ZONE, seat=Seat(seat), zone=ERA_NAMES[zone]) for seat, zone in of.items() if zone]
    for seat in (0, 1):
        for zone in range(1, len(ERAS) + 1):
            if (card := episode_on(view, seat, zone)) >= 0 and view.what[card] is not None:
                has, needs = view.rules.telling.effort(view, card)
                is_solvable = "solvable" in view.rules.telling.standing(view, card)
                enough = texts.EPISODE_SOLVABLE if has >= needs else texts.EPISODE_BY_TEAM
                template = enough if is_solvable else texts.EPISODE
                name = view.what[card].name
                found.append(fill(template, card=name, zone=ERA_NAMES[zone], seat=Seat(seat), has=has, needs=needs))
    return address(" ".join(found), names)


def of_stack(view, names: Sequence[str]) -> str:
    """What waits to happen, each in full, in the order in which it will."""
    return "\n".join(
        fill(
            texts.STACK_ENTRY_CANCELLED if one.is_cancelled else texts.STACK_ENTRY,
            n=number, name=names[one.seat], words=address(one.words, names),
        )
        for number, one in enumerate(waiting(view), 1)
    )  # fmt: skip


def stands(view, index: int) -> str:
    """A side of a Time Zone: whether it is the chosen one, how much room is left, and who stands; of the Time cards,
    what the top one shows."""
    zone = view.layout.zones[index]
    if zone.name == "time":
        top = view.what[view.zones[index][-1]] if view.zones[index] else None
        return fill(texts.TOP_TIME_CARD, era=texts.TITLES[top.era]) if top is not None else ""
    if zone.name not in ERAS:
        return ""
    template = texts.SIDE_CHOSEN if chosen(view) == ERAS.index(zone.name) + 1 else texts.SIDE_NOT_CHOSEN
    cards = [view.what[card] for card in view.zones[index]]
    counted = sum(not printed.is_episode for printed in cards)
    standing = [
        card for card in view.zones[index]
        if view.what[card].is_creature and not (view.cards[card] is not None and view.cards[card].sided)
    ]  # fmt: skip
    side = fill(template, cards=counted, standing=len(standing))
    return fill(texts.EPISODES_DO_NOT_COUNT, side=side) if counted < len(cards) else side
