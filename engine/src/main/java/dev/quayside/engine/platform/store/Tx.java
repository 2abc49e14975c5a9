package dev.quayside.engine.platform.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// One open transaction. Use cases pass it from store to store, so that related changes commit
/// together.
///
/// @param handle for `*Store` classes only
/// @param afterwards runs after the commit
public record Tx(Handle handle, List<Runnable> afterwards) {

  public Tx(Handle handle) {
    this(handle, new ArrayList<>());
  }

  /// Runs statements whose outcome this transaction does not depend on. Where the database is a
  /// network away they are sent with the next statement, or with the commit. They cannot be
  /// queries, and their row counts are not known.
  public void later(Consumer<Tx> statements) {
    if (handle.getStatementBuilder() instanceof PreparedOnce kept) {
      kept.later(() -> statements.accept(this));
    } else {
      statements.accept(this);
    }
  }

  /// Runs `step` once this transaction is durable, on the writer's thread: it must be quick and
  /// must not wait. It does not run after a rollback or in a read.
  public void afterCommit(Runnable step) {
    afterwards.add(step);
  }
}
