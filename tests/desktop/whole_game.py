"""A whole game with a real mouse, against the computer: run by hand, not a test.

    python -m tests.desktop.whole_game towers_in_time [--size 1280x720] [--against random] [--people 1] [--again 0]
        [--seed 3] [--shots FOLDER]

Every gesture is found in a twin of the table (any action of any game: what is clicked, what is dragged where, what is
asked then) and done in the real window. It says how many decisions it took and how the game ended; what could not be
done is told with the action, and a picture of the window is left behind. With several people the curtain falls between
them, and is drawn by keys. With --again the program is closed and started anew after so many decisions.
"""

import argparse
import json
import os
import random
import subprocess
import tempfile
from pathlib import Path

from game.decks import bring
from game.kernel.agenda import label
from game.kernel.record import Record, load
from game.kernel.template import address
from game.match import Match
from tests.desktop.desktop import Program, Screen
from tests.desktop.sitting import saved
from tests.desktop.twin import MenuTwin, TableTwin

STEPS = 14  # places that are tried across a rectangle, and down
EDGE = 6  # pixels
ROOM = 80  # pixels of the screen around the window, which has a frame


class Gestures:
    """What the mouse does for an action, found at the twin's table."""

    def __init__(self, twin: TableTwin) -> None:
        self.twin, self.player, self.table = twin, twin.player, twin.scene
        self.hand, self.drag = self.table.hand, self.table.hand.drag

    def button(self, action):
        """The button for it, if there is one."""
        slots = [w for w in self.table.buttons.slots.values() if w.visible and w.enabled]
        found = next((w for w in slots if w.deed == action), None)
        words = address(label(self.table.match.state, action), self.table.chair.names)
        if found is None and self.table.buttons.is_button(action):
            found = next((w for w in slots if words in w.words), None)
        if found is None and action.verb == "settle" and self.table.sharing.is_open:
            found = self.table.buttons.slots["pass"]
        return None if found is None else found.rect.center

    def places(self, rect):
        """Places in a rectangle, from its middle outwards."""
        inside = rect.inflate(-EDGE, -EDGE)
        across = [inside.x + inside.w * n // STEPS for n in range(STEPS + 1)]
        down = [inside.y + inside.h * n // STEPS for n in range(STEPS + 1)]
        cx, cy = inside.center
        return sorted(((x, y) for x in across for y in down), key=lambda p: abs(p[0] - cx) + abs(p[1] - cy))

    def start(self, source):
        """Where the card can be taken hold of."""
        rect = self.table.reading.rect_of(source)
        for place in self.places(rect):
            card, _ = self.hand.landing.under(place)
            if self.hand.landing.taken_at(card) == source:
                return place
        raise LookupError(f"card {source} cannot be taken anywhere in {rect}")

    def end(self, offer):
        """Where it is let go, now that it is held in the twin."""
        board, reading = self.table.board, self.table.reading
        rects = [self.hand.landing.spots().get(offer.card), reading.rect_of(offer.card)] if offer.card >= 0 else []
        if offer.card < 0:
            area = board.zone(offer.zone).area
            rects.append(type(reading.rect_of(offer.source))(*map(round, area)))
        best = None
        for place in (place for rect in rects if rect is not None for place in self.places(rect)):
            meant = self.drag.all_meant_at(*self.hand.landing.under(place), False)
            actions = {o.action for o in meant}
            if actions == {offer.action}:
                return place
            if offer.action in actions:
                best = best or place
        if best is None:
            raise LookupError(f"{offer} can be dropped nowhere")
        return best


def do(program, home, action, has_curtain):
    """Do this action with the mouse: then the match holds it."""
    before = len(load(saved(home)).actions)
    if has_curtain:
        program.press("Tab", "Return")
    with TableTwin(home, saved(home), program.size) as twin:
        twin.match.poll = lambda: []
        if has_curtain or type(twin.player.scene).__name__ == "Curtain":
            twin.player.click(twin.player.scene.button)
            twin.scene = next(s for s in twin.player.app.stack.scenes if type(s).__name__ == "Table")
            twin.player.step(0.5)
        gesture(program, twin, action)
    is_done = not saved(home).exists() or len(load(saved(home)).actions) > before
    assert is_done, f"{action} was not done: {program.told}"


def gesture(program, twin, action):
    hands, player = Gestures(twin), twin.player
    if hands.table.sharing.is_open:
        share(program, hands)
        return
    if (place := hands.button(action)) is not None:
        program.click(place)
        return
    offers = [o for o in hands.drag.offers if o.action == action]
    if not offers:
        raise LookupError(f"{action} is neither a button nor done with a card")
    offer, count = offers[0], len(twin.match.record.actions)
    if hands.drag.held == offer.source:  # it was taken up by itself
        end = hands.end(offer)
        program.click(end)
        player.click(end)
    else:
        start = hands.start(offer.source)
        if offer.is_at_once:
            program.click(start)
            player.click(start)
        else:
            player.move(start)
            player.down()
            player.move((start[0] + 20, start[1] + 20))
            end = hands.end(offer)
            player.move(end)
            player.up()
            program.drag(start, end)
    player.step(0.2)
    choice = hands.table.hand.choice
    if choice.is_open and len(twin.match.record.actions) == count:
        button = next(b for b in choice.buttons if b.deed == action)
        program.click(button.rect.center)


def share(program, hands):
    """Points are shared out: some are dragged from one card to another, and then they are dealt."""
    table, sharing = hands.table, hands.table.sharing
    rich = max(sharing.cards, key=lambda card: sharing.given.get(card, 0))
    other = next(card for card in sharing.cards if card != rich)
    before = dict(sharing.given)
    ends = table.reading.rect_of(rich).center, table.reading.rect_of(other).center
    program.drag(*ends)
    hands.player.drag(*ends)
    assert sharing.given[other] == before.get(other, 0) + 1, "the drag carried nothing in the twin"
    program.click(table.buttons.slots["pass"].rect.center)


def wished(legal, luck):
    """An action that gets on: something, mostly, before passing."""
    acts = [a for a in legal if a.verb not in ("pass", "done", "pull", "move", "rearrange")]
    return luck.choice(acts) if acts and luck.random() < 0.85 else luck.choice(legal)


def begun(game, against, people, seed):
    names = ("Ada", "Boole", "Cleo", "Dan")
    seats = max(2, people)
    players = [(("human" if seat < people else against), names[seat]) for seat in range(seats)]
    return Record(game, seed, players, {}, 1, decks=bring(game, None, seats, seed))


def play(size, game, against, people, seed, again, shots):
    luck = random.Random(seed)
    base = Path(tempfile.mkdtemp(prefix="chronotable-whole-"))
    home = base / "home"
    (home / "data").mkdir(parents=True)
    settings = {"speed": "instant", "sound_volume": 0, "ambience_volume": 0}
    (home / "data" / "settings.json").write_text(json.dumps(settings))
    os.environ |= {"CHRONOTABLE_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    begun(game, against, people, seed).save(saved(home))
    screen = Screen((size[0] + ROOM, size[1] + ROOM))
    program, decisions, verbs, watcher = Program(screen, home, size), 0, {}, -1
    try:
        program.click(MenuTwin(home, size)["Continue"])
        while True:
            program.come_to_rest()
            if not saved(home).exists():
                break
            match = Match.load(saved(home))
            action, seat = wished(match.legal_actions(), luck), match.chooser
            match.close()
            do(program, home, action, people > 1 and seat != watcher)
            watcher = seat
            decisions += 1
            verbs[action.verb] = verbs.get(action.verb, 0) + 1
            if again and decisions % again == 0 and saved(home).exists():
                assert program.end() == 0
                program, watcher = Program(screen, home, size), -1
                program.click(MenuTwin(home, size)["Continue"])
            if shots and decisions % 20 == 0:
                picture(screen, program, Path(shots) / f"whole-{size[1]}-{decisions}.png")
        program.come_to_rest()
        if shots:
            picture(screen, program, Path(shots) / f"whole-{size[1]}-result.png")
    except Exception:
        picture(screen, program, Path(shots or base) / f"failed-{size[1]}.png")
        print(f"after {decisions} decisions; the match is in {home}")
        raise
    finally:
        if program.is_running:
            program.kill()
        screen.close()
    return {"game": game, "size": list(size), "decisions": decisions, "deeds": verbs}


def picture(screen, program, file):
    subprocess.run(["import", "-window", program.window, str(file)], env=screen.environment, check=False, timeout=30)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--against", default="random")
    parser.add_argument("--people", type=int, default=1, help="how many of the seats people take")
    parser.add_argument("--again", type=int, default=0, help="decisions after which the program is started anew")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--shots", default="", help="a folder for pictures of it")
    args = parser.parse_args()
    size = tuple(map(int, args.size.split("x")))
    print(json.dumps(play(size, args.game, args.against, args.people, args.seed, args.again, args.shots)))


if __name__ == "__main__":
    main()
