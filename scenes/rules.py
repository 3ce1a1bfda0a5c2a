"""The rules of a game as a book: chapters and a search at the left, numbers that lead to what they name, and cards that
are shown where they are named."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame

import game.rules
from game.kernel.template import fill
from game.rules import RULESETS
from scenes import texts
from scenes.form_scene import FormScene
from scenes.named_cards import NamedCards
from scenes.terms import Terms
from ui.base import clipboard, keys, plates, text, theme
from ui.base.scale import Scale
from ui.widgets.entry import Entry
from ui.widgets.press import Button
from ui.widgets.scroll import Rows, Scroll
from ui.widgets.text import Plate, RichText

CARD = "card:"
"""What a link to a card begins with."""
SNIPPET = 12
"""Letters of a paragraph that stand before what was looked for."""
DOTS = "\u2026 "
NOWHERE = texts.NOT_FOUND
_TICKED = re.compile(r"`[^`]+`")
_MARKS = re.compile(r"[*`\\]")
_CHAPTER = re.compile(r"(\(|\b[Cc]hapter |\b[Ss]ection )(\d{1,2})(?![\d.|\]])")
_DECISION = re.compile(r"(?<![\w\[|-])[A-Z]-\d{1,2}(?![\d|\]])")
_NUMBER = re.compile(r"(?<![\d.\[|*])(\d{1,2}\.\d{1,2})(?![\d|\]*])")


@dataclass(frozen=True)
class Part:
    """One paragraph of a rule page: "title", "chapter", "rule", "bullet"; `number` is the rule's, if it has one."""

    kind: str
    words: str
    number: str = ""


def read_rules(markdown: str) -> list[Part]:
    """A RULES.md as parts: headings, paragraphs and bullets; bold and italic stay as they are."""
    parts: list[Part] = []
    for block in re.split(r"\n\s*\n", markdown):
        lines = block.strip().splitlines()
        while lines:
            line = lines.pop(0)
            if line.startswith("#"):
                level = len(line) - len(line.lstrip("#"))
                parts.append(Part("title" if level == 1 else "chapter", line.lstrip("# ").strip()))
                continue
            bullet = re.match(r"\s*[-*] +", line)
            words = [line[bullet.end() :] if bullet else line]
            while lines and not lines[0].startswith("#") and not re.match(r"\s*[-*] +", lines[0]):
                words.append(lines.pop(0))
            said = " ".join(w.strip() for w in words)
            said = re.sub(r"\s+", " ", said).replace("{", "\\{").replace("[", "\\[")
            number = re.match(r"\*\*(\d+\.\d+)\b", said)
            parts.append(Part("bullet" if bullet else "rule", said, number[1] if number else ""))
    return parts


def chapter_of(part: Part) -> str:
    """The number of a chapter whose heading this is, or ""."""
    found = re.match(r"(\d+)\.", part.words) if part.kind == "chapter" else None
    return found[1] if found else ""


def linked(words: str, known: set[str]) -> str:
    """The words with every number of a known rule or chapter as a link."""
    words = _NUMBER.sub(lambda m: f"[{m[1]}|{m[1]}]" if m[1] in known else m[1], words)
    return _CHAPTER.sub(lambda m: f"{m[1]}[{m[2]}|{m[2]}]" if m[2] in known else m[0], words)


def register(parts: list[Part]) -> str:
    """The number of the paragraph that says where each decision of a sheet matters, "" if there is none."""
    most = max(parts, key=lambda part: len(_DECISION.findall(part.words)), default=None)
    return most.number if most is not None and len(_DECISION.findall(most.words)) > 9 else ""


def with_decisions(words: str, there: str) -> str:
    """The words with every decision, such as A-16, as a link to the register of them."""
    return _DECISION.sub(lambda m: f"[{m[0]}|{there}]", words) if there else words


@cache
def names_of(game: str) -> tuple[re.Pattern | None, dict[str, str]]:
    """How the names of a game's cards are found in its rules, and the key of each."""
    keys = {text.escape(card.name): card.key for card in RULESETS[game].book}
    longest = sorted(keys, key=len, reverse=True)
    found = re.compile(rf"(?<![\w\[|])({'|'.join(map(re.escape, longest))})(?![\w|\]])") if longest else None
    return found, keys


def with_cards(words: str, game: str) -> str:
    """The words with every name of a card as a link to it."""
    found, keys = names_of(game)
    return found.sub(lambda m: f"[{m[1]}|{CARD}{keys[m[1]]}]", words) if found else words


def plain(words: str) -> str:
    """A paragraph without its marks."""
    return _MARKS.sub("", words)


def icons_at_a_glance(parts: list[Part]) -> list[Part]:
    """A last chapter with the icon of every rule that begins with one; none in a game without such icons."""
    found = []
    for part in parts:
        head = part.words.partition(":")[0] if part.number else ""
        if _TICKED.search(head) and len(head) < 90:
            name = plain(re.sub(_TICKED, "", head)).removeprefix(part.number).strip(" ,")
            signs = " ".join(_TICKED.findall(head))
            found.append(Part("bullet", f"{signs}  **{name}**  {part.number}"))
    return [Part("chapter", texts.ALL_ICONS), *found] if len(found) > 2 else []


class Rules(FormScene):
    """`Rules(game)`, or `Rules(game, "4.2")` to open it at that rule."""

    title = texts.RULES

    def __init__(self, game: str, section: str = "") -> None:
        self.game, self.section = game, section
        ruleset = RULESETS[game]
        self.title = fill(texts.RULES_OF, game=ruleset.title)
        self.file = rules_file(ruleset)

    def build(self) -> None:
        try:
            parts = read_rules(self.file.read_text(encoding="utf-8"))
        except OSError as wrong:
            parts = [Part("rule", text.escape(fill(texts.FAULT_AT, path=self.file, why=wrong.strerror or wrong)))]
        self.parts = [p for p in parts if p.kind != "title"]
        self.parts += icons_at_a_glance(self.parts)
        self.hits: list[int] = []  # the paragraphs in which what is looked for stands
        self.sought = ""
        self.named = NamedCards(self, self.game, self.card_of)
        self.search = self.add(Entry("", self.look_for, texts.FIND, 60, on_enter=lambda _: self.next_hit(),
                                     tip=texts.FIND_TIP))  # fmt: skip
        self.chapters = [n for n, p in enumerate(self.parts) if p.kind == "chapter"]
        known = {p.number for p in self.parts if p.number} | {chapter_of(p) for p in self.parts} - {""}
        decided = register(self.parts)
        self.ground = self.add(Plate())
        self.side = self.add(Plate("inset", 0))
        self.list = self.add(Rows(len(self.chapters), 38, self._draw_line, self.go_to_line))
        self.pane = Scroll()
        self.blocks = []
        self.terms = Terms(self.game, lambda: self.blocks, lambda: self.pane.rect, self.go_to, self.app.settings)
        for part in self.parts:
            block = RichText(part.words, theme.SUBHEADING + 2, theme.BRASS, "display")
            if part.kind != "chapter":
                ink = theme.PARCHMENT if part.kind == "rule" else theme.FADED
                words = linked(part.words, known)
                words = words if part.number == decided else with_decisions(words, decided)
                words = self.terms.glossary.marked(with_cards(words, self.game), part.number)
                words = text.with_icons(words, self.game)
                block = RichText(words, theme.BODY + 0.5, ink, leading=1.32, on_link=self.go_to)
            self.blocks.append(self.pane.hold(block))
        self.add(self.pane)
        self.cards_button = self.add(Button(texts.CARDS, self.open_cards, "button", "deck"))
        self.copy_button = self.add(Button(texts.COPY, self.copy_text, "button", "log", tip=keys.said(texts.COPY_TIP)))
        self.done = self.add(Button(texts.CLOSE, self.back, "primary", "check"))
        self.lit = ""
        self.form.focus(self.list)

    # What is looked for

    def look_for(self, words: str) -> None:
        """The list at the left is of the places in which all these words stand; of the chapters again for none."""
        self.sought = " ".join(words.casefold().split())
        sought = self.sought.split()
        self.hits = [
            n for n, part in enumerate(self.parts)
            if sought and part.kind != "chapter" and all(word in plain(part.words).casefold() for word in sought)
        ]  # fmt: skip
        self.hits.sort(key=lambda n: self.parts[n].number != self.sought)  # before those that name it
        self.list.count = len(self.hits) if sought else len(self.chapters)
        self.list.chosen = -1
        self.list.scroll_to(0, at_once=True)
        self.list.content(self.list.count * self.list.px(self.list.height))

    def next_hit(self) -> None:
        """Turn to the next place in which it stands."""
        if self.hits:
            self.list.choose((self.list.chosen + 1) % len(self.hits))

    def snippet(self, part: Part) -> str:
        """The words of a paragraph about what was looked for, after its number."""
        words = " ".join(plain(re.sub(_TICKED, "", part.words)).removeprefix(part.number).split())
        at = max(0, words.casefold().find(self.sought.split()[0]))
        begin = words.find(" ", max(0, at - SNIPPET)) + 1 if at > SNIPPET else 0
        return f"{part.number}  {DOTS if begin else ''}{words[begin:]}".strip()

    def go_to_line(self, index: int) -> None:
        """Turn to a line of the list."""
        if not self.sought:
            self.go_to_chapter(index)
            return
        part = self.parts[self.hits[index]]
        self.lit = part.number
        self._scroll_to(self.hits[index])

    def _draw_line(self, surface: pygame.Surface, rect: pygame.Rect, index: int, chosen: bool) -> None:
        if not self.sought:
            self._draw_chapter(surface, rect, index, chosen)
            return
        inner = rect.inflate(-self.scale.px(8), -self.scale.px(4))
        if chosen:
            plates.draw_plate(surface, "chosen", inner, self.scale.u, 7)
        px = self.scale.px(theme.SMALL)
        words = text.shortened(self.snippet(self.parts[self.hits[index]]), "body", px, inner.w - self.scale.px(20))
        picture = text.render(text.escape(words), "body", px, theme.PARCHMENT if chosen else theme.FADED)
        surface.blit(picture, (inner.x + self.scale.px(10), text.centred(inner, "body", px)))

    # The page

    def _draw_chapter(self, surface: pygame.Surface, rect: pygame.Rect, index: int, chosen: bool) -> None:
        scale = self.scale
        inner = rect.inflate(-scale.px(8), -scale.px(4))
        on = index == self.chapter_seen()
        if on:
            plates.draw_plate(surface, "chosen", inner, scale.u, 7)
        px = scale.px(theme.BODY - 1)
        role = "body-bold" if on else "body"
        room = inner.w - scale.px(20)
        words = text.shortened(self.parts[self.chapters[index]].words, role, px, room)
        ink = theme.PARCHMENT if on else theme.FADED
        y = text.centred(inner, role, px)
        surface.blit(text.render(text.escape(words), role, px, ink), (inner.x + scale.px(10), y))

    def chapter_seen(self) -> int:
        """The chapter at the head of the page."""
        edge = self.pane.rect.y + self.scale.px(60)
        above = [n for n, c in enumerate(self.chapters) if self.blocks[c].rect.y <= edge]
        return above[-1] if above else 0

    def update(self, dt: float) -> None:
        super().update(dt)
        self.terms.update(self, dt)
        self.named.update(dt)
        if not self.sought and self.pane.offset == self.pane.goal and self.list.chosen != self.chapter_seen():
            self.list.choose(self.chapter_seen(), tell=False)

    def go_to_chapter(self, index: int) -> None:
        self._scroll_to(self.chapters[index])

    def card_of(self, target: str) -> object | None:
        """The card to which a link leads, if it leads to one."""
        key = target.removeprefix(CARD)
        return RULESETS[self.game].book.cards.get(key) if key != target else None

    def open_cards(self) -> None:
        self.app.go("cards", self.game)

    def copied(self) -> list[Part]:
        """The rule that is lit, if it is seen; or the places in which what was looked for stands; or the chapter at the
        head of the page."""
        lit = next((n for n, part in enumerate(self.parts) if part.number and part.number == self.lit), None)
        if lit is not None and self.blocks[lit].rect.colliderect(self.pane.rect):
            return [self.parts[lit]]
        if self.sought:
            return [self.parts[n] for n in self.hits]
        seen = self.chapter_seen()
        return self.parts[self.chapters[seen] : ([*self.chapters, len(self.parts)])[seen + 1]]

    def copy_text(self) -> None:
        """What is read here, as text."""
        found = self.copied()
        if not found:
            self.app.toast(texts.NOTHING_TO_COPY)
            return
        words = [("- " if part.kind == "bullet" else "") + plain(part.words) for part in found]
        clipboard.write("\n".join([self.title, *words]))
        if found[0].number and len(found) == 1:
            self.app.toast(fill(texts.COPIED_RULE, number=found[0].number))
        else:
            self.app.toast(texts.COPIED_RESULTS if self.sought else texts.COPIED_CHAPTER)

    def go_to(self, number: str) -> None:
        """Turn to this rule and light it, or to this chapter or card."""
        if number.startswith(CARD):
            self.app.go("cards", self.game, number.removeprefix(CARD))
            return
        number = self.terms.section(number)
        found = next((n for n, p in enumerate(self.parts) if number in (p.number, chapter_of(p))), None)
        if found is not None:
            self.lit = number
            self._scroll_to(found)

    def _scroll_to(self, part: int, at_once: bool = False) -> None:
        top = self.blocks[part].rect.y + self.pane.applied - self.pane.rect.y
        at_once = at_once or self.app.settings.reduced_motion
        self.pane.scroll_to(top - self.scale.px(10), at_once)

    def handle(self, event: pygame.event.Event) -> None:
        if not self.terms.takes(event, isinstance(self.form.focused, Entry)):
            super().handle(event)

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.pane.scroll_to(0 if event.key == pygame.K_HOME else self.pane.furthest)
        elif event.key == pygame.K_SPACE:
            self.pane.page(1)
        elif event.key == pygame.K_SLASH or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.form.focus(self.search, by_keys=True)

    def layout(self, scale: Scale) -> None:
        column = self.column(1180)
        high = column.h - scale.px(62)
        wide_enough = scale.size[0] >= 1000
        aside = scale.px(300 if wide_enough else 230)
        gap = scale.px(16)
        self.search.place(pygame.Rect(column.x, column.y, aside, scale.px(42)), scale)
        below = scale.px(50)
        self.side.place(pygame.Rect(column.x, column.y + below, aside, high - below), scale)
        self.list.place(self.side.rect.inflate(-scale.px(4), -scale.px(20)), scale)
        paper = pygame.Rect(column.x + aside + gap, column.y, column.w - aside - gap, high)
        self.ground.place(paper, scale)
        inside = paper.inflate(-scale.px(60 if wide_enough else 40), -scale.px(16))
        inside.w += scale.px(16)
        goal = self.pane.goal / max(1, self.pane.length) if self.pane.length else 0
        self.pane.place(inside, scale)
        margin = scale.px(16)
        wide = min(inside.w - margin - scale.px(30), scale.px(760))
        y = inside.y + scale.px(12)
        for n, (part, block) in enumerate(zip(self.parts, self.blocks, strict=True)):
            indent = scale.px(22) if part.kind == "bullet" else 0
            block.place(pygame.Rect(inside.x + margin + indent, y, wide - indent, 0), scale)
            tall = block.height(wide - indent, scale)
            if part.kind == "chapter" and n:
                y += scale.px(18)
                block.rect.y = y
            block.rect.h = tall
            y += tall + scale.px(6 if part.kind == "bullet" else 10)
        self.pane.content(y - inside.y + scale.px(20))
        if self.section:
            self.pane.goal = 0
            self.go_to(self.section)
            self.pane.scroll_to(self.pane.goal, at_once=True)
            self.section = ""
        else:
            self.pane.scroll_to(goal * self.pane.length, at_once=True)
        self.cards_button.place(scale.rect(column.x / scale.u, column.bottom / scale.u - 48, 160, 48), scale)
        self.copy_button.place(scale.rect(column.x / scale.u + 172, column.bottom / scale.u - 48, 128, 48), scale)
        self.done.place(scale.rect(column.right / scale.u - 200, column.bottom / scale.u - 48, 200, 48), scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        clip = surface.get_clip()
        surface.set_clip(self.pane.rect)
        for part, block in zip(self.parts, self.blocks, strict=True):
            if not block.rect.colliderect(self.pane.rect):
                continue
            if part.kind == "bullet":
                dot = self.scale.px(5)
                y = block.rect.y + self.scale.px(theme.BODY) * 0.62
                pygame.draw.aacircle(surface, theme.BRASS, (block.rect.x - self.scale.px(13), y), dot / 2)
            if part.number and part.number == self.lit:
                bar = pygame.Rect(block.rect.x - self.scale.px(14), block.rect.y, self.scale.px(3), block.rect.h)
                surface.fill(theme.BRASS, bar)
        surface.set_clip(clip)
        if self.sought and not self.hits:
            room = self.list.rect.inflate(-self.scale.px(36), -self.scale.px(24))
            words = text.render(NOWHERE, "body", self.scale.px(theme.SMALL), theme.FADED, room.w)
            surface.blit(words, room)
        self.named.draw(surface)
        self.terms.draw(surface, self.scale)


def rules_file(ruleset) -> Path:
    """Where the rules of a game are written."""
    named = Path(ruleset.telling.rules_file)
    if named.is_absolute():
        return named
    folder = Path(game.rules.__file__).parent / ruleset.name
    return folder / named.name
