package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.CheckBox;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Several orders to one address go into one parcel, in the real window. Its pictures are in
/// `target/screens`.
class TogetherWindowTest {

  private static final Address UPSTAIRS =
      new Address(
          "Bob Buyer", null, "352 5th Ave", null, "New York", "NY", "10118", "US", null, null);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void ordersToOneAddressGoIntoOneParcel(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "together-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var engine = window.engine().get();
      var caller = TestOrders.demo(engine);
      var orders = engine.ordering().orders();
      TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
      var along =
          List.of(
              TestOrders.addFive(engine, "SO-1001", TestOrders.NEW_YORK),
              TestOrders.addFive(engine, "SO-1002", TestOrders.NEW_YORK),
              TestOrders.addFive(engine, "SO-1003", TestOrders.NEW_YORK));
      var held = TestOrders.addFive(engine, "SO-1004", TestOrders.NEW_YORK);
      orders.hold(caller, held.id(), Message.said("wait"));
      TestOrders.addFive(engine, "SO-1005", UPSTAIRS);
      TestWindow.onWindowThread(() -> window.ship().scan().submit("SO-1001"));
      window.untilPacked(5);
      TestWindow.until(() -> robot.lookup("#together").query().isVisible());
      assertThat(words()).contains("SO-1002, SO-1003").doesNotContain("SO-1004", "SO-1005");
      PictureBook.add(window, name + "offered");
      robot.clickOn("#ship-together");
      window.untilPacked(15);
      assertThat(window.ship().parcel().draft().get().weightOz()).isEqualByComparingTo("126");
      PictureBook.add(window, name + "packed");
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      var label = Objects.requireNonNull(window.ship().label().shipment().get());
      assertThat(orders.ofShipment(caller, label.id()))
          .extracting(SalesOrder::number)
          .containsExactly("SO-1001", "SO-1002", "SO-1003");
      for (var order : along) {
        assertThat(orders.get(caller, order.id()).state()).isEqualTo(OrderState.SHIPPED);
      }
      TestWindow.onWindowThread(() -> window.ship().next());
      TestWindow.until(() -> window.ship().label().stage().get() == Stage.NONE);
      TestWindow.onWindowThread(() -> window.ship().scan().submit("SO-1003"));
      TestWindow.until(() -> window.ship().label().stage().get() == Stage.BOUGHT);
      assertThat(Objects.requireNonNull(window.ship().label().shipment().get()).id())
          .isEqualTo(label.id());
    }
  }

  private String words() {
    return robot.lookup("#ship-together").queryAs(CheckBox.class).getAccessibleText();
  }
}
