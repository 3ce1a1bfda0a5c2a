"""Mutated deck lists: no crash, and no line is lost without a word. A command, not a test; a few run in tests/builder.

    python -m tests.deck_fuzz [--texts 20000] [--seed 1]

Takes the lists of ready decks and of legal ones by chance, damages them by letters, lines, words and bytes, and reads
them. What a list then holds is counted a second time here, from its lines alone. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import tempfile
from pathlib import Path

from game import decks
from game.deck_lines import UNSEEN
from game.decks import DeckList, read, write
from game.files import BadFile
from game.kernel.deck import read_deck, say_deck
from game.kernel.ruleset import Ruleset
from game.rules import RULESETS
from tests.playing import some_deck

SIGNS = [
    *(
        "",
        "\n",
        "\r",
        "\r\n",
        " ",
        "\t",
        "#",
        "##",
        ":",
        "7",
        "0",
        "99",
        "x ",
        "\u00d7",
        "é",
        "\x00",
        "\u2028",
        "\ufeff",
    ),
    *("\u0663", "e\u0301", "\U0001f0cf", "-", "'", "\u2019", "Extra:", "deck", "Sideboard:", "1 ", "3 Ember Heron"),
]
LINES = re.compile("\r\n|[\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029]")
FILES = 20
"""One text of so many is damaged as bytes, and goes through a file."""


def lists(game: str, luck: random.Random) -> list[str]:
    """The texts to damage: all ready decks, and twenty by chance."""
    rules = RULESETS[game]
    ready = [write(one.deck, rules, one.about) for one in decks.shipped(game)]
    return ready + [write(some_deck(game, luck), rules, "By chance.\nNo more.") for _ in range(20)]


def mutated(text: str, texts: list[str], luck: random.Random) -> str:
    """The text with one to twenty damages."""
    for _ in range(luck.choice((1, 1, 2, 3, 5, 20))):
        lines = text.split("\n")
        line = luck.randrange(len(lines))
        match luck.randrange(8):
            case 0:
                del lines[line]
            case 1:
                lines.insert(line, luck.choice(lines))
            case 2:
                lines[line] = luck.choice(luck.choice(texts).split("\n"))
            case 3:
                words = lines[line].split(" ")
                luck.shuffle(words)
                lines[line] = " ".join(words)
            case 4:
                lines[line] = re.sub(r"\d+", str(luck.choice((0, 1, 4, 98, 100, 10**30))), lines[line])
            case 5:
                lines = lines[:line]
            case _:
                at = luck.randrange(len(text) + 1)
                lines = (text[:at] + luck.choice(SIGNS) + text[at + luck.randrange(4) :]).split("\n")
        text = "\n".join(lines)
    return text


def faults(text: str, rules: Ruleset) -> list[str]:
    """What is wrong with how a text is read; nothing if every line went somewhere."""
    found = read(text, rules)
    wrong = _uncounted(text, found)
    again = read(write(found.deck, rules, found.about), rules)
    if again != found._replace(unread=()):
        wrong.append("what was read is not what is written")
    if read_deck(say_deck(found.deck)).parts != found.deck.parts:
        wrong.append("a record does not hold the same cards")
    decks.why_not(found.deck, rules)
    return wrong


def _uncounted(text: str, found: DeckList) -> list[str]:
    """Lines that were neither read nor named, counted without the reader."""
    lines = LINES.split(text.removeprefix("\ufeff"))
    named = {one.line for one in found.unread}
    bare = [line.strip().strip(UNSEEN).strip() for n, line in enumerate(lines, 1) if n not in named]
    left = [line for line in bare if line]
    wrong = [f"line {one.line} is not {one.text!r}" for one in found.unread if lines[one.line - 1].strip() != one.text]
    cards = sum(count for _, counts in found.deck.parts for _, count in counts)
    listed = [line for line in left if line[0] != "#" and line[:2] != "//" and not is_heading(line)]
    written = sum(_count(line) for line in listed)
    if cards != written:
        wrong.append(f"{written} cards are written and {cards} were read")
    about = [
        decks.tidy(re.sub(r"\A(#+|/+)", "", line))
        for line in left
        if line[:2] in ("##", "//") and not is_heading(line.lstrip("#/ "))
    ]
    loose = re.compile(r".*sideboard:\s*", re.I)  # below cards it is a heading, above them a description
    described = [[line for line in those if not loose.fullmatch(line)] for those in (about, found.about.split("\n"))]
    if "\n".join(described[0]).strip("\n") != "\n".join(described[1]).strip("\n"):
        wrong.append("the description is another")
    names = [line for line in left if line[0] == "#" and line[:2] != "##" and not is_heading(line[1:])]
    if sum(decks.as_name(line) != "" for line in names) > 1:
        wrong.append("two names, and one was dropped")
    return wrong


def _count(line: str) -> int:
    """The number that a line says: in front, or else behind; of several cards on a line their sum."""
    pieces = re.split(r"[\s,;]+(?=\d+x?\s+[^\W\d])", line)
    if len(pieces) > 1 and re.match(r"\W*\d", pieces[0]):
        return sum(map(_count, pieces))
    front = re.match(r"[\W_xX]*(\d+)", line)
    return int(front[1] if front else re.search(r"(\d+)\D*$", line)[1])


def is_heading(line: str) -> bool:
    """Told a second time, from a list of its own: a heading of a game, of other programs, or a sum of cards."""
    bare = re.sub(r"([\s:]+\d+|\s*[(\[]\d+)(\s*cards?)?[)\]]?:?$", "", line.strip().strip("[]=*_- ").rstrip(":"))
    sums = re.fullmatch(r"(total\W*)?\d+\s+cards?(\s+total)?\.?", line, re.I)
    behind = decks.plain(re.sub(r"\A[(\[]?\d{1,4}[)\]]?\s*[xX\u00d7]?\s+(?=[^\W\d])", "", bare))  # "15 Sideboard"
    is_side = re.fullmatch(r"[^\W\d][\w' &/-]{0,30}:\s*", line) and decks.plain(bare).endswith("sideboard")
    return bool(sums or is_side) or decks.plain(bare) in HEADINGS or behind in PLACES


PLACES = {
    *("deck", "main", "maindeck", "mainboard", "decklist", "cards", "list", "sideboard", "side", "sidedeck", "sb"),
    *("commander", "about", "maybeboard", "maybe", "considering", "wishlist", "tokens", "token", "bench", "cut", "out"),
    *("reserve", "reserves", "spare", "spares"),
}
WORDS = (  # what else a card may be: a school, a people, an era. (There is a card that is called Dwarf.)
    *("air", "beast", "black", "dragon", "earth", "elemental", "elf", "fighter", "fire", "giant", "goblin", "human"),
    *("major", "median", "minor", "neutral", "object", "orc", "spell", "spirit", "undead", "walker", "water", "white"),
    *("future", "past", "present", "timeless"),
)
HEADINGS = {
    *("deck", "extra", "deckdeck", "extradeck", "main", "maindeck", "mainboard", "decklist", "cards", "list"),
    *("sideboard", "side", "sidedeck", "commander", "about", "battler", "battlers", "battleres", "notread"),
    *("action", "actions", "actiones", "maybeboard", "maybe", "considering", "wishlist", "tokens", "token"),
    *(colour + more for colour in ("red", "green", "blue", "purple") for more in ("", "s", "es")),
    *(
        kind + more
        for kind in ("artifact", "follower", "instant", "item", "monster", "source")
        for more in ("", "s", "es")
    ),
    *(
        kind + more
        for kind in ("sustained", "totem", "creature", "episode", "flash", "time")
        for more in ("", "s", "es")
    ),
    *("resource", "resources", "resourcees", "timedeck"),
    *(word + more for word in WORDS for more in ("", "s", "es")),
}


def file_faults(text: str, rules: Ruleset, path: Path, luck: random.Random) -> list[str]:
    """The same through a file with damaged bytes: it is read, or it is said in one line why not."""
    data = bytearray(text.encode("utf-8", "replace"))
    for _ in range(luck.choice((0, 1, 4))):
        data[luck.randrange(len(data) + 1) : luck.randrange(len(data) + 1)] = luck.randbytes(luck.randrange(3))
    path.write_bytes(data)
    try:
        found = decks.read_file(path, rules)
    except BadFile as fault:
        return [] if str(fault).count("\n") == 0 and str(path) in str(fault) else [f"unclear: {fault}"]
    decks.save(path, found.deck, rules, found.about)
    return [] if decks.read_file(path, rules).deck == found.deck else ["a saved file reads as another deck"]


def run(texts: int, seed: int) -> dict[str, object]:
    """So many damaged texts over all games with decks; what was found."""
    luck = random.Random(seed)
    games = [name for name, rules in RULESETS.items() if rules.decks.parts]
    sources = {game: lists(game, luck) for game in games}
    found: list[str] = []
    unread = 0
    with tempfile.TemporaryDirectory(prefix="chronotable-fuzz-") as folder:
        for number in range(texts):
            game = games[number % len(games)]
            rules = RULESETS[game]
            text = mutated(luck.choice(sources[game]), sources[game], luck)
            unread += len(read(text, rules).unread)
            wrong = faults(text, rules)
            if number % FILES == 0:
                wrong += file_faults(text, rules, Path(folder) / "deck.txt", luck)
            found += [f"{fault}: {text!r}" for fault in wrong]
    return {"texts": texts, "seed": seed, "lines named as unread": unread, "faults": found[:10], "count": len(found)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    result = run(args.texts, args.seed)
    print(json.dumps(result, indent=1, ensure_ascii=False))
    raise SystemExit(bool(result["count"]))


if __name__ == "__main__":
    main()
