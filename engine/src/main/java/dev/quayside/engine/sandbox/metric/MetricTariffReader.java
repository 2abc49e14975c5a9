package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.day.PickupTimes;
import dev.quayside.engine.sandbox.price.Fuel;
import dev.quayside.engine.sandbox.price.Surcharges;
import dev.quayside.engine.sandbox.price.Tax;
import dev.quayside.engine.sandbox.scan.Hub;
import dev.quayside.engine.sandbox.tariff.CountryZones;
import dev.quayside.engine.sandbox.tariff.Cover;
import dev.quayside.engine.sandbox.tariff.Homeland;
import dev.quayside.engine.sandbox.tariff.PriceBook;
import dev.quayside.engine.sandbox.tariff.ServiceList;
import java.time.LocalTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;

/// Reads a metric tariff from a carrier's card and holidays.
public final class MetricTariffReader {

  private final CardFile card;
  private final Section carrier;
  private final Homeland homeland;
  private final WorkingDays days;
  private final Currency currency;

  private MetricTariffReader(String code) {
    this.card = CardFile.read(code);
    this.homeland = Homeland.read(card);
    this.carrier = card.one("carrier");
    this.days = WorkingDays.of(carrier.text("pickup-days"), Holidays.of(code));
    this.currency = Currency.getInstance(carrier.text("currency"));
  }

  /// Reads a carrier's card from the resources.
  public static PriceBook read(String carrier) {
    return new MetricTariffReader(carrier).read();
  }

  private MetricTariff read() {
    var services = card.all("service").stream().map(this::service).toList();
    var pricing =
        new MetricPricing(
            currency,
            carrier.whole("cubic-cm-per-kg"),
            Surcharges.read(card),
            Oversize.read(card),
            Fuel.read(card),
            Tax.read(card));
    return new MetricTariff(
        ServiceList.of(
            card,
            services,
            MetricService::listed,
            (service, journey) -> service.offer(journey, pricing)),
        homeland,
        new PickupTimes(LocalTime.parse(carrier.text("cut-off")), days),
        days,
        hubs(card.one("hubs")));
  }

  private MetricService service(Section section) {
    return MetricService.read(
        section,
        HomeZones.valueOf(carrier.text("zones").toUpperCase(Locale.ROOT)),
        section.find("countries").map(name -> CountryZones.read(card, name)).orElse(null),
        days,
        new Cover(Money.of(carrier.text("most-insured"), currency)));
  }

  private List<Hub> hubs(Section section) {
    return section.entries().keySet().stream()
        .map(code -> Hub.of(homeland.country(), code, section.text(code)))
        .toList();
  }
}
