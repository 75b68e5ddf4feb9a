"""Games with one fault each, for the tests of the conformance kit."""
