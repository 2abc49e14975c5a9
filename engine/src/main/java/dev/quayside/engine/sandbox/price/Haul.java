package dev.quayside.engine.sandbox.price;

import java.time.LocalDate;

/// One piece with one service on one lane: the facts surcharges depend on.
///
/// @param family the card's name for services priced alike, such as `ground` or `air`
/// @param band 1 to 8 by distance; lanes to outlying regions count as 8
/// @param deliveryArea the destination's class when it costs extra, else empty
public record Haul(Piece piece, String family, int band, String deliveryArea, LocalDate shipDate) {

  /// Index of the price step in charges published for zones 2, 3-4, 5-6, and 7 and above.
  int tier() {
    return band <= 2 ? 0 : Math.min(3, (band - 1) / 2);
  }
}
