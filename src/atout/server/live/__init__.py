"""Connections that stay open: what their owners may see goes out to them, over a WebSocket or as a stream of lines."""
