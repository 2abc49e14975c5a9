package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.day.Transit;
import dev.quayside.engine.sandbox.price.BasePrices.Row;
import dev.quayside.engine.sandbox.price.Bill;
import dev.quayside.engine.sandbox.price.Haul;
import dev.quayside.engine.sandbox.price.Piece;
import dev.quayside.engine.sandbox.price.PriceWords;
import dev.quayside.engine.sandbox.price.Tax;
import dev.quayside.printing.message.Message;
import java.time.LocalTime;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One service of a rate card: its prices, its limits, its days.
///
/// @param family the card's name for services priced alike
/// @param prices by zone
/// @param cutOff its own collection time, when earlier than the card's other services'; else null
/// @param noPromiseTo regions where a guaranteed service is not guaranteed
/// @param doorBy local time by which the parcel is at the door on the delivery date
record ServiceCard(
    String code,
    String name,
    String family,
    Door door,
    Zones zones,
    Map<String, Row> prices,
    Limits limits,
    Transit transit,
    boolean guaranteed,
    LocalTime doorBy,
    @Nullable LocalTime cutOff,
    boolean waitsToBeAsked,
    Set<String> noPromiseTo,
    ServiceOptions taken)
    implements ServiceList.ListedService {

  /// The band that lanes to outlying regions are charged as.
  private static final int FARTHEST_BAND = 8;

  private static final LocalTime END_OF_ROUND = LocalTime.of(18, 0);

  /// @throws IllegalArgumentException when the card names a zone that has no prices
  static ServiceCard read(
      Section section,
      Zones zones,
      Map<String, Row> prices,
      Limits limits,
      Transit transit,
      ServiceOptions taken) {
    zones.names().stream()
        .filter(zone -> !prices.containsKey(zone))
        .findFirst()
        .ifPresent(
            zone -> {
              throw section.wrong("names zone " + zone + ", which has no prices");
            });
    return new ServiceCard(
        section.name(),
        section.text("name"),
        section.text("family"),
        Door.valueOf(section.find("door").orElse("any").toUpperCase(Locale.ROOT)),
        zones,
        prices,
        limits,
        transit,
        section.yes("guaranteed"),
        section.find("commit").map(LocalTime::parse).orElse(END_OF_ROUND),
        section.find("cut-off").map(LocalTime::parse).orElse(null),
        section.yes("when-asked"),
        section.find("guaranteed-not-to").isPresent()
            ? Set.copyOf(section.words("guaranteed-not-to"))
            : Set.of(),
        taken);
  }

  /// Its collection times: its own cut-off, or the other services'.
  PickupTimes fetched(PickupTimes withTheOthers) {
    return cutOff == null ? withTheOthers : new PickupTimes(cutOff, withTheOthers.days());
  }

  ServiceOffer offer(PricedConsignment asked, Pricing pricing) {
    var journey = cutOff == null ? asked : asked.fetchedBy(fetched(pricing.pickup()));
    return refusal(journey)
        .<ServiceOffer>map(ServiceOffer.Declined::new)
        .orElseGet(() -> sold(journey, pricing));
  }

  /// By weight, and at the flat price of the packaging where there is one.
  private ServiceOffer sold(PricedConsignment journey, Pricing pricing) {
    var quote = quote(journey, pricing);
    var parcel = journey.piece().parcel();
    var flat = limits.besideWeight().get(parcel.packaging());
    if (flat == null) {
      return new ServiceOffer.Sold(quote, journey);
    }
    var flatLimit = pricing.flatLimit().apply(parcel.packaging());
    return new ServiceOffer.Sold(
        quote.priced(PriceKind.WEIGHT),
        flatLimit.isEmpty()
                || parcel.weight().isMoreThan(flatLimit.get())
                || journey.lane().isAbroad()
            ? null
            : flat(quote, journey, pricing, flat),
        journey);
  }

  private Quote flat(Quote byWeight, PricedConsignment journey, Pricing pricing, long price) {
    var bill = new Bill(pricing.currency());
    var packaging = journey.piece().parcel().packaging();
    bill.add("base", Message.said(name + " One Rate, " + packaging.text()), price, false);
    saturday(journey, pricing, bill);
    var haul = haul(journey);
    for (var surcharge : pricing.surcharges()) {
      if (surcharge.isBesideFlatRates()) {
        surcharge.charge(haul, bill);
      }
    }
    return new Quote(
        code,
        name,
        Tax.sum(bill.lines()),
        bill.lines(),
        byWeight.zone(),
        journey.piece().parcel().weight(),
        byWeight.transitDays(),
        byWeight.deliveryDate(),
        byWeight.guaranteed(),
        PriceKind.FLAT,
        null);
  }

  private void saturday(PricedConsignment journey, Pricing pricing, Bill bill) {
    if (isOnSaturday(journey) && pricing.saturday() > 0) {
      bill.add("saturday_delivery", PriceWords.SATURDAY.of(), pricing.saturday(), false);
    }
  }

  /// Whether delivery on a Saturday is asked for that the service makes only then.
  private boolean isOnSaturday(PricedConsignment journey) {
    return journey.wanted().saturday() && taken.saturday().isOption();
  }

  private Optional<Problem> refusal(PricedConsignment journey) {
    return limits
        .tooHeavy(name, journey)
        .or(() -> wrongLane(journey))
        .or(() -> wrongDoor(journey))
        .or(() -> wrongDay(journey))
        .or(() -> noSaturday(journey))
        .or(() -> limits.refusal(name, journey));
  }

  private Quote quote(PricedConsignment journey, Pricing pricing) {
    var zone = zones.of(journey.lane()).orElseThrow();
    var row = Objects.requireNonNull(prices.get(zone), zone);
    int units = pricing.weight().units(journey.piece(), row.hasUnderAPound());
    int days = transit.daysOn(journey.lane());
    var bill = bill(journey, pricing, base(journey, row, units));
    var lane = journey.lane();
    var lines = lane.isAbroad() ? bill.lines() : pricing.tax().on(bill.lines(), lane.to().state());
    return new Quote(
        code,
        name,
        Tax.sum(lines),
        lines,
        zone,
        units == 0 ? light(journey.piece(), row) : pricing.weight().of(units),
        days,
        isOnSaturday(journey)
            ? Saturday.after(journey.shipDate())
            : transit.delivery(journey.shipDate(), days, journey.piece().residential()),
        guaranteed && !noPromiseTo.contains(lane.area()));
  }

  CarrierService listed() {
    return new CarrierService(
        code,
        name,
        transit.fastest(),
        transit.slowest(),
        limits.weight(),
        zones.isAbroad(),
        true,
        limits.signature(),
        limits.dimensionsNeeded(),
        guaranteed);
  }

  @Override
  public boolean opensTo(PricedConsignment journey) {
    return door.opensTo(journey.piece().residential())
        && zones.reaches(journey.lane())
        && !limits.waitsForDocuments(journey);
  }

  /// The weight shown under a pound: rounded up to ounces when the prices are by the ounce.
  private static Weight light(Piece piece, Row row) {
    return row.countsOunces()
        ? Weight.ofOunces(String.valueOf(piece.ounces()))
        : piece.parcel().weight();
  }

  private long base(PricedConsignment journey, Row row, int units) {
    var flat = limits.flatRates().get(journey.piece().parcel().packaging());
    if (flat != null) {
      return flat;
    }
    return units == 0 ? row.under(journey.piece().ounces()) : row.at(units);
  }

  private Bill bill(PricedConsignment journey, Pricing pricing, long base) {
    var bill = new Bill(pricing.currency());
    var packaging = journey.piece().parcel().packaging();
    bill.add(
        "base",
        Message.said(packaging.isFlatRate() ? name + ", " + packaging.text() : name),
        base,
        true);
    saturday(journey, pricing, bill);
    var haul = haul(journey);
    for (var surcharge : pricing.surcharges()) {
      surcharge.charge(haul, bill);
    }
    pricing.fuel().charge(family, journey.shipDate(), bill);
    return bill;
  }

  private Haul haul(PricedConsignment journey) {
    int band = journey.lane().area().isEmpty() ? journey.lane().band() : FARTHEST_BAND;
    return new Haul(journey.piece(), family, band, journey.deliveryArea(), journey.shipDate());
  }

  private Optional<Problem> noSaturday(PricedConsignment journey) {
    return journey.wanted().saturday() && !taken.saturday().reaches(journey.shipDate())
        ? Optional.of(
            new Problem.Refused(
                ProblemCode.SERVICE_NOT_AVAILABLE,
                OptionWords.NO_SATURDAY.of(name, Saturday.after(journey.shipDate()))))
        : Optional.empty();
  }

  private Optional<Problem> wrongLane(PricedConsignment journey) {
    if (zones.of(journey.lane()).isPresent()) {
      return Optional.empty();
    }
    var lane = journey.lane();
    return Optional.of(
        new Problem.Refused(
            ProblemCode.SERVICE_NOT_AVAILABLE,
            zones
                .suspension(lane)
                .orElseGet(() -> LimitWords.LANE.of(name, lane.from().text(), lane.to().text()))));
  }

  private Optional<Problem> wrongDay(PricedConsignment journey) {
    return transit.leavesOn(journey.shipDate())
        ? Optional.empty()
        : Optional.of(
            new Problem.Refused(
                ProblemCode.SERVICE_NOT_AVAILABLE,
                LimitWords.WRONG_WEEKDAY.of(
                    name, journey.shipDate().getDayOfWeek(), journey.shipDate())));
  }

  private Optional<Problem> wrongDoor(PricedConsignment journey) {
    return door.opensTo(journey.piece().residential())
        ? Optional.empty()
        : Optional.of(
            new Problem.Refused(
                ProblemCode.SERVICE_NOT_AVAILABLE,
                journey.piece().residential()
                    ? LimitWords.BUSINESSES.of(name)
                    : LimitWords.HOMES.of(name)));
  }
}
