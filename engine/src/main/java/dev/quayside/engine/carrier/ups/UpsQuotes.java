package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads prices.
final class UpsQuotes {

  private static final int DAYS = 10;

  private UpsQuotes() {}

  /// @param services the services wanted; empty for all
  static Rating rating(UpsRateWire.Rates said, Consignment consignment, Set<String> services) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    for (var rated : Absent.toEmpty(said.ratedShipment())) {
      quote(rated, consignment)
          .filter(each -> services.isEmpty() || services.contains(each.service()))
          .ifPresent(
              each ->
                  UpsParcels.refusal(consignment, each.service())
                      .ifPresentOrElse(
                          why -> declined.add(new Declined(each.service(), why)),
                          () -> quotes.add(each)));
    }
    return new Rating(quotes, declined, alerts(said));
  }

  private static List<String> alerts(UpsRateWire.Rates said) {
    var general = said.response() == null ? null : said.response().alert();
    var special =
        Absent.toEmpty(said.ratedShipment()).stream()
            .flatMap(each -> listed(each.ratedShipmentAlert()));
    return Stream.concat(listed(general), special)
        .map(Coded::description)
        .filter(Objects::nonNull)
        .map(String::strip)
        .distinct()
        .toList();
  }

  /// The quote; empty without a service or a price that can be read.
  private static Optional<Quote> quote(UpsRateWire.Rated rated, Consignment consignment) {
    var upsCode = rated.service() == null ? null : rated.service().code();
    return upsCode == null
        ? Optional.empty()
        : UpsPrices.total(rated).map(total -> quote(rated, upsCode, total, consignment));
  }

  private static Quote quote(
      UpsRateWire.Rated rated, String upsCode, Money total, Consignment consignment) {
    var service = UpsServices.service(upsCode, UpsParties.country(UpsParties.shipper(consignment)));
    var shipDate = UpsParties.shipDate(consignment);
    int days = days(rated, service);
    return new Quote(
        service.map(CarrierService::code).orElse(upsCode),
        service.map(CarrierService::name).orElseGet(() -> named(rated, upsCode)),
        total,
        UpsPrices.charges(rated, total),
        Absent.toEmpty(rated.zone()),
        billable(rated).orElse(consignment.weight()),
        days,
        arrival(rated).orElseGet(() -> VendorTime.businessDaysAfter(shipDate, days)),
        isGuaranteed(rated));
  }

  private static String named(UpsRateWire.Rated rated, String upsCode) {
    var description = rated.service() == null ? null : rated.service().description();
    return description == null || description.isBlank() ? Ups.NAME + " " + upsCode : description;
  }

  private static Optional<Weight> billable(UpsRateWire.Rated rated) {
    var billed = rated.billingWeight();
    if (billed == null) {
      return Optional.empty();
    }
    boolean kilograms =
        billed.unitOfMeasurement() != null
            && VendorText.isCode("KGS", billed.unitOfMeasurement().code());
    return UpsPrices.number(billed.weight())
        .filter(number -> number.signum() > 0)
        .map(
            number ->
                kilograms
                    ? Weight.ofGrams(number.movePointRight(3))
                    : Weight.ofOunces(number.multiply(BigDecimal.valueOf(16))));
  }

  private static int days(UpsRateWire.Rated rated, Optional<CarrierService> service) {
    return estimate(rated)
        .map(UpsRateWire.Estimate::businessDaysInTransit)
        .flatMap(UpsPrices::number)
        .or(
            () ->
                Optional.ofNullable(rated.guaranteedDelivery())
                    .map(UpsRateWire.Guaranteed::businessDaysInTransit)
                    .flatMap(UpsPrices::number))
        .flatMap(VendorTime::days)
        .orElseGet(() -> service.map(CarrierService::maxTransitDays).orElse(DAYS));
  }

  private static Optional<LocalDate> arrival(UpsRateWire.Rated rated) {
    return estimate(rated)
        .map(UpsRateWire.Estimate::arrival)
        .map(UpsRateWire.Arrival::date)
        .flatMap(UpsQuotes::day)
        .or(
            () ->
                Optional.ofNullable(rated.guaranteedDelivery())
                    .map(UpsRateWire.Guaranteed::scheduledDeliveryDate)
                    .flatMap(UpsQuotes::day));
  }

  private static Optional<UpsRateWire.Estimate> estimate(UpsRateWire.Rated rated) {
    return Optional.ofNullable(rated.timeInTransit())
        .map(UpsRateWire.Transit::serviceSummary)
        .map(UpsRateWire.Summary::estimatedArrival);
  }

  private static boolean isGuaranteed(UpsRateWire.Rated rated) {
    return rated.guaranteedDelivery() != null
        || Optional.ofNullable(rated.timeInTransit())
            .map(UpsRateWire.Transit::serviceSummary)
            .map(UpsRateWire.Summary::guaranteedIndicator)
            .isPresent();
  }

  private static Optional<LocalDate> day(String text) {
    return VendorTime.day(() -> LocalDate.parse(text, DateTimeFormatter.BASIC_ISO_DATE));
  }

  private static Stream<Coded> listed(@Nullable List<Coded> alerts) {
    return Absent.toEmpty(alerts).stream();
  }
}
