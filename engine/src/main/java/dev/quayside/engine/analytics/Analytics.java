package dev.quayside.engine.analytics;

import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import dev.quayside.engine.rate.RateRequest;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a workspace's own history tells.
public final class Analytics {

  /// How far back predictions and advice look: two winters, for the season.
  private static final Duration MEMORY = Duration.ofDays(800);

  private static final Duration SAVINGS_LOOK_BACK = Duration.ofDays(365);
  private static final Weight ONE_POUND = Weight.ofOunces("16");
  // noon in the middle of the country: before every cut-off
  private static final LocalTime TENDERED = LocalTime.of(17, 0);

  private final Database database;
  private final Shipments shipments;
  private final Carriers carriers;
  private final Patience asking;
  private final Rates rates;
  private final Function<WorkspaceId, Instant> now;
  private final Function<String, DeliveryDays> days;
  private final SavingsStore savings = new SavingsStore();
  private final RecordStore records = new RecordStore();
  private final SampleStore samples = new SampleStore();

  /// @param works whether a carrier (by its code) delivers on a day
  public Analytics(
      Database database,
      Shipments shipments,
      Carriers carriers,
      Patience asking,
      Rates rates,
      Function<WorkspaceId, Instant> now,
      Function<String, java.util.function.Predicate<LocalDate>> works) {
    this.database = database;
    this.shipments = shipments;
    this.carriers = carriers;
    this.asking = asking;
    this.rates = rates;
    this.now = now;
    this.days = carrier -> new DeliveryDays(works.apply(carrier));
  }

  /// @param from null for a year ago
  /// @param to null for now
  /// @param currency null for the one most parcels were paid in
  public Savings savings(
      Caller caller, @Nullable Instant from, @Nullable Instant to, @Nullable Currency currency) {
    var period = period(caller, from, to);
    var workspace = caller.workspace();
    return database.read(
        tx -> {
          var sheet = new SavingsSheet();
          savings.lanes(tx, workspace, period, sheet::add);
          var counted = currency == null ? sheet.usual() : currency;
          var top =
              sheet.top(counted).stream()
                  .map(lane -> savings.named(tx, workspace, period, lane))
                  .toList();
          return sheet.savings(counted, top, period);
        });
  }

  /// One record for each carrier and currency, by carrier.
  public List<CarrierRecord> carriers(Caller caller, Period period, @Nullable String carrier) {
    return database.read(tx -> records.batches(tx, caller.workspace(), period, carrier)).stream()
        .collect(Collectors.groupingBy(batch -> Map.entry(batch.carrier(), batch.currency())))
        .values()
        .stream()
        .map(own -> record(caller, own))
        .sorted(
            Comparator.comparing(CarrierRecord::carrier)
                .thenComparing(each -> each.averageCost().currency().getCurrencyCode()))
        .toList();
  }

  public Period period(Caller caller, @Nullable Instant from, @Nullable Instant to) {
    var end = to == null ? now.apply(caller.workspace()).plusMillis(1) : to;
    if (from != null && end.isBefore(from)) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "from", "is later than now");
    }
    return new Period(from == null ? end.minus(SAVINGS_LOOK_BACK) : from, end);
  }

  /// @throws ProblemException `INVALID_SERVICE`, `INVALID_ADDRESS`; `RATE_NOT_FOUND` when the
  ///   carrier does not serve the lane
  public Prediction predict(Caller caller, Question question) {
    var carrier = carriers.require(caller, question.carrier(), "carrierCode");
    checkService(carrier.profile(), question.service());
    var request = request(question.origin(), question.destination(), ONE_POUND);
    var moment = now.apply(caller.workspace());
    var shipDate = shipDate(question, moment.atZone(ZoneOffset.UTC).toLocalDate());
    var tendered =
        question.shipDate() == null ? moment : shipDate.atTime(TENDERED).toInstant(ZoneOffset.UTC);
    var offered =
        asking
            .ask(
                carrier,
                () ->
                    carrier.rate(
                        request.consignment(tendered),
                        Optional.ofNullable(question.service()).map(Set::of).orElse(Set.of())))
            .quotes();
    var quote = chosen(offered, shipments.bought(caller, question.carrier()));
    var sample = sample(caller.workspace(), question.carrier(), quote, request);
    return Predictor.predict(
        carrier.profile().code(), quote, sample, shipDate, days.apply(question.carrier()));
  }

  /// @throws ProblemException as {@link Rates#quote}
  public Advice recommend(
      Caller caller, String origin, String destination, Weight weight, Priority priority) {
    var request = request(origin, destination, weight);
    var offered = rates.quote(caller, request).rates();
    var season = season(caller.workspace());
    var candidates =
        offered.stream()
            .map(
                rate ->
                    Candidate.of(
                        rate,
                        sample(caller.workspace(), rate.carrier(), rate.quote(), request),
                        season,
                        days.apply(rate.carrier())))
            .toList();
    return Adviser.advise(candidates, priority);
  }

  private static LocalDate shipDate(Question question, LocalDate today) {
    var asked = question.shipDate();
    if (asked == null) {
      return today;
    }
    if (asked.isBefore(today.minusYears(1)) || asked.isAfter(today.plusYears(1))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "shipDate", "must be within a year of today, " + today);
    }
    return asked;
  }

  private Sample sample(WorkspaceId workspace, String carrier, Quote quote, RateRequest request) {
    var lane =
        new SampleStore.Lane(
            carrier, quote.service(), quote.zone(), request.from().zip5(), request.to().zip5());
    var season = season(workspace);
    return database.read(
        tx ->
            Sample.of(
                basis -> samples.delivered(tx, workspace, basis, lane, since(workspace), season)));
  }

  private long since(WorkspaceId workspace) {
    return now.apply(workspace).minus(MEMORY).toEpochMilli();
  }

  /// The same month a year ago.
  private YearMonth season(WorkspaceId workspace) {
    return YearMonth.from(now.apply(workspace).atZone(ZoneOffset.UTC)).minusYears(1);
  }

  private CarrierRecord record(Caller caller, List<RecordStore.Batch> batches) {
    var code = batches.getFirst().carrier();
    var name = carriers.find(caller, code).map(found -> found.profile().name()).orElse(code);
    return CarrierRecord.of(name, batches, days.apply(code));
  }

  private static void checkService(CarrierProfile carrier, @Nullable String service) {
    if (service != null && carrier.service(service).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE,
          "service",
          carrier.name()
              + " has no such service: GET /v1/carriers/"
              + carrier.code()
              + " lists them");
    }
  }

  private static RateRequest request(String origin, String destination, Weight weight) {
    var from = Question.place(origin);
    var to = Question.place(destination);
    var found = new Violations();
    named(AddressDraft.of(from), "originPostalCode", found);
    named(AddressDraft.of(to), "destinationPostalCode", found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    return RateRequest.of(from, to, Parcel.of(weight, null));
  }

  private static void named(AddressDraft place, String field, Violations found) {
    var own = new Violations();
    place.checkDeliverable(field, own);
    own.list().forEach(violation -> found.add(field, violation.message()));
  }

  /// The service the workspace uses most, else the cheapest.
  private static Quote chosen(List<Quote> offered, Map<String, Long> bought) {
    return offered.stream()
        .min(
            Comparator.<Quote>comparingLong(quote -> -bought.getOrDefault(quote.service(), 0L))
                .thenComparing(Quote::amount)
                .thenComparing(Quote::service))
        .orElseThrow(
            () ->
                ProblemException.refused(
                    ProblemCode.RATE_NOT_FOUND, "the carrier does not serve this lane"));
  }
}
