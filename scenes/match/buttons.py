"""What the buttons beside the table say and do: the actions without a card, and the wish not to be asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.kernel.agenda import Action, asks, explain, label, lands
from game.kernel.choices import SETTLE
from game.kernel.template import fill
from game.kernel.windows import PASS
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.chair import Chair
from scenes.match.deeds import Deeds
from scenes.match.sharing import GIVE, Sharing
from scenes.match.wishes import Wishes
from ui.base import text
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.cards.choice import CardChoice
from ui.cards.preview import all_words
from ui.table.buttons import CHOICES, Buttons, ButtonWords
from ui.table.layout import TableMap
from ui.widgets.press import Button
from ui.widgets.widget import Widget

LET_BE = ("pass", "done", "ignore")  # what Space does


class TableButtons:
    """The actions that stand in words at the side, and the tools above them.

    To the others: `say` after whatever changes what they say, `by_key`, `choices`; `form` holds all widgets of the
    table, `choice` the few that open beside something. `on_said` is called when buttons may have come or gone.
    """

    def __init__(
        self, chair: Chair, wishes: Wishes, asking: Asking, sharing: Sharing, deeds: Deeds, settings: Settings,
        on_said: Callable[[], None], hear: Callable[[str], None],
    ) -> None:  # fmt: skip
        self.chair, self.match, self.asking, self.deeds, self.settings = chair, chair.match, asking, deeds, settings
        self.wishes, self.on_said, self.sharing = wishes, on_said, sharing
        self.widgets = Buttons(hear)
        self.form, self.slots, self.tools = self.widgets.form, self.widgets.slots, self.widgets.tools
        self.choice = CardChoice(self.form)
        self.scale = Scale((1280, 720))
        self.asked_at = pygame.Rect(0, 0, 0, 0)  # where the bar says what is asked
        self.instead: Callable[[], dict[str, ButtonWords]] | None = None  # what they say where nobody is ever asked
        self.page = 0  # of the choices, where there are more than buttons
        self.is_dirty = False
        tools = (
            ("menu", "pause", deeds.pause, texts.PAUSE_TIP),
            ("undo", "undo", deeds.undo, texts.UNDO_TIP),
            ("hurry", "hourglass", deeds.hurry, texts.MOVE_NOW_TIP),
            ("sort", "hand", deeds.sort_hand, texts.SORT_TIP),
            ("help", "question", deeds.help, ""),
            ("ask", "clock", self.open_stops, ""),
        )
        for name, glyph, act, tip in tools:
            self.widgets.add_tool(name, glyph, act, tip)

    # To the others

    @property
    def shown(self) -> list[Button]:
        """The buttons that answer what is asked."""
        return [button for button in self.slots.values() if button.visible]

    @property
    def choices(self) -> list[Button]:
        """Those that choose, from the first one down."""
        return [b for name, b in self.slots.items() if name.startswith("choice") and b.visible and b.enabled]

    def by_key(self, key: int) -> Widget | None:
        """The visible button that this key stands for."""
        return self.widgets.by_key(key)

    def say(self) -> None:
        """What each button says now, and why it cannot be used if it cannot."""
        if self.instead is not None:
            self.widgets.say(self.instead())
            self.say_tools()
            self.on_said()
            return
        asking, state = self.asking, self.match.state
        wanted: dict[str, ButtonWords] = {}
        window = asking.window
        choices: list[ButtonWords] = self.shares(wanted) if self.sharing.is_open else []
        for action in () if self.sharing.is_open else asking.actions:
            words = self.chair.named(label(state, action))

            def act(action=action) -> None:
                self.deeds.press(action)

            tip = self.explained(action)
            if action.verb in LET_BE or (action == SETTLE and not any(a.verb in LET_BE for a in asking.actions)):
                if window is not None:
                    tip = f"{tip} {texts.HOLD_SPACE}".strip()
                is_primary = action == SETTLE or (action.verb == "done" and asking.is_begun)  # none that only declines
                wanted["pass"] = ButtonWords(words, act, is_primary=is_primary, tip=tip, deed=action)
            elif action.verb == "draw":
                wanted["draw"] = ButtonWords(words, act, tip=tip, deed=action)
            elif self.is_button(action) or (window and action.target < 0 and all(c.words != words for c in choices)):
                choices.append(ButtonWords(words, act, is_primary=window is None, tip=tip, deed=action))
        if window is not None:
            choices.append(ButtonWords(texts.STOPS, self.open_stops))
        elif asking.is_asked and self.wishes.can_rest and self.chair.is_shared:
            choices.append(ButtonWords(texts.PASS_FOR_TURN, self.rest, tip=texts.PASS_FOR_TURN_TIP))
        wanted |= zip(CHOICES, self.page_of(choices, len(CHOICES)), strict=False)
        self.widgets.say(wanted if choices else self.barred() | wanted)
        self.say_tools()
        self.on_said()

    def barred(self) -> dict[str, ButtonWords]:
        """What always stands at the side, and why it cannot be used now; but where buttons choose, they stand alone."""
        state = self.match.state
        waiting = fill(texts.CANNOT_PASS, prompt=asks(state)) if self.asking.is_asked else self.asks_nothing
        found = {"pass": ButtonWords(texts.PASS, None, self.chair.plain(waiting))}
        if state.rules.drawing is not None:
            found["draw"] = ButtonWords(texts.DRAW, None, self.why_no_draw())
        return found

    def explained(self, action: Action) -> str:
        """What a deed is, in a sentence of the game; of a deed of a card what that says; or what is asked."""
        said = self.chair.primer.deed(action.verb, self.match.state.agenda[-1].what)
        printed = self.chair.view.what[action.card] if action.card >= 0 else None
        if not said and printed is not None and (words := all_words(printed)):
            return f"**{text.escape(printed.name)}**\n{words}"
        return text.escape(said) if said else self.chair.plain(asks(self.match.state))

    def shares(self, wanted: dict[str, ButtonWords]) -> list[ButtonWords]:
        """A button for each card among which points are shared out, and what gives them as they are shared now."""
        sharing = self.sharing
        deeds = sharing.deeds()

        def act() -> None:
            for deed in deeds:
                self.deeds.act(deed)

        reason = "" if deeds else fill(texts.POINTS_LEFT, n=sharing.left)
        wanted["pass"] = ButtonWords(sharing.said(), act if deeds else None, reason, is_primary=True)
        gifts = [Action(GIVE, card) for card in sharing.cards]
        return [ButtonWords(sharing.words(gift), partial(self.deeds.share, gift), deed=gift) for gift in gifts]

    def is_button(self, action: Action) -> bool:
        """Whether an action is done by a button at the side: it has no card, or is one of several with the same."""
        return action.card < 0 or (action.amount >= 0 and not lands(self.match.state, action))

    @property
    def asks_nothing(self) -> str:
        """Why nothing can be chosen while nobody is asked: what the bar says instead, if it says something."""
        is_out = not self.chair.is_watching and self.chair.is_out(self.chair.watcher)
        return self.asking.aside or (texts.YOU_ARE_OUT if is_out else texts.NOTHING_TO_DO)

    def why_no_draw(self) -> str:
        """The law that keeps a card in the deck now."""
        view, seat = self.chair.view, self.chair.watcher
        deck = view.cards_in(seat, "deck")
        if not self.asking.is_asked:
            return self.asks_nothing
        if not deck:
            law = view.rules.drawing
            return fill(texts.BY_LAW, number=law.number, law=texts.DECK_IS_EMPTY) if law else texts.DECK_IS_EMPTY
        if self.asking.with_verb("draw") is not None:
            return ""
        refusals = explain(self.chair.now(), deck[-1], zone=view.layout.of["hand"][seat])
        law = refusals[0].law
        return fill(texts.BY_LAW, number=law.number, law=refusals[0].detail or law.words)

    # More choices than there is room for

    def first_page(self) -> None:
        self.page = 0

    def page_of(self, choices: list[ButtonWords], room: int) -> list[ButtonWords]:
        """As many choices as there is room for; where there are more, the last button turns the page."""
        if len(choices) <= room:
            return choices
        pages = [choices[n : n + room - 1] for n in range(0, len(choices), room - 1)]
        self.page %= len(pages)
        return [*pages[self.page], ButtonWords(texts.MORE, self.turn_page)]

    def turn_page(self) -> None:
        self.page += 1
        self.say()

    # Tools

    def say_tools(self) -> None:
        match, tools, why_kept = self.match, self.tools, self.wishes.why_kept
        can_undo, reason = not why_kept, why_kept and fill(texts.CANNOT_UNDO, why=why_kept)
        is_alone = not self.chair.is_shared  # among several people only what told nothing goes back
        will_mark = is_alone and (match.undo_marks or self.wishes.reach_back > match.undo_reach)
        is_warned = can_undo and will_mark and not match.is_marked
        tools["undo"].tip = texts.UNDO_WILL_MARK_TIP if is_warned else texts.UNDO_TIP
        tools["undo"].enable(can_undo, reason)
        is_seen = match.is_thinking and not self.asking.is_answer_secret
        tools["hurry"].enable(is_seen, texts.MOVE_NOW_IDLE)
        tools["help"].tip = texts.HINT_TIP
        tools["help"].enable(self.asking.is_asked, texts.NO_HINT_TO_WATCH if self.chair.is_watching else texts.NO_HINT)
        kinds = match.state.rules.windows
        is_passed = self.chair.is_passed  # what one person wishes is told to no other
        is_quiet = not is_passed and self.wishes.is_quiet(self.chair.watcher)
        *names, last = (said.name for said in kinds.values()) if kinds else ("",)
        what = f"{', '.join(names)} and {last}" if names else last
        tools["ask"].visible = bool(kinds) and not self.chair.is_watching
        for name in ("undo", "sort"):
            tools[name].visible = not self.chair.is_watching
        tools["ask"].chosen = is_quiet
        tools["ask"].enable(not is_passed, texts.STOPS_OTHERS)
        tools["ask"].tip = (
            fill(texts.STOPS_OFF_TIP, windows=what) if is_quiet
            else fill(texts.STOPS_TIP, windows=what, when=self.wishes.how(self.chair.watcher))
        )  # fmt: skip

    def open_stops(self) -> None:
        """The menu of when to be asked in windows, beside the button that opens it."""
        if self.choice.is_open:
            self.choice.close()
            return
        tool, window = self.tools["ask"], self.asking.window
        asks = [b for b in self.shown if b.action == self.open_stops]
        entries = [ButtonWords(texts.OPEN_SETTINGS, self.deeds.settings)]
        if window is not None:
            entries = [ButtonWords(texts.RESOLVE_THIS, self.hush_this),
                       ButtonWords(texts.PASS_UNTIL_END, self.hush_turn), *entries]  # fmt: skip
        elif self.wishes.is_quiet(self.chair.watcher) or self.wishes.is_at_rest(self.chair.watcher):
            entries = [ButtonWords(texts.STOP_AGAIN, self.ask_again), *entries]
        else:
            entries = [ButtonWords(texts.DO_NOT_STOP, self.ask_no_more), *entries]
        if self.asking.is_asked and self.wishes.can_rest:
            entries = [ButtonWords(texts.PASS_FOR_TURN, self.rest), *entries]
        about = next((b.rect for b in asks), tool.rect)
        self.choice.open(about, [e._replace(act=partial(self.choose_stop, e.act)) for e in entries], self.scale,
                         pygame.Rect(0, 0, *self.scale.window),
                         [self.asked_at, *(button.rect for button in self.shown)])  # fmt: skip
        if self.form.by_keys:
            self.form.focus(self.choice.buttons[0], by_keys=True)

    def choose_stop(self, act: Callable[[], None]) -> None:
        self.choice.close()
        act()

    def hush_this(self) -> None:
        """Let it happen, and do not ask again about it."""
        self.wishes.hush_this(self.asking.window)
        self.deeds.act(PASS)

    def hush_turn(self) -> None:
        """Let it happen, and ask no more in this turn."""
        window = self.asking.window
        self.wishes.hush_turn(window.seat, (window.kind,))
        self.deeds.act(PASS)

    def rest(self) -> None:
        """Pass, and be asked for no more actions in this turn."""
        frame = self.match.state.agenda[-1]
        self.wishes.hush_turn(frame.seat, (frame.what,))
        self.deeds.act(PASS)

    def ask_again(self) -> None:
        """Be asked in windows as one wished."""
        self.wishes.ask_again(self.chair.watcher)
        self.say_tools()
        self.is_dirty = True

    def ask_no_more(self) -> None:
        """Be asked in no window until the turn is over."""
        self.wishes.hush_turn(self.chair.watcher, tuple(self.match.state.rules.windows))
        self.say_tools()
        self.is_dirty = True

    # Place

    def layout(self, place: TableMap, asked_at: pygame.Rect, scale: Scale, k: float) -> None:
        self.scale = scale
        self.widgets.place(place.places["buttons"], place.places["tools"], scale, k)
        self.asked_at = asked_at
        self.form.tip_delay = max(0.2, self.settings.hover_delay / 1000)
