package dev.quayside.engine.platform.store;

/// Progress while an earlier version's data is converted to this version, which takes minutes when
/// there is very much.
///
/// @param step the step that begins, from 1
/// @param steps the number of steps
public record Upgrade(int step, int steps) {}
