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

/// What the Insights screen asks of the engine, for one workspace; off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface InsightsGateway {

  /// @param days up to and with today
  Overview overview(int days);

  List<CarrierName> carriers();

  /// When a parcel that is handed over today will be there.
  ///
  /// @param from postal code
  /// @param to postal code
  Prediction predict(String carrier, String from, String to);

  /// Which service to take.
  Advice advise(String from, String to, Weight weight, Priority priority);

  /// Calls when something was shipped, voided or moved, from any thread.
  ///
  /// @return ends it
  Runnable listen(Runnable changed);

  /// @param perHour labels of today, by hour from midnight on
  record Overview(
      Spending spending, Savings savings, List<CarrierRecord> carriers, List<Integer> perHour) {}

  /// @param services names by code
  record CarrierName(String code, String name, Map<String, String> services) {
    /// Before the carriers are known.
    static final CarrierName NONE = new CarrierName("", "", Map.of());

    public CarrierName {
      services = Map.copyOf(services);
    }
  }
}
