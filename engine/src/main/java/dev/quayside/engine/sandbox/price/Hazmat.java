package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// The surcharge for hazardous materials, where a service takes them.
record Hazmat(long price) implements Surcharge {

  static Hazmat read(Section section) {
    return new Hazmat(section.price("price"));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    if (haul.piece().parcel().hazmat()) {
      bill.add("hazmat", PriceWords.HAZMAT.of(), price, false);
    }
  }
}
