SCHEMA = {}
