"""Generated deck files of every known form: nothing is dropped in silence. A command, not a test; a few run in a test.

    python -m tests.foreign_fuzz [--files 20000] [--seed 1]

A deck is made by chance and written in a form by chance, with places beside the deck, unknown cards and bad numbers.
The count of each card is then known. Every second file is damaged as well: of it no count is known, but each name of a
card that stands in it must be in the deck or among what is said. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from game.decks import DeckList
from game.foreign_reader import find_lists, read_deck
from game.line_forms import plain
from game.rules import RULESETS

GAMES = [name for name, rules in RULESETS.items() if rules.decks.parts]
LONGEST = 1.0
"""Seconds of the processor for one file."""
NOBODY = ("Nobody At All", "Quux the Third", "Zzyzx", "Café Noir")
BAD = (None, 2.5, "three", "", -1, "4-5", True)
OUTSIDE = ("maybeboard", "tokens", "Considering", "sideboard", "wishlist", "ignoreDeckLimitSlots")
TAGS = ("maybeboard", "tokens", "Considering", "sideboard", "wishlist")
TAG_FORMS = ("[{}]", "({})", "#{}", "// {}", "[Birds,{}]")
SIGNS = ("\n", '"', "<", ">", "{", "}", "[", "]", ",", ":", "\x00", "#", "9", "é", "//", "1. ", "Deck\n", "# E\n")
UNKNOWN = ("attic", "Weather", "Second thoughts")


class Entry(NamedTuple):
    """One entry: `place` is "" for the deck; a `number` that is none is read by nobody."""

    number: Any
    name: str
    place: str = ""

    @property
    def count(self) -> int:
        """How many cards are in the deck by this entry."""
        is_in = not self.place and self.name not in NOBODY and isinstance(self.number, int) and self.number is not True
        return self.number if is_in and self.number > 0 else 0


def some_entries(game: str, luck: random.Random) -> list[Entry]:
    """The entries of a deck: mostly good ones, in few places, each card once in a place."""
    cards = [card.name for card in RULESETS[game].book if card.part == RULESETS[game].decks.parts[0]]
    luck.shuffle(cards)
    places = ["", luck.choice(OUTSIDE), luck.choice(UNKNOWN)]
    found = [Entry(luck.randint(1, 4), cards.pop())]
    for _ in range(luck.randrange(12)):
        name = luck.choice(NOBODY) if luck.random() < 0.1 else cards.pop()
        number = luck.choice(BAD) if luck.random() < 0.1 else luck.randint(1, 4)
        found.append(Entry(number, name, luck.choices(places, (6, 2, 1))[0]))
    return list({(entry.name, entry.place): entry for entry in found}.values())


def by_place(entries: list[Entry]) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        found.setdefault(entry.place, []).append(entry)
    return found


# The forms: each gives a text, or "" where it cannot hold such entries


def cockatrice(entries: list[Entry], luck: random.Random) -> str:
    zones = "".join(
        f"<zone name={quoteattr(place or 'main')}>"
        + "".join(f"<card number={quoteattr(str(e.number))} name={quoteattr(e.name)}/>\n" for e in those)
        + "</zone>"
        for place, those in by_place(entries).items()
    )
    return f'<?xml version="1.0"?><cockatrice_deck version="1"><deckname>D</deckname>{zones}</cockatrice_deck>'


def magic_online(entries: list[Entry], luck: random.Random) -> str:
    cards = "".join(
        f'<Cards CatID="1" Quantity={quoteattr(str(e.number))} Sideboard="{bool(e.place)}" Name={quoteattr(e.name)}/>\n'
        for e in entries
    )
    return f"<Deck><NetDeckID>0</NetDeckID>{cards}</Deck>"


def lackey(entries: list[Entry], luck: random.Random) -> str:
    if not all(type(entry.number) is int and entry.number > 0 for entry in entries):
        return ""
    zones = "".join(
        f"<superzone name={quoteattr(place or 'Deck')}>"
        + "".join(e.number * f'<card><name id="1">{escape(e.name)}</name><set>S</set></card>' for e in those)
        + "</superzone>"
        for place, those in by_place(entries).items()
    )
    return f'<deck version="0.8"><meta><game>x</game></meta>{zones}</deck>'


def octgn(entries: list[Entry], luck: random.Random) -> str:
    sections = "".join(
        f"<section name={quoteattr(place or 'Main')}>"
        + "".join(f"<card qty={quoteattr(str(e.number))} id='{n}'>{escape(e.name)}</card>" for n, e in enumerate(those))
        + "</section>"
        for place, those in by_place(entries).items()
    )
    return f'<deck game="a1">{sections}<notes>none</notes></deck>'


def objects(entries: list[Entry], luck: random.Random) -> str:
    """JSON: objects in a list, with their places as keys above them or on each."""
    number = luck.choice(("count", "quantity", "qty", "Quantity", "amount"))
    name = luck.choice(("name", "Name", "card", "title", "cardName"))
    deeper = luck.choice(
        (lambda n: {name: n}, lambda n: {"card": {"name": n}}, lambda n: {"card": {"data": {"name": n}}})
    )

    def one(e: Entry) -> dict[str, Any]:
        return {number: e.number, **deeper(e.name), "set": "CCS"}

    if luck.random() < 0.5:
        key = luck.choice(("board", "zone", "section", "list", "slot", "deck"))
        cards = [one(e) | ({key: e.place} if e.place else {}) for e in entries]
        return json.dumps({"name": "D", "colors": ["Blue"], "cards": cards}, indent=luck.choice((None, 1)))
    boards = {place or "mainboard": [one(e) for e in those] for place, those in by_place(entries).items()}
    wrapped = luck.choice((lambda b: {"name": "D", **b}, lambda b: {"name": "D", "boards": b}, lambda b: {"data": b}))
    return json.dumps(wrapped(boards))


def keys(entries: list[Entry], luck: random.Random) -> str:
    """JSON: names as keys with numbers, or with objects in which the number stands."""
    wrapped = luck.choice((lambda n: n, lambda n: n, lambda n: {"quantity": n}))
    boards = {
        place or luck.choice(("main", "slots", "deck")): {e.name: wrapped(e.number) for e in those}
        for place, those in by_place(entries).items()
    }
    return json.dumps({"name": "D", "description": "none", **boards})


def lists_of_lists(entries: list[Entry], luck: random.Random) -> str:
    if not all(isinstance(entry.number, int) and entry.number is not True for entry in entries):
        return ""
    forms = (
        lambda e: [e.number, e.name], lambda e: [e.name, e.number], lambda e: [e.number, e.name, "CCS"],
        lambda e: f"{e.number} {e.name}", lambda e: f"{e.name} x{e.number}",
    )  # fmt: skip
    form = luck.choice(forms[:3] if any(e.number < 1 for e in entries) else forms)
    return json.dumps({place or "deck": [form(e) for e in those] for place, those in by_place(entries).items()})


def table(entries: list[Entry], luck: random.Random) -> str:
    head = [luck.choice(("Count", "Quantity", "Qty")), luck.choice(("Name", "Card Name", "Card"))]
    head.append(luck.choice(("Board", "Section", "Slot", "Sideboarded")))
    rows = []
    for e in entries:
        place = e.place or luck.choice(("main", ""))
        rows.append(["" if e.number is None else str(e.number), e.name,
                     ("Yes" if e.place else "No") if head[2] == "Sideboarded" else place])  # fmt: skip
    extra = luck.choice((None, "Number", "Set"))
    if extra:
        head.insert(0, extra)
        rows = [[str(luck.randrange(300)), *row] for row in rows]
    order = list(range(len(head)))
    luck.shuffle(order)
    to = io.StringIO()
    csv.writer(to, delimiter=luck.choice(",;\t")).writerows([[row[n] for n in order] for row in [head, *rows]])
    return to.getvalue()


def lines(entries: list[Entry], luck: random.Random) -> str:
    forms: tuple[Callable[[Entry], str], ...] = (
        lambda e: f"{e.number} {e.name}", lambda e: f"{e.number}x {e.name}", lambda e: f"- {e.number} {e.name}",
        lambda e: f"{e.number} {e.name} (CCS) 12", lambda e: f"{e.name} x{e.number}",
        lambda e: f"({e.number}x) {e.name}",
        lambda e: f"{e.number}\t{e.name}", lambda e: f"1. {e.number} {e.name}", lambda e: f"{e.number} {e.name}|CCS",
    )  # fmt: skip
    form = luck.choice(forms)
    text = luck.choice(("# D\n\n", "", "// a comment of 3 words\n", "\ufeff", "About\nName D\n\nDeck\n"))
    for place, those in sorted(by_place(entries).items()):
        if place == "sideboard" and luck.random() < 0.5:
            text += "".join(f"SB: {e.number} {e.name}\n" for e in those)
            continue
        counted = f"# {sum(e.count for e in those)} cards of mine\n" if luck.random() < 0.2 and "# D" in text else ""
        ends = luck.choice(("\n", "\r\n", "\v", "\u2028"))
        if place in TAGS and luck.random() < 0.3:
            text += "".join(f"{form(e)} {luck.choice(TAG_FORMS).format(place)}{ends}" for e in those)
            continue
        heading = luck.choice(("{}:", "{}:", "### {}", "[{}]" if place in TAGS else "{}:"))
        text += f"\n{heading.format(place.capitalize())}\n" if place else counted
        text += "".join(f"{form(e)}{ends}" for e in those) + "\n"
    return text


FORMS = (cockatrice, magic_online, lackey, octgn, objects, keys, lists_of_lists, table, lines, lines)


# What is wrong


def read(text: str, game: str) -> tuple[list[DeckList], str]:
    """All decks in a text, and why it is not read."""
    found = find_lists(text, game, "")
    return [read_deck(one, game, "") for one in found.texts], found.fault


def faults(text: str, entries: list[Entry], game: str) -> list[str]:
    """What was not read as it was written; nothing if every entry went where it belongs, or is named."""
    found, fault = read(text, game)
    if fault or len(found) != 1:
        return [f"{len(found)} decks: {fault}"]
    deck, rules = found[0], RULESETS[game]
    has = Counter({rules.book[key].name: n for _, counts in deck.deck.parts for key, n in counts})
    wanted: Counter[str] = Counter()
    for entry in entries:
        wanted[entry.name] += entry.count
    wrong = [f"{name}: {has[name]} and not {n}" for name, n in wanted.items() if has[name] != n]
    wrong += [f"{name}: nobody wrote it" for name in has - wanted if name not in wanted]
    said = plain(" ".join(deck.unread_lines))
    for e in entries:
        if not e.count and plain(e.name) not in said and not (e.place in UNKNOWN and e.name in NOBODY):
            wrong.append(f"{e} is not named")
    return wrong


def lost(text: str, entries: list[Entry], game: str, named_in: str = "") -> list[str]:
    """The names of cards that stand in a damaged text, and neither in a deck nor among what is said."""
    found, fault = read(text, game)
    if fault:
        return [] if "\n" not in fault else [f"unclear: {fault}"]
    rules = RULESETS[game]
    said = "".join(plain(" ".join((*one.unread_lines, one.about, one.deck.name))) for one in found)
    there = {rules.book[key].name for one in found for _, counts in one.deck.parts for key, _ in counts}
    whole = re.split(r"[^\w' ,.!?-]+", named_in or text)
    names = {e.name for e in entries if e.name not in NOBODY and e.name in whole}
    return [f"{name} is lost" for name in names - there if plain(name) not in said]


def damaged(text: str, luck: random.Random) -> str:
    """The text with one to five damages, by letters."""
    for _ in range(luck.choice((1, 1, 2, 5))):
        at, to = sorted(luck.randrange(len(text) + 1) for _ in range(2))
        match luck.randrange(5):
            case 0:
                text = text[:at] + text[min(to, at + luck.randrange(1, 40)) :]
            case 1:
                text = text[:at] + luck.choice(SIGNS) + text[at:]
            case 2:
                text = text[:at] + text[at : at + luck.randrange(1, 80)] * 2 + text[at:]
            case 3:
                text = text[:to]
            case 4:
                text = text[:at] + text[to : to + 20] + text[at:]
        text = text or "x"
    return text


def run(files: int, seed: int) -> dict[str, object]:
    """So many files over all games and forms; what was found."""
    luck = random.Random(seed)
    wrong: list[str] = []
    counts: Counter[str] = Counter()
    slowest = 0.0
    while sum(counts.values()) < files:
        game, form = luck.choice(GAMES), luck.choice(FORMS)
        entries = some_entries(game, luck)
        if form is lines:  # an unknown heading in a text harms no card that knows its part
            entries = [e for e in entries if e.place not in UNKNOWN]
        text = form(entries, luck)
        if not text:
            continue
        if form is magic_online:
            entries = [e._replace(place="sideboard" if e.place else "") for e in entries]
        is_damaged = luck.random() < 0.5
        text = damaged(text, luck) if is_damaged else text
        counts[f"{form.__name__}{', damaged' * is_damaged}"] += 1
        began = time.process_time()
        bad = lost(text, entries, game) if is_damaged else faults(text, entries, game)
        slowest = max(slowest, time.process_time() - began)
        wrong += [f"{form.__name__}: {each}: {text!r}" for each in bad]
    wrong += [f"one file took {slowest:.2f} s"] * (slowest > LONGEST)
    return {"files": dict(sorted(counts.items())), "seed": seed, "slowest": round(slowest, 3), "faults": wrong[:10],
            "count": len(wrong)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    result = run(args.files, args.seed)
    print(json.dumps(result, indent=1, ensure_ascii=False))
    raise SystemExit(bool(result["count"]))


if __name__ == "__main__":
    main()
