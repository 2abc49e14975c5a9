package dev.quayside.app.screen.orders;

import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
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
import org.jspecify.annotations.Nullable;

/// The parcels of an order that have a label, or were shipped another way.
///
/// @param shipped number of pieces in them
/// @param pieces number of pieces ordered
/// @param parcels oldest first
public record Parts(int shipped, int pieces, List<Parcel> parcels) {

  /// @param pieces number of pieces in it
  /// @param labelId empty for one that was shipped another way
  /// @param service of it, or who has one that was shipped another way
  /// @param price what it cost; null when it is not known
  /// @param billedTo end of the account that pays it in place of the sender; null where it does not
  /// @param buyer who bought the label, and at which desk; empty when neither tells anything
  /// @param external the id of one that was shipped another way; empty for one with a label
  public record Parcel(
      String labelId,
      String tracking,
      String service,
      @Nullable Money price,
      @Nullable String billedTo,
      int pieces,
      String buyer,
      String external) {

    boolean isExternal() {
      return !external.isEmpty();
    }
  }

  public Parts {
    parcels = List.copyOf(parcels);
  }

  /// @param severalDesks whether it is worth saying at which desk a label was bought
  static Parts of(SalesOrder order, boolean severalDesks) {
    var out = order.out().toList();
    return new Parts(
        out.stream().mapToInt(Parts::pieces).sum(),
        order.details().pieces(),
        out.stream().map(parcel -> parcel(parcel, severalDesks)).toList());
  }

  /// Whether some of the order has shipped and some is left.
  boolean isUnfinished() {
    return !parcels.isEmpty() && shipped < pieces;
  }

  /// Whether there is more to show than fits the order's line.
  boolean isTold() {
    return isUnfinished()
        || parcels.size() > 1
        || parcels.stream().anyMatch(parcel -> parcel.isExternal() || !parcel.buyer().isEmpty());
  }

  /// The price of all parcels; empty where none is known, and when they have several currencies.
  Optional<Money> total() {
    var prices = parcels.stream().flatMap(one -> Stream.ofNullable(one.price())).toList();
    boolean same = prices.stream().map(Money::currency).distinct().count() == 1;
    return same ? prices.stream().reduce(Money::plus) : Optional.empty();
  }

  /// End of the account that pays for all parcels; empty when the sender pays for one.
  Optional<String> billedTo() {
    return parcels.stream().allMatch(one -> one.billedTo() != null)
        ? parcels.stream().flatMap(one -> Stream.ofNullable(one.billedTo())).findFirst()
        : Optional.empty();
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

  private static Parcel parcel(OrderParcel parcel, boolean severalDesks) {
    return parcel.isExternal() ? external(parcel) : bought(parcel, severalDesks);
  }

  private static Parcel external(OrderParcel parcel) {
    var who = parcel.carrier().orElse("");
    return new Parcel(
        "",
        parcel.trackingNumber().orElse(""),
        CarrierModules.of(who).map(CarrierModule::name).orElse(who),
        parcel.cost().orElse(null),
        null,
        pieces(parcel),
        "",
        parcel.id());
  }

  private static Parcel bought(OrderParcel bought, boolean severalDesks) {
    OrderShipment label = Objects.requireNonNull(bought.shipment());
    return new Parcel(
        label.labelId(),
        label.trackingNumber(),
        ServiceName.brief(label.carrier(), label.serviceName()),
        label.price(),
        label.billedTo(),
        pieces(bought),
        buyer(label, severalDesks),
        "");
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
