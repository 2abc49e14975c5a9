package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.look.LookSection;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.update.ReleaseSite;
import java.nio.file.Path;
import java.time.InstantSource;
import javafx.scene.control.Button;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A newer version in the real window: told, unfolded, dismissed, and switched off for good. Its
/// pictures are in `target/screens`.
class UpdateWindowTest {

  private static final int CHANGES = 12;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path work;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800, 'Labels of UPS print twice as fast on slow printers.'",
    "DARK, SPANISH, 1024, 700, 'Las etiquetas de UPS se imprimen antes en impresoras lentas.'"
  })
  void aNewerVersionIsToldOnce(
      Appearance appearance, Language language, int width, int height, String change)
      throws Exception {
    var name = "update-" + appearance.wire() + "-" + language.code() + "-";
    try (var site = new ReleaseSite(work, changelog(change));
        var window =
            TestWindow.open(
                data,
                site.updates(data, InstantSource.system()),
                appearance,
                language,
                width,
                height)) {
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      var section =
          settings.sections().stream()
              .filter(LookSection.class::isInstance)
              .map(LookSection.class::cast)
              .findFirst()
              .orElseThrow();
      TestWindow.onWindowThread(() -> settings.open.set(section));
      // off and on again asks at once, not after the quiet seconds of a start
      TestWindow.onWindowThread(() -> section.updates().on.set(false));
      TestWindow.onWindowThread(() -> section.updates().on.set(true));
      TestWindow.until(() -> section.updates().news().get() != null);
      PictureBook.add(window, name + "told");
      TestWindow.onWindowThread(() -> robot.lookup("#update-changes").queryAs(Button.class).fire());
      var list = robot.lookup("#update-list").query();
      PictureBook.addScene(list.getScene(), name + "changes");
      assertThat(TestWindow.onWindowThread(() -> Contrast.faint(list.getScene()))).isEmpty();
      assertThat(robot.from(list).lookup(change).query().isVisible()).isTrue();
      TestWindow.onWindowThread(() -> list.getScene().getWindow().hide());
      TestWindow.onWindowThread(() -> section.updates().dismiss());
      assertThat(robot.lookup("#update").query().isVisible()).isFalse();
    }
  }

  private static String changelog(String change) {
    return "## [2.0.0] - 2026-11-20\n" + ("- " + change + "\n").repeat(CHANGES);
  }
}
