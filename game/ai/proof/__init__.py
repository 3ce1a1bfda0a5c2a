"""What is certain from one seat's view, whatever is hidden and whatever the others do: proofs, for players and help."""
