"""What shows a deck: charts, lists, stacks, and how it did."""
