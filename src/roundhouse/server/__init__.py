"""Tables for people: HTTP and WebSocket API, storage, seats, clocks. It holds no rule and names no game."""
