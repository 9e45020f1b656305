"""One stranger cannot spoil it for others: every attack is made beside an innocent table whose people notice nothing."""
