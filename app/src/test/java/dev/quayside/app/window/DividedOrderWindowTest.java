package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.product.Product;
import java.nio.file.Path;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A packer who needs two boxes for an order, in the real window. Its pictures are in
/// `target/screens`.
class DividedOrderWindowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void anOrderGoesIntoTwoBoxes(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "parts-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var engine = window.engine().get();
      TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
      var order = TestOrders.addFive(engine, "SO-5", TestOrders.NEW_YORK);
      TestWindow.onWindowThread(() -> window.ship().scan().submit("SO-5"));
      window.untilPacked(5);
      PictureBook.add(window, name + "whole");
      robot.clickOn("#contents-1-less");
      var matcha = robot.lookup("#contents-2").queryAs(TextField.class);
      TestWindow.onWindowThread(matcha::requestFocus);
      robot.type(KeyCode.DOWN);
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(matcha.getText()).isEqualTo("2");
      assertThat(matcha.isFocused()).isTrue();
      robot.type(KeyCode.DIGIT9).type(KeyCode.DIGIT1);
      window.untilPacked(2);
      assertThat(matcha.getText()).isEqualTo("1");
      PictureBook.add(window, name + "part");
      press(KeyCode.ENTER);
      press(KeyCode.ENTER);
      window.untilBought();
      PictureBook.add(window, name + "bought");
      press(KeyCode.N);
      window.untilPacked(3);
      assertThat(robot.lookup("#contents-2").queryAs(TextField.class).getText()).isEqualTo("2");
      press(KeyCode.ENTER);
      window.untilBought();
      var shipped = engine.ordering().orders().get(TestOrders.demo(engine), order.id());
      assertThat(shipped.state()).isEqualTo(OrderState.SHIPPED);
      assertThat(shipped.parcels()).hasSize(2);
      press(KeyCode.N);
      TestWindow.until(() -> window.ship().label().stage().get() == Stage.NONE);
      assertThat(robot.lookup("#contents").query().isVisible()).isFalse();
    }
  }

  /// Wherever the focus is: what is scanned is counted into the box.
  @ParameterizedTest
  @CsvSource({"DARK, ENGLISH, 1280, 800", "LIGHT, SPANISH, 1024, 700"})
  void theBoxIsFilledByTheScanner(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "counted-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var engine = window.engine().get();
      TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
      var caller = TestOrders.demo(engine);
      var matcha = new Product("TE-300", null, null, null, "0902.10", null, "4901234567894");
      engine.parcels().products().put(caller, matcha);
      TestOrders.addFive(engine, "SO-5", TestOrders.NEW_YORK);
      robot.clickOn("#scan");
      type("SO-5");
      window.untilPacked(5);
      type("4901234567894");
      window.untilPacked(1);
      type("te-100");
      window.untilPacked(2);
      PictureBook.add(window, name + "part");
      type("TE-100");
      window.untilPacked(3);
      type("TE-100");
      TestWindow.until(() -> window.ship().scan().state().get().kind() == Kind.STOP);
      PictureBook.add(window, name + "refused");
      type("QS:BUY");
      window.untilBought();
      var order = engine.ordering().orders().byNumber(caller, "SO-5").orElseThrow();
      assertThat(order.left()).containsExactly(new PackedItem(2, 2));
    }
  }

  /// As a scanner does, into the field that has the focus.
  private void type(String code) {
    robot.write(code, 0).type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void press(KeyCode key) {
    robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
