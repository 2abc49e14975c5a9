package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Prices: asks for one package and reads the rates (Web Services V7). They are the account's own;
/// `GlobalRate` is the list price.
final class OntracRates {

  private static final BigDecimal OUNCES = BigDecimal.valueOf(16);
  private static final DateTimeFormatter SHIP_DATE = DateTimeFormatter.ofPattern("MM-dd-yy");

  /// The time zone of addresses whose ZIP is not known; OnTrac's home.
  private static final ZoneId PACIFIC = ZoneId.of("America/Los_Angeles");

  private OntracRates() {}

  /// Asks for all services of one package.
  static String question(Consignment consignment) {
    var sides = Limits.sides(consignment);
    return String.join(
        ";",
        "1",
        consignment.from().zip5(),
        consignment.to().zip5(),
        Boolean.toString(isHome(consignment)),
        "false",
        pounds(consignment.parcel().weight()).toPlainString(),
        inches(sides.length()) + "x" + inches(sides.width()) + "x" + inches(sides.height()),
        "",
        SHIP_DATE.format(shipDate(consignment)));
  }

  /// Whether the parcel goes to a home: as stated, else when the address has no company.
  static boolean isHome(Consignment consignment) {
    var said = consignment.parcel().residential();
    return said == null ? consignment.to().company() == null : said;
  }

  /// The quote; empty for a rate without a price.
  static Optional<Quote> quote(Xml rate, Consignment consignment) {
    var code = OntracServices.code(rate.text("Service"));
    int days = rate.number("TransitDays").flatMap(VendorTime::days).orElse(5);
    return rate.number("TotalCharge")
        .map(
            total ->
                new Quote(
                    code,
                    OntracServices.name(code),
                    usd(total),
                    charges(rate, usd(total)),
                    rate.text("RateZone"),
                    rate.number("BilledWeight")
                        .filter(pounds -> pounds.signum() > 0)
                        .map(pounds -> Weight.ofOunces(pounds.multiply(OUNCES)))
                        .orElse(consignment.parcel().weight()),
                    days,
                    date(rate.text("ExpectedDeliveryDate"))
                        .orElseGet(() -> shipDate(consignment).plusDays(days)),
                    false));
  }

  /// The parts OnTrac lists; the rest of the sum is one more part.
  private static List<Charge> charges(Xml rate, Money total) {
    var parts = new ArrayList<Charge>();
    var details = rate.child("ServiceChargeDetails");
    if (details.isPresent()) {
      var each = details.get();
      add(parts, "base", "Base", sum(each, "BaseCharge", "PoundsCharge"));
      add(parts, "additional", additional(each), sum(each, "AdditionalCharges"));
      add(parts, "saturday", "Saturday delivery", sum(each, "SaturdayCharge"));
    } else {
      add(parts, "base", "Base", sum(rate, "ServiceCharge"));
    }
    add(parts, "fuel", "Fuel", sum(rate, "FuelCharge"));
    var listed = parts.stream().map(Charge::amount).reduce(Money.zero(Money.USD), Money::plus);
    add(parts, "other", "Other", total.minus(listed).amount());
    return parts;
  }

  private static String additional(Xml details) {
    var named = details.text("AdditionalChargesDetails");
    return named.isEmpty() ? "Additional charges" : named;
  }

  private static BigDecimal sum(Xml element, String... names) {
    var sum = BigDecimal.ZERO;
    for (var name : names) {
      sum = sum.add(element.number(name).orElse(BigDecimal.ZERO));
    }
    return sum;
  }

  private static void add(List<Charge> parts, String code, String name, BigDecimal amount) {
    var money = usd(amount);
    if (!money.isZero()) {
      parts.add(new Charge(code, Message.said(name), money));
    }
  }

  /// The day the parcel is handed over, in the time zone of its origin.
  static LocalDate shipDate(Consignment consignment) {
    return LocalDate.ofInstant(consignment.tenderAt(), zone(consignment.from()));
  }

  static ZoneId zone(Address address) {
    return Places.timeZone(address).orElse(PACIFIC);
  }

  /// A date such as `20260916`; empty when it cannot be read.
  static Optional<LocalDate> date(String text) {
    return VendorTime.day(() -> LocalDate.parse(text, DateTimeFormatter.BASIC_ISO_DATE));
  }

  static Money usd(BigDecimal amount) {
    return Money.rounded(amount, Money.USD);
  }

  /// Pounds, rounded up to the hundredth, and at least one hundredth.
  static BigDecimal pounds(Weight weight) {
    return weight.pounds().setScale(2, RoundingMode.CEILING).max(new BigDecimal("0.01"));
  }

  static String inches(BigDecimal side) {
    return side.setScale(2, RoundingMode.CEILING).stripTrailingZeros().toPlainString();
  }
}
