package dev.quayside.engine.order.view;

import dev.quayside.engine.base.identity.Caller;

/// Counts the rows that a view leaves.
@FunctionalInterface
public interface ViewCounts {

  /// @return 0 for the orders of whoever asks, where nobody has signed in
  long of(Caller caller, ViewDraft view);
}
