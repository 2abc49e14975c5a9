package dev.quayside.engine.order;

import org.jspecify.annotations.Nullable;

/// The result of taking in an order.
///
/// @param order the order after it was taken in
public record OrderIntake(SalesOrder order, Kind kind) {

  /// What taking an order in did, or would do.
  ///
  /// @param order as it is afterwards, with what the catalogue knows of its goods; as it was sent
  ///   where it changes nothing here
  /// @param here the order of its number; null where there is none
  public record Outcome(NewOrder order, Kind kind, @Nullable SalesOrder here) {}

  /// What happened to the order. `SAME`: it was known and nothing changed. `KEPT`: it is shipped,
  /// being bought or cancelled, and was not changed. `OF_SHOP`: a shop's order has this number, and
  /// only its shop changes it. `OTHER_CUSTOMER`: this number's order is for another customer by
  /// name, street and postal code, and neither takes the other's place.
  public enum Kind {
    NEW,
    CHANGED,
    SAME,
    KEPT,
    OF_SHOP,
    OTHER_CUSTOMER
  }

  /// With what was sent.
  public Outcome of(NewOrder sent) {
    var after =
        switch (kind) {
          case NEW, CHANGED, SAME -> sent.with(order.details());
          case KEPT, OF_SHOP, OTHER_CUSTOMER -> sent;
        };
    return new Outcome(after, kind, order);
  }
}
