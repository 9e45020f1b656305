"""What tests of the server are written with: people, bots, tables, and servers to sit at."""
