"""How a line of a deck list may be written: numbers and names, headings, signs of other programs, names of decks.

People write cards in many ways, and so do other programs: `3 Silver Fox`, `3xSilver Fox`, `x3 Silver Fox`, `Silver Fox
x3`, `(3) Silver Fox`, `- 3 Silver Fox`, `Silver Fox<TAB>3`, `"Silver Fox",3`, with a comment or the sign of a set
behind.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterator, Sequence

MOST = 99  # of one card: what is written beyond that is a slip
LONGEST_NAME = 60
LONGEST_HEADING = 100
LONGEST_LINE = 400  # letters: a longer line is none of a deck, and looking at it in all ways would take long
MOST_LINES = 5000  # of a file: a deck of two thousand kinds takes half of that

TIMES = "[xX\u00d7]"
WAYS = [  # how a number and a name may stand on a line, the likeliest first
    re.compile(way, re.S)
    for way in (
        r"(?P<n>\d++)\s*(?P<name>[^\s.)\]].*)",
        rf"(?P<n>\d++)\s*{TIMES}\s*(?P<name>.+)",
        r"(?P<n>\d++)\s*[,;]\s*(?P<name>.+)",
        rf"{TIMES}\s?(?P<n>\d++)\s+(?P<name>.+)",
        rf"[(\[](?P<n>\d++){TIMES}?[)\]]\s*(?P<name>.+)",
        rf"(?P<name>.+?)[\s,;:]+{TIMES}\s?(?P<n>\d++)",
        rf"(?P<name>.+?)\s*[(\[]{TIMES}?(?P<n>\d++){TIMES}?[)\]]",
        r"(?P<name>.+?)\s*[\t,;:]\s*(?P<n>\d++)",
        rf"(?P<name>.+?)\s+(?P<n>\d++){TIMES}?",
        rf"(?P<n>\d++){TIMES}?\s*\[[A-Za-z0-9]{{2,6}}(?:[:#]\w{{1,8}})?\]\s*(?P<name>.+)",
    )
]
TRAILING = WAYS[8]  # behind the sign of a set its number is that of a print: "Silver Fox (CCS) 12"
BULLET = re.compile(r"(?:[-+\u2013]\s+|[*\u2022]\s*)(?=\S)")  # "-3" is no bullet, but less than nothing
ORDINAL = re.compile(r"\A\d{1,4}[.)](?:\s+|(?=[^\s\d]))")  # "1. Silver Fox": a place in a list, not a number of cards
# "1 - Silver Fox", "(1) Silver Fox": a place in a list if further ones follow
PLACE_NUMBER = re.compile(r"\A(?:[-+*\u2022\u2013]\s+)?[(\[]?(\d{1,4})(?!\d)\s*[^\w\s\"'\u201c\u00d7(\[{*]+\s*(?=\S)")
BETWEEN = re.compile(r"\s*[,;|+&/]\s*(?=[(\[]?[xX\u00d7]?\d)|\s+(?=\d{1,3}\s*[xX\u00d7]?\s+[^\W\d])")  # two cards
FRONT_NUMBER = re.compile(r"\A[(\[]?\d{1,4}[)\]]?\s*[xX\u00d7]?\s+(?=[^\W\d])")
PRINT = re.compile(r"\s*\|[A-Za-z0-9]{1,6}(?:\|[\w#-]{0,8}){0,2}$")  # "Silver Fox|CCS|2"
LINE_END = re.compile("\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
GROUP = re.compile(  # "# 5 knights", "# Knights (5)"
    r"#(?!#)\s*(?:[(\[]?(?P<front>\d{1,4})[)\]]?\s+(?P<after>\D+?)"
    r"|(?P<before>\D+?)(?:\s*[(\[](?P<back>\d{1,4})(?:\s*cards?)?[)\]]|[\s:]+(?P<cards>\d{1,4})\s*cards?):?)"
)
BARE_HEADING = re.compile(r"[^\W\d][\w' &/-]{0,30}:\s*")  # words alone, and a colon
COMMENT = re.compile(r"\s+(?:#|/[/*]|<?!?--\s)(?P<words>.*)", re.S)
HAS_COMMENT = re.compile(r"#|/[/*]|--")
MARKED = re.compile(r"(#+|/{2,})\s*(.*)", re.S)  # a name, a heading, a description, or a comment
FOIL = re.compile(r"\s*\*[A-Z]{1,3}\*$")
SET = re.compile(r"\s*[(\[](?P<sign>[A-Za-z0-9]{2,6})(?::\w{1,8})?[)\]](?:\s+[\w\u2605\u2020-]{1,8})?$")
SPACES = re.compile(r"\s{2,}")
HAS_NUMBER = re.compile(r"\d")
NUMBER_FIRST = re.compile(r"[\W_]*[xX\u00d7]?\s?\d")
NAME_ALONE = re.compile(r"[\w' -]*\w")  # nothing stands around it that could be left out
JOINER = "\u200d"
UNSEEN = "\x00\u200b\u200c\u200d\u2060\ufeff"  # what a page of the web leaves around words when they are copied
COUNTED = re.compile(r"(?:[\s:]+\d+|\s*[(\[]\d+)(?:\s*cards?)?[)\]]?:?$")  # "Creatures (12)", "Side:2"
TOTAL = re.compile(r"(?:total\W*)?\d+\s+cards?(?:\s+total)?\.?", re.I)


def lines_of(text: str) -> list[str]:
    """The lines of a text, whatever program ended them: word processors use a vertical tab or U+2028."""
    return LINE_END.split(text.removeprefix("\ufeff"))


def numbered_groups(lines: Sequence[str], is_known: Callable[[str], bool]) -> set[int]:
    """Indexes of the lines like "# 5 knights" or "# Knights (5)" that head a group of cards and name no deck.

    Such a line stands directly above its cards. Its words are a known heading, or its number is the number of cards
    below it. `decks.write` puts an empty line below a name, so a name is never mistaken for a heading.
    """
    found = set()
    for n, line in enumerate(lines):
        if len(line) <= LONGEST_HEADING and (group := GROUP.fullmatch(line.strip())):
            below = []
            for other in lines[n + 1 : n + 1 + MOST]:
                if not other.strip() or other.lstrip()[:1] in "#/":
                    break
                below.append(re.match(r"[\W_xX]*(\d{1,4})(?!\d)", other))
            total = sum(int(number[1]) for number in below if number)
            words = group["after"] or group["before"]
            number = int(group["front"] or group["back"] or group["cards"])
            if below and below[0] and (is_known(words) or total == number):
                found.add(n)
    return found


def ordered_lines(lines: Sequence[str]) -> dict[int, int]:
    """Lines that are numbered 1, 2, 3 and so on with a sign behind the number: index, and where the words begin.

    Such numbers are places in a list, or numbers of cards that happen to follow each other. A list may go on below
    other lines.
    """
    found: dict[int, int] = {}
    block: dict[int, tuple[int, int]] = {}  # index: number, where the words begin
    for n, line in enumerate([*lines, "end"]):
        numbered = PLACE_NUMBER.match(line) if len(line) <= LONGEST_LINE else None
        if numbered:
            block[n] = int(numbered[1]), numbered.end()
        elif line and block:
            numbers = [number for number, _ in block.values()]
            for first in (0, 1, len(found) + 1):
                if numbers == list(range(first, first + len(block))):
                    found = (found if first > 1 else {}) | {at: end for at, (_, end) in block.items()}
            block = {}
    return found if len(found) > 1 else {}


def wordings(line: str, signs: Container[str] = ()) -> Iterator[tuple[str, str]]:
    """What a line may mean, as a number and a name, the likeliest first. `signs` are no signs of a set: "(Past)"."""
    if len(line) > LONGEST_LINE:
        if found := WAYS[0].fullmatch(line):
            yield found["n"], found["name"]
        return
    bare = BULLET.sub("", line, count=1) if BULLET.match(line) else line
    if not HAS_NUMBER.search(bare):
        return
    if len(bare) > LONGEST_HEADING:  # many ways through a long run of spaces take long
        bare = SPACES.sub(lambda run: "\t" if "\t" in run[0] else " ", bare)
    for said in bared(bare, signs):
        for way in WAYS:
            if (found := way.fullmatch(said)) and not (way is TRAILING and found["name"][-1] in ")]"):
                for name in bared(found["name"], signs):
                    yield found["n"], name


def bared(words: str, signs: Container[str] = ()) -> list[str]:
    """The words as they stand; without a comment behind; without signs of print and set; without marks of quotation."""
    if NAME_ALONE.fullmatch(words):
        return [words]
    found = [words, COMMENT.sub("", words)]
    found.append(FOIL.sub("", found[-1]))
    found.append(PRINT.sub("", found[-1]))
    of_set = SET.search(found[-1])
    found.append(found[-1][: of_set.start()] if of_set and plain(of_set["sign"]) not in signs else found[-1])
    found.append(found[-1].strip().strip('"\u201c\u201d'))
    return list(dict.fromkeys(each.strip() for each in found if each.strip()))


def tidy(words: str) -> str:
    """Words on one line, with single spaces, and nothing that cannot be shown. What joins two signs into one stays."""
    if words.isprintable():
        return " ".join(words.split())
    shown = (c if c.isprintable() or (c == JOINER and _joins(words, n)) else " " for n, c in enumerate(words))
    return " ".join("".join(shown).split())


def _joins(words: str, at: int) -> bool:
    """Whether a joiner stands between two signs that it can join, as in the emoji of a family."""
    around = words[at - 1 : at], words[at + 1 : at + 2]
    return all(each > "\x7f" and each.isprintable() and not each.isspace() for each in around)


def as_name(words: str) -> str:
    """Words as the name of a deck: on one line, not too long, without the sign that begins a name."""
    return tidy(words).lstrip("# ")[:LONGEST_NAME].rstrip(f"{JOINER} ")


def plain(words: str) -> str:
    """Only letters and digits, without capitals and accents: what is compared when somebody types a name."""
    if words.isascii():
        return "".join(filter(str.isalnum, words.lower()))
    return "".join(c for c in unicodedata.normalize("NFKD", words).casefold() if c.isalnum())
