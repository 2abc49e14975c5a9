package dev.quayside.engine.analytics.invoice.billing;

import org.jspecify.annotations.Nullable;

/// One amount of an invoice.
///
/// @param name in the carrier's words
/// @param correction whether it corrects an earlier charge: a credit, or a weight measured again
/// @param minor in minor units of the invoice's currency
/// @param duty whether it is for duties and taxes on the goods, or for clearing them
/// @param box the number of the box of a shipment of several; null for a shipment of one, and where
///   an earlier version took the invoice in
public record BilledCharge(
    String name,
    ChargePart part,
    boolean correction,
    long minor,
    boolean duty,
    @Nullable String box) {

  public BilledCharge(String name, ChargePart part, boolean correction, long minor, boolean duty) {
    this(name, part, correction, minor, duty, null);
  }

  /// A charge that its name alone tells.
  public BilledCharge(String name, ChargePart part, boolean correction, long minor) {
    this(name, part, correction, minor, DutyWords.name(name));
  }

  /// The same, of a box among several: boxes alike are billed alike, and none of them twice.
  BilledCharge of(String number) {
    return new BilledCharge(name, part, correction, minor, duty, number);
  }

  /// What is billed for carrying the parcel.
  public boolean isTransport() {
    return part == ChargePart.TRANSPORT && !correction;
  }
}
