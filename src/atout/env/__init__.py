"""The games for programs: batches of random play here; the interfaces of the field in their own modules."""
