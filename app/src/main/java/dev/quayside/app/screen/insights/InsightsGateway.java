package dev.quayside.app.screen.insights;

import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.Savings;
import dev.quayside.engine.analytics.history.Spending;
import dev.quayside.engine.base.measure.Weight;
import java.util.List;
import java.util.Map;

/// The Insights screen's access to the engine, for one workspace; called off the window's thread.
/// All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface InsightsGateway {

  /// @param days how many days, the last of them today
  Overview overview(int days);

  List<CarrierName> carriers();

  /// When a parcel handed over today will arrive.
  ///
  /// @param from postal code
  /// @param to postal code
  Prediction predict(String carrier, String from, String to);

  /// Recommends a service for a parcel.
  Advice advise(String from, String to, Weight weight, Priority priority);

  /// Calls `changed` when something was shipped, voided or moved, from any thread.
  ///
  /// @return stops listening
  Runnable listen(Runnable changed);

  /// @param perHour the number of today's labels in each hour, from midnight on
  record Overview(
      Spending spending, Savings savings, List<CarrierRecord> carriers, List<Integer> perHour) {}

  /// @param services names by code
  record CarrierName(String code, String name, Map<String, String> services) {
    /// The choice before the carriers are known.
    static final CarrierName NONE = new CarrierName("", "", Map.of());

    public CarrierName {
      services = Map.copyOf(services);
    }
  }
}
