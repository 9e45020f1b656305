"""HILO: nine cards each, lines that go away, and the lowest sum."""
