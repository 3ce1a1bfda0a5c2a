"""Sitting down to a match in the real window, and doing what one means with a real mouse."""

import random

from game.decks import bring
from game.kernel.agenda import chooser, lands, legal_actions
from game.kernel.record import Record, load
from game.match import Match
from tests.desktop.twin import MenuTwin, TableTwin
from ui.table.drag import DWELL

WISHES = {
    "control": ("play", "pick", "draw", "choose", "discard", "pass", "done", "diffuse"),
    "chrono_clash": ("attack", "summon", "play", "pick", "use", "choose", "settle", "first", "discard", "tap", "done",
                     "ignore", "pass"),
    "doctor_who": ("attack", "use", "choose", "play", "defend", "settle", "pick", "spend", "pass"),
}  # fmt: skip
RESTING = ("quest", "pilot", "transform")  # deeds on a card that lies where the held one might be laid down itself
RESTED = 2 * DWELL
MOST = 150  # decisions of a person until a match is over


def saved(home):
    """The file of the only match that waits; where none does, one that is not there."""
    found = sorted((home / "data" / "matches").glob("*.match"))
    return found[0] if found else home / "data" / "matches" / "ours.match"


def actions(home):
    return load(saved(home)).actions


def sit_down(start, home, kind="random", wins=1, size=(1280, 720), game="control", begin=None):
    """Start the program with a match that has just begun, Ada to play, press Continue, and play a card if one can.

    With `begin(match)` it has gone on as that says, and nothing is played.
    """
    seed = next(seed for seed in range(100) if chooser(match_of(game, kind, wins, seed).begin()[0]) == 0)
    match_of(game, kind, wins, seed).save(saved(home))
    if begin is not None:
        match = Match.load(saved(home))
        begin(match)
        match.save(saved(home))
        match.close()
    program = start(home, size)
    program.click(MenuTwin(home, size)["Continue"])
    if begin is None:
        with TableTwin(home, saved(home), size) as twin:
            first = [a for a in twin.match.legal_actions() if a.verb in ("play", "summon")]
            if first:
                do(program, home, first[0], twin)
    return program


def match_of(game, kind, wins, seed):
    players = [("human", "Ada"), (kind, "Boole")]
    return Record(game, seed, players, {}, wins, decks=bring(game, None, len(players), seed))


def do(program, home, action, twin):
    """Do an action with the mouse: then the match holds it, and what the others do thereupon."""
    start, end = twin.way(action)
    before = len(actions(home))
    if end is None:
        program.click(start)
    else:
        program.drag(start, end, rest=RESTED if action.verb in RESTING else 0.0)
    assert not saved(home).exists() or len(actions(home)) > before, f"{action} was not done: {program.told}"


def is_plain(twin, action):
    """Whether a drag means this action and no other: it is not asked after it which of several is meant."""
    if action.card < 0 or not lands(twin.match.state, action):
        return True
    end = lands(twin.match.state, action)[0]
    offers = twin.scene.hand.drag.of(action.card)
    return len({offer.action for offer in offers if (offer.card, offer.zone) == (end.card, end.zone)}) <= 1


def play_out(program, home, game):
    """Play the match to its end with the mouse, doing what one wishes for first; how many decisions it took."""
    decisions = 0
    with TableTwin(home, saved(home), program.size) as twin:
        while saved(home).exists():
            twin.look(saved(home))
            if twin.scene.asking.is_asked:  # if not, the program itself passes what can only be passed
                do(program, home, wished(game, twin.match, lambda action: is_plain(twin, action)), twin)
            decisions += 1
            assert decisions < MOST
    return decisions


def wished(game, match, can=lambda action: True):
    """What one wishes for first, of what can be done."""
    legal = match.legal_actions()
    return next(a for verb in WISHES[game] for a in legal if a.verb == verb and can(a))


def begin_late(left):
    """Let a match go on by chance until so many of the person's decisions are left.

    The others may decide otherwise when they are asked again: it may then take a few more.
    """

    def begin(match):
        go_on(match, lambda: match.outcome is not None)
        for _ in range(left):
            match.undo()
        match.record.marks.remove("undo")

    return begin


def begin_where(is_there):
    """Let a match go on by chance until it is the person's turn and this is true of it."""
    return lambda match: go_on(match, lambda: match.is_human_asked and is_there(match))


def go_on(match, is_far_enough):
    luck, game = random.Random(5), match.record.game
    while not is_far_enough():
        match.act(wished(game, match) if match.is_human_asked else luck.choice(legal_actions(match.state)))
