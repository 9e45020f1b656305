"""Tables on the network: people and bots at tables of all games, over HTTP and WebSocket."""
