package dev.quayside.engine.order.origin;

import dev.quayside.engine.order.packing.OrderShipment;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a shop is to be told next.
///
/// @param takingBack whether the parcel's label was voided and the shop is to forget it
/// @param items which pieces of the shop's lines are in the parcel
/// @param attempts how often it was tried
/// @param asked whether the shop may have taken it already: then it is read before it is written
/// @param handle what the shop calls it; null where it gave none
/// @param begunAt when a write was begun whose end is not known, to tell of it or to take it back;
///   null when none was
public record DuePostBack(
    String orderId,
    String externalId,
    String labelId,
    String shipmentId,
    String trackingNumber,
    String carrier,
    String service,
    List<Pieces> items,
    Instant shippedAt,
    boolean takingBack,
    int attempts,
    boolean asked,
    @Nullable String handle,
    @Nullable Instant begunAt) {

  /// Pieces of a line of the shop.
  public record Pieces(String externalId, int quantity) {}

  /// Of a parcel that has its label just now.
  public static DuePostBack of(
      String orderId, String externalId, OrderShipment label, List<Pieces> items) {
    return new DuePostBack(
        orderId,
        externalId,
        label.labelId(),
        label.shipmentId(),
        label.trackingNumber(),
        label.carrier(),
        label.serviceName(),
        items,
        label.boughtAt(),
        false,
        0,
        false,
        null,
        null);
  }

  /// Of a parcel that left without a label of ours.
  ///
  /// @param id the parcel's, in place of a label's
  /// @param number what the shop is to know it by
  /// @param carrier a code that is known here, or a name
  public static DuePostBack of(
      String orderId,
      String externalId,
      String id,
      String number,
      String carrier,
      Instant shippedAt,
      List<Pieces> items) {
    return new DuePostBack(
        orderId,
        externalId,
        id,
        id,
        number,
        carrier,
        "",
        items,
        shippedAt,
        false,
        0,
        false,
        null,
        null);
  }

  /// Whether what is to be done now may have been done already.
  public boolean isTried() {
    return takingBack ? begunAt != null && attempts > 0 : asked;
  }

  public DuePostBack {
    items = List.copyOf(items);
  }
}
