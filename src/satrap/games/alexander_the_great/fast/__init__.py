"""The fast engine of Alexander the Great, for search alone; the readable engine is the law.

`bridge` makes records of a match and back. Everything else is compiled: `flow.start` and
`flow.apply` play, `choices.legal` lists, `playouts.playout` plays to the end at random.
"""
