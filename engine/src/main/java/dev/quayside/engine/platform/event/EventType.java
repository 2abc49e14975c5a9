package dev.quayside.engine.platform.event;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The events there are. The part before the dot is the type's family; the rest is the state that
/// was reached.
public enum EventType {
  TRACKING_UPDATED("tracking.updated"),
  TRACKING_DELIVERED("tracking.delivered"),
  TRACKING_EXCEPTION("tracking.exception"),
  LABEL_CREATED("label.created"),
  LABEL_CANCELLED("label.cancelled"),
  /// An e-mail with the label is on its way to a customer.
  LABEL_EMAILED("label.emailed"),
  REFUND_PENDING("refund.pending"),
  REFUND_REFUNDED("refund.refunded"),
  REFUND_REJECTED("refund.rejected"),
  SHIPMENT_RATE_AVAILABLE("shipment.rate_available"),
  ORDER_CREATED("order.created"),
  ORDER_UPDATED("order.updated"),
  ORDER_HELD("order.held"),
  ORDER_RELEASED("order.released"),
  /// A parcel of the order has its label, and something is left to ship.
  ORDER_PARTLY_SHIPPED("order.partly_shipped"),
  ORDER_SHIPPED("order.shipped"),
  ORDER_FAILED("order.failed"),
  /// The order is to be shipped after all: a person decided so, or its label was voided.
  ORDER_REOPENED("order.reopened"),
  ORDER_CANCELLED("order.cancelled"),
  /// Every piece of a parcel of the order was checked.
  ORDER_CHECKED("order.checked"),
  /// A checked parcel of the order weighs more or less than its items.
  ORDER_CHECK_FAILED("order.check_failed"),
  /// The shop the order comes from was told the parcel's tracking number.
  ORDER_TRACKING_SENT("order.tracking_sent"),
  /// The shop the order comes from refused the parcel's tracking number.
  ORDER_TRACKING_REFUSED("order.tracking_refused"),
  /// Something about the order changed in the shop it comes from.
  ORDER_SOURCE_CHANGED("order.source_changed"),
  /// A shop's orders can no longer be fetched.
  SOURCE_FAILING("source.failing"),
  SOURCE_RECOVERED("source.recovered"),
  /// Also sent when a batch continues.
  BATCH_STARTED("batch.started"),
  BATCH_PAUSED("batch.paused"),
  BATCH_DONE("batch.done"),
  BATCH_CANCELLED("batch.cancelled"),
  PRINT_JOB_SENT("print_job.sent"),
  PRINT_JOB_CONFIRMED("print_job.confirmed"),
  PRINT_JOB_UNKNOWN("print_job.unknown"),
  PRINT_JOB_HELD("print_job.held"),
  PRINT_JOB_FAILED("print_job.failed"),
  PRINT_JOB_CANCELLED("print_job.cancelled"),
  PRINT_JOB_EXPIRED("print_job.expired"),
  MANIFEST_CREATED("manifest.created"),
  PICKUP_BOOKED("pickup.booked"),
  PICKUP_IN_DOUBT("pickup.in_doubt"),
  PICKUP_CANCELLED("pickup.cancelled"),
  /// The customers' data in closed shipments was erased (retention).
  DATA_PURGED("data.purged"),
  PING("ping");

  private static final List<EventType> SUBSCRIBABLE =
      Arrays.stream(values()).filter(type -> type != PING).toList();

  private final String wire;

  EventType(String wire) {
    this.wire = wire;
  }

  public String wire() {
    return wire;
  }

  /// The family, for example `print_job`.
  public String family() {
    return wire.replaceAll("\\..*", "");
  }

  /// The types a subscription may use: all but `ping`, which goes to the webhook a test names.
  public static List<EventType> subscribable() {
    return SUBSCRIBABLE;
  }

  public static Optional<EventType> ofWire(String wire) {
    return Arrays.stream(values()).filter(type -> type.wire.equals(wire)).findFirst();
  }
}
