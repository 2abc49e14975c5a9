package dev.quayside.engine.sandbox.price;

import java.time.LocalDate;

/// One piece on one service over one lane: what surcharges look at.
///
/// @param family the card's word for services priced alike, for example `ground` or `air`
/// @param band 1 to 8 by distance; lanes to outlying regions count as 8
/// @param deliveryArea class of the destination that costs extra, or empty
public record Haul(Piece piece, String family, int band, String deliveryArea, LocalDate shipDate) {

  /// Index of the price step for charges published for zones 2, 3-4, 5-6 and 7 up.
  int tier() {
    return band <= 2 ? 0 : Math.min(3, (band - 1) / 2);
  }
}
