package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An order to be shipped.
///
/// @param number the shop's own, unique in the workspace: what stands on the pick list and is
///   scanned
/// @param reason why it is held, why it failed, or why it is open again
/// @param parcels oldest first, voided ones and the one being bought among them
/// @param source the file it came with
public record SalesOrder(
    String id,
    String number,
    OrderState state,
    @Nullable Message reason,
    OrderDetails details,
    List<OrderParcel> parcels,
    @Nullable String source,
    Instant createdAt,
    Instant updatedAt) {

  public SalesOrder {
    parcels = List.copyOf(parcels);
  }

  /// The label of its newest parcel; null while it has none.
  public @Nullable OrderShipment shipment() {
    return bought().reduce((_, newest) -> newest).map(OrderParcel::shipment).orElse(null);
  }

  /// The parcel of a shipment that was not voided.
  public Optional<OrderParcel> parcel(String shipmentId) {
    return parcels.stream()
        .filter(parcel -> parcel.shipmentId().equals(shipmentId) && !parcel.voided())
        .findFirst();
  }

  /// The parcel that was bought at a rate, or is being bought at it, and was not voided.
  public Optional<OrderParcel> atRate(String rateId) {
    return parcels.stream()
        .filter(parcel -> rateId.equals(parcel.rateId()) && !parcel.voided())
        .findFirst();
  }

  /// What is in the parcel of a shipment that was not voided.
  public List<OrderItem> itemsIn(String shipmentId) {
    return parcel(shipmentId).stream()
        .flatMap(parcel -> parcel.items().stream())
        .map(packed -> details.items().get(packed.line() - 1).of(packed.quantity()))
        .toList();
  }

  /// The parcel that is being bought right now.
  public Optional<OrderParcel> underWay() {
    return parcels.stream().filter(parcel -> parcel.shipment() == null).findFirst();
  }

  public boolean hasParcels() {
    return parcels.stream().anyMatch(parcel -> !parcel.voided());
  }

  /// All that was ordered.
  public List<PackedItem> whole() {
    return IntStream.rangeClosed(1, details.items().size())
        .mapToObj(line -> new PackedItem(line, details.items().get(line - 1).quantity()))
        .toList();
  }

  /// What is in no parcel yet; what is being bought is in one.
  public List<PackedItem> left() {
    return IntStream.rangeClosed(1, details.items().size())
        .mapToObj(line -> new PackedItem(line, left(line)))
        .filter(item -> item.quantity() > 0)
        .toList();
  }

  /// How many pieces of a line are in no parcel yet.
  ///
  /// @param line from 1; of one that is not there nothing is left
  public int left(int line) {
    if (line < 1 || line > details.items().size()) {
      return 0;
    }
    int packed = parcels.stream().mapToInt(parcel -> parcel.pieces(line)).sum();
    return details.items().get(line - 1).quantity() - packed;
  }

  /// @throws ProblemException `CONFLICT` when less is left of a line
  public void requireLeft(List<PackedItem> items) {
    tooMany(items)
        .ifPresent(
            item -> {
              throw OrderRefusals.notLeft(this, item);
            });
  }

  /// The first that is more than is left of its line.
  private Optional<PackedItem> tooMany(List<PackedItem> items) {
    return items.stream().filter(item -> item.quantity() > left(item.line())).findFirst();
  }

  /// As it would stand with one more parcel.
  public SalesOrder withParcel(List<PackedItem> items) {
    var more = new OrderParcel("", "", 0, items, null, false, List.of(), null);
    return new SalesOrder(
        id,
        number,
        state,
        reason,
        details,
        Stream.concat(parcels.stream(), Stream.of(more)).toList(),
        source,
        createdAt,
        updatedAt);
  }

  /// Where its parcels alone leave it: open, partly shipped or shipped.
  OrderState byParcels() {
    return hasParcels()
        ? left().isEmpty() ? OrderState.SHIPPED : OrderState.PARTLY_SHIPPED
        : OrderState.OPEN;
  }

  /// Those that have a label.
  public Stream<OrderParcel> bought() {
    return parcels.stream().filter(OrderParcel::isBought);
  }
}
