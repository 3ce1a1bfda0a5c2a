"""Episodes: chapter 9 of RULES.md."""

import pytest

from game.kernel.template import fill
from game.rules.doctor_who import texts
from game.rules.doctor_who.cards import LANGUAGE
from game.rules.doctor_who.domain import Situation
from game.rules.doctor_who.events import EpisodeSolved
from game.rules.doctor_who.rules import RULES

from .laying import done, labels, memory, on, table, values, waiting

PEOPLE = "past-1: autloc\npresent-1: yeti\nfuture-1: thal"


def test_9_1_the_opponent_needs_a_card_in_each_time_zone():
    table(f"{PEOPLE}\nhand-0: logopolis").offers("pose logopolis 0", "pose logopolis 1", "pose logopolis 2")
    t = table("past-1: autloc\npresent-1: yeti\nfuture-1: watcher-of-the-future\nhand-0: logopolis").cannot(
        "pose logopolis 0"
    )
    t.forbids("logopolis", "past-1", "9.1")
    table("past-1: star-base\npresent-1: yeti\nfuture-1: force-field\nhand-0: logopolis").offers("pose logopolis 0")
    table("past-1: autloc\npresent-1: yeti\nfuture-1: inferno\nhand-0: logopolis").cannot("pose logopolis 0")


def test_9_1_after_it_nothing_more_is_played():
    t = table(f"{PEOPLE}\nhand-0: logopolis, auton, brave-heart\npresent-0: zygon").does("pose logopolis 0")
    t.offers("flash brave-heart zygon 0").cannot("play auton").forbids("auton", "present-0", "9.1")
    done(t.does("flash brave-heart zygon 0")).cannot("play auton").forbids("auton", "present-0", "9.1")


def test_9_2_one_a_turn_and_one_a_side():
    t = table(f"{PEOPLE}\nhand-0: logopolis, inferno").does("pose logopolis 0").cannot("pose inferno 1")
    t.forbids("inferno", "present-1", "9.2")
    t = (
        table(f"{PEOPLE}, inferno\nhand-0: logopolis")
        .offers("pose logopolis 0", "pose logopolis 1")
        .cannot("pose logopolis 2")
    )
    t.forbids("logopolis", "thal", "9.2", "already")
    t.forbids("logopolis", "future-1", "9.2", "already").forbids("logopolis", "past-0", "9.2", "opponent's side")
    table(f"{PEOPLE}\nfuture-0: inferno\nhand-0: logopolis").offers("pose logopolis 2")
    t = table(f"{PEOPLE}\nhand-0: logopolis, inferno").does("pose logopolis 0")
    on(on(t, "act", 1), "act", 0).offers("pose inferno 1", "pose inferno 2").cannot("pose inferno 0")


def test_9_3_it_is_no_part_of_the_six_and_does_nothing_yet():
    six = ", ".join(["auton"] * 6)
    t = table(f"past-1: autloc\npresent-1: {six}\nfuture-1: thal\nhand-0: logopolis").does("pose logopolis 1")
    assert values(t, "auton") == "2/2/1"
    t = on(t, "act", 1)
    assert memory(t, "logopolis").awake is False and values(t, "auton") == "2/2/1"


TROUBLED = "past-1: the-war-games, autloc, professor-litefoot, ben-jackson"  # Solve 6: 3 + 3 + 1


def test_9_4_support_solves_it():
    t = on(table(TROUBLED), "episodes", 1).could("solve the-war-games", "pass")
    t.forbids("the-war-games", "middle-1", "9.4", "It takes 6 Support").does("solve the-war-games")
    t.asked(1, fill(texts.SOLVE_WITH, card="The War Games", has=0, needs=6)).offers("settle").does(
        "side autloc", "side ben-jackson"
    ).cannot("done")
    t.shows("past-1: autloc, professor-litefoot, ben-jackson")  # the last one is the only one left, and nobody is asked
    assert all(memory(t, card).sided for card in ("autloc", "professor-litefoot", "ben-jackson"))
    t = on(table(TROUBLED), "episodes", 1).does("solve the-war-games", "settle")
    assert not memory(t, "ben-jackson").sided


def test_9_4_what_is_asked_says_how_much_it_takes_and_what_leaving_it_means():
    t = on(table(TROUBLED), "episodes", 1)
    t.asked(1, fill(texts.SOLVE_IT, card="The War Games"))
    assert labels(t)["pass"] == texts.DO_NOT_SOLVE
    t.does("solve the-war-games").asked(1, fill(texts.SOLVE_WITH, card="The War Games", has=0, needs=6))
    t.does("side ben-jackson").asked(1, fill(texts.SOLVE_WITH, card="The War Games", has=1, needs=6))
    t = on(table(f"{TROUBLED}\nfuture-1: the-ribos-operation, rill"), "episodes", 1)
    t.asked(1, texts.CHOOSE_EPISODE)
    assert labels(t)["pass"] == texts.SOLVE_NONE


def test_9_4_what_is_proposed_leaves_another_episode_who_can_solve_it():
    """Each has 3 Support: the Second Doctor, who can help anywhere, is left for where he is needed."""
    two = "past-1: the-ribos-operation, the-second-doctor, autloc\nfuture-1: the-space-pirates, ben-jackson"
    t = on(table(two), "episodes", 1).does("solve the-ribos-operation")
    assert labels(t)["settle"] == "Side Autloc"
    t.does("settle").could("solve the-space-pirates", "pass").does("solve the-space-pirates", "settle")
    assert memory(t, "the-second-doctor").sided and memory(t, "ben-jackson").sided


def test_9_4_any_number_each_by_itself():
    both = f"{TROUBLED}\nfuture-1: the-ribos-operation, rill"
    t = on(table(both), "episodes", 1).could("solve the-war-games", "solve the-ribos-operation", "pass")
    t.does("solve the-ribos-operation", "settle").could("solve the-war-games", "pass").does(
        "solve the-war-games", "settle"
    )
    t.shows("future-1: rill")
    t = on(table(both), "episodes", 1).does("pass")
    assert memory(t, "the-war-games").awake and memory(t, "the-ribos-operation").awake


def test_9_5_a_doctor_and_two_assistants_solve_it():
    t = on(table("past-1: genesis-of-the-daleks, the-first-doctor, polly, mel-bush"), "episodes", 1)
    t.does("solve genesis-of-the-daleks", "settle").shows("past-1: mel-bush, polly, the-first-doctor")
    assert memory(t, "the-first-doctor").sided and memory(t, "polly").sided
    t = on(table("past-1: genesis-of-the-daleks, the-first-doctor, polly, cave-dweller"), "act", 1).does("pass")
    assert waiting(t) != "episodes" and memory(t, "genesis-of-the-daleks").awake  # one Assistant, 8 Support


def test_9_5_that_a_doctor_and_two_assistants_are_there_is_said():
    t = on(table("past-1: genesis-of-the-daleks, the-first-doctor, polly, mel-bush"), "episodes", 1)
    remarks = RULES.telling.remarks(t.state, t.card("genesis-of-the-daleks"))
    assert texts.TEAM_AVAILABLE in remarks
    t.does("solve genesis-of-the-daleks")
    t.asked(1, fill(texts.SOLVE_WITH_OR_TEAM, has=0, needs=13))
    t = on(table(TROUBLED), "episodes", 1)
    remarks = RULES.telling.remarks(t.state, t.card("the-war-games"))
    assert not any("Doctor" in said for said in remarks)


def test_9_5_the_log_says_by_which_way_it_was_solved():
    def solved(text: str, episode: str) -> tuple[str, str]:
        t = on(table(text), "episodes", 1).does(f"solve {episode}", "settle")
        found = [step for step in t.story if isinstance(step.event, EpisodeSolved)]
        return found[0].event.how, RULES.telling.tellers[EpisodeSolved](found[0].state, found[0].event)

    how, words = solved("past-1: genesis-of-the-daleks, the-first-doctor, polly, mel-bush", "genesis-of-the-daleks")
    assert how == "team" and "[the-first-doctor|" in words
    how, words = solved(TROUBLED, "the-war-games")
    assert how == "support"


def test_9_6_only_who_stands_in_its_time_zone_chosen_or_not():
    t = on(table("past-1: the-ribos-operation, autloc"), "episodes", 1, zone=3).offers("solve the-ribos-operation")
    t.forbids("autloc", "past-1", "9.4")
    t = on(table("past-1: the-ribos-operation\nfuture-1: rill, rill"), "act", 1, zone=3).does("pass")
    assert waiting(t) != "episodes" and memory(t, "the-ribos-operation").awake
    t = on(table("past-1: the-war-games, autloc, professor-litefoot, ben-jackson\nfuture-1: rill"), "episodes", 1)
    t.forbids("rill", "future-1", "9.4").does("solve the-war-games").forbids("rill", "past-1", "9.6")
    more = "past-1: the-war-games, autloc, professor-litefoot, ben-jackson sided, polly, star-base\npast-0: mutt"
    t = on(table(more), "act", 1, zone=3)
    t.state.cards[t.card("ben-jackson")] = Situation(sided=True)
    t = on(t, "episodes", 1).does("solve the-war-games").forbids("ben-jackson", "the-war-games", "5.1")
    t.forbids("star-base", "the-war-games", "9.6").forbids("mutt", "the-war-games", "9.6")
    t.forbids("polly", "star-base", "9.6")


def test_9_6_who_says_so_helps_in_other_time_zones_as_well():
    fifth, fresh = "future-1: the-fifth-doctor", Situation(fresh=True)
    here = "past-1: genesis-of-the-daleks, jamie-mccrimmon, victoria-waterfield\n"
    t = on(table(here + fifth), "episodes", 1).does("solve genesis-of-the-daleks", "settle")
    t.shows("past-1: jamie-mccrimmon, victoria-waterfield\nfuture-1: the-fifth-doctor")
    assert memory(t, "the-fifth-doctor").sided
    t = on(table("past-1: the-war-games, autloc\n" + fifth), "episodes", 1).does("solve the-war-games", "settle")
    assert memory(t, "the-fifth-doctor").sided and memory(t, "autloc").sided  # with Support as well: 3 + 3
    for lacking in (
        here + "future-1: the-first-doctor",  # does not say so
        here + "future-0: the-fifth-doctor",  # the other side's
        "past-1: genesis-of-the-daleks, jamie-mccrimmon\nfuture-1: the-fifth-doctor, polly",  # Polly is elsewhere
    ):
        assert waiting(on(table(lacking), "act", 1).does("pass")) != "episodes", lacking
    t = on(table(here + fifth), "act", 1, zone=1)
    t.state.cards[t.card("the-fifth-doctor")] = fresh
    assert waiting(t.does("pass")) != "episodes"
    t = on(table(f"past-1: the-war-games, autloc\n{fifth}", solvers="chosen"), "act", 1, zone=1).does("pass")
    assert waiting(t) == "episodes"


def test_9_6_nobody_who_is_fresh():
    t = on(table("past-1: the-ribos-operation\nhand-1: autloc"), "act", 1, zone=1).does("play autloc")
    t = on(t, "act", 0)
    assert memory(t, "the-ribos-operation").awake
    on(t, "episodes", 1).offers("solve the-ribos-operation")


def test_9_7_nothing_else_comes_of_it():
    t = on(table("present-1: the-ribos-operation, sarah-jane-smith, dulciens\ndeck-1: 9 cards"), "episodes", 1)
    t.does("solve the-ribos-operation", "settle").shows("hand-1: 1 card\npresent-1: sarah-jane-smith, dulciens")


def test_9_8_what_is_not_solved_takes_effect_until_it_is():
    t = table("past-1: logopolis, autloc, barbara-wright\nhand-1: brave-heart")
    assert values(t, "autloc") == "1/2/3"
    t = on(t, "act", 1)
    assert values(t, "autloc") == "1/2/3"  # not yet
    t = on(t, "act", 0)
    assert values(t, "autloc") == "0/2/3" and "In effect" in RULES.telling.remarks(t.state, t.card("logopolis"))[0]
    t = on(t, "act", 1)
    assert values(t, "autloc") == "0/2/3"


def test_9_8_what_is_solved_before_its_turn_has_come_does_nothing_more():
    base = "past-1: earthshock, adric\npresent-1: terror-of-the-autons\ndeck-1: 9 cards\nhand-1: yeti"
    t = on(table(base), "act", 1).does("pass").asked(1, "Adric")
    t.does("pick terror-of-the-autons").shows("hand-1: 4 cards\ndiscard-1: adric, terror-of-the-autons")
    t = on(table(base), "act", 1).does("pass").does("pick earthshock")
    t.shows("hand-1: 3 cards\ndiscard-1: 3 cards\npresent-1: terror-of-the-autons awake")


def test_9_8_several_act_in_the_order_of_their_time_zones():
    base = "future-1: earthshock nth1\npast-1: the-deadly-assassin nth2, the-master, romana\nhand-1: brave-heart"
    t = on(table(base), "act", 1).does("pass").asked(0, "The Deadly Assassin").does("pick the-master")
    t.shows("present-1: -\npast-1: the-deadly-assassin, the-master")


def test_9_8_what_it_leaves_open_the_solvers_opponent_chooses():
    base = "present-1: the-armageddon-factor, auton, yeti, zygon\npresent-0: sea-devil\nhand-1: brave-heart"
    t = on(table(base), "act", 1).does("pass")
    t.asked(0, "choose two of your opponent's Creatures in this zone")
    t.could("pick yeti", "pick zygon").forbids("sea-devil", "discard-0", "9.8").does("pick zygon", "pick yeti")
    assert [memory(t, card).sided for card in ("auton", "yeti", "zygon", "sea-devil")] == [False, True, True, False]
    t = on(table("past-1: earthshock, adric\npresent-1: ace\npresent-0: jo-grant"), "act", 1).does("pass")
    t.asked(0, "your opponent has").could("pick adric", "pick ace").does("pick ace").shows("discard-1: ace")


def test_9_8_an_episode_is_not_carried_about():
    t = on(table("past-1: logopolis, autloc"), "act", 1).forbids("logopolis", "past-0", "9.8")
    t.forbids("logopolis", "middle-1", "9.8")


def test_9_8_what_it_does_each_turn_it_does_in_the_solver_s():
    t = table("present-1: terror-of-the-autons\nhand-1: yeti, yeti, yeti\ndeck-1: 9 cards\nhand-0: yeti")
    t = on(t, "act", 1)
    on(t, "quiet", 0)
    t.shows("hand-1: 3 cards\ndiscard-1: 1 card\nhand-0: 1 card")
    t = on(on(t, "act", 0), "quiet", 0).shows("hand-1: 3 cards")
    on(on(t, "act", 1), "act", 0).shows("hand-1: 3 cards\ndiscard-1: 2 cards")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("logopolis", "Until solved, all the Solver's Creatures in this zone get \u22121 Energy."),
        ("terror-of-the-autons", "Each turn: the Solver discards a card at random."),
        ("genesis-of-the-daleks", "Each turn: if there is a Dalek in this zone, the Solver takes a Hit."),
    ],
)
def test_an_episode_speaks_of_its_solver(key, words):
    assert RULES.book[key].text == words


@pytest.mark.parametrize(
    ("slot", "clauses", "words"),
    [
        (
            "on_unsolved",
            '{ hit = 1 }, { arrive = "a human from your hand" }, { plays = 1 }',
            "Each turn: the Solver's opponent takes a Hit, then the Solver may put a Human from the Solver's hand "
            "into the chosen zone, then the Solver may play one more card this turn.",
        ),
        (
            "on_unsolved",
            '{ side = "a human of yours in play", may = true }',
            "Each turn: the Solver may Side a Human on the Solver's side.",
        ),
        (
            "always",
            '{ bonus = 1, stat = "energy", to = "your humans in play" }, { forbid = "flash", whose = "opponents" }',
            "Until solved, the Solver's Humans in play get +1 Energy, "
            "and the Solver's opponents can't play Flash cards.",
        ),
    ],
)
def test_whatever_an_episode_says_it_says_of_its_solver_and_another_card_to_its_reader(tmp_path, slot, clauses, words):
    entry = f"name = 'One'\nera = 'past'\n{slot} = [{clauses}]"
    (tmp_path / "cards.toml").write_text(
        f"[one]\nkind = 'episode'\nsolve = 5\n{entry}\n"
        f"[two]\nkind = 'creature'\nenergy = 1\nsubstance = 1\nsupport = 1\n{entry.replace('on_unsolved', 'on_play')}\n"
    )
    told, spoken = LANGUAGE.load("doctor_who", tmp_path / "cards.toml")
    assert told.text == words
    assert "Solver" not in spoken.text and "your" in spoken.text.lower()


def test_what_episodes_do_when_they_are_awake():
    genesis = "past-1: genesis-of-the-daleks\ntime-1: 6 cards\nhand-1: temporal-grace\npast-0: {}\nfuture-0: dalek"
    t = on(table(genesis.format("dalek")), "respond", 1)
    t.asked(1).does("pass").shows("time-1: 5 cards")
    on(on(table(genesis.format("davros")), "act", 1), "zone", 0).shows("time-1: 6 cards")  # no Dalek in that Time Zone
    t = on(on(table("present-1: the-armageddon-factor, auton, yeti, zygon\npast-1: autloc"), "act", 1), "pick several")
    t.does("pick auton").shows("present-1: auton sided, the-armageddon-factor awake, yeti, zygon sided")
    t = on(on(table("present-1: the-armageddon-factor, auton\npast-1: autloc"), "act", 1), "zone", 0)
    t.shows("present-1: auton sided, the-armageddon-factor awake")
    t = on(table("present-1: the-mind-robber awake, yeti\nhand-1: brave-heart"), "act", 1)
    t.cannot("flash brave-heart yeti 0").forbids("brave-heart", "yeti", "8.5")
    t = on(table("present-1: planet-of-evil awake, yeti\npresent-0: auton"), "act", 1).does("pass")
    while waiting(t) in ("prepare", "quiet"):
        t.does("pass")
    assert waiting(t) == "zone"  # and nobody was asked to attack
    t = on(
        on(table("present-1: inferno, dulciens, auton\npast-1: dulciens\nhand-1: yeti"), "act", 1).does("pass"),
        "prepare",
        1,
    )
    t.shows("discard-1: dulciens\npresent-1: auton, inferno\npast-1: dulciens")
    t = on(table("present-1: frontios awake, yeti sided\npast-1: autloc sided"), "act", 1)
    assert memory(t, "yeti").sided and not memory(t, "autloc").sided
    t = on(table("future-1: the-trial-of-a-time-lord awake\ntime-1: time-of-the-future"), "zone", 1).does("choose 3")
    t.shows("bonus-1: 0")
    t = on(on(table("present-1: earthshock, adric, auton"), "act", 1), "zone", 0)
    t.shows("discard-1: adric, earthshock\npresent-1: auton\nhand-1: 3 cards")  # Adric solves it, and is right


def test_9_4_nobody_is_asked_for_another_that_who_has_died_would_have_solved():
    laid = "future-0: the-ribos-operation, ice-lord-izlyr, ice-warrior energy-2 substance-4"
    t = table(f"{laid}\npast-0: terror-of-the-autons, autloc", innate="standing", solvers="anywhere").does("pass")
    t.offers("solve terror-of-the-autons").does("solve the-ribos-operation", "side ice-lord-izlyr")
    if waiting(t) == "solvers":
        t.does("done")
    t.shows("future-0: ice-lord-izlyr")
    assert waiting(t) != "episodes"
