package dev.quayside.engine.sandbox.price;

import java.util.Set;

/// A surcharge that only some service families of a card charge; its minimum weight applies to all.
record OnlyFor(Set<String> families, Surcharge surcharge) implements Surcharge {

  @Override
  public int minimumPounds(Piece piece) {
    return surcharge.minimumPounds(piece);
  }

  @Override
  public boolean isBesideFlatRates() {
    return surcharge.isBesideFlatRates();
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    if (families.contains(haul.family())) {
      surcharge.charge(haul, bill);
    }
  }
}
