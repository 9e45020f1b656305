"""What outlives the process: one SQLite file, or a PostgreSQL database that several processes share."""
