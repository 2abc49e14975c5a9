package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.AddressModel.Line;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.theme.Appearance;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The window answers within 50 ms whatever the packer does.
class FreezeTest {

  private static final long LIMIT_MS = 50;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void theWatchSeesAWindowThatWorksTooLong() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700);
        var watch = new FreezeWatch(LIMIT_MS)) {
      TestWindow.onWindowThread(
          () -> {
            var threads = ManagementFactory.getThreadMXBean();
            long until = threads.getCurrentThreadCpuTime() + 150_000_000;
            while (threads.getCurrentThreadCpuTime() < until) {
              Thread.onSpinWait();
            }
            assertThat(Platform.isFxApplicationThread()).isTrue();
            assertThat(window.places()).isNotEmpty();
          });
      assertThat(watch.stalls()).isNotEmpty();
    }
  }

  @Test
  void aParcelAfterAParcelNeverFreezesTheWindow() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      // the first ones load classes and compile, as the first minute of a day does
      for (int i = 0; i < 3; i++) {
        parcel(window);
      }
      // a stall of ours comes every time, one of a machine that does something else does not
      var rounds = List.of(stalls(window), stalls(window), stalls(window));
      assertThat(rounds).anyMatch(List::isEmpty);
    }
  }

  private static List<FreezeWatch.Stall> stalls(TestWindow window) throws Exception {
    try (var watch = new FreezeWatch(LIMIT_MS)) {
      for (int i = 0; i < 3; i++) {
        parcel(window);
      }
      return List.copyOf(watch.stalls());
    }
  }

  private static void parcel(TestWindow window) throws Exception {
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    TestWindow.onWindowThread(() -> window.ship().to().line(Line.CITY).set("Berlin"));
    TestWindow.onWindowThread(
        () -> window.ship().paste("Ann Lee\n350 5th Ave\nNew York, NY 10118"));
    for (var letter : "SO-1".split("")) {
      TestWindow.onWindowThread(
          () -> window.ship().reference().set(window.ship().reference().get() + letter));
    }
    TestWindow.onWindowThread(
        () -> window.ship().parcel().weigh(dev.quayside.engine.measure.Weight.ofOunces("20")));
    window.untilRates();
    for (var place : window.places()) {
      TestWindow.onWindowThread(() -> window.shell().place().set(place));
    }
    TestWindow.onWindowThread(() -> window.shell().place().set(window.places().getFirst()));
    TestWindow.onWindowThread(() -> window.ship().buy());
    window.untilBought();
    TestWindow.onWindowThread(() -> window.ship().label().askVoid());
    TestWindow.onWindowThread(() -> window.ship().label().cancel());
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
    TestWindow.onWindowThread(() -> window.ship().next());
  }
}
