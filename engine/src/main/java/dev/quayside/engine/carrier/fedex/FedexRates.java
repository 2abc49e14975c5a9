package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.fedex.wire.FedexRateWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Prices: asks for the account's quote of all services or one, and reads it.
final class FedexRates {

  private static final BigDecimal OUNCES = BigDecimal.valueOf(16);
  private static final BigDecimal KILOGRAM = BigDecimal.valueOf(1_000);
  private static final String ACCOUNT = "ACCOUNT";

  private FedexRates() {}

  /// @param services the services to price; empty for all
  static FedexRateWire.Request request(
      CarrierCredentials account, Consignment consignment, Set<String> services, boolean oneRate) {
    var hub = account.get(Fedex.HUB_ID);
    return new FedexRateWire.Request(
        new FedexWire.Account(account.get(AccountField.ACCOUNT_NUMBER)),
        new FedexRateWire.Control(true),
        new FedexRateWire.Shipment(
            new FedexRateWire.Party(FedexAddresses.area(consignment.from(), null)),
            new FedexRateWire.Party(
                FedexAddresses.area(consignment.to(), consignment.parcel().residential())),
            services.size() == 1 ? services.iterator().next() : null,
            List.of(priceType(consignment)),
            FedexTime.shipDate(consignment).toString(),
            FedexShipments.PICKUP,
            FedexOptions.packagingType(consignment.parcel().packaging()),
            FedexParcel.rated(consignment),
            FedexParcel.services(consignment, oneRate),
            FedexAddresses.isAbroad(consignment) ? FedexCustoms.priced(consignment) : null,
            FedexParcel.economy(hub, consignment.parcel()),
            FedexParcel.count(consignment)),
        hub.isEmpty() ? null : List.of("FDXE", "FDXG", "FXSP"));
  }

  /// The list's prices where another pays: FedEx tells no other's own.
  private static String priceType(Consignment consignment) {
    return consignment.wanted().billing().isTransportBilledElsewhere() ? "LIST" : ACCOUNT;
  }

  static Rating rating(FedexRateWire.Output said, Consignment consignment, Set<String> services) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    var remarks = new LinkedHashSet<String>();
    FedexErrors.words(said.alerts()).forEach(remarks::add);
    for (var each : Absent.toEmpty(said.rateReplyDetails())) {
      var code = Absent.toEmpty(each.serviceType());
      if (code.isEmpty() || !FedexServices.isWanted(code, services)) {
        continue;
      }
      FedexErrors.words(each.customerMessages()).forEach(remarks::add);
      quote(each, code, consignment)
          .ifPresentOrElse(quotes::add, () -> declined.add(withoutPrice(code)));
    }
    return new Rating(quotes, declined, List.copyOf(remarks));
  }

  private static Declined withoutPrice(String code) {
    return new Declined(
        code,
        new Problem.Refused(ProblemCode.SERVICE_NOT_AVAILABLE, FedexWords.NO_ACCOUNT_PRICE.of()));
  }

  /// The quote at the account's own price; empty when there are only list prices.
  private static Optional<Quote> quote(
      FedexRateWire.Detail said, String code, Consignment consignment) {
    return Absent.toEmpty(said.ratedShipmentDetails()).stream()
        .filter(each -> VendorText.isCode(priceType(consignment), each.rateType()))
        .flatMap(each -> quote(said, each, code, consignment).stream())
        .findFirst();
  }

  private static Optional<Quote> quote(
      FedexRateWire.Detail said, FedexRateWire.Rated rated, String code, Consignment consignment) {
    var detail = Optional.ofNullable(rated.shipmentRateDetail());
    var currency = detail.map(FedexRateWire.RateDetail::currency).orElseGet(rated::currency);
    return FedexMoney.money(rated.totalNetCharge(), currency)
        .map(amount -> quote(said, rated, code, consignment, amount));
  }

  private static Quote quote(
      FedexRateWire.Detail said,
      FedexRateWire.Rated rated,
      String code,
      Consignment consignment,
      Money amount) {
    var service = FedexServices.PROFILE.service(code);
    var shipped = FedexTime.shipDate(consignment);
    var promised = promised(said);
    int days =
        transit(said)
            .or(() -> promised.map(day -> VendorTime.businessDays(shipped, day)))
            .orElseGet(() -> service.map(CarrierService::maxTransitDays).orElse(0));
    var detail = Optional.ofNullable(rated.shipmentRateDetail());
    return new Quote(
        code,
        service
            .map(CarrierService::name)
            .orElseGet(() -> Objects.requireNonNullElse(said.serviceName(), code)),
        amount,
        FedexCharges.of(rated, amount),
        detail.map(FedexRateWire.RateDetail::rateZone).orElse(""),
        detail
            .map(FedexRateWire.RateDetail::totalBillingWeight)
            .flatMap(FedexRates::weight)
            .orElse(consignment.weight()),
        days,
        promised.orElseGet(() -> VendorTime.businessDaysAfter(shipped, days)),
        service.map(CarrierService::guaranteed).orElse(false) && isGuaranteed(said));
  }

  private static Optional<LocalDate> promised(FedexRateWire.Detail said) {
    var operational = Optional.ofNullable(said.operationalDetail());
    return Stream.of(
            Optional.ofNullable(said.commit())
                .map(FedexRateWire.Commit::dateDetail)
                .map(FedexRateWire.DateDetail::dayFormat),
            operational.map(FedexRateWire.Operational::deliveryDate),
            operational.map(FedexRateWire.Operational::commitDate))
        .flatMap(Optional::stream)
        .flatMap(text -> FedexTime.date(text).stream())
        .findFirst();
  }

  private static Optional<Integer> transit(FedexRateWire.Detail said) {
    return Stream.of(
            Optional.ofNullable(said.operationalDetail())
                .map(FedexRateWire.Operational::transitTime),
            Optional.ofNullable(said.commit())
                .map(FedexRateWire.Commit::transitDays)
                .map(FedexRateWire.TransitDays::minimumTransitTime))
        .flatMap(Optional::stream)
        .flatMap(text -> FedexTime.days(text).stream().boxed())
        .findFirst();
  }

  private static boolean isGuaranteed(FedexRateWire.Detail said) {
    return Optional.ofNullable(said.operationalDetail())
        .map(FedexRateWire.Operational::ineligibleForMoneyBackGuarantee)
        .map(ineligible -> !ineligible)
        .orElse(false);
  }

  private static Optional<Weight> weight(FedexWire.Weight said) {
    return Optional.ofNullable(said.value())
        .filter(value -> value.signum() > 0)
        .map(
            value ->
                VendorText.isCode("KG", said.units())
                    ? Weight.ofGrams(value.multiply(KILOGRAM))
                    : Weight.ofOunces(value.multiply(OUNCES, MathContext.DECIMAL64)));
  }
}
