"""Tools that are run by hand: what takes too long for the tests."""
