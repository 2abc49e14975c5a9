package dev.quayside.engine.order;

import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a list of orders is narrowed to.
///
/// @param states empty for all
/// @param query part of number, recipient, city, SKU or tracking number; null for all
/// @param number exactly, but for upper and lower case; null for all
/// @param createdAfter null for all
/// @param createdBefore null for all
/// @param metadatum a name of its metadata and what stands under it; null for all
public record OrderFilter(
    Set<OrderState> states,
    @Nullable String query,
    @Nullable String number,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore,
    Map.@Nullable Entry<String, String> metadatum) {

  public static final OrderFilter ALL = new OrderFilter(Set.of(), null);

  /// Of orders that somebody has still to do something about, or of the others.
  public static OrderFilter unfinished(boolean unfinished) {
    return new OrderFilter(
        Stream.of(OrderState.values())
            .filter(state -> state.isUnfinished() == unfinished)
            .collect(Collectors.toSet()),
        null);
  }

  public OrderFilter {
    states = Set.copyOf(states);
  }

  public OrderFilter(Set<OrderState> states, @Nullable String query) {
    this(states, query, null, null, null, null);
  }

  public static OrderFilter of(OrderState state) {
    return new OrderFilter(Set.of(state), null);
  }
}
