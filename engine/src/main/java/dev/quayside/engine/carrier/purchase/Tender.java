package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import java.time.Instant;

/// An order to buy one service for one consignment.
///
/// @param reference ours (the shipment id): the carrier keeps it, and it is never used for a second
///   purchase
/// @param price the quoted price
/// @param orderedAt when it is bought, which may be days before its parcel is handed over
public record Tender(
    String reference,
    String service,
    Consignment consignment,
    Money price,
    LabelSpec label,
    Instant orderedAt) {

  /// A tender that is ordered when its parcel is handed over.
  public Tender(
      String reference, String service, Consignment consignment, Money price, LabelSpec label) {
    this(reference, service, consignment, price, label, consignment.tenderAt());
  }

  /// The same for a consignment in another form.
  public Tender with(Consignment other) {
    return other == consignment
        ? this
        : new Tender(reference, service, other, price, label, orderedAt);
  }

  /// A tender that is never sent: it shows what a carrier's connector refuses by itself.
  public static Tender trial(String service, Consignment consignment) {
    return new Tender(
        "", service, consignment, Money.usd("0.00"), LabelSpec.fourBySix(LabelFormat.PDF));
  }
}
