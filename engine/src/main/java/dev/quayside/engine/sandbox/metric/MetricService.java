package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.engine.sandbox.price.Bill;
import dev.quayside.engine.sandbox.price.Haul;
import dev.quayside.engine.sandbox.price.Tax;
import dev.quayside.engine.sandbox.tariff.CountryZones;
import dev.quayside.engine.sandbox.tariff.Cover;
import dev.quayside.engine.sandbox.tariff.LimitWords;
import dev.quayside.engine.sandbox.tariff.PricedConsignment;
import dev.quayside.engine.sandbox.tariff.ServiceList;
import dev.quayside.engine.sandbox.tariff.ServiceOffer;
import dev.quayside.printing.message.Message;
import java.time.LocalTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One service of a metric card.
///
/// @param abroad zones by country; null for a service within the country
/// @param prices by zone
/// @param days working days by zone
/// @param guaranteed zones with a guaranteed delivery date
/// @param doorBy local time by which the parcel is at the door on the delivery date
record MetricService(
    String code,
    String name,
    String family,
    HomeZones home,
    @Nullable CountryZones abroad,
    Map<String, PriceSteps> prices,
    Map<String, Integer> days,
    Set<String> guaranteed,
    WorkingDays workingDays,
    LocalTime doorBy,
    MetricLimits limits)
    implements ServiceList.ListedService {

  private static final String PRICE = "price-";
  private static final int ANY_BAND = 1;
  private static final LocalTime END_OF_ROUND = LocalTime.of(18, 0);

  /// Reads one `[service]`: a `price-ZONE` for every zone of `days`.
  static MetricService read(
      Section section,
      HomeZones home,
      @Nullable CountryZones abroad,
      WorkingDays workingDays,
      Cover cover) {
    var days = new LinkedHashMap<String, Integer>();
    section.pairs("days").forEach((zone, count) -> days.put(zone, Integer.valueOf(count)));
    var prices = new LinkedHashMap<String, PriceSteps>();
    days.keySet().forEach(zone -> prices.put(zone, PriceSteps.read(section.words(PRICE + zone))));
    return new MetricService(
        section.name(),
        section.text("name"),
        section.text("family"),
        home,
        abroad,
        prices,
        days,
        section
            .find("guaranteed")
            .map(_ -> Set.copyOf(section.words("guaranteed")))
            .orElseGet(Set::of),
        workingDays,
        section.find("commit").map(LocalTime::parse).orElse(END_OF_ROUND),
        MetricLimits.read(section, cover));
  }

  @Override
  public boolean opensTo(PricedConsignment journey) {
    return journey.lane().isAbroad() == (abroad != null);
  }

  ServiceOffer offer(PricedConsignment journey, MetricPricing pricing) {
    var piece = MetricPiece.of(journey.piece().parcel());
    return refusal(journey, piece)
        .<ServiceOffer>map(ServiceOffer.Declined::new)
        .orElseGet(() -> new ServiceOffer.Sold(quote(journey, piece, pricing), journey));
  }

  private Optional<Problem> refusal(PricedConsignment journey, MetricPiece piece) {
    return limits
        .tooHeavy(name, piece)
        .or(() -> wrongLane(journey.lane()))
        .or(() -> limits.refusal(name, piece, journey.isReturn()));
  }

  private Quote quote(PricedConsignment journey, MetricPiece piece, MetricPricing pricing) {
    var zone = zone(journey.lane()).orElseThrow();
    long grams = piece.billableGrams(pricing.divisor());
    var lines = bill(journey, piece, pricing, price(zone).at(grams)).lines();
    var taxed = abroad == null ? pricing.tax().on(lines, journey.lane().to().state()) : lines;
    int transit = Objects.requireNonNull(days.get(zone), zone);
    return new Quote(
        code,
        name,
        Tax.sum(taxed),
        taxed,
        zone,
        MetricPiece.ounces(grams),
        transit,
        workingDays.after(journey.shipDate(), transit),
        guaranteed.contains(zone));
  }

  CarrierService listed() {
    return new CarrierService(
        code,
        name,
        Collections.min(days.values()),
        Collections.max(days.values()),
        limits.weight(),
        abroad != null,
        true,
        limits.signature() != Signature.NONE,
        false,
        !guaranteed.isEmpty());
  }

  private Bill bill(
      PricedConsignment journey, MetricPiece piece, MetricPricing pricing, long base) {
    var bill = new Bill(pricing.currency());
    bill.add("base", Message.said(name), base, true);
    pricing.oversize().charge(piece, bill);
    var haul = new Haul(journey.piece(), family, ANY_BAND, "", journey.shipDate());
    for (var surcharge : pricing.surcharges()) {
      surcharge.charge(haul, bill);
    }
    pricing.fuel().charge(family, journey.shipDate(), bill);
    return bill;
  }

  private PriceSteps price(String zone) {
    return Objects.requireNonNull(prices.get(zone), zone);
  }

  private Optional<String> zone(Lane lane) {
    if (lane.isAbroad() != (abroad != null)) {
      return Optional.empty();
    }
    return abroad == null ? Optional.of(home.of(lane)) : abroad.of(lane);
  }

  private Optional<Problem> wrongLane(Lane lane) {
    if (zone(lane).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        new Problem.Refused(
            ProblemCode.SERVICE_NOT_AVAILABLE,
            Optional.ofNullable(abroad)
                .flatMap(countries -> countries.suspension(lane))
                .orElseGet(() -> LimitWords.LANE.of(name, lane.from().text(), lane.to().text()))));
  }
}
