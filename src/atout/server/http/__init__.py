"""Requests and their answers: the interface for people and programs, its description, the pages of the client."""
