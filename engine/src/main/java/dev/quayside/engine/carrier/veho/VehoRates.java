package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Prices: asks for a quote of one service class and reads it. Rates include everything.
final class VehoRates {

  private static final BigDecimal OUNCES = BigDecimal.valueOf(16);

  private VehoRates() {}

  static VehoWire.QuoteRequest request(
      Consignment consignment, Dimensions sides, String serviceClass) {
    return new VehoWire.QuoteRequest(
        consignment.from().zip(),
        consignment.to().zip(),
        List.of(
            new VehoWire.Box(
                sides.length(),
                sides.width(),
                sides.height(),
                pounds(consignment.parcel().weight()))),
        shipDate(consignment).toString(),
        serviceClass);
  }

  /// The quote; empty for an answer without a price.
  static Optional<Quote> quote(
      List<VehoWire.Quote> said, CarrierService service, Consignment consignment) {
    return said.stream()
        .filter(each -> each.rate() != null)
        .findFirst()
        .map(each -> quote(each, service, consignment));
  }

  private static Quote quote(VehoWire.Quote said, CarrierService service, Consignment consignment) {
    var amount = Money.rounded(Objects.requireNonNull(said.rate()), Money.USD);
    int days = VendorTime.days(said.transitTime()).orElse(service.maxTransitDays());
    var billable = said.billableWeight();
    return new Quote(
        service.code(),
        service.name(),
        amount,
        List.of(new Charge("base", Message.said("All-in rate"), amount)),
        Absent.toEmpty(said.zone()),
        billable == null || billable.signum() <= 0
            ? consignment.parcel().weight()
            : Weight.ofOunces(billable.multiply(OUNCES)),
        days,
        // Veho delivers every day of the week
        shipDate(consignment).plusDays(days),
        false);
  }

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return LocalDate.ofInstant(
        consignment.tenderAt(), Places.timeZone(consignment.from()).orElse(VendorTime.EASTERN));
  }

  /// Pounds, rounded up to the hundredth, and at least one hundredth.
  static BigDecimal pounds(Weight weight) {
    return weight.pounds().setScale(2, RoundingMode.CEILING).max(new BigDecimal("0.01"));
  }
}
