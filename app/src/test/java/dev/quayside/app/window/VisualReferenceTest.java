package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Ship screen looks as it was last found good. Renew the references, after looking at them,
/// with -Dquayside.references=true.
class VisualReferenceTest {

  private static final Path REFERENCES =
      Path.of("src", "test", "resources", "dev", "quayside", "app", "window", "reference");

  /// A card that has gone or a column that has moved differs in more.
  private static final double TOLERANCE = 0.01;

  /// Rail and top bar change with every new screen.
  private static final int RAIL = 81;

  private static final int BAR = 56;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void anEmptyForm(Appearance appearance, Language language, int width, int height)
      throws Exception {
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().next());
      compare(window, "ship-empty-" + appearance.wire() + "-" + language.code());
      TestWindow.onWindowThread(() -> window.ship().buy());
      compare(window, "ship-incomplete-" + appearance.wire() + "-" + language.code());
    }
  }

  @Test
  void theMeasureSeesWhatIsMissing() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().next());
      var whole = content(window.picture());
      TestWindow.onWindowThread(
          () -> window.stage().getScene().getRoot().lookup("#scan-state").setVisible(false));
      assertThat(Likeness.difference(whole, content(window.picture()))).isGreaterThan(TOLERANCE);
      assertThat(window.stage().getScene().getRoot()).isInstanceOf(StackPane.class);
    }
  }

  private static void compare(TestWindow window, String name) throws Exception {
    // the caret blinks
    TestWindow.onWindowThread(() -> window.stage().getScene().getRoot().requestFocus());
    var now = content(window.picture());
    var file = REFERENCES.resolve(name + ".png");
    if (Boolean.getBoolean("quayside.references")) {
      Files.createDirectories(REFERENCES);
      ImageIO.write(now, "png", file.toFile());
    }
    assertThat(Likeness.difference(now, ImageIO.read(file.toFile())))
        .as(name)
        .isLessThan(TOLERANCE);
  }

  private static BufferedImage content(WritableImage picture) {
    return Png.copy(picture)
        .getSubimage(RAIL, BAR, (int) picture.getWidth() - RAIL, (int) picture.getHeight() - BAR);
  }
}
