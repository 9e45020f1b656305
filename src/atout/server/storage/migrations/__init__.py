"""Changes of the database, in order. They run by themselves at start."""
