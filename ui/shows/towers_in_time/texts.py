"""Sentences of the table of Towers in Time, as templates of `kernel.template`."""

# Announced over the table
DOMAINS_REVEALED = "Domains revealed"
COMBAT_OVER = "Combat is over"
TURN_OVER = "The turn ends"
TURN = "Turn {turn}"
BEGINS = "{seat} {seat:begins|begin}"
PASSES = "{seat} {seat:passes|pass}"
BANISHED = "{seat} {seat:is|are} out"
POINTS = "{n} {n:point|points}"

# Player panels
POINTS_SO_FAR = "{n} of 4 points"
PASSED = {
    1: "Passed once. A third pass in a row ends the turn (4.7).",
    2: "Passed twice in a row. A third pass ends the turn (4.7).",
}

# Places
HINT_SOURCES = "Put sources here, and tower cards on a source"
