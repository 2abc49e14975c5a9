package dev.quayside.engine.order.picklist;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// How orders are put on lists.
///
/// @param slots of a list at most
/// @param maxPieces of a list; null for any number
/// @param maxOz of a list, in ounces; null for any
public record PickPlan(
    PickKind kind,
    int slots,
    PickSort sort,
    @Nullable Integer maxPieces,
    @Nullable BigDecimal maxOz) {

  /// @param slots null for as many as the kind usually has
  public static PickPlan of(
      PickKind kind,
      @Nullable Integer slots,
      PickSort sort,
      @Nullable Integer maxPieces,
      @Nullable BigDecimal maxOz) {
    int most = kind == PickKind.ORDER || slots == null ? kind.usualSlots() : slots;
    return new PickPlan(kind, most, sort, maxPieces, maxOz);
  }
}
