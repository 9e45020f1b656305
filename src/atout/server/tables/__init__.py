"""A table and its log, and nothing else: what can be said there, which entry comes of it, what an entry changes, what everybody
is told. Nothing here waits, reads or writes."""
