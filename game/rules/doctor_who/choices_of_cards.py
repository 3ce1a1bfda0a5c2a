"""What cards of Doctor Who ask in a way of their own: to which Time Zone, and which card comes from the hand."""

from __future__ import annotations

from ...effects import choices as asked
from ...kernel import choices as kinds
from ...kernel.agenda import Action, Landing
from ...kernel.events import Chosen
from ...kernel.laws import Refusal
from ...kernel.selectors import select
from ...kernel.state import Frame, State
from ...kernel.template import fill
from ...kernel.verbs import announce
from . import laws, texts
from .domain import ERAS, chosen
from .places import no_place, play_forbidden


class Whither(asked.Asked, kinds.Choose):
    """To which Time Zone a card is moved; the frame's card is the one that moves."""

    def ways(self, s: State, frame: Frame) -> list[int]:
        return self.language.words[frame.memo.word].ways(s, frame.memo, frame.card)

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        announce(s, Chosen, frame.seat, frame.card, way)
        asks = s.agenda[-1] if s.agenda else frame  # whose words are being done
        by = asks.card if asks.what in ("clause", "aimed") else -1
        self.language.words[frame.memo.word].brings(s, frame.seat, frame.card, way, by)

    def says(self, s: State, frame: Frame, way: int) -> str:
        return fill(texts.TO_ZONE, zone=texts.ZONES[way])

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        """Both sides of that Time Zone: it is chosen, whosever the card is."""
        return tuple(Landing(zone=zone) for zone in s.layout.of[ERAS[action.amount - 1]])

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_ZONE_FOR, card=s.what[frame.card].name)

    def instead(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_ZONE_FOR, card=s.what[frame.card].name)


class Arrival(asked.Asked, kinds.Pick):
    """A card from the hand comes into play. Asked also of who holds none: whether there is one, nobody is to know."""

    is_forced = False
    is_secret = True
    verb, words, ending = "bring", texts.PUT_INTO_PLAY, texts.PUT_NOTHING
    end = Action("pass")
    cards = asked.Pick.cards

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.layout.of[ERAS[max(0, chosen(s) - 1)]][frame.seat]

    def picked(self, s: State, frame: Frame, card: int) -> None:
        s.push("arriving", frame.seat, card)

    def asks(self, s: State, frame: Frame) -> str:
        question = self.language.words[frame.memo.word].asks(frame.memo)
        return fill(texts.PUT_FROM_HAND, card=s.what[frame.card].name, question=question)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        if card in select(s, frame.seat, frame.card, frame.memo.select):  # it is meant, and may not come
            there = self.place(s, frame, card)
            law = play_forbidden(s, frame.seat, card, there)
            if law is not None:
                return [Refusal(law, no_place(s, frame.seat, card, there, law))]
        return [Refusal(laws.NOT_MEANT, fill(texts.CHOOSE_ARRIVAL, card=s.what[frame.card].name))]
