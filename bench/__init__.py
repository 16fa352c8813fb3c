"""Benchmarks: the speed of the engines, and a server under load and under attack."""
