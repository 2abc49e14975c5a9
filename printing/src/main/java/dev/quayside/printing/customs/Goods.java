package dev.quayside.printing.customs;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// One declared line of goods.
///
/// @param each the value of one piece
/// @param weightOz of one piece
/// @param originCountry ISO 3166-1 alpha-2
public record Goods(
    String description,
    int quantity,
    Amount each,
    BigDecimal weightOz,
    @Nullable String hsCode,
    String originCountry) {

  public Amount value() {
    return each.times(quantity);
  }

  /// The weight of all pieces, in ounces.
  public BigDecimal weight() {
    return weightOz.multiply(BigDecimal.valueOf(quantity));
  }
}
