package dev.quayside.engine.shipping.search;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A search for shipments, with the order of the results.
///
/// @param words each must occur in recipient, city, reference, service or tracking number; case and
///   accents do not matter
/// @param carrier carrier code; null for all
/// @param from bought at this time or later; null for no limit
/// @param to bought before this time; null for no limit
/// @param labels ids of the labels to search; null for all
/// @param ids ids of the shipments to search, as a view leaves them; null for all
public record ShipmentSearch(
    ShipmentTab tab,
    String words,
    @Nullable String carrier,
    @Nullable Instant from,
    @Nullable Instant to,
    @Nullable Set<String> labels,
    @Nullable Set<String> ids,
    Order order,
    boolean descending) {

  public ShipmentSearch {
    labels = labels == null ? null : Set.copyOf(labels);
    ids = ids == null ? null : Set.copyOf(ids);
  }

  public ShipmentSearch(
      ShipmentTab tab,
      String words,
      @Nullable String carrier,
      @Nullable Instant from,
      @Nullable Instant to,
      Order order,
      boolean descending) {
    this(tab, words, carrier, from, to, null, null, order, descending);
  }

  public ShipmentSearch under(ShipmentTab other) {
    return new ShipmentSearch(other, words, carrier, from, to, labels, ids, order, descending);
  }

  /// A copy that searches only these labels.
  public ShipmentSearch among(Set<String> some) {
    return new ShipmentSearch(tab, words, carrier, from, to, some, ids, order, descending);
  }

  /// A copy that searches only these shipments.
  ///
  /// @param some null for all
  public ShipmentSearch only(@Nullable Set<String> some) {
    return new ShipmentSearch(tab, words, carrier, from, to, labels, some, order, descending);
  }

  /// All shipments, newest first.
  public static final ShipmentSearch EVERYTHING =
      new ShipmentSearch(ShipmentTab.ALL, "", null, null, null, Order.BOUGHT, true);

  /// Sort order; the newer one first among equals.
  public enum Order {
    BOUGHT,
    RECIPIENT,
    CARRIER,
    SERVICE,
    COST,
    STATUS
  }
}
