package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;

/// An order to buy one service for one consignment.
///
/// @param reference ours (the shipment id): the carrier keeps it, and it is never used for a second
///   purchase
/// @param price the quoted price
public record Tender(
    String reference, String service, Consignment consignment, Money price, LabelSpec label) {

  /// A tender that is never sent: it shows what a carrier's connector refuses by itself.
  public static Tender trial(String service, Consignment consignment) {
    return new Tender(
        "", service, consignment, Money.usd("0.00"), LabelSpec.fourBySix(LabelFormat.PDF));
  }
}
