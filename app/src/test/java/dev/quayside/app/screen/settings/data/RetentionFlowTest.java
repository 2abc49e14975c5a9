package dev.quayside.app.screen.settings.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.retention.Retention;
import java.nio.file.Path;
import java.time.Duration;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A person looks whom another time would forget, and forgets them, on the real window.
class RetentionFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @Test
  void countedAskedAndForgotten() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.SPANISH, 1024, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      var engine = window.engine().get();
      var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      engine.sandbox().sandboxLab().advance(caller, Duration.ofDays(20), RequestKey.none());
      engine.sandbox().sandboxLab().advance(caller, Duration.ofDays(100), RequestKey.none());
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var section =
          window.screen(SettingsScreen.class).model().sections().stream()
              .filter(DataSection.class::isInstance)
              .map(DataSection.class::cast)
              .findFirst()
              .orElseThrow();
      TestWindow.onWindowThread(
          () -> window.screen(SettingsScreen.class).model().open.set(section));
      var model = section.retention();
      TestWindow.until(() -> model.state().get() != null && !model.busy().get());
      TestWindow.onWindowThread(() -> model.chosen.set(Retention.of(90)));
      TestWindow.until(() -> model.tally().get() != null);
      assertThat(robot.lookup("#retention-counts").<Label>query().getText()).contains("1 envío,");
      TestWindow.onWindowThread(model::apply);
      PictureBook.add(window, "retention-question");
      TestWindow.onWindowThread(model::confirm);
      TestWindow.until(() -> model.state().get().last() != null && !model.busy().get());
      assertThat(robot.lookup("#retention-last").<Label>query().getText()).contains("1 envío,");
      PictureBook.add(window, "retention-done");
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      PictureBook.add(window, "retention-shipments");
    }
  }
}
