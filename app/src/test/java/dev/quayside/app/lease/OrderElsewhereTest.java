package dev.quayside.app.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.data.DataSection;
import dev.quayside.app.screen.ship.ScanState;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.rule.Choice;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// An order that another desk has in hand: both screens say where, and it is taken over on purpose.
class OrderElsewhereTest {

  private static final Person ANA = new Person("usr_ana", "Ana", PersonRole.PACKER);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path other;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"ENGLISH, LIGHT, 1280, 800", "SPANISH, DARK, 1024, 700", "SPANISH, LIGHT, 1920, 980"})
  void anOrderOfAnotherDeskSaysSoAndIsTakenOverOnPurpose(
      Language language, Appearance appearance, int width, int height) throws Exception {
    Engine.open(EngineOptions.at(data).atStation("Norte")).close();
    try (var window = TestWindow.open(data, appearance, language, width, height);
        var two =
            Engine.open(
                EngineOptions.at(data).withOwnFolder(other.resolve("two")).atStation("Sur"))) {
      var pictures = language + "-" + width;
      window.engine().get();
      var order = TestOrders.addFive(two, "SO-7", TestOrders.NEW_YORK).id();
      TestOrders.addFive(two, "SO-8", TestOrders.NEW_YORK);
      TestOrders.rule(two, Choice.service("usps", "PRIORITY_MAIL"));
      take(two, order);
      var list = window.screen(OrdersScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> list.loaded().get());
      TestWindow.onWindowThread(list::retry);
      TestWindow.until(() -> list.shown().stream().anyMatch(row -> row.heldBy() != null));
      TestWindow.onWindowThread(() -> list.selected().setAll(list.shown().getFirst()));
      assertThat(list.selected().getFirst().heldBy()).isEqualTo("Sur (Ana)");
      TestWindow.until(() -> isShown("#orders-holder"));
      PictureBook.add(window, "orders-elsewhere-" + pictures);

      TestWindow.onWindowThread(list::shipThis);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
      TestWindow.until(() -> isShown("#ship-holder"));
      window.untilRates();
      PictureBook.add(window, "ship-elsewhere-" + pictures);
      TestWindow.onWindowThread(window.ship()::buy);
      TestWindow.until(() -> window.ship().scan().state().get().key().equals("ship.scan.refused"));
      fire("#ship-holder-take");
      PictureBook.add(window, "ship-elsewhere-question-" + pictures);
      fire("#ship-holder-question-really");
      TestWindow.until(() -> !isShown("#ship-holder"));
      assertThat(window.ship().scan().state().get().kind()).isEqualTo(ScanState.Kind.READY);
      take(two, order);
      TestWindow.onWindowThread(window.ship()::buy);
      TestWindow.until(() -> isShown("#ship-holder"));
      fire("#ship-holder-take");
      fire("#ship-holder-question-really");
      TestWindow.until(() -> !isShown("#ship-holder"));
      TestWindow.onWindowThread(window.ship()::buy);
      window.untilBought();
      TestWindow.until(
          () -> two.ordering().leases().elsewhere(TestOrders.demo(two), List.of(order)).isEmpty());
      assertThat(two.ordering().orders().byNumber(TestOrders.demo(two), "SO-7"))
          .hasValueSatisfying(each -> assertThat(each.state()).isEqualTo(OrderState.SHIPPED));

      var shipment = Objects.requireNonNull(window.ship().label().shipment().get());
      assertThat(shipment.station()).isEqualTo("Norte");
      var shipments = window.screen(ShipmentsScreen.class);
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.SHIPMENTS);
            shipments.take(new NavigationRequest.ShowShipment(shipment.id()));
          });
      TestWindow.until(() -> shipments.model().chosen().details().get() != null);
      TestWindow.until(() -> robot.lookup("Norte").tryQuery().isPresent());
      TestWindow.onWindowThread(
          () ->
              robot
                  .lookup(".scroll-pane")
                  .queryAllAs(ScrollPane.class)
                  .forEach(pane -> pane.setVvalue(1)));
      PictureBook.add(window, "shipment-desk-" + pictures);

      var settings = window.screen(SettingsScreen.class).model();
      var section = settings.sections().stream().filter(DataSection.class::isInstance).findFirst();
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.SETTINGS);
            settings.open.set(section.orElseThrow());
          });
      TestWindow.until(() -> isNamed("#data-desk", "Norte"));
      PictureBook.add(window, "settings-desk-" + pictures);
    }
  }

  private static void take(Engine two, String order) {
    Acting.as(
        new Actor("desk", ANA, null),
        () -> {
          two.ordering().leases().take(TestOrders.demo(two), order, true);
          return true;
        });
  }

  private boolean isShown(String id) {
    return robot.lookup(id).tryQuery().filter(Node::isVisible).isPresent();
  }

  private boolean isNamed(String id, String words) {
    return robot
        .lookup(id)
        .<TextField>tryQuery()
        .filter(field -> field.getText().equals(words))
        .isPresent();
  }

  private void fire(String id) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup(id).queryAs(Button.class).fire());
  }
}
