package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.price.Bill;
import dev.quayside.engine.sandbox.price.PriceWords;

/// The surcharge for a piece that is too long or too wide for sorting belts; millimetres. The fuel
/// surcharge applies to it.
record Oversize(long longest, long second, long price) {

  /// Reads `[oversize]`; a card without one charges nothing.
  static Oversize read(CardFile card) {
    return card.all("oversize").stream()
        .findFirst()
        .map(Oversize::read)
        .orElseGet(() -> new Oversize(Long.MAX_VALUE, Long.MAX_VALUE, 0));
  }

  private static Oversize read(Section section) {
    return new Oversize(
        section.whole("over-mm"), section.whole("over-second-mm"), section.price("price"));
  }

  void charge(MetricPiece piece, Bill bill) {
    if (piece.longest() > longest || piece.second() > second) {
      bill.add("oversize", PriceWords.OVERSIZE.of(), price, true);
    }
  }
}
