package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.batch.BatchState;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Orders that leave another way, a batch that is taken back, and a label that goes by e-mail, in
/// the real window. Its pictures are in `target/screens`.
class OrdersDepartureTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void ordersLeaveAndComeBackAndLabelsAreVoidedAndSent(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "away-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      var model = window.screen(OrdersScreen.class).model();
      for (var number : new String[] {"D-1", "D-2", "D-3"}) {
        TestOrders.add(window.engine().get(), number);
      }
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> model.shown().size() == 3);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 2)));
      TestWindow.onWindowThread(model.panels()::depart);
      TestWindow.until(() -> model.panels().departure().open().get());
      PictureBook.add(window, name + "many");
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 1)));
      TestWindow.onWindowThread(
          () -> {
            model.panels().departure().carrier.set("Kurier 7");
            model.panels().departure().number.set("VAN-7");
          });
      PictureBook.add(window, name + "one");
      robot.clickOn("#orders-away-save");
      TestWindow.until(() -> !model.panels().departure().open().get());
      assertThat(order(window, "D-1").state()).isEqualTo(OrderState.SHIPPED);
      assertThat(order(window, "D-1").external().findFirst().orElseThrow().carrier())
          .contains("Kurier 7");
      TestWindow.onWindowThread(() -> model.tab().set(Tab.SHIPPED));
      TestWindow.until(() -> model.shown().size() == 1);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown()));
      PictureBook.add(window, name + "parcel");
      robot.clickOn("#orders-take-back");
      await().until(() -> order(window, "D-1").state() == OrderState.OPEN);

      TestWindow.onWindowThread(() -> model.tab().set(Tab.TO_SHIP));
      TestWindow.until(() -> model.shown().size() == 3);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 2)));
      TestWindow.onWindowThread(model::buy);
      TestWindow.until(
          () ->
              model.batch().batch().get() != null
                  || model.batch().question().estimate().get() != null);
      TestWindow.onWindowThread(
          () -> {
            if (model.batch().question().estimate().get() != null) {
              model.batch().question().confirm();
            }
          });
      TestWindow.until(() -> model.batch().batch().get() != null);
      TestWindow.until(
          () -> Objects.requireNonNull(model.batch().batch().get()).state() == BatchState.DONE);
      var label = Objects.requireNonNull(order(window, "D-2").shipment());
      emailed(window, name, label.trackingNumber(), label.shipmentId());

      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.onWindowThread(() -> model.batch().askVoid());
      PictureBook.add(window, name + "batch");
      robot.clickOn("#batch-void-really");
      await().until(() -> order(window, "D-2").state() == OrderState.OPEN);
      assertThat(order(window, "D-1").state()).isEqualTo(OrderState.OPEN);
    }
  }

  private void emailed(TestWindow window, String name, String number, String shipmentId)
      throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
    var shipments = window.screen(ShipmentsScreen.class).model();
    TestWindow.onWindowThread(() -> shipments.show(shipmentId));
    TestWindow.until(() -> shipments.chosen().details().get() != null);
    PictureBook.add(window, name + "shipment");
    var shown = Objects.requireNonNull(shipments.chosen().details().get()).shipment();
    TestWindow.onWindowThread(() -> shipments.email().ask(shown));
    TestWindow.onWindowThread(() -> shipments.email().to.set("bob@example.com"));
    TestWindow.onWindowThread(() -> shipments.email().send());
    TestWindow.until(() -> shipments.email().problem.get() != null); // no mail server yet
    PictureBook.add(window, name + "email");
    TestWindow.onWindowThread(() -> shipments.email().close());

    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    var ship = window.ship();
    TestWindow.onWindowThread(() -> ship.scan().submit(number));
    TestWindow.until(() -> ship.label().shipment().get() != null);
    PictureBook.add(window, name + "ship");
    TestWindow.onWindowThread(
        () -> ship.label().email().ask(Objects.requireNonNull(ship.label().shipment().get())));
    PictureBook.add(window, name + "ship-email");
  }

  private static SalesOrder order(TestWindow window, String number) {
    var engine = window.engine().get();
    return engine.ordering().orders().byNumber(TestOrders.demo(engine), number).orElseThrow();
  }
}
