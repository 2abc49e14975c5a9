package dev.quayside.app.screen.insights;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.AskedLane;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.analytics.advice.Question;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.platform.event.Topic;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The Insights screen's access to the engine of this process.
///
/// @param zone the time zone of the days
public record EngineInsightsGateway(WorkspaceEngine place, ZoneId zone) implements InsightsGateway {

  private static final Set<Topic> TELLING =
      Set.of(Topic.LABEL_CREATED, Topic.LABEL_CANCELLED, Topic.TRACKING_MOVED);

  @Override
  public Overview overview(int days) {
    var engine = place.engine();
    var caller = place.caller();
    var today = engine.clocks().now(caller.workspace()).atZone(zone).toLocalDate();
    var first = today.minusDays(days - 1L);
    var from = first.atStartOfDay(zone).toInstant();
    return new Overview(
        engine.lists().activity().spending(caller, first, today, zone),
        engine.analytics().reports().savings(caller, from, null, null),
        engine
            .analytics()
            .reports()
            .carriers(caller, engine.analytics().reports().period(caller, from, null), null),
        engine.lists().activity().labelsPerHour(caller, today, zone));
  }

  @Override
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

  @Override
  public Prediction predict(String carrier, String from, String to) {
    return place
        .engine()
        .analytics()
        .forecasts()
        .predict(place.caller(), new Question(carrier, AskedLane.of(from, to), null));
  }

  @Override
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

  @Override
  public Runnable listen(Runnable changed) {
    return place.listen(TELLING, _ -> changed.run());
  }
}
