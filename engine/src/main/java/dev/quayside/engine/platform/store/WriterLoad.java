package dev.quayside.engine.platform.store;

/// What a database's one writer has done and has before it.
///
/// @param commits since it was opened; each makes the changes of many callers durable
/// @param changes in those commits
/// @param waiting changes nobody has begun to write
public record WriterLoad(long commits, long changes, int waiting) {}
