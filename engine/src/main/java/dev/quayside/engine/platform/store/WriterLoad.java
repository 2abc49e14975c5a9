package dev.quayside.engine.platform.store;

/// The work a database's one writer has done and still has.
///
/// @param commits since the database was opened; each makes the changes of many callers durable
/// @param changes in those commits
/// @param waiting changes not yet begun
public record WriterLoad(long commits, long changes, int waiting) {}
