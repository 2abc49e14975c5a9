package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.printers.PrintersScreen;
import dev.quayside.app.theme.Appearance;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is typed after a click goes where it is meant.
class FocusBackTest extends OpenWindow {

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
  }

  @Test
  void aButtonOutsideTheFormGivesTheFocusBackToTheScanField() {
    robot.clickOn("#to-company").clickOn("#theme-toggle");
    TestWindow.until(() -> has("#scan"));
    robot.clickOn("#to-company");
    TestWindow.until(() -> has("#to-company"));
    robot.clickOn("#palette-open");
    TestWindow.until(() -> !has("#scan") && focused() instanceof TextField);
    robot.type(KeyCode.ESCAPE);
  }

  @Test
  void theQuestionBeforeAVoidKeepsTheFocus() throws Exception {
    TestWindow.onWindowThread(() -> window.ship().buy());
    window.untilBought();
    robot.clickOn("#ship-void");
    TestWindow.until(() -> window.ship().label().voidAsked().get());
    TestWindow.until(() -> has("#void-keep"));
  }

  /// Each time, also while the form is open already.
  @Test
  void aPrinterAddedByAddressBeginsWithIt() throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
    for (int time = 0; time < 2; time++) {
      window.drawn();
      robot.clickOn("#printers-add");
      TestWindow.until(() -> has("#printer-address"));
      robot.write("10.0.0.7");
      assertThat(robot.lookup("#printer-address").<TextField>query().getText())
          .isEqualTo("tcp://10.0.0.7");
    }
  }

  /// The form is asked for the focus before the toolkit has drawn it for the first time.
  @Test
  void aFormThatWasNeverDrawnHasTheFocusToo() throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
    window.drawn();
    var focused = new CompletableFuture<Boolean>();
    TestWindow.onWindowThread(
        () -> {
          window.screen(PrintersScreen.class).model().add();
          Platform.runLater(() -> focused.complete(has("#printer-address")));
        });
    assertThat(focused.get(60, TimeUnit.SECONDS)).isTrue();
  }

  private boolean has(String selector) {
    var node = window.stage().getScene().lookup(selector);
    return node != null && node.equals(focused());
  }

  private Node focused() {
    return window.stage().getScene().getFocusOwner();
  }
}
