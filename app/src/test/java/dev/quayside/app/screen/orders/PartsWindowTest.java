package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.rule.Choice;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Orders in several parcels in the list of the real window. Its pictures are in `target/screens`.
class PartsWindowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void theParcelsOfTheChosenOrderAreTold(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "orders-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var engine = window.engine().get();
      TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
      TestOrders.add(engine, "SO-4");
      var order = TestOrders.addFive(engine, "SO-5", TestOrders.NEW_YORK);
      TestOrders.ship(engine, order, List.of(new PackedItem(1, 2)));
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      var model = window.screen(OrdersScreen.class).model();
      TestWindow.until(() -> model.rows().size() == 2);
      assertThat(robot.lookup("#order-parts").query().isVisible()).isFalse();
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().getLast()));
      TestWindow.onWindowThread(() -> model.rate());
      TestWindow.until(() -> model.shown().getLast().rated() != null);
      PictureBook.add(window, name + "partly");
      var parcel = model.shown().getLast().parts().parcels().getFirst();
      assertThat(robot.lookup("#order-parts").lookup(".code").queryAll())
          .extracting(code -> ((Labeled) code).getText())
          .containsExactly(parcel.tracking());
      var rest = engine.ordering().orders().get(TestOrders.demo(engine), order.id());
      var ana = new Actor("desk", new Person("usr_1", "Ana", PersonRole.PACKER), null);
      Acting.as(ana, () -> shipped(engine, rest));
      TestWindow.until(
          () ->
              model.rows().stream()
                  .anyMatch(
                      row ->
                          row.state() == OrderState.SHIPPED && row.parts().parcels().size() == 2));
      TestWindow.onWindowThread(
          () -> {
            model.tab().set(Tab.SHIPPED);
            model.selected().setAll(model.shown().getFirst());
          });
      PictureBook.add(window, name + "parcels");
      assertThat(model.shown().getFirst().parts().parcels())
          .extracting(Parts.Parcel::buyer)
          .containsExactly("", "Ana");
    }
  }

  private static boolean shipped(Engine engine, SalesOrder order) {
    TestOrders.ship(engine, order, List.of(new PackedItem(2, 3)));
    return true;
  }
}
