"""Which screen: the scene stack and every scene that can lie on it."""
