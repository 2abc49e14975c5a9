package dev.quayside.app.screen.settings.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// The daily backup is set on the real window; the real engine makes it and says what came of it.
class BackupScheduleFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path root;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 800"})
  void setMadeAndWhereTheFolderIsMissingSaid(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "schedule-" + language.code() + "-";
    var backups = Files.createDirectory(root.resolve("backups"));
    var data = root.resolve("data");
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      var section =
          settings.sections().stream()
              .filter(DataSection.class::isInstance)
              .map(DataSection.class::cast)
              .findFirst()
              .orElseThrow();
      TestWindow.onWindowThread(() -> settings.open.set(section));
      var model = section.schedule();
      TestWindow.until(() -> model.plan().get() != null && !model.busy().get());
      picture(window, name + "none");

      type(backups.toString());
      TestWindow.onWindowThread(() -> model.keep.set(3));
      TestWindow.onWindowThread(model::save);
      untilSeen(model, () -> model.plan().get().last() != null);
      assertThat(words("#schedule-last")).isNotBlank();
      try (var made = Files.list(backups)) {
        assertThat(made).hasSize(1);
      }
      picture(window, name + "made");

      type(root.resolve("usb").toString());
      TestWindow.onWindowThread(model::save);
      untilSeen(model, () -> model.plan().get().failure() != null);
      assertThat(words("#schedule-failed"))
          .contains(language == Language.ENGLISH ? "there is no folder" : "no existe la carpeta");
      picture(window, name + "failed");

      TestWindow.onWindowThread(model::turnOff);
      untilSeen(model, () -> model.plan().get().schedule() == null);
      assertThat(robot.lookup("#schedule-off").query().isVisible()).isFalse();
    }
  }

  private void picture(TestWindow window, String name) throws Exception {
    TestWindow.onWindowThread(
        () ->
            robot
                .lookup(".scroll-pane")
                .queryAllAs(ScrollPane.class)
                .forEach(pane -> pane.setVvalue(0.7)));
    PictureBook.add(window, name);
  }

  private void type(String folder) throws Exception {
    TestWindow.onWindowThread(
        () -> robot.lookup("#schedule-folder").<TextField>query().setText(folder));
  }

  private String words(String id) {
    return robot.lookup(id).<Label>query().getText();
  }

  private static void untilSeen(BackupScheduleModel model, BooleanSupplier seen) throws Exception {
    TestWindow.until(
        () -> {
          model.lookAgain();
          return !model.busy().get() && seen.getAsBoolean();
        });
  }
}
