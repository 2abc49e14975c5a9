package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.BoundedDecimal;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.ups.UpsWire.Amount;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The parts of a price with taxes: the account's own where UPS states it, else the list price.
final class UpsPrices {

  private record Part(String code, String name) {}

  /// Names of charges UPS lists by number only (appendix of its developer guide).
  private static final Map<String, Part> PARTS =
      Map.of(
          "100", new Part("additional_handling", "Additional handling"),
          "120", new Part("signature", "Delivery confirmation"),
          "121", new Part("signature", "Delivery confirmation"),
          "270", new Part("residential", "Residential"),
          "300", new Part("saturday_delivery", "Saturday delivery"),
          "375", new Part("fuel", "Fuel surcharge"),
          "376", new Part("delivery_area", "Delivery area"));

  private UpsPrices() {}

  static Optional<Money> total(UpsRateWire.Rated rated) {
    var own = rated.negotiatedRateCharges();
    var amounts =
        own == null
            ? Stream.of(rated.totalChargesWithTaxes(), rated.totalCharges())
            : Stream.of(
                own.totalChargesWithTaxes(),
                own.totalCharge(),
                rated.totalChargesWithTaxes(),
                rated.totalCharges());
    return amounts.flatMap(each -> money(each).stream()).findFirst();
  }

  static Optional<Money> money(@Nullable Amount amount) {
    if (amount == null || amount.currencyCode() == null) {
      return Optional.empty();
    }
    try {
      var currency = Currency.getInstance(amount.currencyCode());
      return number(amount.monetaryValue()).map(number -> Money.rounded(number, currency));
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }

  static Optional<BigDecimal> number(@Nullable String text) {
    return Optional.ofNullable(text)
        .flatMap(BoundedDecimal::read)
        .map(BigDecimal::stripTrailingZeros);
  }

  /// The parts UPS lists; the rest of the sum is one more part. A part listed by parcel may stand
  /// among the shipment's as well, and then counts once.
  static List<Charge> charges(UpsRateWire.Rated rated, Money total) {
    var shipment = ofShipment(rated, total.currency());
    var all = new ArrayList<>(shipment);
    all.addAll(ofParcels(rated, total.currency()));
    return sum(all, total).compareTo(total) <= 0 ? filled(all, total) : filled(shipment, total);
  }

  private static List<Charge> ofShipment(UpsRateWire.Rated rated, Currency currency) {
    var own = rated.negotiatedRateCharges();
    var parts = new ArrayList<Charge>();
    if (own == null) {
      var base =
          rated.baseServiceCharge() == null
              ? rated.transportationCharges()
              : rated.baseServiceCharge();
      base(parts, base, currency);
      items(parts, rated.itemizedCharges(), currency);
      taxes(parts, rated.taxCharges(), currency);
    } else {
      listed(own.baseServiceCharge()).forEach(each -> base(parts, each, currency));
      listed(own.rateModifier())
          .forEach(
              each ->
                  add(
                      parts,
                      "modifier",
                      Objects.requireNonNullElse(each.modifierDesc(), "Modifier"),
                      each.amount(),
                      currency));
      items(parts, own.itemizedCharges(), currency);
      taxes(parts, own.taxCharges(), currency);
    }
    return parts;
  }

  private static List<Charge> ofParcels(UpsRateWire.Rated rated, Currency currency) {
    var parts = new ArrayList<Charge>();
    boolean own = rated.negotiatedRateCharges() != null;
    for (var piece : listed(rated.ratedPackage())) {
      var negotiated = piece.negotiatedCharges();
      items(
          parts,
          own && negotiated != null ? negotiated.itemizedCharges() : piece.itemizedCharges(),
          currency);
    }
    return parts;
  }

  private static void base(List<Charge> parts, @Nullable Amount amount, Currency currency) {
    add(parts, "base", "Base", amount == null ? null : amount.monetaryValue(), currency);
  }

  private static void items(
      List<Charge> parts, @Nullable List<UpsRateWire.Item> items, Currency currency) {
    for (var item : listed(items)) {
      var code = Objects.requireNonNullElse(item.code(), "other");
      var known = PARTS.getOrDefault(code, new Part(code, "Charge " + code));
      add(
          parts,
          known.code(),
          Objects.requireNonNullElse(item.description(), known.name()),
          item.monetaryValue(),
          currency);
    }
  }

  private static void taxes(
      List<Charge> parts, @Nullable List<UpsRateWire.Tax> taxes, Currency currency) {
    for (var tax : listed(taxes)) {
      var type = Objects.requireNonNullElse(tax.type(), "Tax");
      add(parts, "tax", type, tax.monetaryValue(), currency);
    }
  }

  private static List<Charge> filled(List<Charge> parts, Money total) {
    var rest = total.minus(sum(parts, total));
    var all = new ArrayList<>(parts);
    if (!rest.isZero()) {
      all.add(new Charge("other", Message.said("Other"), rest));
    }
    return all;
  }

  private static Money sum(List<Charge> parts, Money total) {
    return parts.stream().map(Charge::amount).reduce(Money.zero(total.currency()), Money::plus);
  }

  private static void add(
      List<Charge> parts, String code, String name, @Nullable String amount, Currency currency) {
    number(amount)
        .map(number -> Money.rounded(number, currency))
        .filter(money -> !money.isZero())
        .ifPresent(money -> parts.add(new Charge(code, Message.said(name), money)));
  }

  private static <T> List<T> listed(@Nullable List<T> all) {
    return Absent.toEmpty(all);
  }
}
