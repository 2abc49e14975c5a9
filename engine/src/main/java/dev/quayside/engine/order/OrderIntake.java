package dev.quayside.engine.order;

/// The result of taking in an order.
///
/// @param order the order after it was taken in
public record OrderIntake(SalesOrder order, Kind kind) {

  /// What happened to the order. `SAME`: it was known and nothing changed. `KEPT`: it is shipped,
  /// being bought or cancelled, and was not changed.
  public enum Kind {
    NEW,
    CHANGED,
    SAME,
    KEPT
  }
}
