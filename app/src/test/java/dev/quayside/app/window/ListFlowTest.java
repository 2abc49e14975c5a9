package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.DataPlace;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.shipments.BoughtWithin;
import dev.quayside.app.screen.shipments.BulkModel.Stage;
import dev.quayside.app.screen.shipments.BulkModel.Work;
import dev.quayside.app.screen.shipments.ShipmentsModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.screen.tracking.TrackingScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A person at the keyboard who looks for labels bought before.
class ListFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @BeforeEach
  void open() throws Exception {
    System.setProperty(DataPlace.HOME, home.toString());
    SeededShop.fill(data, 0, 1);
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var statement = connection.createStatement()) {
      statement.execute("UPDATE workspace SET auto_scan = 0");
      statement.execute(
          "UPDATE shipment SET created_at = created_at - 86400000 WHERE search LIKE 'maya%'");
    }
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1000, 700);
    TestWindow.until(() -> model().list().rows.size() == 4);
    press(KeyCode.DIGIT3);
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(DataPlace.HOME);
    window.close();
  }

  @Test
  void yesterdaysLabelIsFoundAndVoided() {
    robot.write("maya");
    robot.clickOn("#shipments-span").type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
    TestWindow.until(
        () -> model().span().get() == BoughtWithin.YESTERDAY && model().list().rows.size() == 1);
    robot.clickOn("Maya Lindqvist");
    TestWindow.until(() -> model().chosen().details().get() != null);
    press(KeyCode.DELETE);
    assertThat(model().bulk().stage().get()).isEqualTo(new Stage.Asked(Work.VOID, 1));
    robot.clickOn("#shipments-void-really");
    TestWindow.until(() -> model().bulk().stage().get() instanceof Stage.Done);
    TestWindow.until(
        () ->
            Objects.requireNonNull(model().chosen().details().get()).shipment().status()
                == ShipmentStatus.CANCELLED);
    TestWindow.until(() -> robot.lookup("Voided").tryQuery().isPresent());
  }

  @Test
  void aPurchaseInDoubtSaysThatTheCarrierIsAskedAndOffersNoReprintAndNoVoid() {
    var pending = SeededShop.buyInDoubt(window.engine().get());
    TestWindow.until(() -> model().list().rows.size() == 5);
    robot.interact(() -> model().show(pending.id()));
    TestWindow.until(() -> model().chosen().details().get() != null);
    TestWindow.until(() -> robot.lookup("Checking with the carrier").tryQuery().isPresent());
    assertThat(robot.lookup("Label bought").tryQuery()).isEmpty();
    for (var id : List.of("#shipments-reprint", "#shipments-void")) {
      assertThat(robot.lookup(id).query().isDisabled()).as(id).isTrue();
    }
    press(KeyCode.DELETE);
    assertThat(model().bulk().stage().get()).isEqualTo(new Stage.None());
  }

  @Test
  void aParcelIsTrackedAndItsNumberCopied() throws Exception {
    chooseFirst();
    var number =
        Objects.requireNonNull(model().chosen().details().get())
            .shipment()
            .trackingNumber()
            .orElseThrow();
    press(KeyCode.T);
    var tracking = window.screen(TrackingScreen.class).model();
    TestWindow.until(
        () ->
            window.shell().place.get() == Place.TRACKING
                && tracking.tracker().get() != null
                && tracking.link().get() != null);
    assertThat(Objects.requireNonNull(tracking.tracker().get()).trackingNumber()).isEqualTo(number);
    press(KeyCode.L);
    assertThat(TestWindow.onWindowThread(() -> Clipboard.getSystemClipboard().getString()))
        .isEqualTo(String.valueOf(tracking.link().get()))
        .contains(number);
    press(KeyCode.O);
    TestWindow.until(() -> window.shell().place.get() == Place.SHIPMENTS);
    TestWindow.until(() -> model().selection().get().count() == 1);
  }

  @Test
  void whatIsFocusedStaysSoWhileTheClockGoesOn() throws Exception {
    chooseFirst();
    robot.interact(() -> robot.lookup("#shipments-copy").query().requestFocus());
    var before = model().now().get();
    robot.interact(model().list()::ask);
    TestWindow.until(() -> model().now().get().isAfter(before));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup("#shipments-copy").query().isFocused()).isTrue();
  }

  private long papers() throws IOException {
    try (var files = Files.list(home)) {
      return files.count();
    }
  }

  @Test
  void theDayIsClosedByKeysAndTheListComesOutAsAFile() throws Exception {
    press(KeyCode.M);
    var day = window.screen(ShipmentsScreen.class).day();
    TestWindow.until(() -> day.canClose() && robot.lookup("#shipments-day-close").query() != null);
    assertThat(robot.lookup("#day-lines").<TableView<?>>query().getItems()).hasSize(4);
    SeededShop.buy(window.engine().get(), "Late Comer");
    TestWindow.until(() -> robot.lookup("#day-lines").<TableView<?>>query().getItems().size() == 5);
    press(KeyCode.ENTER);
    TestWindow.until(day::canPrint);
    TestWindow.until(() -> papers() > 0);
    press(KeyCode.DELETE);
    assertThat(model().bulk().stage().get()).isInstanceOf(Stage.None.class);
    robot.type(KeyCode.ESCAPE);
    assertThat(day.open.get()).isFalse();
    assertThat(robot.lookup("#shipments-search").query().isFocused()).isTrue();
  }

  @Test
  void theListIsExported() throws Exception {
    press(KeyCode.E);
    TestWindow.until(() -> Files.list(home).findFirst().isPresent() && !model().exporting().get());
    try (var files = Files.list(home)) {
      assertThat(Files.readAllLines(files.findFirst().orElseThrow())).hasSize(5);
    }
  }

  @Test
  void aHeaderSortsAndTheSelectionStaysOnItsShipment() throws Exception {
    chooseFirst();
    var chosen = model().selection().get();
    var before = Objects.requireNonNull(model().list().rows.id(1));
    robot.clickOn(header("Recipient"));
    TestWindow.until(() -> model().list().isSettled() && !before.equals(model().list().rows.id(1)));
    assertThat(model().selection().get()).isEqualTo(chosen);
  }

  /// The words may stand on another screen too.
  private Node header(String words) {
    return robot
        .lookup(".column-header .label")
        .match(node -> node instanceof Label label && words.equals(label.getText()))
        .query();
  }

  @Test
  void everyControlHasAnAccessibleName() throws Exception {
    chooseFirst();
    for (var place : new Place[] {Place.SHIPMENTS, Place.TRACKING, Place.INSIGHTS}) {
      TestWindow.onWindowThread(() -> window.shell().place.set(place));
      WaitForAsyncUtils.waitForFxEvents();
      var nameless =
          TestWindow.onWindowThread(
              () ->
                  window.stage().getScene().getRoot().lookupAll("*").stream()
                      .filter(Control.class::isInstance)
                      .filter(Node::isFocusTraversable)
                      .filter(node -> !isNamed((Control) node))
                      .toList());
      assertThat(nameless).as(place.name()).isEmpty();
    }
  }

  private static boolean isNamed(Control control) {
    var name = control.getAccessibleText();
    return (name != null && !name.isBlank())
        || (control instanceof Labeled labeled
            && labeled.getText() != null
            && !labeled.getText().isBlank());
  }

  private void chooseFirst() throws Exception {
    TestWindow.onWindowThread(
        () ->
            robot
                .lookup("#shipments-table")
                .<TableView<?>>query()
                .getSelectionModel()
                .clearAndSelect(0));
    TestWindow.until(() -> model().chosen().details().get() != null);
  }

  private ShipmentsModel model() {
    return window.screen(ShipmentsScreen.class).model();
  }

  private void press(KeyCode key) {
    robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }
}
