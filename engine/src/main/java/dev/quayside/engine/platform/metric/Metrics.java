package dev.quayside.engine.platform.metric;

import dev.quayside.engine.platform.store.Database;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Measurements of this installation in Prometheus' format. Nothing is recorded until {@link
/// #turnOn}.
///
/// Every label has few values: registered routes, classes of status codes, carrier codes, printer
/// names. Never an id.
public final class Metrics {

  /// The content type of {@link #text()}.
  public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final Duration[] STEPS =
      Stream.of(2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000)
          .map(Duration::ofMillis)
          .toArray(Duration[]::new);

  /// Methods that are counted by name; a client may invent any other.
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

  /// Held here, since the registry does not keep what it measures from being collected.
  private final List<Object> watched = new CopyOnWriteArrayList<>();

  private final List<Runnable> beforeReading = new CopyOnWriteArrayList<>();
  private volatile @Nullable PrometheusMeterRegistry registry;

  /// Starts recording. Called once.
  public void turnOn() {
    var fresh = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    new JvmMemoryMetrics().bindTo(fresh);
    registry = fresh;
  }

  /// Counts an answered request.
  ///
  /// @param route as it is registered
  public void answered(String method, String route, int status, long nanos) {
    time(
        "quayside.http.request",
        "Requests from their first byte to the last of their answers; streams are left out",
        Tags.of(
            "method",
            METHODS.contains(method) ? method : "other",
            "route",
            route,
            "status",
            status / 100 + "xx"),
        nanos);
  }

  /// Counts a call to a carrier, or one that an open breaker prevented.
  ///
  /// @param outcome from a small fixed set
  public void called(
      String environment, String carrier, String operation, String outcome, long nanos) {
    time(
        "quayside.carrier.call",
        "Calls of carriers; resting: not made, since the carrier was down",
        Tags.of(
            "environment",
            environment,
            "carrier",
            carrier,
            "operation",
            operation,
            "outcome",
            outcome),
        nanos);
  }

  /// Measures a database's writer. Requires {@link #turnOn}.
  public void watchWriter(String store, Supplier<Database.Load> load) {
    var on = on();
    watched.add(load);
    FunctionCounter.builder("quayside.writer.commits", load, each -> each.get().commits())
        .description("Groups of changes that were made durable together")
        .tag("store", store)
        .register(on);
    FunctionCounter.builder("quayside.writer.changes", load, each -> each.get().changes())
        .description("Changes in those groups")
        .tag("store", store)
        .register(on);
    Gauge.builder("quayside.writer.waiting", load, each -> each.get().waiting())
        .description("Changes that wait for the writer")
        .tag("store", store)
        .register(on);
  }

  /// Measures the print jobs waiting at each printer, on every reading. Requires {@link #turnOn}.
  public void watchPrinters(Supplier<Map<String, Integer>> waiting) {
    var depths =
        MultiGauge.builder("quayside.print.jobs.waiting")
            .description("Print jobs that wait for a printer")
            .register(on());
    beforeReading.add(
        () ->
            depths.register(
                waiting.get().entrySet().stream()
                    .map(
                        each ->
                            MultiGauge.Row.of(Tags.of("printer", each.getKey()), each.getValue()))
                    .toList(),
                true));
  }

  /// All present values in Prometheus' text format. Requires {@link #turnOn}.
  public String text() {
    beforeReading.forEach(Runnable::run);
    return on().scrape(TYPE);
  }

  private void time(String name, String description, Tags tags, long nanos) {
    var on = registry;
    if (on != null) {
      Timer.builder(name)
          .description(description)
          .tags(tags)
          .serviceLevelObjectives(STEPS)
          .register(on)
          .record(nanos, TimeUnit.NANOSECONDS);
    }
  }

  private PrometheusMeterRegistry on() {
    var on = registry;
    if (on == null) {
      throw new IllegalStateException("nothing is measured");
    }
    return on;
  }
}
