package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Several parcels of an order, bought one after the other. All are rated before the first is
/// bought. When one is refused or in doubt nevertheless, those before it stay bought and those
/// after it are not tried.
final class ParcelsPurchase {

  private static final Line NOT_TRIED =
      Line.of(ProblemException.refused(ProblemCode.CONFLICT, OrderWords.PARCEL_AFTER).problem());

  private final OrderPurchase purchase;
  private final Caller caller;
  private final String orderId;
  private final OrderPurchase.Asked asked;
  private final Receipt<List<Line>> receipt;
  private final List<Line> lines = new ArrayList<>();
  private @Nullable String first;

  /// The result of one parcel; exactly one of both is null.
  record Line(@Nullable Shipment shipment, @Nullable Problem problem) {

    static Line of(Shipment shipment) {
      return new Line(shipment, null);
    }

    static Line of(Problem problem) {
      return new Line(null, problem);
    }

    private boolean isBought() {
      return shipment != null && shipment.status() != ShipmentStatus.PENDING;
    }
  }

  ParcelsPurchase(
      OrderPurchase purchase,
      Caller caller,
      String orderId,
      OrderPurchase.Asked asked,
      Receipt<List<Line>> receipt) {
    this.purchase = purchase;
    this.caller = caller;
    this.orderId = orderId;
    this.asked = asked;
    this.receipt = receipt;
  }

  /// Buys the parcels.
  ///
  /// @param interrupted the first shipment that an earlier request with the same key had begun
  /// @return a line for each requested parcel, in their order
  /// @throws ProblemException when nothing at all was bought
  List<Line> buy(Optional<String> interrupted) {
    interrupted.ifPresent(this::takeUp);
    try {
      if (lines.stream().allMatch(Line::isBought)) {
        buyRest();
      }
    } catch (ProblemException refused) {
      if (lines.isEmpty()) {
        throw refused;
      }
      lines.add(Line.of(refused.problem()));
    }
    return completed(lines);
  }

  /// Collects what the interrupted request had bought, as far as it got.
  private void takeUp(String begun) {
    for (int place = 0; place < asked.parcels().size(); place++) {
      var known =
          inPlace(begun, place)
              .map(OrderParcel::shipmentId)
              .or(() -> lines.isEmpty() ? Optional.of(begun) : Optional.empty());
      var shipment = known.flatMap(id -> purchase.fulfilment().resume(caller, id, keeping()));
      if (shipment.isEmpty()) {
        return;
      }
      first = begun;
      lines.add(Line.of(shipment.get()));
    }
  }

  private Optional<OrderParcel> inPlace(String begun, int place) {
    return purchase.order(caller, orderId).parcels().stream()
        .filter(parcel -> parcel.request().equals(begun) && parcel.place() == place)
        .findFirst();
  }

  private void buyRest() {
    purchase.ask(caller, orderId, asked);
    var order = purchase.order(caller, orderId);
    var wanted = asked.parcels().subList(lines.size(), asked.parcels().size());
    var ready = purchase.buyable(caller, order, asked, wanted);
    ready.forEach(parcel -> purchase.requireAgreed(caller, parcel));
    for (var parcel : ready) {
      var next = parcel.inRequest(first, lines.size());
      var line = Line.of(purchase.buy(caller, next, asked.question(), keeping()));
      lines.add(line);
      if (!line.isBought()) {
        return;
      }
    }
  }

  /// Claims the key with the first parcel, and stores the answer in the transaction of the last
  /// one.
  private Receipt<Shipment> keeping() {
    return new Receipt<>() {
      @Override
      public void claim(Tx tx, String shipmentId) {
        if (lines.isEmpty()) {
          first = shipmentId;
          receipt.claim(tx, shipmentId);
        }
      }

      @Override
      public void settle(Tx tx, Shipment shipment) {
        var line = Line.of(shipment);
        if (!line.isBought() || lines.size() + 1 == asked.parcels().size()) {
          receipt.settle(tx, completed(Stream.concat(lines.stream(), Stream.of(line)).toList()));
        }
      }

      @Override
      public void withdraw(Tx tx) {
        receipt.withdraw(tx);
      }
    };
  }

  private List<Line> completed(List<Line> tried) {
    return Stream.concat(tried.stream(), Stream.generate(() -> NOT_TRIED))
        .limit(asked.parcels().size())
        .toList();
  }
}
