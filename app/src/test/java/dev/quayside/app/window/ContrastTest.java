package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every word of every screen can be read in both themes: WCAG 2.2 AA.
class ContrastTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void theFormulaIsTheStandardsOwn() {
    assertThat(Contrast.ratio(Color.BLACK, Color.WHITE)).isCloseTo(21, within(0.01));
    assertThat(Contrast.ratio(Color.web("#767676"), Color.WHITE)).isCloseTo(4.54, within(0.01));
  }

  @ParameterizedTest
  @EnumSource(
      value = Appearance.class,
      names = {"LIGHT", "DARK"})
  void everyWordCanBeRead(Appearance appearance) throws Exception {
    try (var window = TestWindow.open(data, appearance, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(
          () -> {
            window.shell().introduce(true);
            window.ship().to().line(Line.CITY).set("Denvr");
          });
      TestWindow.until(() -> window.ship().advice().advice().get() != null);
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        check(window, place.name());
      }
      TestWindow.onWindowThread(() -> window.shell().place.set(window.places().getFirst()));
      TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:REPRINT"));
      check(window, "stop");
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      check(window, "bought");
      TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:VOID"));
      check(window, "void");
      TestWindow.onWindowThread(
          () -> {
            window.ship().next();
            window.ship().buy();
          });
      check(window, "incomplete");
      TestWindow.onWindowThread(() -> window.shell().shortcutsOpen.set(true));
      check(window, "shortcuts");
    }
  }

  private static void check(TestWindow window, String state) throws Exception {
    org.testfx.util.WaitForAsyncUtils.waitForFxEvents();
    assertThat(TestWindow.onWindowThread(() -> Contrast.faint(window.stage().getScene())))
        .as(state)
        .isEmpty();
  }
}
