package dev.quayside.engine.shipping.shipment;

/// Which box of a shipment of several a label is on.
///
/// @param number from 1
/// @param of how many boxes the shipment has
public record PieceOf(int number, int of) {

  /// Whether the price of the shipment stands at this box, so that the sum over all its labels is
  /// what it cost.
  public boolean bearsPrice() {
    return number == 1;
  }
}
