package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.PrintKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads and changes the print routes of each workspace at each station, and sends live events of
/// the changes.
public final class Routing {

  private final Database database;
  private final PrintRouteStore store;
  private final PrinterRegistry printers;
  private final LiveEvents live;
  private final Events events;

  Routing(
      Database database,
      PrintRouteStore store,
      PrinterRegistry printers,
      LiveEvents live,
      Events events) {
    this.events = events;
    this.database = database;
    this.store = store;
    this.printers = printers;
    this.live = live;
  }

  /// Takes the printers and routes from before there were stations.
  void takeOwnerless() {
    database.change(
        tx -> {
          printers.takeOwnerless(tx);
          store.take(tx, printers.demandStation(tx, null).id());
        });
  }

  /// The routes of this engine's station.
  public List<PrintRoute> all(Caller caller) {
    return all(caller, null);
  }

  /// @param station name; null for the one of this engine
  /// @throws ProblemException `INVALID_REQUEST` when there is no such station
  public List<PrintRoute> all(Caller caller, @Nullable String station) {
    return database.read(
        tx -> {
          var at = printers.demandStation(tx, station);
          return store.all(tx, caller.workspace(), at.id()).stream()
              .map(route -> route.at(at.name()))
              .toList();
        });
  }

  /// The printer for a document; a route of the carrier's own goes before one for all carriers.
  ///
  /// @param station name; null for the one of this engine
  Optional<String> printer(Caller caller, @Nullable String station, DocumentSource.Paper paper) {
    var carrier = paper.carrier() == null ? "" : paper.carrier();
    return database.read(
        tx ->
            printers
                .station(tx, station)
                .flatMap(
                    at -> store.printer(tx, caller.workspace(), at.id(), paper.kind(), carrier)));
  }

  /// Adds a route, or replaces the one of the same kind, carrier and station.
  ///
  /// @return the route with its station
  /// @throws ProblemException as {@link #all}; `FORBIDDEN` when the person may not
  public PrintRoute put(Caller caller, PrintRoute route) {
    Acting.require(Right.CHANGE_SETTINGS);
    return database.write(
        tx -> {
          var at = printers.demandStation(tx, route.station());
          store.put(tx, caller.workspace(), at.id(), route);
          tell(tx, caller, route.kind());
          events.note(tx, caller.workspace(), "print_route.changed", route.kind().wire());
          return route.at(at.name());
        });
  }

  /// @return whether there was one
  /// @throws ProblemException as {@link #put}
  public boolean remove(Caller caller, PrintKind kind, String carrier, @Nullable String station) {
    Acting.require(Right.CHANGE_SETTINGS);
    return database.write(
        tx -> {
          var at = printers.demandStation(tx, station);
          boolean removed = store.remove(tx, caller.workspace(), at.id(), kind, carrier);
          if (removed) {
            tell(tx, caller, kind);
            events.note(tx, caller.workspace(), "print_route.deleted", kind.wire());
          }
          return removed;
        });
  }

  private void tell(Tx tx, Caller caller, PrintKind kind) {
    live.tell(tx, caller.workspace(), Topic.PRINT_ROUTE_CHANGED, kind.wire());
  }
}
