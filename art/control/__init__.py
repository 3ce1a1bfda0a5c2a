"""Control's art: instruments of time travel in brass, glass and light."""
