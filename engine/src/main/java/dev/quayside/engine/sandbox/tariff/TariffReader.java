package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.day.Transit;
import dev.quayside.engine.sandbox.place.AreaTable;
import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.PriceSource;
import dev.quayside.engine.sandbox.price.Surcharges;
import dev.quayside.engine.sandbox.price.Tax;
import dev.quayside.engine.sandbox.scan.Hub;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Reads a tariff from one carrier's card, knots, areas and holidays.
public final class TariffReader {

  private final CardFile card;
  private final Section carrier;
  private final Homeland homeland;
  private final Set<LocalDate> holidays;
  private final CarrierOptions options;
  private final Currency currency;

  private TariffReader(String code, CardFile card) {
    this.card = card;
    this.carrier = card.one("carrier");
    this.homeland = Homeland.read(card);
    this.holidays = Holidays.of(code);
    this.options = CarrierModules.options(card.carrier());
    this.currency = Currency.getInstance(carrier.text("currency"));
  }

  /// Reads a card and its tables from the resources.
  ///
  /// @param name the carrier's code, followed by `.ca` for its Canadian card
  public static PriceBook read(String name) {
    return read(name, CardFile.read(name));
  }

  /// Combines a card with its carrier's tables.
  static PriceBook read(String name, CardFile card) {
    return new TariffReader(name, card).read();
  }

  private Tariff read() {
    var surcharges = Surcharges.read(card);
    var services = services();
    var pickup =
        new PickupTimes(
            LocalTime.parse(carrier.text("cut-off")),
            WorkingDays.of(carrier.text("pickup-days"), holidays));
    var pricing =
        new Pricing(
            currency,
            BillableWeight.read(card.one("weight"), surcharges),
            surcharges,
            Fuel.read(card),
            Tax.read(card),
            pickup,
            carrier.find("saturday").map(each -> Money.of(each, currency).minor()).orElse(0L),
            packaging ->
                options
                    .packaging(packaging)
                    .flatMap(offer -> Optional.ofNullable(offer.flatRateMost())));
    return new Tariff(
        ServiceList.of(
            card,
            services,
            ServiceCard::listed,
            (service, journey) -> service.offer(journey, pricing)),
        homeland,
        AreaTable.named(carrier.text("delivery-areas"), card.carrier()),
        pickup,
        WorkingDays.of("MON-FRI", holidays),
        hubs());
  }

  private Map<String, List<Hub>> hubs() {
    return card.all("hubs").stream().collect(Collectors.toMap(Section::name, this::hubs));
  }

  private List<Hub> hubs(Section section) {
    return section.entries().keySet().stream()
        .map(zip -> Hub.of(homeland.country(), zip, section.text(zip)))
        .toList();
  }

  private List<ServiceCard> services() {
    var prices = new PriceSource(card.carrier());
    var cover = new Cover(Money.of(carrier.text("most-insured"), currency));
    return card.all("service").stream()
        .map(
            section ->
                ServiceCard.read(
                    section,
                    Zones.read(section, card),
                    prices.of(section),
                    Limits.read(section, cover),
                    Transit.read(section, holidays),
                    options.service(section.name())))
        .toList();
  }
}
