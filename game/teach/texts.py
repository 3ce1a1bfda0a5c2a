"""The sentences of hints, explanations, lessons, puzzles and reviews. See kernel.template.fill for their fields."""

# Hints: the move
QUOTED = "\u201c{label}\u201d"
CHANCE = "{n}%"
POINTS = "{n} of 100"
BETTER_MOVE = "{move}: {chance} to win, instead of {other}."
BETTER_POINTS = "{move}: {chance} points, instead of {other}."
WINS = "{move} wins."
WINS_ROUND = "{move} wins the round."
WINS_THIS_TURN = "{move} wins this turn if you follow up well."
WINS_ROUND_THIS_TURN = "{move} wins the round this turn if you follow up well."
EITHER_WINS = "{move} or {other}: either wins."
EQUAL = "{move} or {other}: about equal."
PASS_IS_EQUAL = "{move}: nothing is clearly better."
ONLY_MOVE = "{move}: your only move."
ONLY_SENSIBLE = "{move}: {chance} to win. Nothing else makes sense."
ONLY_SENSIBLE_POINTS = "{move}: {chance} points. Nothing else makes sense."

# Hints: the reason
MAINLY = "Mainly because of {reasons}."
PARTLY = "Partly because of {reasons}."
REASON_AND = "{reason} and {other}"
REASON_DESPITE = "{reason}, despite {other}"
EACH_HAS_MERITS = "{move} is better for {merit}, {other} for {other_merit}."
ONE_HAS_MERITS = "{move} is better for {merit}, but not overall."
NO_DIFFERENCE = "There's no clear difference."
MANY_REASONS = "Many small reasons add up."
USES_UP = "{move} costs you {card}."
SURE_WIN = "It works no matter what the others hold or do."
NO_OTHER_MOVE = "There's no other legal move."
MAY_WIN_SOON = "You may win soon."
OTHERS_MAY_WIN = "An opponent may win before your next turn."
WITHOUT_A_RESPONSE = "Without a response: {events}"
NOTHING_COMING = "Nothing here needs a response."

# Hints: how sure that is
SIMULATED = "Better in {better} of {n} simulated games: {chance} instead of {other}."
SIMULATED_EQUAL = "No clear difference in {n} simulated games: {chance} and {other}."
INTERVAL = "{chance} ({low}\u2013{high})"
HOW_SIMULATED = "Hidden cards were dealt at random, and each turn was played out sensibly."

# Hints that appear by themselves
ONE_IS_BETTER = "One move is clearly better here."
LOOK_AT = "Look at {card}."
LOOK_AT_EITHER = "Look at {card} or {other}."

# Hints: names of the steps
STEP_MOVE = "the move"
STEP_REASON = "why"
STEP_DETAIL = "how sure"

# Where chances come from
BEFORE_THE_GAME = "Before the game starts, the numbers aren't chances because the hidden setup can't be judged."
NOT_FITTED = "With this many players, the numbers aren't chances. Higher is better."
CHANCES_FROM = "Chances come from {games:,} games between {level} players. They were off by at most {worst} in 100."
CHANCES_TRIED = (
    "Chances come from {games:,} games between strong computers. "
    "In {tried:,} games between {level} players they were off by at most {worst} in 100."
)
NOT_TRIED = "They weren't tested for {level} players."
SEARCHING = "computer"

# Reasons
OUTRIGHT = "winning or losing outright"
SHARE = "{reason} ({share} {n:point|points})"
MORE_SHARE = "{reason} ({share})"
BUT_SHARE = "but {reason} ({share})"
REST = "the rest {share}"

# Files: why one can't be used, and why an analysis ends
NOT_A_LESSON = "not a Chronotable lesson"
NOT_A_PUZZLE = "not a Chronotable puzzle"
NOT_A_REVIEW = "not a Chronotable review ({fault})"
NOT_A_LESSON_LINE = "{word!r} isn't a lesson keyword"
NO_GOAL = "the step has no goal or no solution"
OUT_OF_RANGE = "{text!r} isn't a number from 1 to {most}"
ANALYSIS_STOPPED = "the analysis has stopped; reopen the match to continue"
CANNOT_START = "the analysis can't start: {why}"

# Goals of puzzles and lessons
GOAL_WIN = "Win this turn."
GOAL_SAFE = "Stop everyone else from winning before your next turn."
GOAL_OTHER = "Goal: {goal}."
ROUND_OVER = "The round is over. Undo and try again."
