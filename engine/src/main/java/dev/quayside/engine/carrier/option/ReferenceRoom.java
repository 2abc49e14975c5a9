package dev.quayside.engine.carrier.option;

/// How many of the sender's references a carrier takes.
///
/// @param most the sender's `reference` among them
/// @param length characters of one
public record ReferenceRoom(int most, int length) {}
