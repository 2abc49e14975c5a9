package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.sandbox.card.Section;
import dev.quayside.engine.carrier.sandbox.price.Piece;
import dev.quayside.engine.carrier.sandbox.price.Surcharge;
import java.util.List;

/// The larger of actual, dimensional and least weight, in whole pounds.
///
/// @param divisor cubic inches to the pound: 139 for all three since USPS joined on 2026-07-12
/// @param overCubicInches dimensional weight counts only above this: 1,728 (one cubic foot) at USPS
/// @param most a dimensional weight above this is billed as this
record BillableWeight(int divisor, int overCubicInches, int most, List<Surcharge> surcharges) {

  static BillableWeight read(Section weight, List<Surcharge> surcharges) {
    return new BillableWeight(
        weight.whole("divisor"),
        weight.whole("divisor-over-cubic", 0),
        weight.whole("most-billable-lb", Integer.MAX_VALUE),
        surcharges);
  }

  /// 0 stands for under one pound, where the service has such a price.
  int pounds(Piece piece, boolean hasUnderAPound) {
    int dimensional = piece.dimensionalPounds(divisor, overCubicInches);
    int least = 0;
    for (var surcharge : surcharges) {
      least = Math.max(least, surcharge.minimumPounds(piece));
    }
    int beyondActual = Math.min(most, Math.max(dimensional, least));
    boolean tiny = hasUnderAPound && piece.underAPound() && beyondActual == 0;
    return tiny ? 0 : Math.max(piece.pounds(), beyondActual);
  }
}
