package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Status bar and button say the same of the key to buy. Its pictures are in `target/screens`.
class NextKeyWindowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800, Check and buy, Complete customs, Complete the parcel",
    "DARK, SPANISH, 1280, 800, Revise y compre, Complete la aduana, Complete el paquete"
  })
  void barAndButtonSayWhatIsMissing(
      Appearance appearance,
      Language language,
      int width,
      int height,
      String buy,
      String customs,
      String parcel)
      throws Exception {
    var name = "next-key-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.until(() -> bar().equals(buy));
      TestOrders.addAbroad(window.engine().get(), "M-6");
      TestWindow.onWindowThread(() -> window.ship().scan().submit("M-6"));
      TestWindow.until(() -> bar().endsWith(customs));
      assertThat(bar()).startsWith("M-6");
      assertThat(button()).isEqualTo(customs);
      PictureBook.add(window, name + "customs");
      TestWindow.onWindowThread(() -> window.ship().parcel().number(Number.WEIGHT).set(""));
      TestWindow.onWindowThread(() -> window.ship().parcel().number(Number.REST).set(""));
      TestWindow.until(() -> bar().endsWith(parcel));
      assertThat(button()).isEqualTo(parcel);
      PictureBook.add(window, name + "weight");
    }
  }

  private String bar() {
    return robot.lookup("#scan-state .scan-words").<Labeled>query().getText();
  }

  private String button() {
    return robot.lookup("#ship-buy").<Labeled>query().getText();
  }
}
