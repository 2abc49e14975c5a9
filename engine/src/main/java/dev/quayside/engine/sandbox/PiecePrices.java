package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.sandbox.tariff.PriceBook;
import dev.quayside.engine.sandbox.tariff.ServiceOffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Prices of a shipment of several boxes: the sum of what each box costs by itself, as a service
/// that takes them all. Carriers have rebates for such shipments that no public list tells; the sum
/// is never too little.
final class PiecePrices {

  private final PriceBook tariff;
  private final Consignment consignment;

  PiecePrices(PriceBook tariff, Consignment consignment) {
    this.tariff = tariff;
    this.consignment = consignment;
  }

  /// The price of one service, and which of two it is where the packaging has a price of its own.
  private record Priced(String service, @Nullable PriceKind kind) {}

  Rating rate(Set<String> services) {
    if (!consignment.isInPieces()) {
      return tariff.rate(consignment, services);
    }
    Map<Priced, Quote> sums = null;
    var declined = new LinkedHashMap<String, Rating.Declined>();
    var alike = new LinkedHashMap<Parcel, Rating>();
    for (var parcel : consignment.parcels()) {
      var rating =
          alike.computeIfAbsent(parcel, each -> tariff.rate(consignment.with(each), services));
      rating.declined().forEach(no -> declined.putIfAbsent(no.service(), no));
      sums = sums == null ? quotes(rating) : sum(sums, quotes(rating));
    }
    var quotes = new ArrayList<Quote>();
    if (sums != null) {
      sums.values().stream()
          .filter(quote -> !declined.containsKey(quote.service()))
          .forEach(quotes::add);
    }
    return new Rating(quotes, List.copyOf(declined.values()));
  }

  /// The offer of one service for the first box, whose dates are those of the shipment; the refusal
  /// of any box is that of the shipment.
  ServiceOffer offer(String service) {
    if (!consignment.isInPieces()) {
      return tariff.offer(consignment, service);
    }
    ServiceOffer first = null;
    var seen = new LinkedHashMap<Parcel, ServiceOffer>();
    for (var parcel : consignment.parcels()) {
      var offer =
          seen.computeIfAbsent(parcel, each -> tariff.offer(consignment.with(each), service));
      if (offer instanceof ServiceOffer.Declined) {
        return offer;
      }
      first = first == null ? offer : first;
    }
    return Optional.ofNullable(first).orElseThrow();
  }

  private static Map<Priced, Quote> quotes(Rating rating) {
    var quotes = new LinkedHashMap<Priced, Quote>();
    rating
        .quotes()
        .forEach(quote -> quotes.put(new Priced(quote.service(), quote.pricing()), quote));
    return quotes;
  }

  /// What all boxes so far and one more cost, of the services that take them all.
  private static Map<Priced, Quote> sum(Map<Priced, Quote> so, Map<Priced, Quote> more) {
    var sums = new LinkedHashMap<Priced, Quote>();
    so.forEach(
        (which, quote) ->
            Optional.ofNullable(more.get(which))
                .ifPresent(other -> sums.put(which, sum(quote, other))));
    return sums;
  }

  private static Quote sum(Quote one, Quote other) {
    var parts = new LinkedHashMap<String, Quote.Charge>();
    one.breakdown().forEach(charge -> add(parts, charge));
    other.breakdown().forEach(charge -> add(parts, charge));
    return new Quote(
        one.service(),
        one.serviceName(),
        one.amount().plus(other.amount()),
        List.copyOf(parts.values()),
        one.zone(),
        new Weight(one.billableWeight().ounces().add(other.billableWeight().ounces())),
        Math.max(one.transitDays(), other.transitDays()),
        one.deliveryDate().isAfter(other.deliveryDate())
            ? one.deliveryDate()
            : other.deliveryDate(),
        one.guaranteed() && other.guaranteed(),
        one.pricing(),
        one.billed());
  }

  private static void add(Map<String, Quote.Charge> parts, Quote.Charge charge) {
    parts.merge(
        charge.code(),
        charge,
        (before, more) ->
            new Quote.Charge(before.code(), before.description(), plus(before, more)));
  }

  private static Money plus(Quote.Charge before, Quote.Charge more) {
    return before.amount().plus(more.amount());
  }
}
