package dev.quayside.engine.order.view;

import dev.quayside.engine.base.identity.Caller;
import java.util.List;

/// The rows that a view leaves of its list. Of the orders of the person who asks it leaves none
/// when no person has signed in.
public interface ViewRows {

  long count(Caller caller, ViewDraft view);

  /// @param most ids at most
  /// @return ids of the rows, newest first
  List<String> ids(Caller caller, ViewDraft view, int most);
}
