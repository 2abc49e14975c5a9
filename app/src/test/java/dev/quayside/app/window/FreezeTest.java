package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.measure.Weight;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// The window is never frozen whatever the packer does. Measured in the processor time of its
/// thread, so that a machine busy with something else does not count; printed for
/// docs/benchmarks.md.
class FreezeTest {

  private static final int ROUNDS = 4;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final Map<String, List<Double>> stops = new LinkedHashMap<>();

  @Test
  void theMonitorSeesAWindowThatWorksTooLong() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700);
        var monitor = new FreezeMonitor()) {
      window.untilRates();
      step("too long", monitor, FreezeTest::workTooLong);
      assertThat(longest("too long")).isGreaterThan(FreezeMonitor.FROZEN_MS);
    }
  }

  @Test
  void aParcelAfterAParcelNeverFreezesTheWindow() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      try (var monitor = new FreezeMonitor()) {
        // the first ones load classes and compile, as the first minute of a day does
        for (int i = 0; i < 2; i++) {
          parcel(window, monitor);
        }
        stops.clear();
        for (int i = 0; i < ROUNDS; i++) {
          parcel(window, monitor);
        }
      }
      stops.forEach((what, all) -> System.out.printf("BENCH %-22s %s ms%n", what, all));
      assertThat(stops.keySet())
          .allSatisfy(
              what -> assertThat(longest(what)).as(what).isLessThan(FreezeMonitor.FROZEN_MS));
    }
  }

  private interface Step {
    void run() throws Exception;
  }

  private void step(String what, FreezeMonitor monitor, Step step) throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    monitor.worst();
    step.run();
    WaitForAsyncUtils.waitForFxEvents();
    stops.computeIfAbsent(what, _ -> new ArrayList<>()).add(monitor.worst());
  }

  private double longest(String what) {
    return stops.getOrDefault(what, List.of()).stream().max(Double::compare).orElseThrow();
  }

  private void parcel(TestWindow window, FreezeMonitor monitor) throws Exception {
    var ship = window.ship();
    step(
        "a recipient abroad",
        monitor,
        () -> {
          TestWindow.onWindowThread(() -> ship.to().fill(Places.BERLIN));
          TestWindow.onWindowThread(() -> ship.to().line(Line.CITY).set("Berlin"));
        });
    step(
        "a pasted address",
        monitor,
        () ->
            TestWindow.onWindowThread(
                () -> ship.paste("Ann Lee\n350 5th Ave\nNew York, NY 10118")));
    step(
        "a typed reference",
        monitor,
        () -> {
          for (var letter : "SO-1".split("")) {
            TestWindow.onWindowThread(() -> ship.reference().set(ship.reference().get() + letter));
          }
        });
    step(
        "a weight and rates",
        monitor,
        () -> {
          TestWindow.onWindowThread(() -> ship.parcel().weigh(Weight.ofOunces("20")));
          window.untilRates();
        });
    for (var place : window.places()) {
      step(
          place.name(),
          monitor,
          () -> TestWindow.onWindowThread(() -> window.shell().place.set(place)));
    }
    TestWindow.onWindowThread(() -> window.shell().place.set(window.places().getFirst()));
    step(
        "a purchase",
        monitor,
        () -> {
          TestWindow.onWindowThread(ship::buy);
          window.untilBought();
        });
    step(
        "a void",
        monitor,
        () -> {
          TestWindow.onWindowThread(() -> ship.label().askVoid());
          TestWindow.onWindowThread(() -> ship.label().cancel());
          TestWindow.until(() -> ship.label().stage().get() == Stage.VOIDED);
        });
    step("the next parcel", monitor, () -> TestWindow.onWindowThread(ship::next));
  }

  private static void workTooLong() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var threads = ManagementFactory.getThreadMXBean();
          long until = threads.getCurrentThreadCpuTime() + 600_000_000;
          while (threads.getCurrentThreadCpuTime() < until) {
            Thread.onSpinWait();
          }
          assertThat(Platform.isFxApplicationThread()).isTrue();
        });
  }
}
