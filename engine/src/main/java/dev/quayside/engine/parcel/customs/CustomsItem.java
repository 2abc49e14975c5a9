package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import org.jspecify.annotations.Nullable;

/// One declared line of goods.
///
/// @param value of one piece
/// @param weight of one piece
/// @param hsCode 6-10 digits with optional dots, or null for the carrier to classify
/// @param originCountry ISO 3166-1 alpha-2
public record CustomsItem(
    String description,
    int quantity,
    Money value,
    Weight weight,
    @Nullable String hsCode,
    String originCountry) {

  /// Of all its pieces.
  public Weight weightOfAll() {
    return weight.times(quantity);
  }
}
