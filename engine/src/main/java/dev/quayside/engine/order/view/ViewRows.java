package dev.quayside.engine.order.view;

import dev.quayside.engine.base.identity.Caller;
import java.util.List;

/// The rows that a view leaves of its list. None are left of the orders of whoever asks, where
/// nobody has signed in.
public interface ViewRows {

  long count(Caller caller, ViewDraft view);

  /// @param most ids at most
  /// @return ids of the rows, newest first
  List<String> ids(Caller caller, ViewDraft view, int most);
}
