"""A review made by processes: it grows, is left and taken up, opens at once when it is whole, and answers questions."""

import json
from itertools import count

import pytest

from game.kernel import notation
from game.kernel.agenda import label, legal_actions
from game.kernel.record import parse
from game.rules import RULESETS
from game.teach import reviewer as reviewing
from game.teach.review import Course, Review, has_choice, load
from game.teach.reviewer import AHEAD, KEEP, LOOK, PACE, SHARE, WEIGH, Reviewer, Worker, kept, save, weighed
from tests.teach.test_review import FEW, played, reviewed


def until(reviewer, is_enough, seconds=60):
    for _ in range(seconds * 4):
        reviewer.poll()
        if is_enough() or reviewer.fault:
            break
        reviewer.wait(0.25)
    assert not reviewer.fault


@pytest.fixture
def short():
    record = played("control")
    record.take_back(len(record.actions) - 6)
    return record


def test_it_grows_in_a_process_is_left_and_taken_up(short, tmp_path):
    path = tmp_path / "review.json"
    first = Reviewer(short, path)
    until(first, lambda: first.review.done >= 2)
    first.close()
    save(first.review, path)
    again = Reviewer(short, path)
    assert again.review.done >= 2 and again.review.entries == first.review.entries
    until(again, lambda: again.review.is_whole and path.exists() and load(path).is_whole)
    again.close()
    plain = Review.of(short)
    for _ in plain.steps(short):
        pass
    assert again.review == plain == load(path)
    third = Reviewer(short, path)
    assert third.review.is_whole and not third.workers  # it opens at once
    third.ask("why", 0, short.actions[0][1])
    until(third, lambda: "why" in third.answers)
    third.close()


@pytest.fixture(scope="module")
def few():
    """A match of few decisions, and its review."""
    record = played("control")
    record.take_back(len(record.actions) - 14)
    review = Review.of(record)
    for _ in review.steps(record):
        pass
    return record, review


@pytest.fixture
def three(monkeypatch):
    """On a machine that has processors to spare."""
    monkeypatch.setattr(reviewing, "spare_processors", lambda: 3)


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize("lost", [None, 0, 2])
def test_many_find_to_the_letter_what_one_finds_even_if_one_of_them_dies(few, tmp_path, lost):
    """The first keeps what is found: then another goes on with it."""
    record, plain = few
    path = tmp_path / "review.json"
    reviewer = Reviewer(record, path)
    assert len(reviewer.workers) == 3
    until(reviewer, lambda: reviewer.review.done)
    if lost is not None and not reviewer.review.is_whole:
        reviewer.workers[lost].process.kill()
    until(reviewer, lambda: reviewer.review.is_whole and path.exists() and load(path).is_whole)
    assert reviewer.review.dump() == load(path).dump() == plain.dump()
    until(reviewer, lambda: len(reviewer.workers) == 1)  # of whom one asks: the others are at an end
    reviewer.close()


@pytest.mark.usefixtures("three")
def test_what_many_have_begun_one_goes_on_with(few, tmp_path, monkeypatch):
    record, plain = few
    path = tmp_path / "review.json"
    first = Reviewer(record, path)
    until(first, lambda: first.review.done >= 4)
    processes = [worker.process for worker in first.workers]
    first.close()
    for process in processes:
        process.join(60)
        assert not process.is_alive()
    assert first.review.entries == plain.entries[: len(first.review.entries)]
    save(first.review, path)
    monkeypatch.setattr(reviewing, "spare_processors", lambda: 1)
    again = Reviewer(record, path)
    assert len(again.workers) == 1 and again.review == first.review
    until(again, lambda: again.review.is_whole and load(path).is_whole)
    again.close()
    assert load(path).dump() == plain.dump()


@pytest.mark.usefixtures("three")
def test_if_all_die_it_is_told_and_if_few_actions_are_left_few_are_begun(few, tmp_path):
    record, _ = few
    reviewer = Reviewer(record, tmp_path / "review.json")
    reviewer.ask("why", 0, record.actions[0][1])
    for worker in reviewer.workers:
        worker.process.kill()
        worker.process.join()
    assert reviewer.poll() and reviewer.fault and not reviewer.asked and not reviewer.workers
    half = Review.of(record)
    for _ in zip(range(len(record.actions) - 1), half.steps(record, **FEW), strict=False):
        pass
    save(half, tmp_path / "review.json")
    nearly = Reviewer(record, tmp_path / "review.json")
    assert len(nearly.workers) == half.decisions - half.done == 1
    nearly.close()


class Slow(Worker):
    """One that answers when it is told to, the jobs that it was given."""

    def __init__(self, record, path):
        self.record, self.review, self.course = record, Review.of(record), Course(record)
        self.jobs, self.inbox, self.outbox, self.since = {}, [], [], next(self.turns)
        self.pipe = self.process = self

    turns = count()

    def send(self, job):
        self.inbox.append(job)

    def answer(self):
        """What is asked most urgently."""
        for job in sorted(self.inbox, key=lambda job: job[0])[:1]:
            self.inbox.remove(job)
            found = self.review.looked(self.course, job[1], **FEW) if job[0] == LOOK else None
            self.outbox.append((*job[:2], found))

    def poll(self):
        if self.outbox is None:
            raise EOFError
        return bool(self.outbox)

    def recv(self):
        return self.outbox.pop(0)

    def kill(self):
        self.outbox = None

    def is_alive(self):
        return self.outbox is not None

    close = kill


@pytest.mark.usefixtures("three")
def test_while_one_is_slow_the_others_go_on_and_it_grows_from_the_beginning(few, tmp_path, monkeypatch):
    monkeypatch.setattr(reviewing, "Worker", Slow)
    record = parse(few[0].dump())
    reviewer = Reviewer(record, tmp_path / "review.json")
    slow, *others = reviewer.workers
    assert all(worker.count(LOOK) == AHEAD for worker in reviewer.workers)
    for _ in record.actions:
        for worker in others:
            worker.answer()
        assert not reviewer.poll() and not reviewer.review.done, "nothing to be shown: the first is not there yet"
    assert not any(worker.jobs for worker in others)
    seen = []
    while not reviewer.review.is_whole or slow.jobs:
        slow.answer()
        reviewer.poll()
        seen.append(reviewer.review.done)
        assert slow.count(KEEP) <= 1 and [one.number for one in reviewer._found] == list(range(seen[-1]))
    assert seen[0] > 1 and seen == sorted(seen) and reviewer._kept == seen[-1] == len(record.actions)
    assert reviewer.review == reviewed(record) and reviewer.workers == [slow], "nobody else is needed any more"


class Late:
    """A pipe on which a question comes when it has been looked at that often; what is said on it, in order."""

    def __init__(self, question, at, *jobs):
        self.question, self.at, self.jobs, self.polls, self.said = question, at, list(jobs), 0, []

    def poll(self):
        self.polls += 1
        if self.polls == self.at:
            self.jobs.append(self.question)
        return bool(self.jobs)

    def recv(self):
        if not self.jobs:
            raise EOFError
        return self.jobs.pop(0)

    def send(self, answer):
        self.said.append(answer)


def test_a_question_does_not_wait_for_what_is_looked_at_and_that_goes_on_after_it(few, monkeypatch, tmp_path):
    record, plain = few
    monkeypatch.setattr(reviewing, "step_back", lambda by: None)
    number = plain.entries[0].number
    pipe = Late((WEIGH, "why", number, record.actions[number][1], ""), 5, (LOOK, number), (LOOK, number + 1))
    reviewing._work(pipe, record.dump(), str(tmp_path / "review.json"))
    answers = [answer for answer in pipe.said if answer[0] != SHARE]
    assert [answer[:2] for answer in answers] == [(WEIGH, "why"), (LOOK, number), (LOOK, number + 1)]
    assert answers[1][2].entry == plain.entries[0], "to the letter what it is without a question"


def test_processes_that_are_not_needed_any_more_do_not_linger(few, tmp_path, monkeypatch):
    """Whoever has ended is taken note of before looking back closes."""
    monkeypatch.setattr(reviewing, "spare_processors", lambda: 3)
    reviewer = Reviewer(few[0], tmp_path / "review.json")
    gone = reviewer.workers[1].process
    reviewer._end(reviewer.workers[1])
    for _ in range(240):
        reviewer.poll()
        if gone not in reviewer._ended:
            break
        reviewer.wait(0.25)
    assert gone not in reviewer._ended and gone.exitcode is not None
    reviewer.close()


@pytest.mark.usefixtures("three")
def test_a_question_goes_to_who_is_free_first_and_before_what_else_waits_there(few, tmp_path, monkeypatch):
    monkeypatch.setattr(reviewing, "Worker", Slow)
    monkeypatch.setattr(reviewing.time, "monotonic", lambda: next(Slow.turns))
    record = few[0]
    reviewer = Reviewer(record, tmp_path / "review.json")
    first, second, third = reviewer.workers
    first.answer()
    reviewer.poll()  # it has begun with the next
    reviewer.ask("why", 0, record.actions[0][1])
    reviewer.ask("why", 0, record.actions[0][1])
    assert [worker.count(WEIGH) for worker in (first, second, third)] == [0, 1, 0], "longest at what it does"
    reviewer.ask("other", 1, record.actions[1][1])
    assert [worker.count(WEIGH) for worker in (first, second, third)] == [0, 1, 1]
    second.answer()
    assert second.outbox[0][:2] == (WEIGH, "why")
    reviewer.poll()
    assert "why" in reviewer.answers
    third.kill()
    reviewer.poll()
    assert [worker.count(WEIGH) for worker in reviewer.workers] == [1, 0], "another is asked"


def test_another_program_that_has_come_further_is_not_written_over(short, tmp_path):
    path = tmp_path / "review.json"
    whole = reviewed(short)
    save(whole, path)
    half = Review.of(short)
    next(half.steps(short, **FEW))
    save(half, path)
    assert load(path) == whole


@pytest.mark.parametrize("words", [b"", b"\0" * 99, b"{}", b"[1]", json.dumps({"what": "x"}).encode()])
def test_a_damaged_review_is_made_anew(short, tmp_path, words):
    path = tmp_path / "review.json"
    path.write_bytes(words)
    assert kept(short, path) == Review.of(short)


def test_a_review_in_which_one_number_is_another_is_made_anew(short, tmp_path):
    """It would tell of chances that nobody found, or bring whoever reckons with it into a fault."""
    path = tmp_path / "review.json"
    whole = reviewed(short)
    save(whole, path)
    assert kept(short, path) == whole
    words, number = path.read_text(), f'"chance": {whole.entries[0].chance}'
    assert number in words
    for wrong in ("1e308", "0.25", "NaN"):
        path.write_text(words.replace(number, f'"chance": {wrong}'))
        assert kept(short, path) == Review.of(short)


def test_a_review_of_another_match_is_none_of_this(short, tmp_path):
    path = tmp_path / "review.json"
    other = played("control", seed=9)
    save(reviewed(other), path)
    assert kept(short, path).done == 0


def test_what_is_lost_with_its_process_can_be_asked_again(short, tmp_path):
    path = tmp_path / "review.json"
    save(reviewed(short), path)
    reviewer, asked = Reviewer(short, path), ("why", 0, short.actions[0][1])
    reviewer.ask(*asked)
    reviewer.workers[0].process.kill()
    reviewer.workers[0].process.join()
    assert reviewer.poll() and reviewer.fault and not reviewer.asked
    reviewer.ask(*asked)
    for _ in range(240):
        reviewer.poll()
        if "why" in reviewer.answers:
            break
        reviewer.wait(0.25)
    assert reviewer.answers["why"].label
    reviewer.close()


@pytest.mark.parametrize("game", list(RULESETS))
def test_a_deed_is_compared_with_another_in_the_same_worlds(game):
    record = played(game)
    number, s = next(
        (n, s.clone()) for n, (s, _) in enumerate(record.replay()) if n < len(record.actions) and has_choice(s)
    )
    found = weighed(s, number, record.actions[number][1], worlds=8)
    assert found.label and found.rival_label and found.worlds == 8
    assert found.label != found.rival_label and 0 <= found.better <= 8
    assert found.low <= found.loss <= found.high and 0 <= found.chance <= 1
    assert found.loss == pytest.approx(found.rival - found.chance)
    rival = next(notation.say(s, one) for one in legal_actions(s) if label(s, one) == found.rival_label)
    back = weighed(s, number, rival, worlds=8, beside=found.label)
    assert (back.label, back.rival_label) == (found.rival_label, found.label)


def test_how_far_an_answer_has_come_is_told_until_it_is_there(short, tmp_path, monkeypatch):
    path = tmp_path / "review.json"
    save(reviewed(short), path)
    reviewer, told = Reviewer(short, path), []
    take = reviewer._take
    monkeypatch.setattr(reviewer, "_take", lambda worker, *what: (told.append(what), take(worker, *what))[1])
    reviewer.ask("why", 0, short.actions[0][1])
    until(reviewer, lambda: "why" in reviewer.answers)
    shares = [share for what, key, share in told if (what, key) == (SHARE, "why")]
    assert len(shares) > 5 and shares == sorted(shares) and 0 < shares[0] < 0.2 < 0.8 < shares[-1] <= 1
    assert told[-1][0] == WEIGH and not reviewer.shares
    reviewer.close()


@pytest.mark.parametrize("game", list(RULESETS))
def test_a_deed_is_set_beside_the_one_that_was_called_better(game):
    record = played(game)
    states = [s.clone() for s, _ in record.replay()]
    at, names = next(
        (n, [name for name in names if name != own])
        for n, s in enumerate(states[: len(record.actions)])
        if len(names := sorted({label(s, one) for one in legal_actions(s)})) > 2
        for own in [label(s, notation.read(s, record.actions[n][1]))]
    )
    told = [weighed(states[at], at, record.actions[at][1], worlds=4, beside=name).rival_label for name in names]
    assert told == names
    plain = weighed(states[at], at, record.actions[at][1], worlds=4)
    assert weighed(states[at], at, record.actions[at][1], worlds=4, beside="no such deed") == plain


def test_hidden_cards_change_no_letter_of_a_comparison():
    """The deed is weighed from what its seat may see: other hidden cards of the same match, the same answer."""
    record = played("control")
    s, _ = record.begin()
    seat = s.agenda[-1].seat
    hidden = [c for c in range(len(s.what)) if not s.seen[c] & (1 << seat)]
    other = s.clone()
    what = list(other.what)
    pool = next(p for p in {s.pool[c] for c in hidden} if len({what[c].key for c in hidden if s.pool[c] == p}) > 1)
    same = [c for c in hidden if s.pool[c] == pool]
    for card, printed in zip(same, [s.what[c] for c in reversed(same)], strict=True):
        what[card] = printed
    other.what, other.lent = tuple(what), None
    text = notation.say(s, legal_actions(s)[0])
    assert weighed(s, 0, text, worlds=8) == weighed(other, 0, text, worlds=8)


def test_how_long_the_rest_takes_is_told_when_enough_has_been_looked_at(short, tmp_path, monkeypatch):
    monkeypatch.setattr("game.teach.reviewer.time.monotonic", lambda: 1000.0)
    reviewer = Reviewer(short, tmp_path / "review.json")
    reviewer.close()
    monkeypatch.setattr("game.teach.reviewer.time.monotonic", lambda: 1060.0)
    review = reviewer.review
    review.decisions = 36
    review.done = PACE - 1
    assert reviewer.seconds_left == 0
    review.done = 12
    assert reviewer.seconds_left == pytest.approx(120)
    review.done = 36
    assert reviewer.seconds_left == 0
