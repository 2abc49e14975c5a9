package dev.quayside.engine.platform.store;

/// Data of an earlier version is being brought to this one, which takes minutes where there is very
/// much of it.
///
/// @param step the one that begins, from 1
/// @param steps how many there are
public record Upgrade(int step, int steps) {}
