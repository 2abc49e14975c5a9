package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrderRow;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.orders.Tab;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.shipping.search.ShipmentTab;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Rows are chosen by their boxes; columns and filters are found again when the window is opened
/// the next time.
class ListMenusTest extends OpenWindow {

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
    for (var number : new String[] {"A-1", "A-2", "B-3"}) {
      TestOrders.add(window.engine().get(), number);
    }
    go(Place.ORDERS);
    TestWindow.until(() -> orders().rows().size() == 3);
  }

  @Test
  void aBoxChoosesItsRowBesideTheOthersAndTheOneAboveAll() throws Exception {
    window.drawn();
    robot.clickOn(box("A-1")).clickOn(box("B-3"));
    TestWindow.until(() -> orders().selected().size() == 2);
    assertThat(orders().selected())
        .extracting(OrderRow::number)
        .containsExactlyInAnyOrder("A-1", "B-3");
    robot.clickOn(box("A-1"));
    TestWindow.until(() -> orders().selected().size() == 1);
    robot.clickOn("#orders-table .column-header .check-box");
    TestWindow.until(() -> orders().selected().size() == 3);
    robot.clickOn("#orders-table .column-header .check-box");
    TestWindow.until(() -> orders().selected().isEmpty());
  }

  @Test
  void columnsAndFiltersAreFoundAgain() throws Exception {
    fire("orders-table-columns", "Weight");
    TestWindow.until(() -> !isShown("weight"));
    TestWindow.onWindowThread(() -> orders().query().set("A-"));
    fire("orders-table-filters", "Save these filters");
    TestWindow.until(() -> Habits.read(data).containsKey("orders-table.filters"));
    close();
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    go(Place.ORDERS);
    TestWindow.until(() -> orders().rows().size() == 3);
    TestWindow.until(() -> !isShown("weight"));
    TestWindow.onWindowThread(() -> orders().tab().set(Tab.HELD));
    fire("orders-table-filters", "“A-”");
    assertThat(orders().tab().get()).isEqualTo(Tab.TO_SHIP);
    assertThat(orders().shown()).hasSize(2);
    fire("orders-table-columns", "Usual columns");
    TestWindow.until(() -> isShown("weight"));
  }

  @Test
  void aFilterOfShipmentsNarrowsByAllOfIt() throws Exception {
    go(Place.SHIPMENTS);
    var shipments = window.screen(ShipmentsScreen.class).model();
    TestWindow.until(() -> shipments.list().answered().get() && !shipments.carriers().isEmpty());
    TestWindow.onWindowThread(
        () -> {
          shipments.tab().set(ShipmentTab.TROUBLE);
          shipments.carrier().set(shipments.carriers().get(1));
        });
    var carrier = shipments.carriers().get(1);
    fire("shipments-table-filters", "Save these filters");
    TestWindow.onWindowThread(shipments::widen);
    fire("shipments-table-filters", "Exceptions, " + carrier.name());
    assertThat(shipments.tab().get()).isEqualTo(ShipmentTab.TROUBLE);
    assertThat(shipments.carrier().get()).isEqualTo(carrier);
  }

  private OrdersModel orders() {
    return window.screen(OrdersScreen.class).model();
  }

  private void go(Place place) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(place));
  }

  private Node box(String number) {
    return robot.lookup("#orders-table .table-row-cell .check-box").queryAll().stream()
        .filter(box -> row(box).getItem().number().equals(number))
        .findFirst()
        .orElseThrow();
  }

  @SuppressWarnings("unchecked") // as OrdersTable makes them
  private static javafx.scene.control.TableRow<OrderRow> row(Node box) {
    var node = box;
    while (!(node instanceof javafx.scene.control.TableRow<?>)) {
      node = node.getParent();
    }
    return (javafx.scene.control.TableRow<OrderRow>) node;
  }

  private boolean isShown(String column) {
    return robot.lookup("#orders-table").<TableView<?>>query().getColumns().stream()
        .filter(each -> column.equals(each.getId()))
        .anyMatch(each -> each.isVisible());
  }

  /// As somebody opens the menu and takes an item of it.
  private void fire(String menu, String words) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var button = robot.lookup("#" + menu).<MenuButton>query();
          button.show();
          var item =
              button.getItems().stream()
                  .filter(each -> words.equals(each.getText()))
                  .findFirst()
                  .orElseThrow();
          button.hide();
          take(item);
        });
  }

  private static void take(MenuItem item) {
    if (item instanceof javafx.scene.control.CheckMenuItem check) {
      check.setSelected(!check.isSelected());
    }
    item.fire();
  }
}
