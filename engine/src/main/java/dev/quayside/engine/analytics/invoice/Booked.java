package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.ChargePart;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The shipment that this workspace booked under a tracking number.
///
/// @param parts parts of the price in minor units, adding up to it; empty when they are not known
/// @param weight the weight the carrier quoted for, rounded and dimensional where the carrier said
///   so
/// @param dimensions null when none were declared
/// @param paidByOthers whether the carrier was to bill another's account
record Booked(
    String shipmentId,
    Money price,
    Map<ChargePart, Long> parts,
    Weight weight,
    @Nullable Dimensions dimensions,
    String serviceName,
    boolean voided,
    boolean paidByOthers) {

  /// @param offered the rates compared when the label was bought
  static Booked of(Shipment shipment, List<Rate> offered) {
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
        shipment.consignment().wanted().billing().isTransportBilledElsewhere());
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
