package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The surcharge for a piece too large for the sorting belts, which also has a minimum billable
/// weight.
///
/// @param over a piece over any of these bounds is large
/// @param business prices of the four zone steps
/// @param home the same for homes
record LargePackage(Bounds over, int minimumPounds, long[] business, long[] home)
    implements Surcharge {

  static final String CODE = "large_package";

  static LargePackage read(Section section) {
    return new LargePackage(
        Bounds.read(section),
        section.whole("minimum-lb"),
        section.prices("business"),
        section.prices("home"));
  }

  @Override
  public int minimumPounds(Piece piece) {
    return over.exceededBy(piece) ? minimumPounds : 0;
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    if (over.exceededBy(haul.piece())) {
      var prices = haul.piece().residential() ? home : business;
      bill.add(CODE, PriceWords.LARGE.of(), prices[haul.tier()], true);
    }
  }
}
