package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Prices: asks for all services at once and reads the answer.
final class GlsUsRates {

  private static final int DAYS = 4;

  private GlsUsRates() {}

  static GlsUsWire.RateRequest request(String accountNumber, Consignment consignment) {
    var parcel = consignment.parcel();
    var sides = parcel.dimensions();
    return new GlsUsWire.RateRequest(
        accountNumber,
        consignment.from().zip5(),
        consignment.to().zip5(),
        GlsUsTime.shipDate(consignment).toString(),
        pounds(parcel).toPlainString(),
        sides == null ? null : inches(sides.length()).toPlainString(),
        sides == null ? null : inches(sides.width()).toPlainString(),
        sides == null ? null : inches(sides.height()).toPlainString(),
        declared(parcel).toPlainString(),
        "0",
        signature(parcel),
        parcel.residential() == null ? null : parcel.residential() ? "R" : "B");
  }

  static String signature(Parcel parcel) {
    return switch (parcel.signature()) {
      case NONE -> "SIG_NOT_REQD";
      case STANDARD -> "SIG_REQD";
      case ADULT -> "ADULT_SIG_REQD";
    };
  }

  /// Whole pounds, rounded up, and at least one.
  static BigDecimal pounds(Parcel parcel) {
    return parcel.weight().pounds().setScale(0, RoundingMode.CEILING).max(BigDecimal.ONE);
  }

  static BigDecimal inches(BigDecimal side) {
    return side.setScale(0, RoundingMode.CEILING).max(BigDecimal.ONE);
  }

  static BigDecimal declared(Parcel parcel) {
    var insured = parcel.insuredValue();
    return insured == null ? BigDecimal.ZERO : insured.amount();
  }

  /// @param services the services wanted; empty for all
  static Rating rating(GlsUsWire.Rates said, Consignment consignment, Set<String> services) {
    return new Rating(
        Absent.toEmpty(said.deliveryServiceTypes()).stream()
            .flatMap(each -> quote(each, consignment).stream())
            .filter(each -> services.isEmpty() || services.contains(each.service()))
            .toList(),
        List.of());
  }

  /// The quote; empty without a code or a price.
  private static Optional<Quote> quote(GlsUsWire.Rate rate, Consignment consignment) {
    var charges = rate.shipmentCharges();
    var code = rate.serviceCode();
    if (code == null || charges == null || charges.totalCharge() == null) {
      return Optional.empty();
    }
    var service = GlsUsServices.service(code);
    var amount = Money.rounded(charges.totalCharge(), Money.USD);
    var shipDate = GlsUsTime.shipDate(consignment);
    var arrival = GlsUsTime.day(rate.deliveryDate());
    int days =
        arrival
            .map(day -> VendorTime.businessDays(shipDate, day))
            .orElseGet(() -> service.map(CarrierService::maxTransitDays).orElse(DAYS));
    return Optional.of(
        new Quote(
            service.map(CarrierService::code).orElse(code),
            service
                .map(CarrierService::name)
                .orElseGet(() -> Objects.requireNonNullElse(rate.serviceDescription(), code)),
            amount,
            parts(charges, amount),
            "",
            consignment.parcel().weight(),
            days,
            arrival.orElseGet(() -> shipDate.plusDays(days)),
            service.map(CarrierService::guaranteed).orElse(false)));
  }

  /// The parts GLS lists by name; the rest of the sum is one more part.
  private static List<Charge> parts(GlsUsWire.Charges charges, Money total) {
    var parts = new ArrayList<Charge>();
    add(parts, "base", "Base", charges.transportationCharge());
    add(parts, "fuel", "Fuel surcharge", charges.fuelSurcharge());
    add(parts, "insurance", "Insurance", charges.insuranceCharge());
    add(parts, "cod", "COD", charges.codCharge());
    var sum = parts.stream().map(Charge::amount).reduce(Money.zero(Money.USD), Money::plus);
    add(parts, "other", "Other", total.minus(sum).amount());
    return parts;
  }

  private static void add(
      List<Charge> parts, String code, String name, @Nullable BigDecimal amount) {
    if (amount != null && amount.signum() != 0) {
      parts.add(new Charge(code, Message.said(name), Money.rounded(amount, Money.USD)));
    }
  }
}
