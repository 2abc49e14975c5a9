package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Stores a journey when a label is bought, and deletes it when the label is voided.
public final class JourneyBook implements ShipmentListener {

  private final JourneyStore store = new JourneyStore();

  @Override
  public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    var journey = journey(shipment, chosenFrom);
    tx.later(later -> store.insert(later, workspace, journey));
  }

  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    store.delete(tx, workspace, shipment.id());
  }

  static Journey journey(Shipment shipment, List<Rate> offered) {
    var own = own(shipment, offered);
    var best =
        shipment.isBilledElsewhere()
            ? Optional.<Rate>empty()
            : own.flatMap(rate -> best(shipment, rate, offered));
    var acceptance = Optional.ofNullable(shipment.acceptance()).orElseThrow();
    var consignment = shipment.consignment();
    return new Journey(
        shipment.id(),
        shipment.carrier(),
        shipment.service(),
        consignment.from().zip5(),
        consignment.to().zip5(),
        consignment.to().country(),
        own.map(rate -> rate.quote().zone()).orElse(null),
        acceptance.shipDate(),
        acceptance.estimatedDelivery(),
        own.map(rate -> rate.quote().transitDays()).orElse(null),
        shipment.price(),
        best.map(Rate::carrier).orElse(null),
        best.map(rate -> rate.quote().amount()).orElse(null),
        shipment.createdAt(),
        shipment.isBilledElsewhere() ? billed(shipment, own) : null);
  }

  private static Quote.Billed billed(Shipment shipment, Optional<Rate> own) {
    var payor = shipment.consignment().wanted().billing().transportOrSender();
    return new Quote.Billed(
        payor.payor(),
        Objects.requireNonNullElse(payor.accountEnd(), ""),
        own.map(rate -> rate.quote().billed()).map(Quote.Billed::list).orElse(null));
  }

  private static Optional<Rate> own(Shipment shipment, List<Rate> offered) {
    return offered.stream()
        .filter(shipment::isOf)
        .filter(rate -> rate.quote().amount().equals(shipment.price()))
        .findFirst();
  }

  /// The cheapest offer not later than the bought one. The bought one is among the candidates, so
  /// the result is never above what was paid.
  private static Optional<Rate> best(Shipment shipment, Rate own, List<Rate> offered) {
    return offered.stream()
        .filter(rate -> rate.quote().amount().currency().equals(shipment.price().currency()))
        .filter(rate -> !rate.quote().deliveryDate().isAfter(own.quote().deliveryDate()))
        .min(
            Comparator.<Rate, Money>comparing(rate -> rate.quote().amount())
                .thenComparing(rate -> !rate.equals(own)));
  }
}
