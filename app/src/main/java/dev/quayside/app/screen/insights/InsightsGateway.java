package dev.quayside.app.screen.insights;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.AskedLane;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.analytics.advice.Question;
import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.PayorSum;
import dev.quayside.engine.analytics.history.Savings;
import dev.quayside.engine.analytics.history.Spending;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.event.Topic;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The Insights screen's access to the engine, for one workspace; called off the window's thread.
/// All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
///
/// @param zone the time zone of the days
public record InsightsGateway(WorkspaceEngine place, ZoneId zone) {

  private static final Set<Topic> TELLING =
      Set.of(Topic.LABEL_CREATED, Topic.LABEL_CANCELLED, Topic.TRACKING_MOVED);

  /// @param days how many days, the last of them today
  public Overview overview(int days) {
    var engine = place.engine();
    var caller = place.caller();
    var today = engine.accounts().clocks().now(caller.workspace()).atZone(zone).toLocalDate();
    var first = today.minusDays(days - 1L);
    var from = first.atStartOfDay(zone).toInstant();
    var reports = engine.analytics().reports();
    var period = reports.period(caller, from, null);
    return new Overview(
        engine.lists().activity().spending(caller, first, today, zone),
        reports.savings(caller, from, null, null),
        reports.carriers(caller, period, null),
        reports.payors(caller, period, null),
        engine.lists().activity().labelsPerHour(caller, today, zone));
  }

  public List<CarrierName> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(Carrier::profile)
        .map(
            profile ->
                new CarrierName(
                    profile.code(),
                    profile.name(),
                    profile.services().stream()
                        .collect(
                            Collectors.toMap(
                                CarrierService::code, CarrierService::name, (one, _) -> one))))
        .toList();
  }

  /// When a parcel handed over today will arrive.
  ///
  /// @param from postal code
  /// @param to postal code
  public Prediction predict(String carrier, String from, String to) {
    return place
        .engine()
        .analytics()
        .forecasts()
        .predict(place.caller(), new Question(carrier, AskedLane.of(from, to), null));
  }

  /// Recommends a service for a parcel.
  public Advice advise(String from, String to, Weight weight, Priority priority) {
    return place
        .engine()
        .analytics()
        .forecasts()
        .recommend(
            place.caller(),
            AskedLane.of(from, to),
            new ParcelDraft(weight.ounces(), null, null, null),
            priority);
  }

  /// Calls `changed` when something was shipped, voided or moved, from any thread.
  ///
  /// @return stops listening
  public Runnable listen(Runnable changed) {
    return place.listen(TELLING, _ -> changed.run());
  }

  /// @param perHour the number of today's labels in each hour, from midnight on
  public record Overview(
      Spending spending,
      Savings savings,
      List<CarrierRecord> carriers,
      List<PayorSum> payors,
      List<Integer> perHour) {

    /// Whether there is anything to tell of who paid: others did.
    boolean isPaidByOthers() {
      return payors.stream().anyMatch(each -> each.payor() != Payor.SENDER);
    }
  }

  /// @param services names by code
  public record CarrierName(String code, String name, Map<String, String> services) {
    /// The choice before the carriers are known.
    static final CarrierName NONE = new CarrierName("", "", Map.of());

    public CarrierName {
      services = Map.copyOf(services);
    }
  }
}
