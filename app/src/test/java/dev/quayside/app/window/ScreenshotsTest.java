package dev.quayside.app.window;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.AddressModel.Line;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Renders the Ship screen in its states to `target/screenshots`, to be looked at.
class ScreenshotsTest {

  private static final Path PICTURES = Path.of("target", "screenshots");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800",
    "DARK, ENGLISH, 1280, 800",
    "LIGHT, ENGLISH, 1024, 700",
    "DARK, SPANISH, 1024, 700",
    "LIGHT, SPANISH, 1024, 700"
  })
  void shipScreen(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "ship-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.until(() -> window.shell().balance().get() != null);
      save(window, name + "rates");

      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      save(window, name + "bought");

      TestWindow.onWindowThread(() -> window.ship().label().askVoid());
      save(window, name + "void");

      TestWindow.onWindowThread(() -> window.ship().label().cancel());
      TestWindow.until(() -> window.ship().label().shipment().get().refund() != null);
      save(window, name + "voided");

      TestWindow.onWindowThread(() -> window.ship().next());
      save(window, name + "empty");

      TestWindow.onWindowThread(
          () -> {
            window.ship().to().line(Line.STATE).set("XX");
            window.ship().to().line(Line.ZIP).set("802");
            window.ship().buy();
          });
      save(window, name + "problem");

      TestWindow.onWindowThread(() -> window.shell().paletteOpen().set(true));
      save(window, name + "palette");
    }
  }

  private static void save(TestWindow window, String name) throws Exception {
    Png.write(window.picture(), PICTURES.resolve(name + ".png"));
  }
}
