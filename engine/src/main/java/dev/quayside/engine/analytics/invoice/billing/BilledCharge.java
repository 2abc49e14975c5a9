package dev.quayside.engine.analytics.invoice.billing;

/// One amount of an invoice.
///
/// @param name in the carrier's words
/// @param correction whether it corrects an earlier charge: a credit, or a weight measured again
/// @param minor in minor units of the invoice's currency
/// @param duty whether it is for duties and taxes on the goods, or for clearing them
public record BilledCharge(
    String name, ChargePart part, boolean correction, long minor, boolean duty) {

  /// A charge that its name alone tells.
  public BilledCharge(String name, ChargePart part, boolean correction, long minor) {
    this(name, part, correction, minor, DutyWords.name(name));
  }
}
