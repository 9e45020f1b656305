"""What people sit down for: rounds, totals and winners, the record, the notation, views and fair shuffles."""
