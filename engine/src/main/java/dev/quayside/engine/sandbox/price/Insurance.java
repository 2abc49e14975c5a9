package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The price of covering the declared value: nothing up to `free`, `first` up to `firstTo`, then
/// `perHundred` for each further hundred or part of it. All in the currency's minor unit.
record Insurance(long free, long firstTo, long first, long perHundred) implements Surcharge {

  private static final long HUNDRED = 100_00;

  static Insurance read(Section section) {
    return new Insurance(
        section.price("free"),
        section.price("first-to"),
        section.price("first"),
        section.price("per-hundred"));
  }

  @Override
  public boolean isBesideFlatRates() {
    return true;
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    var insured = haul.piece().parcel().insuredValue();
    if (insured != null && insured.minor() > free) {
      long beyond = Math.max(0, insured.minor() - firstTo);
      long hundreds = (beyond + HUNDRED - 1) / HUNDRED;
      bill.add("insurance", PriceWords.INSURANCE.of(insured), first + hundreds * perHundred, false);
    }
  }
}
