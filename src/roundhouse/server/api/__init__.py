"""The addresses of the server: docs/server_api.md says what each gives."""
