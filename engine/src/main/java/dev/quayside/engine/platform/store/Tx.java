package dev.quayside.engine.platform.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// One open transaction. Use cases hand it from store to store, so that what belongs together
/// commits together.
///
/// @param handle for `*Store` classes only
/// @param afterwards what follows the commit
public record Tx(Handle handle, List<Runnable> afterwards) {

  Tx(Handle handle) {
    this(handle, new ArrayList<>());
  }

  /// Runs `step` once this transaction is durable, on the writer's thread: it must be quick and
  /// never wait. Rolled back, or only read, nothing runs.
  public void afterCommit(Runnable step) {
    afterwards.add(step);
  }
}
