package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import java.util.function.Predicate;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A scale on a serial port: chosen in the settings, seen in the top bar, in the parcel.
class ScaleFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path desk;

  private final FxRobot robot = new FxRobot();

  @BeforeEach
  void needsSocat() {
    assumeTrue(PtyScale.canBe(), "socat is not installed");
  }

  @Test
  void whatLiesOnThePanIsTheParcelsWeightUntilThePackerTypesOne() throws Exception {
    try (var scale = new PtyScale(desk);
        var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700)) {
      window.untilRates();
      scale.lies("1.25 lb");
      scale.plugIn();
      choose(window, scale);
      until(window, said -> said.equals("1.25\u00a0lb"));
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
      TestWindow.onWindowThread(() -> window.ship().next());
      TestWindow.until(() -> text(window, "#parcel-rest").equals("4"));
      assertThat(text(window, "#parcel-weight")).isEqualTo("1");

      robot.clickOn("#parcel-weight");
      robot.write("2");
      scale.lies("3.00 lb");
      until(window, said -> said.equals("3.00\u00a0lb"));
      assertThat(text(window, "#parcel-rest")).isEqualTo("4");
      robot.type(KeyCode.F9);
      TestWindow.until(() -> text(window, "#parcel-weight").equals("3"));
      assertThat(text(window, "#parcel-rest")).isEmpty();

      scale.pull();
      until(window, said -> said.equals("Scale disconnected"));
      assertThat(robot.lookup("#ship-weigh").queryButton().isDisabled()).isTrue();
      assertThat(text(window, "#parcel-weight")).isEqualTo("3");
      scale.lies("0.50 lb");
      scale.plugIn();
      TestWindow.until(() -> text(window, "#parcel-rest").equals("8"));
    }
    try (var again = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700)) {
      until(again, said -> said.equals("Scale disconnected"));
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH", "DARK, SPANISH"})
  void theTopBarInEveryState(Appearance appearance, Language language) throws Exception {
    var name = "scale-" + appearance.wire() + "-" + language.code() + "-";
    try (var scale = new PtyScale(desk);
        var window = TestWindow.open(data, appearance, language, 1024, 700)) {
      window.untilRates();
      scale.lies("1.250 kg");
      scale.plugIn();
      choose(window, scale);
      until(window, said -> said.endsWith("kg"));
      PictureBook.add(window, name + "settings");
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
      PictureBook.add(window, name + "stable");
      scale.moves("12.480 kg");
      until(window, said -> said.contains("12") && isIn(window, "attention"));
      PictureBook.add(window, name + "unstable");
      scale.lies("12.500 kg");
      until(window, said -> isIn(window, "good"));
      scale.fallSilent();
      until(window, said -> isIn(window, "attention"));
      assertThat(text(window)).contains("500").isNotEqualTo("12.500\u00a0kg");
      PictureBook.add(window, name + "stale");
      window.printsTo("Zebra 1", desk);
      TestWindow.until(() -> window.shell().printing().get().printer() != null);
      scale.pull();
      until(window, said -> isIn(window, "failure"));
      PictureBook.add(window, name + "away");
    }
  }

  private void choose(TestWindow window, PtyScale scale) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          window.shell().place.set(Place.SETTINGS);
          window.screen(SettingsScreen.class).model().open("settings.scale");
        });
    TestWindow.until(() -> window.stage().getScene().lookup("#scale-apply") != null);
    robot.clickOn(
        new Texts(window.shell().memory().get().language()).text("settings.scale.kind.serial"));
    TestWindow.onWindowThread(
        () -> {
          var box =
              (javafx.scene.control.ComboBox<?>) window.stage().getScene().lookup("#scale-port");
          box.getEditor().setText(scale.port());
        });
    robot.clickOn("#scale-protocol");
    robot.type(KeyCode.DOWN);
    robot.type(KeyCode.ENTER);
    robot.clickOn("#scale-apply");
  }

  private static String text(TestWindow window, String field) {
    return ((TextField) window.stage().getScene().lookup(field)).getText();
  }

  private static String text(TestWindow window) {
    return ((Label) window.stage().getScene().lookup("#scale")).getText();
  }

  private static boolean isIn(TestWindow window, String style) {
    return window.stage().getScene().lookup("#scale").getStyleClass().contains(style);
  }

  private static void until(TestWindow window, Predicate<String> said) {
    TestWindow.until(() -> said.test(text(window)));
  }
}
