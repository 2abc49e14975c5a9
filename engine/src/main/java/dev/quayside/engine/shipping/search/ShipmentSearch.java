package dev.quayside.engine.shipping.search;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a list in the window shows, and in which order.
///
/// @param words each must stand somewhere in recipient, city, reference, service or tracking
///   number; case and accents do not matter
/// @param carrier its code; null for all
/// @param from bought at this moment or later; null for since ever
/// @param to bought before this moment; null for until now
/// @param labels ids of the only labels it is about; null for all
public record ShipmentSearch(
    ShipmentTab tab,
    String words,
    @Nullable String carrier,
    @Nullable Instant from,
    @Nullable Instant to,
    @Nullable Set<String> labels,
    Order order,
    boolean descending) {

  public ShipmentSearch {
    labels = labels == null ? null : Set.copyOf(labels);
  }

  public ShipmentSearch(
      ShipmentTab tab,
      String words,
      @Nullable String carrier,
      @Nullable Instant from,
      @Nullable Instant to,
      Order order,
      boolean descending) {
    this(tab, words, carrier, from, to, null, order, descending);
  }

  public ShipmentSearch under(ShipmentTab other) {
    return new ShipmentSearch(other, words, carrier, from, to, labels, order, descending);
  }

  /// The same among these labels only.
  public ShipmentSearch among(Set<String> some) {
    return new ShipmentSearch(tab, words, carrier, from, to, some, order, descending);
  }

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
