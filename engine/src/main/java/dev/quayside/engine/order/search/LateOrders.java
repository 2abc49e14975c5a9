package dev.quayside.engine.order.search;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Database;
import java.time.LocalDate;

/// Orders that should have been shipped.
public final class LateOrders {

  private final Database database;
  private final LateOrderStore store = new LateOrderStore();

  public LateOrders(Database database) {
    this.database = database;
  }

  /// The number of unfinished orders whose ship-by day is this one or an earlier one.
  public long count(Caller caller, LocalDate day) {
    return database.read(tx -> store.count(tx, caller.workspace(), day));
  }
}
