package dev.quayside.app.screen.orders;

import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The parcels of an order that have a label.
///
/// @param shipped number of pieces in them
/// @param pieces number of pieces ordered
/// @param parcels oldest first
public record Parts(int shipped, int pieces, List<Parcel> parcels) {

  /// @param pieces number of pieces in it
  /// @param buyer who bought the label, and at which desk; empty when neither tells anything
  public record Parcel(
      String labelId, String tracking, String service, Money price, int pieces, String buyer) {}

  public Parts {
    parcels = List.copyOf(parcels);
  }

  /// @param severalDesks whether it is worth saying at which desk a label was bought
  static Parts of(SalesOrder order, boolean severalDesks) {
    var bought = order.parcels().stream().filter(OrderParcel::isBought).toList();
    return new Parts(
        bought.stream().mapToInt(Parts::pieces).sum(),
        order.details().pieces(),
        bought.stream().map(parcel -> parcel(parcel, severalDesks)).toList());
  }

  /// Whether some of the order has shipped and some is left.
  boolean isUnfinished() {
    return !parcels.isEmpty() && shipped < pieces;
  }

  /// Whether there is more to show than fits the order's line.
  boolean isTold() {
    return isUnfinished()
        || parcels.size() > 1
        || parcels.stream().anyMatch(parcel -> !parcel.buyer().isEmpty());
  }

  /// The price of all labels; empty without a label, and when they have several currencies.
  Optional<Money> total() {
    boolean same = parcels.stream().map(one -> one.price().currency()).distinct().count() == 1;
    return same ? parcels.stream().map(Parcel::price).reduce(Money::plus) : Optional.empty();
  }

  String tracking() {
    return joined(Parcel::tracking);
  }

  String services() {
    return joined(Parcel::service);
  }

  private String joined(Function<Parcel, String> part) {
    return parcels.stream()
        .map(part)
        .filter(words -> !words.isEmpty())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static Parcel parcel(OrderParcel bought, boolean severalDesks) {
    OrderShipment label = Objects.requireNonNull(bought.shipment());
    return new Parcel(
        label.labelId(),
        label.trackingNumber(),
        ServiceName.brief(label.carrier(), label.serviceName()),
        label.price(),
        pieces(bought),
        buyer(label, severalDesks));
  }

  private static String buyer(OrderShipment label, boolean severalDesks) {
    var person = Optional.ofNullable(label.boughtBy()).map(BoughtBy::name);
    var desk = Optional.ofNullable(label.station()).filter(_ -> severalDesks);
    return Stream.concat(person.stream(), desk.stream()).collect(Collectors.joining(", "));
  }

  private static int pieces(OrderParcel parcel) {
    return parcel.items().stream().mapToInt(PackedItem::quantity).sum();
  }
}
