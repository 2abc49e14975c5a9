package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Which engine is at a purchase or a void. Within this process {@link InFlight} knows; of the
/// others that share the database the rows tell.
public final class InHand {

  /// Beyond the time a carrier is waited for, until its answer is written down.
  private static final Duration MARGIN = Duration.ofSeconds(5);

  /// How long no other engine asks about what this one took up, unless it is settled before.
  private static final Duration TURN = Duration.ofSeconds(30);

  private final Database database;
  private final Leases leases;
  private final InFlight inFlight;
  private final WorkspaceClock clock;
  private final Duration longestCall;
  private final SettlementStore settlements = new SettlementStore();
  private final ShipmentStore shipments = new ShipmentStore();

  /// Who writes something down about a shipment.
  ///
  /// @param calling whether a call of its own to the carrier is still open
  record Asker(String name, boolean calling, Instant now) {}

  /// @param longestCall how long a carrier is waited for with a purchase
  public InHand(
      Database database,
      Leases leases,
      InFlight inFlight,
      WorkspaceClock clock,
      Duration longestCall) {
    this.database = database;
    this.leases = leases;
    this.inFlight = inFlight;
    this.clock = clock;
    this.longestCall = longestCall;
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `SERVICE_UNAVAILABLE` when this
  ///   engine is too old to buy
  void requireNotTooOld() {
    leases.requireNotTooOld();
  }

  Asker asker(String shipmentId) {
    return new Asker(leases.name(), inFlight.isCalling(shipmentId), leases.now());
  }

  /// Until when a call that begins now may be open.
  Instant until() {
    return leases.now().plus(longestCall).plus(MARGIN);
  }

  /// Whether another engine, and one that lives, is at it.
  public boolean isElsewhere(WorkspaceId workspace, String shipmentId) {
    return database.read(tx -> isElsewhere(tx, workspace, shipmentId));
  }

  boolean isElsewhere(Tx tx, WorkspaceId workspace, String shipmentId) {
    return settlements
        .asked(tx, workspace, shipmentId)
        .filter(asked -> leases.isElsewhere(tx, asked.by()))
        .isPresent();
  }

  /// How long a call of another engine may still buy: "not found" is not certain before. That of an
  /// earlier process of this engine ended with it.
  public Duration mayBuyFor(WorkspaceId workspace, String shipmentId) {
    return database
        .read(tx -> settlements.asked(tx, workspace, shipmentId))
        .filter(asked -> !asked.by().equals(leases.name()))
        .map(asked -> Duration.between(leases.now(), asked.until()))
        .filter(Duration::isPositive)
        .orElse(Duration.ZERO);
  }

  /// Takes in hand what is due.
  ///
  /// @return as it is now; empty when another engine is at it, or was faster
  public Optional<Shipment> takeUp(WorkspaceId workspace, String shipmentId) {
    if (isElsewhere(workspace, shipmentId)) {
      return Optional.empty();
    }
    var at = clock.now(workspace);
    return database.write(
        tx ->
            // once more in the transaction: a void may have begun since
            !inFlight.isRequested(shipmentId)
                    && !isElsewhere(tx, workspace, shipmentId)
                    && settlements.takeUp(tx, workspace, shipmentId, at, at.plus(TURN))
                ? shipments.byId(tx, workspace, shipmentId)
                : Optional.empty());
  }

  /// Leaves open what will soon be certain.
  public void postpone(WorkspaceId workspace, String shipmentId, Settlement open) {
    database.change(
        tx -> {
          settlements.postpone(tx, workspace, shipmentId, open);
        });
  }

  /// Says of the calls that are open that they still are: in one statement that keeps no purchase
  /// waiting, of those that have been open for longer than {@link #MARGIN}.
  public void renew() {
    var open = inFlight.ids();
    if (!open.isEmpty()) {
      var until = until();
      database.writeOnce(
          tx -> {
            settlements.renew(tx, open, leases.name(), until.minus(MARGIN), until);
            return true;
          });
    }
  }
}
