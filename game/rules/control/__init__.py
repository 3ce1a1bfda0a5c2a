"""Control: two to four time travellers race to a Fuel Count of 21. The law is RULES.md."""
