package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.AnalyticsWords;
import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.rate.RateOrder;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Predicts how long a parcel will take, and recommends a service, from the carriers' current
/// offers and the workspace's own history.
public final class Forecasts {

  /// How far back predictions and advice look: two winters, for the season.
  private static final Duration MEMORY = Duration.ofDays(800);

  private static final int ENOUGH_TO_BE_TYPICAL = 50;
  // 17:00 UTC is noon in the middle of the United States: before every carrier's cut-off
  private static final LocalTime TENDERED = LocalTime.of(17, 0);

  private final Database database;
  private final Shipments shipments;
  private final Carriers carriers;
  private final CallDeadline asking;
  private final Rates rates;
  private final WorkspaceClock clock;
  private final Function<String, DeliveryDays> days;
  private final SampleStore samples = new SampleStore();

  /// @param days the delivery days of a carrier, by its code
  public Forecasts(
      Database database,
      Shipments shipments,
      Carriers carriers,
      CallDeadline asking,
      Rates rates,
      WorkspaceClock clock,
      Function<String, DeliveryDays> days) {
    this.database = database;
    this.shipments = shipments;
    this.carriers = carriers;
    this.asking = asking;
    this.rates = rates;
    this.clock = clock;
    this.days = days;
  }

  /// Predicts when a parcel will be delivered.
  ///
  /// @throws ProblemException `INVALID_SERVICE`, `INVALID_ADDRESS`; `RATE_NOT_FOUND` when the
  ///   carrier does not serve the lane; the carrier's own reason when it serves the lane but not
  ///   with the asked service
  public Prediction predict(Caller caller, Question question) {
    var carrier = carriers.require(caller, question.carrier(), "carrierCode");
    checkService(carrier.profile(), question.service());
    var parcel = parcel(caller, question.parcel(), question.service());
    var lane = question.lane().read();
    var request = RateRequest.of(lane.from(), lane.to(), parcel.parcel());
    var moment = clock.now(caller.workspace());
    var shipDate = shipDate(question, moment.atZone(ZoneOffset.UTC).toLocalDate());
    var tendered =
        question.shipDate() == null ? moment : shipDate.atTime(TENDERED).toInstant(ZoneOffset.UTC);
    var rating =
        asking.ask(
            carrier,
            () ->
                carrier.rate(
                    request.consignment(tendered),
                    Optional.ofNullable(question.service()).map(Set::of).orElse(Set.of())));
    var quote = chosen(caller, carrier.profile(), request, question.service(), rating);
    var sample = sample(caller.workspace(), question.carrier(), quote, request);
    return Predictor.predict(
        carrier.profile().code(),
        quote,
        lane,
        parcel,
        sample,
        shipDate,
        days.apply(question.carrier()));
  }

  /// Recommends a service for a parcel.
  ///
  /// @param draft the parcel as far as the request describes it
  /// @throws ProblemException as {@link Rates#quote}
  public Advice recommend(Caller caller, AskedLane asked, ParcelDraft draft, Priority priority) {
    var parcel = parcel(caller, draft, null);
    var lane = asked.read();
    var request = RateRequest.of(lane.from(), lane.to(), parcel.parcel());
    var offered = RateOrder.comparable(rates.quote(caller, request).rates());
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
    return Adviser.advise(candidates, priority, lane, parcel);
  }

  /// Fills in what the draft leaves out: from parcels sent with the service, or from any of the
  /// workspace's parcels when there are none.
  private AskedParcel parcel(Caller caller, ParcelDraft draft, @Nullable String service) {
    var own =
        service == null
            ? List.<Parcel>of()
            : shipments.packed(caller, service, ENOUGH_TO_BE_TYPICAL);
    return AskedParcel.of(
        draft, own.isEmpty() ? shipments.packed(caller, null, ENOUGH_TO_BE_TYPICAL) : own);
  }

  private static LocalDate shipDate(Question question, LocalDate today) {
    var asked = question.shipDate();
    if (asked == null) {
      return today;
    }
    if (asked.isBefore(today.minusYears(1)) || asked.isAfter(today.plusYears(1))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "shipDate", AnalyticsWords.WITHIN_A_YEAR, today);
    }
    return asked;
  }

  private HistorySample sample(
      WorkspaceId workspace, String carrier, Quote quote, RateRequest request) {
    var lane =
        new SampleStore.Lane(
            carrier, quote.service(), quote.zone(), request.from().zip5(), request.to());
    var season = season(workspace);
    return database.read(
        tx ->
            HistorySample.of(
                basis -> samples.delivered(tx, workspace, basis, lane, since(workspace), season)));
  }

  private long since(WorkspaceId workspace) {
    return clock.now(workspace).minus(MEMORY).toEpochMilli();
  }

  /// The current month, one year ago.
  private YearMonth season(WorkspaceId workspace) {
    return YearMonth.from(clock.now(workspace).atZone(ZoneOffset.UTC)).minusYears(1);
  }

  private static void checkService(CarrierProfile carrier, @Nullable String service) {
    if (service != null && carrier.service(service).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE,
          "service",
          AnalyticsWords.NO_SUCH_SERVICE,
          carrier.name(),
          carrier.code());
    }
  }

  /// The quote of the asked service; without one, of the service used most on the lane, then of the
  /// one used most with the carrier, then the cheapest.
  private Quote chosen(
      Caller caller,
      CarrierProfile carrier,
      RateRequest request,
      @Nullable String service,
      Rating rating) {
    if (rating.quotes().isEmpty()) {
      throw notOffered(service, rating);
    }
    if (rating.quotes().size() == 1) {
      return rating.quotes().getFirst();
    }
    var onLane = used(caller.workspace(), carrier, request);
    var bought = shipments.bought(caller, carrier.code());
    return Collections.min(
        rating.quotes(),
        Comparator.<Quote>comparingLong(quote -> -onLane.getOrDefault(quote.service(), 0L))
            .thenComparingLong(quote -> -bought.getOrDefault(quote.service(), 0L))
            .thenComparing(Quote::amount)
            .thenComparing(Quote::service));
  }

  private Map<String, Long> used(
      WorkspaceId workspace, CarrierProfile carrier, RateRequest request) {
    var services = carrier.services().stream().map(CarrierService::code).toList();
    var lane = new SampleStore.Lane(carrier.code(), "", "", request.from().zip5(), request.to());
    return database.read(tx -> samples.used(tx, workspace, services, lane, since(workspace)));
  }

  private static ProblemException notOffered(@Nullable String service, Rating rating) {
    return rating.declined().stream()
        .filter(no -> no.service().equals(service))
        .findFirst()
        .map(no -> new ProblemException(no.reason()))
        .orElseGet(
            () ->
                ProblemException.refused(
                    ProblemCode.RATE_NOT_FOUND, AnalyticsWords.LANE_NOT_SERVED));
  }
}
