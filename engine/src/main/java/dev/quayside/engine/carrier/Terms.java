package dev.quayside.engine.carrier;

/// On what terms a carrier's labels are bought.
///
/// @param test of the carrier's test system: such a label is marked and never counts as shipped
public record Terms(Billing billing, boolean test) {

  /// Of carriers without an account.
  public static final Terms PREPAID = new Terms(Billing.WALLET, false);
}
