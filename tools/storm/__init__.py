"""The server in a storm: load, kills, freezes, a full disk and bad clients, and a verdict from the database's own log. See docs/storm.md."""
