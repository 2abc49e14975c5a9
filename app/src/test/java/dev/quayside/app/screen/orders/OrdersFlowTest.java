package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.OpenWindow;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// A person with a file of orders, on the real window, engine and sandbox.
class OrdersFlowTest extends OpenWindow {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    window.untilRates();
    window.printsTo("Folder", paper);
    window
        .engine()
        .get()
        .accounts()
        .wallets()
        .deposit(caller(), Money.usd("9000.00"), Message.said("test"), RequestKey.none());
    press(KeyCode.CONTROL, KeyCode.DIGIT2);
    TestWindow.until(() -> window.shell().place.get() == Place.ORDERS && model().loaded().get());
  }

  @Test
  void aFileOfOrdersBecomesTwoHundredLabelsAndThreeAreMended() throws Exception {
    var file = OrdersFile.write(data);
    TestWindow.onWindowThread(() -> model().files().open(file));
    TestWindow.until(() -> model().files().preview().get() != null);
    assertThat(Objects.requireNonNull(model().files().preview().get()).good())
        .hasSize(OrdersFile.GOOD);
    robot.clickOn("#import-take");
    TestWindow.until(() -> model().rows().size() == OrdersFile.GOOD);
    TestWindow.until(() -> model().mending().count.get() == 3);
    nobodyIsNameless();

    robot.clickOn("#orders-table");
    press(KeyCode.CONTROL, KeyCode.A);
    press(KeyCode.CONTROL, KeyCode.R);
    TestWindow.until(() -> model().shown().stream().allMatch(row -> row.rated() != null));
    var buy = robot.lookup("#orders-buy").<Labeled>query();
    assertThat(buy.getText()).matches("Buy " + OrdersFile.GOOD + " labels, \\$[\\d,.]+");
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> model().batch().question().estimate().get() != null);
    assertThat(buy.getText())
        .endsWith(words("#batch-question .strong").replaceFirst(".* for (.*)\\?", "$1"));
    assertThat(robot.lookup("#batch-question-keep").query().isFocused()).isTrue();
    assertThat(model().batch().batch().get()).isNull();
    robot.clickOn("#batch-question-buy");
    TestWindow.until(() -> model().batch().batch().get() != null);
    assertThat(TestWindow.onWindowThread(window::mayClose)).isFalse();
    assertThat(robot.lookup("#leave-keep").query().isFocused()).isTrue();
    robot.type(KeyCode.ENTER);
    Awaitility.await()
        .atMost(Duration.ofSeconds(90))
        .until(
            () ->
                TestWindow.onWindowThread(
                    () ->
                        Objects.requireNonNull(model().batch().batch().get()).state()
                            == BatchState.DONE));
    assertThat(shipped()).hasSize(OrdersFile.GOOD);
    TestWindow.until(window::mayClose);
    assertThat(
            shipped().stream()
                .map(order -> Objects.requireNonNull(order.shipment()).trackingNumber()))
        .doesNotHaveDuplicates();
    Awaitility.await().atMost(Duration.ofSeconds(60)).until(() -> papers() == OrdersFile.GOOD);
    TestWindow.until(() -> model().counts().getOrDefault(Tab.SHIPPED, 0) == OrdersFile.GOOD);

    var state = robot.lookup("#mend-202-4").<TextField>query();
    assertThat(state.getText()).isEqualTo("XX");
    TestWindow.onWindowThread(() -> state.setText("NY"));
    robot.clickOn("#mend-retry-202");
    TestWindow.until(() -> model().mending().count.get() == 2 && model().shown().size() == 1);
    assertThat(model().shown().getFirst().number()).isEqualTo("WEB-20001");
  }

  /// ZIP and city disagree: which is wrong is seen only beside the rest of the address.
  @Test
  void anOrderToMendShowsItsAddressAndAllOfItCanBeEdited() throws Exception {
    take(OrdersFile.write(data));
    TestWindow.until(() -> model().mending().count.get() == 3);
    TestWindow.until(() -> robot.lookup("#mend-address-203").tryQuery().isPresent());
    var words = robot.lookup("Bob Buyer, 1 Main St, New York, NY, 90210, US");
    assertThat(words.tryQuery()).isPresent();
    TestWindow.onWindowThread(() -> robot.lookup("#mend-address-203").queryButton().fire());
    TestWindow.onWindowThread(
        () -> {
          robot.lookup("#mend-203-3").<TextField>query().setText("Beverly Hills");
          robot.lookup("#mend-203-4").<TextField>query().setText("CA");
          robot.lookup("#mend-retry-203").queryButton().fire();
        });
    TestWindow.until(() -> model().mending().count.get() == 2);
  }

  @Test
  void theSameFileAgainBuysNothingTwice() throws Exception {
    var file = OrdersFile.write(data);
    take(file);
    take(file);
    assertThat(model().rows()).hasSize(OrdersFile.GOOD);
    nobodyIsNameless();
  }

  @Test
  void ordersOfOnePersonAndAddressShipWithOneLabelAndAVoidOpensThemAgain() throws Exception {
    var engine = window.engine().get();
    var one = TestOrders.add(engine, "S-1");
    var other = TestOrders.add(engine, "S-2");
    TestWindow.until(() -> model().shown().size() == 2);
    assertThat(words("#orders-together .label")).contains("1 parcel fewer");
    robot.clickOn("#orders-together-join");
    assertThat(words("#orders-buy")).isEqualTo("Buy and print 1");
    robot.clickOn("#orders-buy");
    TestWindow.until(() -> model().counts().getOrDefault(Tab.SHIPPED, 0) == 2);
    var labels = engine.ordering().orders().ofShipment(caller(), label(one)).stream();
    assertThat(labels.map(SalesOrder::id)).containsExactly(one.id(), other.id());
    Awaitility.await().atMost(Duration.ofSeconds(60)).until(() -> papers() == 1);
    engine.shipping().voids().cancel(caller(), label(one), RequestKey.none());
    TestWindow.until(() -> model().counts().getOrDefault(Tab.TO_SHIP, 0) == 2);
  }

  /// Scrolled to its end, a list that grows or shrinks by a line slides away under the pointer.
  @Test
  void rowsStayUnderThePointerWhileLinesComeAndGo() throws Exception {
    take(OrdersFile.write(data));
    TestWindow.onWindowThread(() -> model().panel.set(false));
    int last = model().shown().size() - 2; // the toolkit scrolls one line short
    var table = robot.lookup("#orders-table").<TableView<OrderRow>>query();
    TestWindow.until(() -> robot.lookup("#orders-together").query().isVisible());
    TestWindow.onWindowThread(() -> table.scrollTo(last + 1));
    TestWindow.until(() -> rows(last).findFirst().isPresent());
    robot.moveTo(row(last - 3));
    var places = List.of(top(last), top(last - 3), top(last - 6));
    robot.clickOn(row(last - 3));
    TestWindow.until(() -> !robot.lookup("#orders-together").query().isVisible());
    assertThat(List.of(top(last), top(last - 3), top(last - 6))).isEqualTo(places);
    robot.clickOn(row(last - 6).lookup(".check-box"));
    robot.clickOn(row(last - 1).lookup(".check-box"));
    assertThat(model().selected())
        .extracting(OrderRow::number)
        .containsExactlyInAnyOrder(number(last - 6), number(last - 3), number(last - 1));
    assertThat(List.of(top(last), top(last - 3), top(last - 6))).isEqualTo(places);
    var meant = model().shown().get(last);
    robot.doubleClickOn(row(last));
    TestWindow.until(() -> model().sheet().sheet().get() != null);
    assertThat(Objects.requireNonNull(model().sheet().sheet().get()).order().id())
        .isEqualTo(meant.id());
  }

  private String number(int place) {
    return model().shown().get(place).number();
  }

  private TableRow<?> row(int place) {
    return rows(place).findFirst().orElseThrow();
  }

  private Stream<TableRow<?>> rows(int place) {
    return robot.lookup("#orders-table .table-row-cell").<TableRow<?>>queryAll().stream()
        .filter(row -> row.isVisible() && row.getIndex() == place);
  }

  private double top(int place) {
    return row(place).localToScene(0, 0).getY();
  }

  @Test
  void theMenuOffersOnlyWhatCanBeDoneWithTheChosenOrders() throws Exception {
    TestOrders.add(window.engine().get(), "M-1");
    TestWindow.until(() -> model().shown().size() == 1);
    assertThat(offered()).as("of all that can ship").containsExactly("Pick…");
    TestWindow.onWindowThread(() -> model().selected().setAll(model().shown()));
    assertThat(offered())
        .containsExactly(
            "Tags",
            "Give to a person",
            "Notes",
            "Weight, box, service",
            "Shipped another way",
            "Hold",
            "Cancel the order",
            "Pick…");
    TestWindow.onWindowThread(() -> model().hold("wait"));
    TestWindow.until(() -> model().counts().getOrDefault(Tab.HELD, 0) == 1);
    TestWindow.onWindowThread(
        () -> {
          model().tab().set(Tab.HELD);
          model().selected().setAll(model().shown());
        });
    assertThat(offered())
        .containsExactly(
            "Tags",
            "Give to a person",
            "Notes",
            "Weight, box, service",
            "Shipped another way",
            "Release",
            "Cancel the order");
  }

  private List<String> offered() throws Exception {
    var menu = robot.lookup("#orders-more").<MenuButton>query();
    return TestWindow.onWindowThread(
        () ->
            menu.getItems().stream()
                .filter(item -> item.getOnAction() != null && !item.isDisable())
                .map(MenuItem::getText)
                .toList());
  }

  private String label(SalesOrder order) {
    var orders = window.engine().get().ordering().orders();
    return orders.get(caller(), order.id()).parcels().getFirst().shipmentId();
  }

  private void take(Path file) throws Exception {
    TestWindow.onWindowThread(() -> model().files().open(file));
    TestWindow.until(() -> model().files().preview().get() != null);
    robot.type(KeyCode.ENTER);
    TestWindow.until(
        () -> model().files().preview().get() == null && model().rows().size() == OrdersFile.GOOD);
  }

  private void nobodyIsNameless() throws Exception {
    var nameless =
        TestWindow.onWindowThread(
            () ->
                window.stage().getScene().getRoot().lookupAll(".orders *").stream()
                    .filter(Control.class::isInstance)
                    .filter(Node::isFocusTraversable)
                    .filter(node -> !isNamed((Control) node))
                    .toList());
    assertThat(nameless).isEmpty();
  }

  private static boolean isNamed(Control control) {
    var name = control.getAccessibleText();
    return (name != null && !name.isBlank())
        || (control instanceof Labeled labeled
            && labeled.getText() != null
            && !labeled.getText().isBlank());
  }

  private String words(String of) {
    return robot.lookup(of).<Labeled>query().getText();
  }

  private void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private List<SalesOrder> shipped() {
    return window
        .engine()
        .get()
        .ordering()
        .orders()
        .list(caller(), OrderFilter.of(OrderState.SHIPPED), null, 1_000);
  }

  private long papers() throws IOException {
    try (var files = Files.list(paper)) {
      return files.count();
    }
  }

  private Caller caller() {
    return window.engine().get().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  private OrdersModel model() {
    return window.screen(OrdersScreen.class).model();
  }
}
