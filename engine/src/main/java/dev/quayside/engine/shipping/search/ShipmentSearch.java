package dev.quayside.engine.shipping.search;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a list in the window shows, and in which order.
///
/// @param words each must stand somewhere in recipient, city, reference, service or tracking
///   number; case and accents do not matter
/// @param carrier its code; null for all
/// @param from bought at this moment or later; null for since ever
/// @param to bought before this moment; null for until now
public record ShipmentSearch(
    ShipmentTab tab,
    String words,
    @Nullable String carrier,
    @Nullable Instant from,
    @Nullable Instant to,
    Order order,
    boolean descending) {

  /// Everything, newest first.
  public static final ShipmentSearch EVERYTHING =
      new ShipmentSearch(ShipmentTab.ALL, "", null, null, null, Order.BOUGHT, true);

  /// What rows are sorted by; among equals the newer one comes first.
  public enum Order {
    BOUGHT,
    RECIPIENT,
    CARRIER,
    SERVICE,
    COST,
    STATUS
  }
}
