package dev.quayside.engine.platform.wing;

import java.time.Duration;

/// When a chore has its turn. On a database of its own an engine looks for everything in every
/// round; the others say when it is asked where the database is a network away.
public sealed interface When {

  /// In every round, there too.
  record EveryRound() implements When {}

  /// When a sign of life of this engine has heard that it is due.
  ///
  /// @param condition whether there is something to do, as a {@link
  ///   dev.quayside.engine.platform.lease.Question}
  /// @param asked the least pause between two questions
  record Due(String condition, Duration asked) implements When {}

  /// When something was written at any engine, or an engine has come or gone.
  ///
  /// @param shortest the least pause between two turns
  /// @param longest after which it has its turn though nothing was written
  record Changed(Duration shortest, Duration longest) implements When {}

  /// Once an hour: what deletes old rows that only take up space.
  record Seldom() implements When {}
}
