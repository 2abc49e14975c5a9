package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The work for one row: the rules choose a rate, and its label is bought for the order.
record BatchWork(Fulfilment fulfilment) {

  private static final Problem NOT_SOLD =
      new Problem.Refused(ProblemCode.CARRIER_UNAVAILABLE, OrderStop.NOT_SOLD.of());

  /// The result of a row.
  ///
  /// @param stop why the whole batch must pause; null to go on
  record Outcome(BatchRow row, @Nullable Message stop) {}

  /// @param resumed whether an earlier attempt at this row was cut off by the end of the process
  /// @param key of the purchase
  Outcome ship(
      Caller caller, Batch batch, BatchRow row, boolean resumed, RequestKey<Shipment> key) {
    var question = new ShopQuestion(ShopCheck.Heed.ALL);
    try {
      var order = asked(caller, row, question);
      if (order.state().canShip()) {
        int parcels = fulfilment.parcels(caller, order, batch.sender());
        if (parcels > 1) { // one label would be short of the rest
          return skipped(row, OrderStop.SEVERAL_PARCELS.of(parcels));
        }
        var due = fulfilment.duty().unchecked(caller, order, row.with(), batch.sender());
        if (due.isPresent()) {
          return skipped(row, due.get().message());
        }
      }
      var ready = fulfilment.ready(caller, order, row.with(), batch.sender(), batch.fallback());
      return switch (ready) {
        case Readiness.Chosen chosen -> buy(caller, row, chosen, question, key);
        case Readiness.Unchosen unchosen -> failed(caller, row, unchosen.problem());
        case Readiness.Incomplete incomplete -> failed(caller, row, incomplete.problem());
        case Readiness.Unrateable unrateable -> failed(caller, row, unrateable.problem());
        case Readiness.Stopped stopped -> stopped(caller, row, stopped);
        case Readiness.Shipped shipped -> shipped(row, shipped.order(), resumed);
      };
    } catch (ProblemException refused) {
      return failed(caller, row, refused.problem());
    }
  }

  /// Checks what became of a purchase in doubt.
  BatchRow lookAgain(Caller caller, BatchRow row) {
    var order = fulfilment.orders().get(caller, row.orderId());
    if (order.state() == OrderState.BUYING) {
      return row;
    }
    return asked(row, order)
        .map(label -> row.bought(label.shipmentId(), row.printer()))
        .orElseGet(() -> row.failed(NOT_SOLD));
  }

  /// The label that was asked for. For an order whose label another caller was buying, it is the
  /// label that shipped the order.
  private static Optional<OrderShipment> asked(BatchRow row, SalesOrder order) {
    var asked = row.shipmentId();
    return asked == null
        ? Optional.ofNullable(order.shipment()).filter(_ -> order.state() == OrderState.SHIPPED)
        : order.parcel(asked).map(OrderParcel::shipment);
  }

  /// The order as its shop knows it now.
  private SalesOrder asked(Caller caller, BatchRow row, ShopQuestion question) {
    var order = fulfilment.order(caller, row.orderId());
    return order.state().canShip() && fulfilment.ask(caller, row.orders(), question)
        ? fulfilment.orders().get(caller, row.orderId())
        : order;
  }

  private Outcome buy(
      Caller caller,
      BatchRow row,
      Readiness.Chosen chosen,
      ShopQuestion question,
      RequestKey<Shipment> key) {
    try {
      var bought = fulfilment.buy(caller, chosen, question, key);
      var printer = chosen.packed().plan().printer();
      return new Outcome(
          bought.status() == ShipmentStatus.PENDING
              ? row.doubt(bought.id(), OrderStop.NOT_CONFIRMED.of())
              : row.bought(bought.id(), printer),
          null);
    } catch (ProblemException refused) {
      if (refused.code() == ProblemCode.INSUFFICIENT_BALANCE) {
        row.orders().forEach(id -> fulfilment.orders().reopen(caller, id));
        // the amount is left out: it would include money that other rows have set aside
        return new Outcome(row.with(BatchRow.State.WAITING, null), OrderStop.FUNDS.of());
      }
      return refused.code() == ProblemCode.CHECK_REQUIRED
          ? skipped(row, refused.problem().message())
          : new Outcome(row.failed(refused.problem()), null);
    }
  }

  /// Leaves an order out that has something to be done first; it stays as it is.
  private static Outcome skipped(BatchRow row, Message why) {
    return new Outcome(row.with(BatchRow.State.SKIPPED, why), null);
  }

  private Outcome failed(Caller caller, BatchRow row, Problem why) {
    fulfilment.orders().parcels().fail(caller, row.orders(), why);
    return new Outcome(row.failed(why), null);
  }

  /// Skips the row. An order held by a rule is held in the list of orders too.
  private Outcome stopped(Caller caller, BatchRow row, Readiness.Stopped stopped) {
    var state = stopped.order().state();
    if (state == OrderState.BUYING) {
      var asked = stopped.order().underWay().map(OrderParcel::shipmentId).orElse(null);
      return new Outcome(row.doubt(asked, stopped.why()), null);
    }
    if (state != OrderState.HELD && state != OrderState.CANCELLED) {
      fulfilment.orders().hold(caller, row.orderId(), stopped.why());
    }
    return new Outcome(row.with(BatchRow.State.SKIPPED, stopped.why()), null);
  }

  private static Outcome shipped(BatchRow row, SalesOrder order, boolean resumed) {
    var shipment = order.shipment();
    return new Outcome(
        resumed && shipment != null
            ? row.bought(shipment.shipmentId(), row.printer())
            : row.with(BatchRow.State.SKIPPED, OrderStop.SHIPPED.of()),
        null);
  }
}
