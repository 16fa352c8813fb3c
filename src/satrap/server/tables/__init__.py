"""Tables: where people and bots sit down, and what happens there."""
