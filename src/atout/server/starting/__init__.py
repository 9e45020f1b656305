"""From `atout serve` to a server that answers: where it listens, who else runs here, and the processes that serve."""
