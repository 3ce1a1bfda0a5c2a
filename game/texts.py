"""Sentences about a whole match. See kernel.template.fill for their fields."""

# Why an undo is refused
NOTHING_TO_UNDO = "nothing to undo"
UNDO_IS_ANOTHERS = "only {seat} can undo the last decision"
DECIDED_SINCE = "{seat} {seat:has|have} decided since"
REVEALED_HIDDEN = "it revealed hidden information"
