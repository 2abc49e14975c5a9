package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Three boxes of one shipment, packed, bought, printed and voided with the keyboard alone. The
/// pictures are in `target/screens`.
class SeveralBoxesWindowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void arePackedBoughtPrintedAndVoidedByKeyboard(
      Appearance looks, Language language, int width, int height) throws Exception {
    var name = "boxes-" + looks.wire() + "-" + language.code() + "-" + width + "-";
    try (var paper = new PaperPrinter(0);
        var window = TestWindow.open(data, looks, language, width, height)) {
      window.untilRates();
      window.engine().get().printService().printers().setUp(paper.setup());
      assertThat(robot.lookup("#ship-boxes").query().isVisible()).isFalse();

      addBox();
      TestWindow.until(() -> isFocused("#box-2-weight"));
      robot.write("3");
      addBox();
      TestWindow.until(() -> isFocused("#box-3-weight"));
      robot.write("4").type(KeyCode.TAB).write("8").type(KeyCode.TAB);
      robot.write("14").type(KeyCode.TAB).type(KeyCode.TAB).type(KeyCode.TAB);
      addBox();
      TestWindow.until(() -> isFocused("#box-4-weight"));
      robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
      assertThat(isFocused("#box-4-remove")).isTrue();
      robot.type(KeyCode.SPACE);
      TestWindow.until(() -> isFocused("#box-3-weight"));
      window.untilRates();
      window.scrollForm("#ship-boxes", 40);
      PictureBook.add(window, name + "packed");
      zoomed(window, name + "packed-150");
      assertThat(window.ship().form().boxes().count()).isEqualTo(3);

      robot.press(KeyCode.CONTROL).type(KeyCode.ENTER).release(KeyCode.CONTROL);
      window.untilBought();
      var sheets = new ArrayList<String>();
      while (sheets.size() < 3) {
        sheets.add(
            new String(
                Objects.requireNonNull(paper.next(30)).bytes(), StandardCharsets.ISO_8859_1));
      }
      assertThat(Set.copyOf(sheets).size()).as("different labels").isEqualTo(3);
      var bought = Objects.requireNonNull(window.ship().label().shipment().get());
      assertThat(bought.labels()).hasSize(3);
      assertThat(robot.lookup("#bought-boxes").query().isVisible()).isTrue();
      PictureBook.add(window, name + "bought");
      robot.press(KeyCode.CONTROL).type(KeyCode.P).release(KeyCode.CONTROL);
      for (int i = 0; i < 3; i++) {
        assertThat(paper.next(30)).isNotNull();
      }
      robot.press(KeyCode.CONTROL).type(KeyCode.DELETE).release(KeyCode.CONTROL);
      window.drawn();
      PictureBook.add(window, name + "void");
      robot.press(KeyCode.CONTROL).type(KeyCode.DELETE).release(KeyCode.CONTROL);
      TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
    }
  }

  private void addBox() {
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.B);
    robot.release(KeyCode.SHIFT, KeyCode.CONTROL);
  }

  private boolean isFocused(String field) {
    return robot.lookup(field).tryQuery().filter(Node::isFocused).isPresent();
  }

  private void zoomed(TestWindow window, String name) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().zoom(150));
    window.drawn();
    window.scrollForm("#ship-boxes", 40);
    PictureBook.draw(window, name);
    assertThat(PictureBook.faults(window)).as(name).isEmpty();
    TestWindow.onWindowThread(() -> window.shell().zoom(100));
    window.drawn();
  }
}
