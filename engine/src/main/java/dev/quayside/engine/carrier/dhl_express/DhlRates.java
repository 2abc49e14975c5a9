package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Product;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.parcel.customs.Customs;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prices: asks for the rates of a parcel and reads the products.
final class DhlRates {

  /// MyDHL API 3.1, `accounts` of a question for rates.
  private static final int ACCOUNTS = 2;

  private static final int DATE = 10;
  private static final int LATEST_DAYS = 5;

  private DhlRates() {}

  static DhlWire.RateRequest request(String account, Consignment consignment, boolean isDeclared) {
    return new DhlWire.RateRequest(
        new DhlWire.Ends<>(
            DhlParties.place("from", consignment.from()), DhlParties.place("to", consignment.to())),
        // a question takes two accounts, of which that for duties is the last
        DhlParcel.accounts(account, consignment).stream().limit(ACCOUNTS).toList(),
        DhlParcel.addedServices(consignment),
        DhlLane.plannedAt(consignment),
        DhlParcel.METRIC,
        isDeclared,
        declaredValue(consignment, isDeclared),
        DhlShipments.WITH_CUSTOMS,
        true,
        DhlPieces.boxes(consignment).stream()
            .map(
                box ->
                    new DhlWire.Box(
                        DhlParcel.kilograms(box.parcel().weight()),
                        DhlParcel.sides(DhlParcel.sides(box)),
                        null,
                        null))
            .toList());
  }

  private static @Nullable List<DhlWire.Amount> declaredValue(
      Consignment consignment, boolean isDeclared) {
    Customs customs = consignment.customs();
    if (!isDeclared || customs == null || customs.items().isEmpty()) {
      return null;
    }
    var value = DhlCustoms.value(customs);
    return List.of(
        new DhlWire.Amount("declaredValue", value.amount(), value.currency().getCurrencyCode()));
  }

  /// @param services the services asked for; empty for all
  static Rating rating(DhlAnswerWire.Rates said, Consignment consignment, Set<String> services) {
    var quotes =
        Absent.toEmpty(said.products()).stream()
            .flatMap(product -> quote(product, consignment).stream())
            .filter(quote -> services.isEmpty() || services.contains(quote.service()))
            .toList();
    var missing = new TreeSet<>(services);
    quotes.forEach(quote -> missing.remove(quote.service()));
    return new Rating(
        quotes,
        missing.stream().map(service -> new Declined(service, notHere())).toList(),
        Absent.toEmpty(said.warnings()));
  }

  private static Problem notHere() {
    return new Problem.Refused(ProblemCode.SERVICE_NOT_AVAILABLE, DhlWords.NOT_HERE.of());
  }

  /// The quote; empty for a product the account has no price for.
  private static Optional<Quote> quote(Product product, Consignment consignment) {
    var code = Absent.toEmpty(product.productCode());
    if (code.isEmpty()) {
      return Optional.empty();
    }
    var known = DhlServices.service(code);
    return DhlPrices.billed(product.totalPrice())
        .map(
            total ->
                new Quote(
                    known.map(CarrierService::code).orElse(code),
                    known
                        .map(CarrierService::name)
                        .orElseGet(() -> Objects.requireNonNullElse(product.productName(), code)),
                    total,
                    DhlPrices.parts(product, total),
                    "",
                    billable(product, consignment.weight()),
                    transitDays(product, known),
                    deliveryDate(product, consignment, known),
                    known.map(CarrierService::guaranteed).orElse(false)));
  }

  /// The heavier of the parcel's weight and its volumetric weight.
  private static Weight billable(Product product, Weight weight) {
    var said = product.weight();
    if (said == null) {
      return weight;
    }
    boolean pounds = "imperial".equals(said.unitOfMeasurement());
    return Stream.of(said.volumetric(), said.provided())
        .flatMap(Stream::ofNullable)
        .filter(each -> each.signum() > 0)
        .max(BigDecimal::compareTo)
        .map(most -> pounds ? pounds(most) : Weight.ofGrams(most.movePointRight(3)))
        .orElse(weight);
  }

  private static Weight pounds(BigDecimal pounds) {
    return Weight.ofOunces(pounds.multiply(BigDecimal.valueOf(16)));
  }

  private static int transitDays(Product product, Optional<CarrierService> known) {
    var delivery = product.deliveryCapabilities();
    var days = delivery == null ? null : delivery.totalTransitDays();
    return VendorTime.days(days)
        .orElseGet(() -> known.map(CarrierService::maxTransitDays).orElse(LATEST_DAYS));
  }

  private static LocalDate deliveryDate(
      Product product, Consignment consignment, Optional<CarrierService> known) {
    var delivery = product.deliveryCapabilities();
    var said = delivery == null ? null : date(delivery.estimatedDeliveryDateAndTime());
    return said == null
        ? DhlLane.shipDate(consignment).plusDays(transitDays(product, known))
        : said;
  }

  /// The date a time begins with; null when it has none.
  static @Nullable LocalDate date(@Nullable String moment) {
    return VendorTime.day(
            () ->
                moment == null || moment.length() < DATE
                    ? null
                    : LocalDate.parse(moment.substring(0, DATE)))
        .orElse(null);
  }
}
