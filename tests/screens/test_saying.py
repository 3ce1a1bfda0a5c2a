"""What is said of a match that is looked back on: in whose words, and nothing of what others hide."""

import re
from dataclasses import replace

from game.kernel import notation
from game.kernel.view import see
from game.replay import Replay
from game.teach.chances import PLAIN, basis
from game.teach.reasons import OVER
from game.teach.reviewer import Weighed
from game.teach.texts import BEFORE_THE_GAME, HOW_SIMULATED
from game.teach.turning import Turn, turning_points
from scenes.past import texts as past_texts
from scenes.past.saying import Saying, more_of, percent, within
from tests.screens.past import look
from tests.teach.test_review import played


def test_where_help_was_asked_for_is_said(review):
    with look(review=review) as player:
        scene = player.scene
        own, other = (next(e.number for e in scene.reviewer.review.entries if e.seat == seat) for seat in (0, 1))
        scene.replay.record.helped = {own: 3}
        scene.go(own)
        player.step()
        assert player.says("Help was asked for here, up to which card.")
        scene.go(other)
        player.step()
        assert not player.says("Help was asked for")


def test_turning_points_are_told_when_all_is_weighed_or_no_more_will_be(review):
    with look(review=review) as player:
        scene, points = player.scene, [turn.at for turn in turning_points(review, 0)]
        assert list(scene.line.track.turning) == points and "Turning points" in scene.aside.words.words
        growing = scene.reviewer.review
        growing.done -= 1
        scene.say()
        assert not scene.line.track.turning and "Turning points" not in scene.aside.words.words
        assert "the turning points are told when all are" in scene.aside.words.words
        assert "goes on when you come back" in scene.aside.words.words
        scene.saying.seconds_left = 40 * 60
        assert "weighed up, about 40 minutes more; the turning points are told when all are.*" in scene.saying.end()
        last = growing.entries.pop()
        assert scene.saying.decision(last.number, False).endswith(" are. About 40 minutes more.")
        scene.saying.seconds_left = 20
        growing.done, growing.decisions = 0, 1
        assert "*0 of 1 decision is weighed up;" in scene.saying.end()
        growing.decisions = len(scene.replay.record.actions)
        growing.done = growing.decisions - 1
        scene.reviewer.fault = "what weighs it up has stopped; open the match again to go on"
        scene.say()
        assert list(scene.line.track.turning) == points and "come back" not in scene.aside.words.words


def test_only_who_played_is_spoken_to_and_a_computer_goes_by_its_name(review):
    """Through the eyes of a computer's seat, too, and of a match that one only watched."""
    first, second = (next(e.number for e in review.entries if e.seat == seat) for seat in (0, 1))
    with look(review=review) as player:
        scene = player.scene
        scene.go(first)
        assert "**You**: " in scene.aside.words.words
        turn = Turn(first, second, 0.3, "own", first)
        assert "your own decisions" in scene.saying.cause(turn)
        scene.sit(1)
        scene.go(second)
        assert "**Vesper**: " in scene.aside.words.words and "You" not in scene.aside.words.words
        assert "their own decisions" in scene.saying.cause(turn)
        assert "left over" in scene.saying.cause(turn._replace(cause="left"))


def test_a_turning_point_names_who_did_what_and_what_that_changed(review):
    """And, with what was drawn, the cards; what neither draws nor faults explain is told as it is."""
    first, second = (next(e.number for e in review.entries if e.seat == seat) for seat in (0, 1))
    found = replace(review, shifts=[])
    with look(review=found) as player:
        saying = player.scene.saying
        saying.replay.look("open")
        own = saying.replay.said(first, 0)
        turn = Turn(first, second, 0.3, "deed", second, "fuel", 0.3)
        told = saying.told(second)
        assert "Vesper" in told and told.endswith(".") and "[" not in told and "{" not in told
        assert saying.cause(turn).endswith(
            f"{told} What changed most: the Fuel Count. *No draw and no fault explains it*"
        )
        assert saying.cause(turn._replace(left=0.25)).endswith("*Draws and faults explain +5*")
        states = saying.replay.states
        end = next(n for n in range(saying.replay.length) if states[n].turn != states[n + 1].turn)
        assert " What changed most, beside the best other deed: the Fuel Count. " in saying.cause(turn._replace(at=end))
        over = turn._replace(part=OVER)
        assert f"{told} What changed most: {OVER}. " in saying.cause(over)
        why = saying.why_over()
        won = f"Then {saying.names[saying.outcome.winners[0]]} won. {why}"
        assert f"{told} {won} *No draw" in saying.cause(over._replace(second=saying.replay.length)), "who won, and why"
        blamed = saying.cause(turn._replace(cause="own", at=first, part="", left=-0.05))
        little = f"what little your own decisions gave away, the most of it here ({own}). *Left over: \u22125*"
        assert blamed.endswith(little), "for there stands that nothing much better was found"
        entries = saying.review.entries
        entries[entries.index(saying.entry(first))] = replace(saying.entry(first), least=0.05)
        blamed = saying.cause(turn._replace(cause="own", at=first, part="", left=-0.05))
        assert blamed.endswith(f"your own decision ({own}). *Left over: \u22125*")
        number = next(n for n in range(2, saying.replay.length) if saying.replay.actor(n) == 0 and saying.drawn(n))
        names = {printed.name for printed in saying.replay.record.rules.book.cards.values()}
        assert saying.drawn(number) in names
        assert f"what you drew ({saying.drawn(number)})" in saying.cause(turn._replace(cause="draw", at=number))
        theirs = next(n for n in range(2, saying.replay.length) if saying.replay.actor(n) == 1 and saying.drawn(n))
        assert f"what Vesper drew ({saying.drawn(theirs)})" in saying.cause(turn._replace(cause="theirs", at=theirs))
        held = saying.cause(turn._replace(cause="held"))
        assert f"what only Vesper could know: their own cards ({told.removesuffix('.')})." in held
        assert "Left over" not in held
        saying.replay.look("own")
        assert not saying.drawn(theirs) and "mostly what Vesper drew. " in saying.cause(
            turn._replace(cause="theirs", at=theirs)
        )
        assert told in saying.cause(turn), "the log has told it to everybody"
        hidden = saying.cause(turn._replace(cause="other"))
        gave = told.removesuffix(".")
        ends = f"from turn {states[first].turn} to turn {states[second].turn}"
        assert hidden.startswith(f"**+30 points** {ends}, mostly what Vesper gave away ({gave}). ")
        whole = saying.cause(turn._replace(first=0, second=saying.replay.length))
        assert whole.startswith("**+30 points** from turn 1 to the end")
        saying.review.teams = (0, 1, 2)
        assert "mostly what the others gave away" in saying.cause(turn._replace(cause="other")), "they are several"


def test_an_interval_of_one_number_is_not_told(review):
    assert within(0.406, 0.582) == " (41 to 58)" and not within(0.506, 0.5099)
    with look(review=review) as player:
        number, sure = next(
            (at, entry) for at, entry in enumerate(review.entries) if entry.seat == 0 and not entry.is_certain
        )
        told = f"Chance to win before it: **{percent(sure.chance)}**"
        scene = player.scene
        assert f"{told} (" in scene.saying.decision(sure.number, False)
        scene.reviewer.review.entries[number] = replace(sure, low=sure.chance, high=sure.chance)
        scene.say()
        assert f"{told}." in scene.saying.decision(sure.number, False)


def test_how_much_longer_it_takes_is_told_roughly():
    told = {seconds: more_of(seconds) for seconds in (0, 29, 31, 100, 5990, 7300)}
    assert list(told.values()) == [
        "", "", "about a minute more", "about 2 minutes more", "about 2 hours more", "about 2 hours more"
    ]  # fmt: skip
    assert more_of(90 * 60) == "about 90 minutes more"


def test_how_much_was_lost_at_least_is_not_the_same_number_once_more(review):
    blunder = replace(review.entries[0], loss=0.31, least=0.24, best="Pass")
    with look(review=review) as player:
        saying = player.scene.saying
        assert "It lost **31 points**, at least 24: a blunder." in saying.cost(blunder, True)
        assert "It lost **31 points**: a blunder." in saying.cost(replace(blunder, least=0.311), True)


def test_of_many_lines_of_a_deed_the_one_that_names_its_card_is_told():
    """Not the one before it, which may only say where the counter goes."""
    saying = Saying(Replay(played("chrono_clash", ("greedy", "greedy"), seed=9)), None, 0, str)
    cards = saying.replay.record.rules.book.cards
    named = other = 0
    for number in range(saying.replay.length):
        action, told = saying.replay.action(number), saying.told(number)
        lines = [notation.tell(see(after, 0), event) for event, after in saying.replay.story(number)]
        if len([line for line in lines if line]) > 1 and any(f"|{action.card}]" in line for line in lines):
            named += 1
            other += f"|{action.card}]" not in next(filter(None, lines))
            assert cards[saying.replay.states[number].what[action.card].key].name in told
    assert named > 10 and other > 5


def test_a_deed_on_whose_way_something_was_asked_is_told_by_the_line_that_names_its_card():
    """Chrono Clash: whoever summons a Sentinel pays, may tap it, and then it has come."""
    saying = Saying(Replay(played("chrono_clash", ("greedy", "greedy"), seed=9)), None, 0, str)
    replay, found = saying.replay, 0
    names = {key: card.name for key, card in replay.record.rules.book.cards.items()}
    for number in range(replay.length - 1):
        s, action = replay.states[number], replay.action(number)
        asked, then = s.agenda[-1], replay.states[number + 1].agenda[-1]
        is_asked = then.seat == asked.seat and then.what != asked.what
        if action.verb != "summon" or not is_asked or any(f"|{action.card}]" in line for line in saying.lines(number)):
            continue
        found += 1
        assert names[s.what[action.card].key] in saying.told(number) and "spends" not in saying.told(number)
    assert found


def test_what_was_certain_is_said_so_and_not_as_a_chance(review):
    found = replace(review, entries=list(review.entries))
    mine = [n for n, entry in enumerate(found.entries) if entry.seat == 0]
    for n, chance in zip(mine, (1.0, 0.0), strict=False):
        found.entries[n] = replace(found.entries[n], chance=chance, low=chance, high=chance, is_certain=True)
    with look(review=found) as player:
        for n, words in zip(mine, ("Won for certain", "Lost for certain", "Chance to win before it: "), strict=False):
            player.scene.go(found.entries[n].number)
            said = player.scene.aside.words.words
            assert words in said and said.count("Chance to win") == words.startswith("Chance")
        weighed = Weighed("Play Nova", "Draw", 1.0, 0.6, -0.4, -0.5, -0.3, 9, 9, "", 1.0, None)
        said = player.scene.saying.compared(weighed, 0)
        assert "**Play Nova** wins for certain, whatever the others hold or do." in said
        assert "**Draw** wins" not in said
        assert said.endswith(f"*{HOW_SIMULATED} {basis(player.scene.replay.states[0], 'skilled')}*"), (
            "on what the chances rest"
        )


def test_of_two_deeds_that_come_to_the_same_none_is_said_never_to_have_gone_better(review):
    with look(review=review) as player:
        same = Weighed("Play Nova", "Draw", 0.6, 0.6, 0.0, 0.0, 0.0, 0, 128, "")
        said = player.scene.saying.compared(same, 0)
        assert "In 128 imagined deals both came to the same; the chance to win is 60%." in said
        said = player.scene.saying.compared(same._replace(rival=0.61, loss=0.01, low=-0.01, high=0.03, better=40), 0)
        assert "In 128 imagined deals it went better in 40; the chance to win is 60% beside 61%." in said
        said = player.scene.saying.compared(same._replace(rival=1.0, loss=0.4, low=0.3, high=0.5), 0)
        assert "In 128 imagined deals it went better in none; the chance to win is 60% beside 100%." in said
        assert said.startswith("**Play Nova** did worse than **Draw**.")
        said = player.scene.saying.compared(same._replace(rival=0.64, loss=0.04, low=0.02, high=0.06), 0)
        assert said.startswith("**Play Nova** did a little worse than **Draw**."), "nothing much better was found"


def test_of_a_deed_after_which_its_player_goes_on_is_said_what_is_lost_by_then_and_nothing_of_deals(review):
    with look(review=review) as player:
        worse = Weighed("Play Nova", "Draw", 0.3, 0.7, 0.4, 0.3, 0.5, 2, 128, "the points")
        said = player.scene.saying.compared(worse.at_most(0.03), 0)
        assert said.startswith(
            "**Play Nova** or **Draw**: no clear difference.\nAfter **Play Nova** the turn goes on, "
        )
        assert "the chance to win is then only 3 points less: no more is lost." in said and "imagined deals" not in said
        assert "is then no less: nothing is lost." in player.scene.saying.compared(worse.at_most(-0.1), 0)


def test_that_others_could_do_only_one_thing_is_not_told_before_all_cards_lie_open():
    """A hand with no answer in it leaves nothing but to pass."""
    with look() as player:  # a review of everything that has no entry: as if each had been the only thing to do
        scene = player.scene
        theirs = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 1)
        mine = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 0)
        scene.go(theirs)
        assert "only one thing" not in scene.aside.words.words and "Lay all cards open" in scene.aside.words.words
        marked = [one.number for one in scene.line.track.decisions]
        assert theirs in marked and mine not in marked, "the time line does not tell it either"
        scene.go(mine)
        assert past_texts.ONLY_MOVE in scene.aside.words.words
        scene.go(theirs)
        player.press("a")
        player.step(0.3)
        assert past_texts.ONLY_MOVE in scene.aside.words.words
        assert not scene.line.track.decisions


def test_what_others_decided_is_not_told_before_all_cards_lie_open(review):
    with look(review=review) as player:
        scene = player.scene
        entry = next(entry for entry in scene.reviewer.review.entries if entry.seat == 1)
        scene.go(entry.number)
        assert scene.table.chair.named(entry.label) not in scene.aside.words.words and not scene.deeds()
        player.press("a")
        assert scene.table.chair.named(entry.label) in scene.aside.words.words
        assert player.says("Why did they do that?")


def test_a_number_of_what_was_worth_how_much_says_what_of(review):
    with look(review=review) as player:
        scene = player.scene
        told = [scene.saying.decision(entry.number, is_shown=True) for entry in review.entries]
        told += [scene.saying.end()]
        worth = [line for words in told for line in words.splitlines() if re.search("[+\u2212]\\d|lost", line)]
        assert len(worth) > 3 and any("What spoke for it" in line for line in worth)
        assert [line for line in worth if "points" not in line or re.search(r"[+\u2212]\d+\.\d", line)] == []


def test_where_no_curve_was_fitted_nothing_is_called_a_chance(review, monkeypatch):
    monkeypatch.setattr("game.teach.chances.curve", lambda *_: PLAIN)
    with look(review=review) as player:
        scene = player.scene
        assert scene.line.track.caption.endswith(": how good it is")
        entry = next(entry for entry in scene.reviewer.review.entries if entry.seat == scene.watcher)
        scene.go(entry.number)
        said = scene.aside.words.words
        assert "of 100" in said and "%" not in said and "chance" not in said.lower()
        scene.go(scene.replay.length)
        assert "no values were fitted" in scene.aside.words.words


def test_what_was_put_down_in_secret_is_not_told_as_a_chance(review):
    with look(review=review) as player:
        scene = player.scene
        number = next(entry.number for entry in review.entries if entry.seat == scene.watcher)
        scene.replay.states[number].round = 0
        weighed = Weighed("Play Nova", "Draw", 0.6, 0.5, -0.1, -0.2, -0.05, 9, 9, "")
        for said in (scene.saying.decision(number, True), scene.saying.compared(weighed, number)):
            assert "of 100" in said and "%" not in said and "the chance" not in said.lower()
        assert BEFORE_THE_GAME in said


def test_where_a_round_ended_the_chance_is_that_of_the_next(review):
    with look(review=review) as player:
        saying = player.scene.saying
        number = saying.review.entries[2].number
        saying.review.results.insert(0, (number, (1 - saying.watcher,)))
        chance = saying.review.curve(saying.watcher)
        assert len([point for point in chance if point[0] == number]) == 2
        assert ": 0% (0 to 0)" not in saying.chance_at(number)


def test_the_curve_of_a_match_of_several_rounds_tells_of_the_round(review):
    with look(review=review) as player:
        saying = player.scene.saying
        assert saying.caption.endswith(": the chance to win")
        saying.replay.states[0].goal = 3
        assert saying.caption.endswith(": the chance to win the round")
