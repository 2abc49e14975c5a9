package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.DataPlace;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.printers.PrintersScreen;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.shipments.BulkModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Someone who has never seen it, from an empty home directory to the end of the day, with what is
/// in sight and nothing else.
class StrangerFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @BeforeEach
  void open() throws Exception {
    System.setProperty(DataPlace.HOME, home.toString());
    window = TestWindow.open(home.resolve("data"), Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    TestWindow.onWindowThread(() -> window.shell().introduce(true));
    window.untilRates();
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(DataPlace.HOME);
    window.close();
  }

  @Test
  void anOrderAReturnAndAParcelAbroadAreShippedFoundVoidedAndListed() throws Exception {
    setUpAFolderToPrintInto();
    sayWhoSends();
    var order = shipTheOrderOfAFile();
    reprint();
    shipBack(order);
    var abroad = shipAbroad();
    window
        .engine()
        .get()
        .sandbox()
        .sandboxLab()
        .setAutoScan(TestOrders.demo(window.engine().get()), false);
    window
        .engine()
        .get()
        .sandbox()
        .sandboxLab()
        .advance(TestOrders.demo(window.engine().get()), Duration.ofDays(1), RequestKey.none());
    voidYesterdays(abroad);
    closeTheDay();
  }

  private void setUpAFolderToPrintInto() {
    click("#step-printers");
    click("#printers-folder");
    var printers = window.screen(PrintersScreen.class).model();
    TestWindow.until(() -> printers.printers.size() == 1);
    TestWindow.until(() -> window.shell().firstSteps().get().printer());
  }

  private void sayWhoSends() {
    assertThat(window.shell().firstSteps().get().sender()).isFalse();
    click("#step-ship");
    TestWindow.until(() -> robot.lookup("#from-name").query().isFocused());
    press(KeyCode.CONTROL, KeyCode.A);
    robot.write("Nora Quay");
    TestWindow.until(() -> window.shell().firstSteps().get().sender());
    robot.clickOn("#from-change");
  }

  private Shipment shipTheOrderOfAFile() throws Exception {
    var file =
        Files.writeString(
            home.resolve("shop.csv"),
            """
            Order Number,Ship To Name,Address 1,City,State,Zip,Country,Weight
            W-1001,Ann Lee,350 5th Ave,New York,NY,10118,US,1.5 lb
            """);
    press(KeyCode.CONTROL, KeyCode.DIGIT2);
    TestWindow.until(() -> robot.lookup("#orders-table").query().isFocused());
    TestWindow.onWindowThread(() -> orders().files().open(file));
    TestWindow.until(() -> orders().files().preview().get() != null);
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> orders().rows().size() == 1);
    TestWindow.until(() -> robot.lookup("#orders-table").query().isFocused());
    robot.doubleClickOn("W-1001");
    TestWindow.until(() -> orders().sheet().open().get());
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.ENTER);
    robot.release(KeyCode.CONTROL, KeyCode.SHIFT);
    TestWindow.until(() -> window.ship().reference().get().equals("W-1001"));
    window.untilRates();
    assertThat(Objects.requireNonNull(window.ship().parcel().draft().get()).weightOz())
        .isEqualByComparingTo("24");
    TestWindow.until(() -> robot.lookup("#scan").query().isFocused());
    robot.type(KeyCode.DOWN);
    var second = window.ship().rates().rows().get(1);
    TestWindow.until(() -> second.equals(window.ship().rates().selected().get()));
    return buy();
  }

  private void reprint() throws IOException {
    TestWindow.until(() -> papers() == 1);
    click("#ship-reprint");
    TestWindow.until(() -> papers() == 2);
    TestWindow.until(() -> robot.lookup("#scan").query().isFocused());
  }

  private void shipBack(Shipment there) {
    click("#ship-return");
    TestWindow.until(() -> says().equals("ship.scan.back"));
    window.untilRates();
    var back = buy();
    assertThat(back.consignment().isReturn()).isTrue();
    assertThat(back.consignment().from().name()).isEqualTo(there.consignment().to().name());
  }

  private Shipment shipAbroad() throws Exception {
    press(KeyCode.CONTROL, KeyCode.N);
    robot.clickOn("#to-name").write("Joao Silva");
    robot.clickOn("#to-street1").write("Av. Paulista 1578");
    robot.clickOn("#to-country");
    TestWindow.until(() -> robot.lookup("#to-country #search").query().isFocused());
    robot.write("bra").type(KeyCode.TAB);
    TestWindow.until(() -> robot.lookup("#to-zip").query().isFocused());
    robot.write("01310-200").type(KeyCode.TAB).write("Sao Paulo").type(KeyCode.TAB).write("SP");
    robot.clickOn("#parcel-weight").write("1");
    window.untilRates();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> robot.lookup("#customs-0-description").query().isFocused());
    TestWindow.until(() -> isInSight("#customs-0-description"));
    assertThat(says()).isEqualTo("ship.next-key.customs");
    robot.write("Cotton shirt").type(KeyCode.TAB, 2).write("19.90").type(KeyCode.TAB, 2);
    robot.write("12").type(KeyCode.TAB).write("6109.10");
    TestWindow.onWindowThread(
        () -> window.ship().form().customs().items.getFirst().part(Part.ORIGIN).set("PT"));
    TestWindow.until(() -> says().equals("ship.scan.ready"));
    window.untilRates();
    return buy();
  }

  private void voidYesterdays(Shipment label) {
    var model = window.screen(ShipmentsScreen.class).model();
    press(KeyCode.CONTROL, KeyCode.DIGIT3);
    TestWindow.until(() -> window.shell().place.get() == Place.SHIPMENTS);
    robot.write(label.trackingNumber().orElseThrow().substring(4));
    TestWindow.until(() -> model.list().isSettled() && model.list().rows.size() == 1);
    robot.type(KeyCode.DOWN);
    TestWindow.until(() -> model.chosen().details().get() != null);
    press(KeyCode.CONTROL, KeyCode.DELETE);
    click("#shipments-void-really");
    TestWindow.until(() -> model.bulk().stage().get() instanceof BulkModel.Stage.Done);
    TestWindow.until(
        () -> {
          var shown = model.chosen().details().get();
          return shown != null
              && shown.shipment().status() == ShipmentStatus.CANCELLED
              && shown.shipment().refund() != null;
        });
    TestWindow.until(() -> robot.lookup("#shipments-search").query().isFocused());
  }

  private void closeTheDay() throws IOException {
    long before = papers();
    press(KeyCode.CONTROL, KeyCode.M);
    var day = window.screen(ShipmentsScreen.class).day();
    TestWindow.until(day::canClose);
    assertThat(robot.lookup("#day-carriers").<TableView<?>>query().getItems()).hasSize(1);
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> papers() == before + 1);
  }

  private Shipment buy() {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.BOUGHT);
    window.untilBought();
    return Objects.requireNonNull(window.ship().label().shipment().get());
  }

  private void click(String selector) {
    TestWindow.until(
        () -> robot.lookup(selector).tryQuery().filter(node -> isInSight(selector)).isPresent());
    robot.clickOn(selector);
  }

  private boolean isInSight(String selector) {
    var field = robot.lookup(selector).query();
    var bounds = field.localToScene(field.getBoundsInLocal());
    return bounds.getMinY() > 0 && bounds.getMaxY() < window.stage().getScene().getHeight();
  }

  private String says() {
    return window.ship().scan().state().get().key();
  }

  private long papers() throws IOException {
    try (var files = Files.list(home.resolve("Quayside"))) {
      return files.filter(file -> file.toString().endsWith(".pdf")).count();
    }
  }

  private OrdersModel orders() {
    return window.screen(OrdersScreen.class).model();
  }

  private void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
