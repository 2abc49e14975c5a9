package dev.quayside.engine.order;

import dev.quayside.engine.base.page.DaySpan;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Times;
import dev.quayside.engine.order.mark.MarkFilter;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Selects the orders of a list.
///
/// @param states empty for all
/// @param query part of number, recipient, city, SKU or tracking number; null for all
/// @param number the exact number, regardless of case; null for all
/// @param times when it was taken in and last changed
/// @param metadatum name and value of a metadata entry; null for all
/// @param sourceId the shop it comes from; null for all
/// @param externalId the shop's own id of it; null for all
/// @param unlisted only those on no pick list
/// @param marks what people put on it
/// @param ordered the days it was placed on, or else came in on; null for any
public record OrderFilter(
    Set<OrderState> states,
    @Nullable String query,
    @Nullable String number,
    Times times,
    Map.@Nullable Entry<String, String> metadatum,
    @Nullable String sourceId,
    @Nullable String externalId,
    boolean unlisted,
    MarkFilter marks,
    @Nullable DaySpan ordered) {

  /// What a list of orders is sorted by.
  public enum Sort implements Slice.Sort {
    CREATED_AT,
    REFERENCE,
    STATUS,
    /// The day it was placed on, else the day it came in; of one day by age.
    ORDERED_ON
  }

  public static final OrderFilter ALL = new OrderFilter(Set.of(), null);

  /// Selects unfinished orders, or finished ones.
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
    this(states, query, null, Times.ANY, null, null, null, false, MarkFilter.ANY, null);
  }

  public static OrderFilter of(OrderState state) {
    return new OrderFilter(Set.of(state), null);
  }

  /// Whether it narrows by a tag and nothing else.
  boolean isOfTag() {
    return marks.tag() != null && equals(ALL.marked(new MarkFilter(marks.tag(), null, false)));
  }

  /// The same narrowed by what people put on them.
  OrderFilter marked(MarkFilter others) {
    return new OrderFilter(
        states, query, number, times, metadatum, sourceId, externalId, unlisted, others, ordered);
  }

  /// The one order that is this at a shop.
  public static OrderFilter ofShop(String sourceId, String externalId) {
    return new OrderFilter(
        Set.of(), null, null, Times.ANY, null, sourceId, externalId, false, MarkFilter.ANY, null);
  }
}
