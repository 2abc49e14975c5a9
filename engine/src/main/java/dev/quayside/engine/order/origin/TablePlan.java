package dev.quayside.engine.order.origin;

import dev.quayside.engine.parcel.ParcelDraft;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a shop's own tables say beside an order. Their rows tell no time of change.
///
/// @param key what it was looked up by; null where it came in a list
/// @param parcels those that it goes in; empty where the tables do not say
public record TablePlan(@Nullable String key, List<ParcelDraft> parcels) {

  public TablePlan {
    parcels = List.copyOf(parcels);
  }

  /// What a new order can be looked up by; null for one of another shop.
  ///
  /// @param reference of an order that a list brought
  public static @Nullable String key(@Nullable TablePlan plan, String reference) {
    return plan == null ? null : Objects.requireNonNullElse(plan.key, reference);
  }

  public static List<ParcelDraft> parcels(@Nullable TablePlan plan) {
    return plan == null ? List.of() : plan.parcels;
  }

  /// An order that is here: what it was looked up by last, and its parcels while none is bought.
  ///
  /// @param isBegun whether one is
  public static Origin on(Origin origin, @Nullable TablePlan plan, boolean isBegun) {
    return plan == null
        ? origin
        : origin.planned(
            plan.key == null ? origin.key() : plan.key, isBegun ? origin.parcels() : plan.parcels);
  }
}
