package dev.quayside.app.screen.orders.departure;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.external.Departure;
import dev.quayside.engine.order.external.Departures;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is asked of the engine for orders that leave another way, for one workspace; off the
/// window's thread.
public record DepartureGateway(WorkspaceEngine place) {

  /// What became of the orders.
  ///
  /// @param done how many left
  /// @param refused why the first that did not stayed; null when all left
  /// @param unwritten why a buyer gets no e-mail; null when all do
  public record Left(int done, @Nullable Problem refused, @Nullable Message unwritten) {}

  /// Ships all that is left of these orders, each by itself: one that cannot leave keeps no other.
  public Left ship(List<String> orderIds, Departure how) {
    int done = 0;
    Problem refused = null;
    var unwritten = new Violations();
    for (var id : orderIds) {
      try {
        departures().ship(place.caller(), id, how, unwritten, RequestKey.none());
        done++;
      } catch (ProblemException why) {
        refused = refused == null ? why.problem() : refused;
      }
    }
    return new Left(
        done, refused, unwritten.list().stream().map(Violation::message).findFirst().orElse(null));
  }

  /// Takes a parcel back that was shipped another way.
  ///
  /// @throws ProblemException `NOT_FOUND` when it was before
  public void takeBack(String orderId, String parcelId) {
    departures().takeBack(place.caller(), orderId, parcelId);
  }

  private Departures departures() {
    return place.engine().ordering().departures();
  }
}
