"""The steps of the readable engine, compiled: the same files, the same verbs."""
