package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The Postal Service's fees for long and bulky pieces (DMM 201.7). Of the two fees for length only
/// the higher applies; the fee for bulk is added to it.
record Nonstandard(int long1, long fee1, int long2, long fee2, int bulky, long bulkyFee)
    implements Surcharge {

  private static final String CODE = "nonstandard";

  static Nonstandard read(Section section) {
    return new Nonstandard(
        section.whole("long-inches"),
        section.price("long"),
        section.whole("longer-inches"),
        section.price("longer"),
        section.whole("bulky-cubic"),
        section.price("bulky"));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    int longest = haul.piece().longest();
    if (longest > long2) {
      bill.add(CODE, PriceWords.LONG.of(long2), fee2, false);
    } else if (longest > long1) {
      bill.add(CODE, PriceWords.LONG.of(long1), fee1, false);
    }
    if (haul.piece().cubicInches() > bulky) {
      bill.add(CODE, PriceWords.BULKY.of(), bulkyFee, false);
    }
  }
}
