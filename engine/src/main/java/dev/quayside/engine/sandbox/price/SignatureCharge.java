package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The surcharge for a signature at the door.
record SignatureCharge(long standard, long adult) implements Surcharge {

  private static final String CODE = "signature";

  static SignatureCharge read(Section section) {
    return new SignatureCharge(section.price("standard"), section.price("adult"));
  }

  @Override
  public boolean isBesideFlatRates() {
    return true;
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    switch (haul.piece().parcel().signature()) {
      case NONE -> {}
      case STANDARD -> bill.add(CODE, PriceWords.SIGNATURE.of(), standard, false);
      case ADULT -> bill.add(CODE, PriceWords.ADULT.of(), adult, false);
    }
  }
}
