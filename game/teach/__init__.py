"""What the table teaches: goals, proofs, puzzles, hints, chances, lessons and looking back. It knows no screen."""
