package dev.quayside.engine.parcel.option;

/// A further number of the sender's that goes with a shipment, beside its `reference`.
public record ShipmentReference(ReferenceKind kind, String value) {

  /// How many a shipment has at most.
  public static final int MOST = 3;

  /// Characters in one.
  public static final int LONGEST = 100;
}
