package dev.quayside.engine.order;

/// What became of an order that came in.
///
/// @param order as it is now
public record OrderIntake(SalesOrder order, Kind kind) {

  /// `SAME`: it was here before and nothing changed. `KEPT`: it is shipped, being bought or
  /// cancelled, and stays as it is.
  public enum Kind {
    NEW,
    CHANGED,
    SAME,
    KEPT
  }
}
