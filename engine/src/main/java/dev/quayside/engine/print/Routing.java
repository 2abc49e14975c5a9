package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.source.PrintKind;
import java.util.List;

/// Reads and changes the print routes of each workspace, and sends live events of the changes.
record Routing(Database database, PrintRouteStore store, LiveEvents live) {

  List<PrintRoute> all(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  void put(Caller caller, PrintRoute route) {
    database.write(
        tx -> {
          store.put(tx, caller.workspace(), route);
          return told(tx, caller, route.kind());
        });
  }

  boolean remove(Caller caller, PrintKind kind, String carrier) {
    return database.write(
        tx -> store.remove(tx, caller.workspace(), kind, carrier) && told(tx, caller, kind));
  }

  private boolean told(Tx tx, Caller caller, PrintKind kind) {
    live.tell(tx, caller.workspace(), Topic.PRINT_ROUTE_CHANGED, kind.wire());
    return true;
  }
}
