package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Prices: asks with a mailing scenario and reads price quotes (rating.xsd, rate-v4).
final class CanadaPostRates {

  static final Currency CAD = Currency.getInstance("CAD");

  private static final String NAMESPACE = "http://www.canadapost.ca/ws/ship/rate-v4";
  private static final BigDecimal CENTIMETRES = new BigDecimal("2.54");

  private CanadaPostRates() {}

  /// @param services codes to price; empty for all
  static String scenario(
      CarrierCredentials account, Consignment consignment, Set<String> services) {
    var parcel = consignment.parcel();
    return XmlElement.document(
        "mailing-scenario",
        NAMESPACE,
        scenario -> {
          scenario
              .add("customer-number", account.get(AccountField.CUSTOMER_NUMBER))
              .add("contract-id", account.get(AccountField.CONTRACT_ID))
              .add("quote-type", "commercial")
              .add("expected-mailing-date", CanadaPostTime.mailingDate(consignment));
          if (isSigned(parcel) || parcel.insuredValue() != null) {
            scenario.group("options", options -> options(options, parcel));
          }
          scenario.group("parcel-characteristics", each -> characteristics(each, parcel));
          if (!services.isEmpty()) {
            scenario.group(
                "services",
                each -> new TreeSet<>(services).forEach(code -> each.add("service-code", code)));
          }
          scenario
              .add("origin-postal-code", postalCode(consignment.from()))
              .group("destination", each -> destination(each, consignment.to()));
        });
  }

  static void options(XmlElement options, Parcel parcel) {
    switch (parcel.signature()) {
      case NONE -> {}
      case STANDARD -> options.group("option", each -> each.add("option-code", "SO"));
      case ADULT -> options.group("option", each -> each.add("option-code", "PA18"));
    }
    var insured = parcel.insuredValue();
    if (insured != null) {
      options.group(
          "option",
          each ->
              each.add("option-code", "COV")
                  .add("option-amount", insured.amount().toPlainString()));
    }
  }

  static boolean isSigned(Parcel parcel) {
    return parcel.signature() != Signature.NONE;
  }

  static void characteristics(XmlElement element, Parcel parcel) {
    element.add("weight", kilograms(parcel.weight()));
    Dimensions sides = parcel.dimensions();
    if (sides != null) {
      element.group(
          "dimensions",
          each ->
              each.add("length", centimetres(sides.length()))
                  .add("width", centimetres(sides.width()))
                  .add("height", centimetres(sides.height())));
    }
  }

  private static void destination(XmlElement element, Address to) {
    switch (to.country()) {
      case "CA" -> element.group("domestic", each -> each.add("postal-code", postalCode(to)));
      case "US" -> element.group("united-states", each -> each.add("zip-code", to.zip()));
      default ->
          element.group(
              "international",
              each -> each.add("country-code", to.country()).add("postal-code", cut(to.zip())));
    }
  }

  private static String cut(String zip) {
    return zip.length() > 10 ? zip.substring(0, 10) : zip;
  }

  static Rating rating(Xml quotes, Consignment consignment) {
    return new Rating(
        quotes.children("price-quote").stream()
            .flatMap(each -> quote(each, consignment).stream())
            .toList(),
        List.of());
  }

  /// The quote; empty when it has no price.
  private static Optional<Quote> quote(Xml quote, Consignment consignment) {
    return quote
        .child("price-details")
        .flatMap(
            details ->
                details.number("due").map(due -> quote(quote, details, cad(due), consignment)));
  }

  private static Quote quote(Xml quote, Xml details, Money due, Consignment consignment) {
    var code = quote.text("service-code");
    var standard = quote.child("service-standard").orElse(quote);
    int days =
        standard
            .number("expected-transit-time")
            .flatMap(VendorTime::days)
            .orElseGet(() -> CanadaPostServices.transitDays(code));
    var promised = standard.text("expected-delivery-date");
    return new Quote(
        code,
        quote.text("service-name"),
        due,
        charges(details, due),
        "",
        billable(quote, consignment.parcel().weight()),
        days,
        CanadaPostTime.date(promised)
            .orElseGet(
                () -> VendorTime.businessDaysAfter(CanadaPostTime.mailingDate(consignment), days)),
        Boolean.parseBoolean(standard.text("guaranteed-delivery")));
  }

  /// The parts Canada Post lists; the rest of the sum is one more part.
  private static List<Charge> charges(Xml details, Money due) {
    var parts = new ArrayList<Charge>();
    add(parts, "base", "Base", details.number("base"));
    for (var each : listed(details, "options", "option")) {
      add(
          parts,
          lower(each.text("option-code")),
          each.text("option-name"),
          each.number("option-price"));
    }
    for (var each : listed(details, "adjustments", "adjustment")) {
      add(
          parts,
          adjustment(each.text("adjustment-code")),
          each.text("adjustment-name"),
          each.number("adjustment-cost"));
    }
    for (var each : details.child("taxes").map(Xml::children).orElse(List.of())) {
      add(parts, each.name(), each.name().toUpperCase(Locale.ROOT), each.number());
    }
    var sum = parts.stream().map(Charge::amount).reduce(Money.zero(CAD), Money::plus);
    add(parts, "other", "Other", Optional.of(due.minus(sum).amount()));
    return parts;
  }

  private static List<Xml> listed(Xml details, String list, String each) {
    return details.child(list).map(found -> found.children(each)).orElse(List.of());
  }

  private static void add(
      List<Charge> parts, String code, String name, Optional<BigDecimal> amount) {
    amount
        .filter(some -> some.signum() != 0)
        .ifPresent(some -> parts.add(new Charge(code, Message.said(name), cad(some))));
  }

  private static String adjustment(String code) {
    return code.equals("FUELSC") ? "fuel" : lower(code);
  }

  private static String lower(String code) {
    return code.toLowerCase(Locale.ROOT);
  }

  /// The heavier of the parcel's weight and its volumetric weight.
  private static Weight billable(Xml quote, Weight weight) {
    return quote
        .number("weight-details", "cubed-weight")
        .filter(kilograms -> kilograms.signum() > 0)
        .map(kilograms -> Weight.ofGrams(kilograms.movePointRight(3)))
        .filter(cubed -> cubed.isMoreThan(weight))
        .orElse(weight);
  }

  static Money cad(BigDecimal amount) {
    return Money.rounded(amount, CAD);
  }

  /// The postal code as Canada Post writes it: `K1A0B1`.
  static String postalCode(Address address) {
    return address.zip().replace(" ", "").replace("-", "").toUpperCase(Locale.ROOT);
  }

  /// Whole grams in kilograms, at least one. Rounded up, except for the rounding error of ounces
  /// below a hundredth of a gram.
  static String kilograms(Weight weight) {
    return weight
        .grams()
        .setScale(2, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.CEILING)
        .max(BigDecimal.ONE)
        .movePointLeft(3)
        .toPlainString();
  }

  private static String centimetres(BigDecimal inches) {
    return inches.multiply(CENTIMETRES).setScale(1, RoundingMode.CEILING).toPlainString();
  }
}
