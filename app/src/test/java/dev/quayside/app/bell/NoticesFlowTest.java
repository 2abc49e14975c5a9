package dev.quayside.app.bell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.notices.NoticesModel;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.notice.NoticeMail;
import java.nio.file.Path;
import javafx.scene.control.Button;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// What needs a person is counted in the top bar, listed with what to do, and leads there.
class NoticesFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700", "DARK, ENGLISH, 1920, 980"})
  void theBellCountsTellsAndLeadsToThePlace(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "notices-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      assertThat(bell().isVisible()).isFalse();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      TestWindow.onWindowThread(
          () -> window.screen(SettingsScreen.class).model().open("settings.notices"));
      var model = window.settings(NoticesModel.class);
      TestWindow.until(() -> !model.busy().get());
      TestWindow.onWindowThread(
          () -> {
            model.email.set(NoticeMail.DAILY);
            model.funds.set("2000");
            model.save();
          });
      assertThat(model.wrong().get()).as("nowhere to send it").hasSize(1);
      TestWindow.onWindowThread(
          () -> {
            model.to.set("owner@mugharbor.example");
            model.save();
          });
      TestWindow.until(() -> bell().isVisible());
      PictureBook.add(window, name + "settings");
      TestWindow.onWindowThread(() -> bell().fire());
      TestWindow.until(() -> robot.lookup("#bell-list").tryQuery().isPresent());
      PictureBook.addScene(robot.lookup("#bell-list").query().getScene(), name + "list");
      TestWindow.onWindowThread(() -> robot.lookup(".bell-go").<Button>query().fire());
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.until(() -> settings.open.get().key().equals("settings.wallet"));
    }
  }

  private Button bell() {
    return robot.lookup("#bell").query();
  }
}
