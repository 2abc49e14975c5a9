package dev.quayside.app.window;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Renders the Ship screen in its states to `target/screenshots`, to be looked at.
class ScreenshotsTest {

  private static final Path PICTURES = Path.of("target", "screenshots");

  @TempDir @SuppressWarnings("NullAway.Init") private Path data;

  @Test
  void firstStart() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      TestWindow.until(() -> window.shell().balance().get() != null && !window.ship().rates().asking().get());
      Png.write(window.picture(), PICTURES.resolve("a.png"));
    }
  }
}
