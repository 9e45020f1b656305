"""What happens at a table without a command: bots move, forced moves are made, grace times and clocks run out."""
