"""Tournaments: who meets whom, what it brings, and what runs them unattended."""
