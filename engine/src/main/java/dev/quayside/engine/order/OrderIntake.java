package dev.quayside.engine.order;

/// The result of taking in an order.
///
/// @param order the order after it was taken in
public record OrderIntake(SalesOrder order, Kind kind) {

  /// What happened to the order. `SAME`: it was known and nothing changed. `KEPT`: it is shipped,
  /// being bought or cancelled, and was not changed. `OF_SHOP`: a shop's order has this number, and
  /// only its shop changes it. `OTHER_CUSTOMER`: the order of this number is for somebody else by
  /// name, street and postal code, and neither takes the other's place.
  public enum Kind {
    NEW,
    CHANGED,
    SAME,
    KEPT,
    OF_SHOP,
    OTHER_CUSTOMER
  }
}
