package dev.quayside.engine.sandbox.price;

/// Something a carrier charges on top of the base price.
public interface Surcharge {

  /// The least weight in pounds that a piece is billed at because of it.
  default int minimumPounds(Piece piece) {
    return 0;
  }

  /// Adds its line, if the haul calls for it.
  void charge(Haul haul, Bill bill);
}
