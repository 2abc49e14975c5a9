package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The surcharge for a piece that must be lifted off the belt by hand. Only the dearest reason is
/// charged, and none for a large package.
///
/// @param byWeight prices of the four zone steps for a piece that is too heavy
/// @param bySize the same for one that is too long, wide or bulky, which also has a minimum
///   billable weight
record AdditionalHandling(Bounds over, int minimumPounds, long[] byWeight, long[] bySize)
    implements Surcharge {

  static final String CODE = "additional_handling";

  static AdditionalHandling read(Section section) {
    return new AdditionalHandling(
        Bounds.read(section),
        section.whole("minimum-lb"),
        section.prices("by-weight"),
        section.prices("by-size"));
  }

  @Override
  public int minimumPounds(Piece piece) {
    return over.tooBig(piece) ? minimumPounds : 0;
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    if (bill.has(LargePackage.CODE)) {
      return;
    }
    if (over.tooHeavy(haul.piece())) {
      bill.add(CODE, PriceWords.HANDLING_WEIGHT.of(), byWeight[haul.tier()], true);
    } else if (over.tooBig(haul.piece())) {
      bill.add(CODE, PriceWords.HANDLING_SIZE.of(), bySize[haul.tier()], true);
    }
  }
}
