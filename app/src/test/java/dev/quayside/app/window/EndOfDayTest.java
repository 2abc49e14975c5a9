package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// The end of the day is one click away from every screen.
class EndOfDayTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void theRailLeadsToIt(Appearance appearance, Language language, int width, int height)
      throws Exception {
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      var day = window.screen(ShipmentsScreen.class).day();
      assertThat(day.open.get()).isFalse();
      robot.clickOn("#day-open");
      TestWindow.until(() -> day.open.get());
      assertThat(window.shell().place.get()).isEqualTo(Place.SHIPMENTS);
      PictureBook.add(window, "end-of-day-" + language.code() + "-" + width);
    }
  }
}
