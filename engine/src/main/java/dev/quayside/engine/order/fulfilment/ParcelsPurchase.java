package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.PlannedParcels;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
  private final RequestKey<List<Line>> key;
  private final List<Integer> places;
  private final Packing.Share share;
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
      RequestKey<List<Line>> key) {
    this(
        purchase,
        caller,
        orderId,
        asked,
        IntStream.range(0, asked.parcels().size()).boxed().toList(),
        asked.parcels().size() > 1 ? Packing.Share.OF_SEVERAL : Packing.Share.ALONE,
        key);
  }

  /// @param places of the parcels in the request, from 0
  /// @param share what part of the order each of them is
  private ParcelsPurchase(
      OrderPurchase purchase,
      Caller caller,
      String orderId,
      OrderPurchase.Asked asked,
      List<Integer> places,
      Packing.Share share,
      RequestKey<List<Line>> key) {
    this.places = places;
    this.share = share;
    this.purchase = purchase;
    this.caller = caller;
    this.orderId = orderId;
    this.asked = asked;
    this.key = key;
  }

  /// The parcels that a rule divides the order into, or the last one of them.
  static ParcelsPurchase divided(
      OrderPurchase purchase,
      Caller caller,
      String orderId,
      OrderPurchase.Asked asked,
      RequestKey<List<Line>> key) {
    var places = IntStream.range(0, asked.parcels().size()).boxed().toList();
    return new ParcelsPurchase(
        purchase, caller, orderId, asked, places, Packing.Share.OF_SEVERAL, key);
  }

  /// The parcels that the order's shop says it goes in, but for those that have their label.
  ///
  /// @throws ProblemException `CONFLICT` when all have
  static ParcelsPurchase planned(
      OrderPurchase purchase,
      Caller caller,
      String orderId,
      OrderPurchase.Asked asked,
      RequestKey<List<Line>> key) {
    var order = purchase.order(caller, orderId);
    var planned = PlannedParcels.of(order);
    var places = List.copyOf(planned.open(key.interrupted().orElse("")));
    if (places.isEmpty()) {
      throw OrderRefusals.notShippable(order);
    }
    var wanted =
        places.stream()
            .map(
                place ->
                    new WantedParcel(
                            "parcels[" + place + "]",
                            planned.all().get(place),
                            planned.areLines() ? line(order, place + 1) : null)
                        .asIn(asked))
            .toList();
    return new ParcelsPurchase(
        purchase, caller, orderId, asked.in(wanted), places, Packing.Share.PLANNED, key);
  }

  private static List<WantedParcel.Pieces> line(SalesOrder order, int line) {
    int left = order.left(line);
    return left == 0
        ? List.of()
        : List.of(new WantedParcel.Pieces("parcels[" + (line - 1) + "]", line, null, left));
  }

  /// Buys the parcels.
  ///
  /// @return a line for each requested parcel, in their order
  /// @throws ProblemException when nothing at all was bought
  List<Line> buy() {
    key.interrupted().ifPresent(this::takeUp);
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
          inPlace(begun, places.get(place))
              .map(OrderParcel::shipmentId)
              .or(() -> lines.isEmpty() ? Optional.of(begun) : Optional.empty());
      var shipment = known.flatMap(id -> purchase.fulfilment().resume(caller, id, ofParcel()));
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
    for (int each = 0; each < ready.size(); each++) {
      var parcel = ready.get(each);
      wanted.get(each).named(() -> purchase.requireSold(caller, parcel));
    }
    for (int each = 0; each < ready.size(); each++) {
      var next = ready.get(each).inRequest(first, places.get(lines.size()), share);
      var line =
          Line.of(wanted.get(each).named(() -> purchase.buy(caller, next, asked, ofParcel())));
      lines.add(line);
      if (!line.isBought()) {
        return;
      }
    }
  }

  /// The key for one parcel: it stands for the first one, and is answered in the transaction of the
  /// last one.
  private RequestKey<Shipment> ofParcel() {
    return new RequestKey<>() {
      @Override
      public Optional<String> interrupted() {
        return Optional.empty();
      }

      @Override
      public void begin(Tx tx, String shipmentId) {
        if (lines.isEmpty()) {
          first = shipmentId;
          key.begin(tx, shipmentId);
        }
      }

      @Override
      public Prepared answer(Shipment shipment) {
        var line = Line.of(shipment);
        return !line.isBought() || lines.size() + 1 == asked.parcels().size()
            ? key.answer(completed(Stream.concat(lines.stream(), Stream.of(line)).toList()))
            : _ -> {};
      }

      @Override
      public void withdraw(Tx tx) {
        key.withdraw(tx);
      }
    };
  }

  private List<Line> completed(List<Line> tried) {
    return Stream.concat(tried.stream(), Stream.generate(() -> NOT_TRIED))
        .limit(asked.parcels().size())
        .toList();
  }
}
