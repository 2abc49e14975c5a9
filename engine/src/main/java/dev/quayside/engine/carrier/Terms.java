package dev.quayside.engine.carrier;

/// The terms on which a carrier's labels are bought.
///
/// @param test whether it is the carrier's test system: its labels are marked and never count as
///   shipped
public record Terms(Billing billing, boolean test) {

  /// The terms of carriers without an account.
  public static final Terms PREPAID = new Terms(Billing.WALLET, false);
}
