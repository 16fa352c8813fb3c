"""The steps of the readable engine once more: the same files, the same verbs."""
