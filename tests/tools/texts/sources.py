"""The texts as they are written: the modules named `texts.py`, the data files, the rules and the settings."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from game.rules import GAMES, RULESETS
from game.teach import lessons, primer, puzzles
from scenes.key_words import KEYS
from tests.tools.texts.sentences import Sentence

ROOT = Path(__file__).parents[3]
CODE = ("game", "scenes", "ui")


def sources(with_rules: bool = True, with_lines: bool = True) -> Iterator[Sentence]:
    """All of them; without the rules books, or without the numbers of lines, if they are not wanted."""
    for path in modules():
        yield from constants(path, with_lines)
    for game in GAMES:
        yield from of_game(game)
        if with_rules:
            yield from rules_book(game)
    for heading, rows in KEYS.items():
        yield Sentence("keys", heading)
        for key, meaning in rows:
            yield Sentence("keys", f"{key}: {meaning}")


def modules() -> list[Path]:
    return sorted(path for folder in CODE for path in (ROOT / folder).rglob("texts.py"))


def constants(path: Path, with_lines: bool = True) -> Iterator[Sentence]:
    """The strings of a module, each under the name that it is assigned to, but no docstrings."""
    file = path.relative_to(ROOT).as_posix()
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
            continue
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        for line, words in strings(statement.value):
            place = f"{file}:{line}" if with_lines else file
            yield Sentence(f"{place} {ast.unparse(target)}", words)


def strings(value: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts in a constant, a tuple, a dict or a call, with their lines; keys of dicts are none."""
    if isinstance(value, ast.Constant):
        if isinstance(value.value, str):
            yield value.lineno, value.value
        return
    if isinstance(value, ast.JoinedStr):
        yield value.lineno, ast.unparse(value)
        return
    parts = value.values if isinstance(value, ast.Dict) else ast.iter_child_nodes(value)
    for part in parts:
        if part is not None:
            yield from strings(part)


def of_game(game: str) -> Iterator[Sentence]:
    """What the data of a game say: laws, rulings, words of the ruleset, primer, lessons, examples, goals of puzzles."""
    rules = RULESETS[game]
    yield Sentence(f"{game} title", f"{rules.title}: {rules.telling.motto}")
    for law in rules.laws:
        yield Sentence(f"{game} law", f"{law.number}: {law.words}")
    for ruling in rules.rulings:
        yield Sentence(f"{game} ruling", ruling.question)
        for words in ruling.choices.values():
            yield Sentence(f"{game} ruling choice", words)
        yield Sentence(f"{game} ruling reason", ruling.reason)
    for window in rules.windows.values():
        for words in (window.name, window.question, window.mattering, *window.stops.values()):
            yield Sentence(f"{game} window", words)
    for words in (*rules.telling.reasons.values(), *rules.telling.tallies):
        yield Sentence(f"{game} result", words)
    folder = Path(rules.telling.rules_file).parent
    for name in ("primer.toml", "chances.toml"):
        if (folder / name).is_file():
            found = tomllib.loads((folder / name).read_text(encoding="utf-8"))
            yield from (Sentence(f"{game} {place}", words) for place, words in of_table(found, name.partition(".")[0]))
    for shelf in (lessons.LESSONS, lessons.EXAMPLES):
        for lesson in lessons.shipped(game, shelf):
            yield from of_lesson(lesson)
    known = primer.primer(game)
    for puzzle in puzzles.shipped(game):
        yield Sentence(f"{game} puzzle goal", known.asks(puzzle.goal))


def of_table(table: object, place: str) -> Iterator[tuple[str, str]]:
    """The texts of a TOML table; what only names something for the program is left out."""
    if isinstance(table, str):
        if " " in table or place.count(" ") == 1:
            yield place, table
    elif isinstance(table, dict):
        for key, value in table.items():
            if key in ("when", "point", "ruling", "choice", "best", "laws", "digging", "measure"):
                continue
            is_term = place.endswith("glossary")
            yield from ((where, f"{key}: {words}" if is_term else words) for where, words in
                        of_table(value, f"{place} {key}" if place.count(" ") < 1 else place))  # fmt: skip
    elif isinstance(table, list):
        for value in table:
            yield from of_table(value, place)


def of_lesson(lesson: lessons.Lesson) -> Iterator[Sentence]:
    """Title, steps, feedback and hints of a lesson or an example."""
    place = f"{lesson.game} {'example' if lesson.shelf == lessons.EXAMPLES else 'lesson'}"
    yield Sentence(f"{place} title", lesson.title)
    for part in lesson.parts:
        yield Sentence(f"{place} step", part.words)
        for word, words in part.story:
            if word == "say":
                yield Sentence(f"{place} step", words)
        for _, words in part.fails:
            yield Sentence(f"{place} feedback", words)
        for words in part.hints:
            yield Sentence(f"{place} hint", words)


def rules_book(game: str) -> Iterator[Sentence]:
    """The paragraphs of RULES.md, under the number of their section."""
    path = Path(RULESETS[game].telling.rules_file)
    section, paragraph = "", []
    for line in [*path.read_text(encoding="utf-8").splitlines(), ""]:
        if found := re.match(r"#+ (\d+(?:\.\d+)?)", line):
            section = found[1]
        if line.strip() and not line.startswith(("#", "|", "- ", "* ")):
            paragraph.append(line.strip())
            continue
        if paragraph:
            yield Sentence(f"{game} RULES.md {section}", " ".join(paragraph))
        paragraph = [line.removeprefix("- ").removeprefix("* ").strip()] if line.startswith(("- ", "* ")) else []
        if line.startswith(("#", "|")) and not set(line) <= set("|- :"):
            yield Sentence(f"{game} RULES.md {section}", line.strip("#| "))
