package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The recommended service for a parcel, and the alternatives to it.
///
/// @param alternatives the others, best first
/// @param parcel the parcel that all options were rated for
public record Advice(
    Option recommended,
    List<Option> alternatives,
    Priority priority,
    Lane lane,
    AskedParcel parcel) {

  /// @param score 0..1 under the priority asked for
  /// @param transitDays median of the history, else as published
  /// @param onTimeRate null without history
  /// @param exceptionRate null without history
  /// @param reasons short English sentences for the reader
  /// @param sampleSize number of delivered parcels the figures rest on
  public record Option(
      String carrier,
      String service,
      BigDecimal score,
      Money cost,
      int transitDays,
      @Nullable BigDecimal onTimeRate,
      @Nullable BigDecimal exceptionRate,
      List<String> reasons,
      Basis basis,
      int sampleSize) {}

  public Advice {
    alternatives = List.copyOf(alternatives);
  }
}
