package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.analytics.invoice.billing.BilledParcel;
import dev.quayside.engine.analytics.invoice.billing.ChargePart;
import dev.quayside.engine.analytics.invoice.billing.DutyWords;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The shipment that this workspace booked under a tracking number.
///
/// @param parts parts of the price in minor units, adding up to it; empty when they are not known
/// @param weight the weight the carrier quoted for, rounded and dimensional where the carrier said
///   so
/// @param dimensions null when none were declared
/// @param paidByOthers whether the carrier was to bill another's account
/// @param duties whether the invoice bills duties and taxes to the one who was to pay them
/// @param quotedDuties what the price has of them: the carrier's fee for prepaying them
record Booked(
    String shipmentId,
    Money price,
    Map<ChargePart, Long> parts,
    Weight weight,
    @Nullable Dimensions dimensions,
    String serviceName,
    boolean voided,
    boolean paidByOthers,
    DutiesBill duties,
    long quotedDuties) {

  /// @param offered the rates compared when the label was bought
  /// @param account the account that the invoice bills; empty when it does not say
  static Booked of(Shipment shipment, List<Rate> offered, String account) {
    var quote = shipment.quoted(offered);
    var consignment = shipment.consignment();
    return new Booked(
        shipment.id(),
        shipment.price(),
        quote.map(each -> parts(each, shipment.price())).orElse(Map.of()),
        quote
            .map(Quote::billableWeight)
            .filter(billable -> billable.isMoreThan(consignment.weight()))
            .orElse(consignment.weight()),
        consignment.isInPieces() ? null : consignment.parcel().dimensions(),
        shipment.serviceName(),
        shipment.status() == ShipmentStatus.CANCELLED,
        shipment.isBilledElsewhere(),
        DutiesBill.of(consignment, account),
        quote.map(Booked::duties).orElse(0L));
  }

  private static long duties(Quote quote) {
    return quote.breakdown().stream()
        .filter(charge -> DutyWords.name(charge.description().sentence()))
        .mapToLong(charge -> charge.amount().minor())
        .sum();
  }

  /// Duties and taxes that are billed as agreed, and for the first time: no overcharge, so that
  /// they count as booked. A voided label owes none, and a fee that was quoted is in its price.
  ///
  /// @param before charges of earlier invoices for the parcel
  List<BilledCharge> agreedDuties(BilledParcel billed, List<BilledCharge> before) {
    if (duties != DutiesBill.AS_AGREED || voided) {
      return List.of();
    }
    var agreed =
        billed.charges().stream()
            .filter(BilledCharge::duty)
            .filter(charge -> !before.contains(charge))
            .collect(Collectors.toCollection(ArrayList::new));
    agreed.stream()
        .filter(charge -> charge.minor() == quotedDuties)
        .findFirst()
        .ifPresent(agreed::remove);
    return agreed;
  }

  /// Parts of the quote. Where the price at the purchase differs from the quote, the difference
  /// counts as transport.
  private static Map<ChargePart, Long> parts(Quote quote, Money price) {
    var parts = new EnumMap<ChargePart, Long>(ChargePart.class);
    for (var charge : quote.breakdown()) {
      parts.merge(part(charge), charge.amount().minor(), Long::sum);
    }
    parts.merge(ChargePart.TRANSPORT, price.minus(quote.amount()).minor(), Long::sum);
    return parts;
  }

  /// Finds the part by the charge's code, or by the carrier's description when the code is unknown.
  private static ChargePart part(Quote.Charge charge) {
    return Optional.of(ChargePart.of(charge.code()))
        .filter(part -> part != ChargePart.OTHER)
        .orElseGet(() -> ChargePart.of(charge.description().sentence()));
  }
}
