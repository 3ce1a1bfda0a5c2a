"""What is said of a match that is looked back on: in whose words, and nothing of what others hide."""

import re
from dataclasses import replace

from game.kernel import notation
from game.kernel.template import fill, seats
from game.kernel.view import see
from game.replay import Replay
from game.teach.chances import PLAIN, basis
from game.teach.reasons import OVER
from game.teach.reviewer import Weighed
from game.teach.texts import ANALYSIS_STOPPED, BEFORE_THE_GAME, HOW_SIMULATED, NOT_FITTED
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
        assert fill(past_texts.HINT_USED) in scene.aside.words.words
        scene.go(other)
        player.step()
        assert fill(past_texts.HINT_USED) not in scene.aside.words.words


def test_turning_points_are_told_when_all_is_weighed_or_no_more_will_be(review):
    with look(review=review) as player:
        scene, points = player.scene, [turn.at for turn in turning_points(review, 0)]
        assert list(scene.line.track.turning) == points and past_texts.KEY_MOMENTS in scene.aside.words.words
        growing = scene.reviewer.review
        growing.done -= 1
        scene.say()
        assert not scene.line.track.turning and past_texts.KEY_MOMENTS not in scene.aside.words.words
        assert past_texts.ANALYSIS_WAITS in scene.aside.words.words
        scene.saying.seconds_left = 40 * 60
        fields = {"done": growing.done, "n": growing.decisions, "time": more_of(40 * 60)}
        assert fill(past_texts.ANALYSED_TIME, **fields) in scene.saying.end()
        last = growing.entries.pop()
        assert scene.saying.decision(last.number, False).endswith(f"{more_of(40 * 60)}.")
        scene.saying.seconds_left = 20
        growing.done, growing.decisions = 0, 1
        assert fill(past_texts.ANALYSED, done=0, n=1) in scene.saying.end()
        growing.decisions = len(scene.replay.record.actions)
        growing.done = growing.decisions - 1
        scene.reviewer.fault = ANALYSIS_STOPPED
        scene.say()
        assert list(scene.line.track.turning) == points and past_texts.ANALYSIS_WAITS not in scene.aside.words.words


def test_only_who_played_is_spoken_to_and_a_computer_goes_by_its_name(review):
    """Through the eyes of a computer's seat, too, and of a match that one only watched."""
    first, second = (next(e.number for e in review.entries if e.seat == seat) for seat in (0, 1))
    with look(review=review) as player:
        scene = player.scene
        scene.go(first)
        assert "**You**: " in scene.aside.words.words
        turn = Turn(first, second, 0.3, "own", first)
        assert fill(past_texts.SMALL_LOSSES, whose="your") in scene.saying.cause(turn)
        scene.sit(1)
        scene.go(second)
        assert "**Vesper**: " in scene.aside.words.words and "You" not in scene.aside.words.words
        assert fill(past_texts.SMALL_LOSSES, whose="their") in scene.saying.cause(turn)
        assert past_texts.OTHER_CAUSES["left"] in scene.saying.cause(turn._replace(cause="left"))


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
        states = saying.replay.states

        def moment(of, template, **fields):
            swing = fill(past_texts.SWING, share="+30", unit="points", span=saying.span(of))
            fields = {"action": saying.told(of.at), "rest": ""} | fields
            return fill(template, swing=swing, **fields).strip()

        assert saying.cause(turn) == moment(turn, past_texts.MOMENT_ACTION_ABOUT, reason="the Fuel Count")
        rest = fill(past_texts.EXPLAINED, share="+5")
        assert saying.cause(turn._replace(left=0.25)).endswith(rest)
        over = turn._replace(part=OVER)
        assert saying.cause(over) == moment(over, past_texts.MOMENT_ACTION_ABOUT, reason=OVER)
        won = saying.addressed(
            fill(past_texts.THEN_WON, players=seats(saying.outcome.winners), reason=saying.why_over())
        )
        at_the_end = over._replace(second=saying.replay.length)
        assert saying.cause(at_the_end) == moment(at_the_end, past_texts.MOMENT_ACTION_WON, result=won)
        blamed = saying.cause(turn._replace(cause="own", at=first, part="", left=-0.05))
        left = fill(past_texts.LEFT_OVER, share="\u22125")
        little = fill(past_texts.SMALL_LOSSES, whose="your")
        assert blamed.endswith(f"{little} ({own}). {left}"), "the decision itself is rated as good"
        entries = saying.review.entries
        entries[entries.index(saying.entry(first))] = replace(saying.entry(first), least=0.05)
        blamed = saying.cause(turn._replace(cause="own", at=first, part="", left=-0.05))
        assert blamed.endswith(f"{past_texts.YOUR_CAUSES['own']} ({own}). {left}")
        number = next(n for n in range(2, saying.replay.length) if saying.replay.actor(n) == 0 and saying.drawn(n))
        names = {printed.name for printed in saying.replay.record.rules.book.cards.values()}
        assert saying.drawn(number) in names
        assert f"{past_texts.YOUR_CAUSES['draw']} ({saying.drawn(number)})" in saying.cause(
            turn._replace(cause="draw", at=number)
        )
        theirs = next(n for n in range(2, saying.replay.length) if saying.replay.actor(n) == 1 and saying.drawn(n))
        drew = fill(past_texts.RIVAL_CAUSES["theirs"], rival="Vesper")
        assert f"{drew} ({saying.drawn(theirs)})" in saying.cause(turn._replace(cause="theirs", at=theirs))
        held = saying.cause(turn._replace(cause="held"))
        cards = fill(past_texts.RIVAL_CAUSES["held"], rival="Vesper")
        assert f"{cards} ({told.removesuffix('.')})." in held
        saying.replay.look("own")
        assert not saying.drawn(theirs) and f"{drew}." in saying.cause(turn._replace(cause="theirs", at=theirs))
        assert told in saying.cause(turn), "the log has told it to everybody"
        hidden = saying.cause(turn._replace(cause="other"))
        gave = told.removesuffix(".")
        cause = fill(past_texts.RIVAL_CAUSES["other"], rival="Vesper")
        span = fill(past_texts.SPAN, first=states[first].turn, second=states[second].turn)
        swing = fill(past_texts.SWING, share="+30", unit="points", span=span)
        named = fill(past_texts.MOMENT_CAUSE_BY, swing=swing, cause=cause, action=gave, rest="")
        assert hidden.startswith(named.strip())
        whole = saying.span(turn._replace(first=0, second=saying.replay.length))
        assert whole == fill(past_texts.SPAN_TO_END, first=1)
        saying.review.teams = (0, 1, 2)
        several = past_texts.OTHER_CAUSES["other"]
        assert several in saying.cause(turn._replace(cause="other")), "they are several"


def test_an_interval_of_one_number_is_not_told(review):
    assert within(0.406, 0.582) == fill(past_texts.INTERVAL, low=41, high=58) and not within(0.506, 0.5099)
    with look(review=review) as player:
        number, sure = next(
            (at, entry) for at, entry in enumerate(review.entries) if entry.seat == 0 and not entry.is_certain
        )
        told = fill(past_texts.CHANCE_BEFORE, chance=percent(sure.chance), interval="").removesuffix(".")
        scene = player.scene
        assert f"{told} (" in scene.saying.decision(sure.number, False)
        scene.reviewer.review.entries[number] = replace(sure, low=sure.chance, high=sure.chance)
        scene.say()
        assert f"{told}." in scene.saying.decision(sure.number, False)


def test_how_much_longer_it_takes_is_told_roughly():
    told = {seconds: more_of(seconds) for seconds in (0, 29, 31, 100, 5990, 7300)}
    minutes, hours = (fill(words, n=2) for words in (past_texts.ABOUT_MINUTES, past_texts.ABOUT_HOURS))
    assert list(told.values()) == ["", "", past_texts.ABOUT_A_MINUTE, minutes, hours, hours]
    assert more_of(90 * 60) == fill(past_texts.ABOUT_MINUTES, n=90)


def test_how_much_was_lost_at_least_is_not_the_same_number_once_more(review):
    blunder = replace(review.entries[0], loss=0.31, least=0.24, best="Pass")
    with look(review=review) as player:
        saying = player.scene.saying
        fields = {"size": past_texts.SIZES["blunder"], "loss": "\u221231", "unit": "points", "least": 24}
        assert fill(past_texts.COST_AT_LEAST, **fields) in saying.cost(blunder, True)
        assert fill(past_texts.COST, **fields) in saying.cost(replace(blunder, least=0.311), True)


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
    assert named > 10 and other


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
        chance = past_texts.CHANCE_BEFORE.partition("{")[0]
        for n, words in zip(mine, (past_texts.CERTAIN_WIN, past_texts.CERTAIN_LOSS, chance), strict=False):
            player.scene.go(found.entries[n].number)
            said = player.scene.aside.words.words
            assert words in said and (chance in said) == (words == chance)
        weighed = Weighed("Play Nova", "Draw", 1.0, 0.6, -0.4, -0.5, -0.3, 9, 9, "", 1.0, None)
        said = player.scene.saying.compared(weighed, 0)
        assert fill(past_texts.WINS_SURELY, move="**Play Nova**") in said
        assert fill(past_texts.WINS_SURELY, move="**Draw**") not in said
        assert said.endswith(f"*{HOW_SIMULATED} {basis(player.scene.replay.states[0], 'skilled')}*"), (
            "on what the chances rest"
        )


def test_of_two_deeds_that_come_to_the_same_none_is_said_never_to_have_gone_better(review):
    with look(review=review) as player:
        same = Weighed("Play Nova", "Draw", 0.6, 0.6, 0.0, 0.0, 0.0, 0, 128, "")
        said = player.scene.saying.compared(same, 0)
        assert fill(past_texts.IN_GAMES_EQUAL, n=128, chance="60%") in said
        said = player.scene.saying.compared(same._replace(rival=0.61, loss=0.01, low=-0.01, high=0.03, better=40), 0)
        assert fill(past_texts.IN_GAMES, n=128, better=40, chance="60%", other="61%") in said
        said = player.scene.saying.compared(same._replace(rival=1.0, loss=0.4, low=0.3, high=0.5), 0)
        assert fill(past_texts.IN_GAMES, n=128, better=0, chance="60%", other="100%") in said
        moves = {"move": "**Play Nova**", "other": "**Draw**"}
        assert said.startswith(fill(past_texts.WAS_WORSE, **moves))
        said = player.scene.saying.compared(same._replace(rival=0.64, loss=0.04, low=0.02, high=0.06), 0)
        assert said.startswith(fill(past_texts.WAS_SLIGHTLY_WORSE, **moves)), "nothing much better was found"


def test_of_a_deed_after_which_its_player_goes_on_is_said_what_is_lost_by_then_and_nothing_of_deals(review):
    with look(review=review) as player:
        worse = Weighed("Play Nova", "Draw", 0.3, 0.7, 0.4, 0.3, 0.5, 2, 128, "the points")
        said = player.scene.saying.compared(worse.at_most(0.03), 0)
        assert said.startswith(fill(past_texts.NO_DIFFERENCE, move="**Play Nova**", other="**Draw**"))
        assert fill(past_texts.AFTER_MOVE_LESS, move="Play Nova", loss=3, unit="points") in said and "128" not in said
        equal = fill(past_texts.AFTER_MOVE_EQUAL, move="Play Nova")
        assert equal in player.scene.saying.compared(worse.at_most(-0.1), 0)


def test_that_others_could_do_only_one_thing_is_not_told_before_all_cards_lie_open():
    """A hand with no answer in it leaves nothing but to pass."""
    with look() as player:  # a review of everything that has no entry: as if each had been the only thing to do
        scene = player.scene
        theirs = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 1)
        mine = next(number for number in range(scene.replay.length) if scene.replay.actor(number) == 0)
        scene.go(theirs)
        hidden = fill(past_texts.HIDDEN_DECISION, player=scene.saying.names[1])
        assert past_texts.ONLY_MOVE not in scene.aside.words.words and hidden in scene.aside.words.words
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
        assert player.says(past_texts.WHY_THEY)


def test_a_number_of_what_was_worth_how_much_says_what_of(review):
    with look(review=review) as player:
        scene = player.scene
        told = [scene.saying.decision(entry.number, is_shown=True) for entry in review.entries]
        told += [scene.saying.end()]
        worth = [line for words in told for line in words.splitlines() if re.search("[+\u2212]\\d", line)]
        assert len(worth) > 3 and any("Reason" in line for line in told)
        assert [line for line in worth if "points" not in line or re.search(r"[+\u2212]\d+\.\d", line)] == []


def test_where_no_curve_was_fitted_nothing_is_called_a_chance(review, monkeypatch):
    monkeypatch.setattr("game.teach.chances.curve", lambda *_: PLAIN)
    with look(review=review) as player:
        scene = player.scene
        assert scene.line.track.caption == past_texts.YOUR_VALUE_CURVE
        entry = next(entry for entry in scene.reviewer.review.entries if entry.seat == scene.watcher)
        scene.go(entry.number)
        said = scene.aside.words.words
        assert "of 100" in said and "%" not in said and "chance" not in said.lower()
        scene.go(scene.replay.length)
        assert NOT_FITTED in scene.aside.words.words


def test_what_was_put_down_in_secret_is_not_told_as_a_chance(review):
    with look(review=review) as player:
        scene = player.scene
        number = next(entry.number for entry in review.entries if entry.seat == scene.watcher)
        scene.replay.states[number].round = 0
        weighed = Weighed("Play Nova", "Draw", 0.6, 0.5, -0.1, -0.2, -0.05, 9, 9, "")
        chance = past_texts.CHANCE_BEFORE.partition(":")[0]
        for said in (scene.saying.decision(number, True), scene.saying.compared(weighed, number)):
            assert "of 100" in said and "%" not in said and chance not in said
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
        assert saying.caption == past_texts.YOUR_CHANCE_CURVE
        saying.replay.states[0].goal = 3
        assert saying.caption == past_texts.YOUR_ROUND_CURVE
        player.scene.sit(1)
        assert player.scene.saying.caption == fill(past_texts.ROUND_CURVE, player="Vesper")
