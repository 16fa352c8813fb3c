"""The fast engine of Alexander the Great, for search only; the readable one is authoritative.

`bridge` translates from and to the readable engine. Most of the rest is compiled: `start.start` and
`decisions.apply` play, `decisions.legal` lists, `playouts.playout` plays to the end at random.
"""
