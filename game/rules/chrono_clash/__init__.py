"""Chrono Clash: two to four players pull one clock to and fro. The law is RULES.md."""
