package dev.quayside.engine.rate;

import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.address.AddressJson;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.customs.Customs;
import dev.quayside.engine.customs.CustomsJson;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.server.Fields;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A rate on the wire (section 2 of the specification), with what it is made of.
record RateJson(
    String id,
    String carrier,
    String carrierName,
    String service,
    String serviceName,
    BigDecimal amount,
    String currency,
    int transitDays,
    LocalDate deliveryDate,
    boolean guaranteedDelivery,
    String zone,
    BigDecimal billableWeightOz,
    List<Part> breakdown,
    Instant expiresAt) {

  private static final int MOST_CODES = 100;

  /// One line of a price.
  record Part(String code, String description, BigDecimal amount) {}

  /// The whole answer.
  record Answer(
      String id, List<RateJson> rates, List<CarrierMessage> messages, Instant requestedAt) {

    static Answer of(RateQuote quote) {
      return new Answer(
          quote.id(),
          quote.rates().stream().map(RateJson::of).toList(),
          quote.messages(),
          quote.requestedAt());
    }
  }

  /// A question whose fields have the right types, and whose missing ones are named already.
  record Asked(
      AddressDraft from,
      AddressDraft to,
      ParcelDraft parcel,
      boolean isReturn,
      @Nullable Customs customs,
      Set<String> carriers,
      Set<String> services) {

    RateRequest request() {
      return new RateRequest(
          from.value(), to.value(), parcel.value(), isReturn, customs, carriers, services);
    }
  }

  static RateJson of(Rate rate) {
    Quote quote = rate.quote();
    return new RateJson(
        rate.id(),
        rate.carrier(),
        rate.carrierName(),
        quote.service(),
        quote.serviceName(),
        quote.amount().amount(),
        quote.amount().currency().getCurrencyCode(),
        quote.transitDays(),
        quote.deliveryDate(),
        quote.guaranteed(),
        quote.zone(),
        quote.billableWeight().ounces(),
        quote.breakdown().stream()
            .map(part -> new Part(part.code(), part.description(), part.amount().amount()))
            .toList(),
        rate.expiresAt());
  }

  static Asked read(Fields body) {
    var from = address(body, "from");
    var to = address(body, "to");
    var box = body.requiredObject("parcel");
    var parcel = ParcelJson.read(box, body);
    parcel.check("parcel", box.violations());
    return new Asked(
        from,
        to,
        parcel,
        Boolean.TRUE.equals(body.bool("isReturn")),
        CustomsJson.read(body),
        new HashSet<>(body.texts("carriers", MOST_CODES)),
        new HashSet<>(body.texts("services", MOST_CODES)));
  }

  private static AddressDraft address(Fields body, String name) {
    var address = body.requiredObject(name);
    var draft = AddressJson.read(address);
    draft.checkForRate(name, address.violations());
    return draft;
  }
}
