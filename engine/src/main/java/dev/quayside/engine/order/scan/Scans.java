package dev.quayside.engine.order.scan;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.picklist.PickedOrders;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Optional;
import java.util.function.Supplier;

/// Finds the record for a packer's scan.
public record Scans(
    Shipments shipments, Orders orders, Fulfilment fulfilment, PickedOrders picked) {

  /// Looks, in this order, for a label by tracking number, id or another code on it; for an order
  /// by its number; for a label by the sender's reference, a valid one before a voided one; for the
  /// next order of a pick list, by the code of the list, of its slot, or of what is on one of
  /// single pieces.
  ///
  /// @param sender who would send an order
  public Scanned read(Caller caller, String text, Address sender) {
    var code = text.strip();
    return onLabel(caller, code)
        .<Scanned>map(Scanned.Shipped::new)
        .or(() -> called(caller, code, sender))
        .or(() -> referenced(caller, code).map(Scanned.Shipped::new))
        .or(() -> picked.toPack(caller, code).map(order -> order(caller, order, sender)))
        .orElseGet(Scanned.Unknown::new);
  }

  /// The order of a number: one that waits before one that is over.
  private Optional<Scanned> called(Caller caller, String number, Address sender) {
    var all = orders.called(caller, number);
    var waiting = all.stream().filter(order -> !isOver(order)).toList();
    var meant = waiting.isEmpty() ? all : waiting;
    return meant.size() > 1
        ? Optional.of(new Scanned.Several(meant))
        : meant.stream().findFirst().map(order -> order(caller, order, sender));
  }

  private static boolean isOver(SalesOrder order) {
    return switch (order.state()) {
      case SHIPPED, CANCELLED -> true;
      case OPEN, HELD, BUYING, PARTLY_SHIPPED, FAILED -> false;
    };
  }

  /// The shipment of a label by a code on it, or by its reference.
  public Optional<Shipment> label(Caller caller, String text) {
    var code = text.strip();
    return onLabel(caller, code).or(() -> referenced(caller, code));
  }

  private Optional<Shipment> onLabel(Caller caller, String code) {
    return newest(caller, tracked(code))
        .or(() -> byId(caller, code))
        .or(() -> shipments.ofCode(caller, code));
  }

  /// An order, as ready for shipping as rules and items allow. No carrier is asked.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Scanned order(Caller caller, String orderId, Address sender) {
    return order(caller, orders.get(caller, orderId), sender);
  }

  private Scanned order(Caller caller, SalesOrder order, Address sender) {
    var prepared = fulfilment.prepare(caller, order, sender);
    if (!(prepared instanceof Readiness.Shipped)) {
      return new Scanned.ToShip(prepared);
    }
    var label = order.shipment();
    return label == null
        ? new Scanned.ToShip(prepared)
        : new Scanned.Shipped(shipments.get(caller, label.shipmentId()));
  }

  private Optional<Shipment> byId(Caller caller, String code) {
    if (code.startsWith(IdKind.SHIPMENT.prefix())) {
      return known(() -> shipments.get(caller, code));
    }
    return code.startsWith(IdKind.LABEL.prefix())
        ? known(() -> shipments.ofLabel(caller, code))
        : Optional.empty();
  }

  private static Optional<Shipment> known(Supplier<Shipment> wanted) {
    try {
      return Optional.of(wanted.get());
    } catch (ProblemException unknown) {
      return Optional.empty();
    }
  }

  private Optional<Shipment> referenced(Caller caller, String reference) {
    return newest(caller, referenced(reference, LabelStatus.CREATED))
        .or(() -> newest(caller, referenced(reference, LabelStatus.PENDING)))
        .or(() -> newest(caller, referenced(reference, LabelStatus.CANCELLED)));
  }

  private Optional<Shipment> newest(Caller caller, ShipmentFilter filter) {
    return shipments.list(caller, filter, Page.Request.FIRST).items().stream().findFirst();
  }

  private static ShipmentFilter tracked(String number) {
    return new ShipmentFilter(null, null, null, null, number, null, null, null);
  }

  private static ShipmentFilter referenced(String reference, LabelStatus status) {
    return new ShipmentFilter(null, null, null, status, null, reference, null, null);
  }
}
