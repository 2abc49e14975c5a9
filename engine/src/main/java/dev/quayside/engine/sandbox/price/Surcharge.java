package dev.quayside.engine.sandbox.price;

/// Something a carrier charges on top of the base price.
public interface Surcharge {

  /// The minimum weight in pounds that the surcharge makes a piece be billed at.
  default int minimumPounds(Piece piece) {
    return 0;
  }

  /// Whether it is charged beside a flat price too, which has fuel and the kind of door in it.
  default boolean isBesideFlatRates() {
    return false;
  }

  /// Adds its line, if it applies to the haul.
  void charge(Haul haul, Bill bill);
}
