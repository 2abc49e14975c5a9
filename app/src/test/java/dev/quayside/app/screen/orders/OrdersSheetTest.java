package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.sheet.OrderSheet;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.external.Departure;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.sandbox.ScanDraft;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// One order on one sheet, in the real window. Its pictures are in `target/screens`.
class OrdersSheetTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, 100", "DARK, SPANISH, 1024, 700, 150"})
  void enterOpensAllOfAnOrderAndEscapeGoesBackToItsRow(
      Appearance appearance, Language language, int width, int height, int zoom) throws Exception {
    var name = "sheet-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var opened = TestWindow.open(data, appearance, language, width, height)) {
      window = opened;
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      var engine = window.engine().get();
      TestOrders.rule(engine, Choice.cheapest(null));
      TestOrders.add(engine, "A-1");
      TestOrders.addAbroad(engine, "DE-1");
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> model().shown().size() == 2);
      TestWindow.onWindowThread(
          () -> {
            model().selected().setAll(model().shown().getFirst());
            table().requestFocus();
          });
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> shows("A-1"));
      var sheet = sheet();
      assertThat(sheet.plan().plan().chosenBy()).isEqualTo("all");
      assertThat(sheet.abroad()).isFalse();
      PictureBook.add(window, name + "open");
      TestWindow.onWindowThread(() -> model().hold("espera"));
      TestWindow.until(() -> sheet().order().state() == OrderState.HELD);
      assertThat(model().sheet().open().get()).as("its order left the tab").isTrue();
      assertThat(sheet().history().orElseThrow())
          .extracting(AuditEntry::action)
          .contains("order.held");
      PictureBook.add(window, name + "held");
      TestWindow.onWindowThread(() -> model().selected().setAll(model().shown().getFirst()));
      TestWindow.until(() -> shows("DE-1"));
      assertThat(sheet().abroad()).isTrue();
      PictureBook.add(window, name + "abroad");
      addressIsCorrected(name);
      robot.type(KeyCode.ESCAPE);
      TestWindow.until(() -> !model().sheet().open().get());
      assertThat(table().isFocused()).isTrue();
      assertThat(model().selected()).extracting(OrderRow::number).containsExactly("DE-1");
      shipped(name);
    }
  }

  private void addressIsCorrected(String name) throws Exception {
    var editing = model().sheet().address();
    changeAddress();
    assertThat(TestWindow.onWindowThread(() -> editing.line(Line.ZIP).get())).isNotEmpty();
    PictureBook.add(window, name + "address");
    robot.type(KeyCode.ESCAPE);
    TestWindow.until(() -> !editing.open().get());
    assertThat(model().sheet().open().get()).as("only the form is left").isTrue();
    assertThat(editing.isUnsaved(sheet().order().id())).as("nothing was typed").isFalse();
    typedIsKept(name);
    TestWindow.onWindowThread(() -> editing.line(Line.COUNTRY).set("nowhere"));
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> editing.problem.get() != null);
    PictureBook.add(window, name + "address-refused");
    TestWindow.onWindowThread(() -> editing.line(Line.COUNTRY).set("de"));
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> "Kaiserdamm 7".equals(sheet().order().details().to().street1()));
    TestWindow.until(() -> !editing.open().get());
    assertThat(robot.lookup("#sheet-more").query().isFocused()).as("still on the sheet").isTrue();
    assertThat(editing.isUnsaved(sheet().order().id())).isFalse();
  }

  /// Neither Escape nor another row loses what was typed; its button does.
  private void typedIsKept(String name) throws Exception {
    var editing = model().sheet().address();
    var id = sheet().order().id();
    changeAddress();
    TestWindow.onWindowThread(() -> editing.line(Line.STREET1).set("Given up 1"));
    TestWindow.onWindowThread(() -> robot.lookup("#sheet-address-keep").queryButton().fire());
    assertThat(editing.isUnsaved(id)).isFalse();
    changeAddress();
    assertThat(editing.line(Line.STREET1).get()).isNotEqualTo("Given up 1");
    TestWindow.onWindowThread(() -> editing.line(Line.STREET1).set("Kaiserdamm 7"));
    robot.type(KeyCode.ESCAPE);
    TestWindow.until(() -> !editing.open().get());
    PictureBook.add(window, name + "address-unsaved");
    changeAddress();
    var held = TestOrders.add(window.engine().get(), "A-0").id();
    TestWindow.onWindowThread(() -> model().sheet().follow(held));
    TestWindow.until(() -> shows("A-0"));
    assertThat(editing.open().get()).isFalse();
    TestWindow.onWindowThread(() -> model().sheet().follow(id));
    TestWindow.until(() -> shows("DE-1"));
    changeAddress();
    assertThat(editing.line(Line.STREET1).get()).isEqualTo("Kaiserdamm 7");
  }

  private void changeAddress() throws Exception {
    TestWindow.until(() -> robot.lookup("#sheet-address-change").tryQuery().isPresent());
    TestWindow.onWindowThread(() -> robot.lookup("#sheet-address-change").queryButton().fire());
    assertThat(robot.lookup("#sheet-address-name").query().isFocused()).isTrue();
  }

  private void shipped(String name) throws Exception {
    away(name);
    var engine = window.engine().get();
    var order = TestOrders.add(engine, "A-2");
    TestWindow.until(() -> model().shown().stream().anyMatch(row -> row.number().equals("A-2")));
    TestWindow.onWindowThread(() -> model().openSheet(order.id()));
    TestWindow.until(() -> shows("A-2"));
    TestWindow.onWindowThread(() -> model().buy());
    var question = model().batch().question();
    TestWindow.until(
        () -> model().batch().batch().get() != null || question.estimate().get() != null);
    TestWindow.onWindowThread(
        () -> {
          if (question.estimate().get() != null) {
            question.confirm();
          }
        });
    TestWindow.until(() -> sheet().order().state() == OrderState.SHIPPED);
    assertThat(sheet().parcels()).hasSize(1);
    PictureBook.add(window, name + "shipped");
    TestWindow.onWindowThread(() -> robot.lookup("#sheet-label").queryButton().fire());
    TestWindow.until(() -> window.shell().place.get() == Place.SHIPMENTS);
    var shown = window.screen(ShipmentsScreen.class).model().chosen();
    TestWindow.until(() -> shown.details().get() != null);
  }

  /// What its carrier says of a parcel that left another way shows while the sheet is open.
  private void away(String name) throws Exception {
    var engine = window.engine().get();
    var demo = TestOrders.demo(engine);
    var order = TestOrders.add(engine, "A-3");
    TestWindow.until(() -> model().shown().stream().anyMatch(row -> row.number().equals("A-3")));
    TestWindow.onWindowThread(() -> model().openSheet(order.id()));
    TestWindow.until(() -> shows("A-3"));
    Acting.runAsEngine(
        () ->
            engine
                .ordering()
                .departures()
                .ship(
                    demo,
                    order.id(),
                    Departure.of("UPS", "1Z12345E0205271688"),
                    new Violations(),
                    RequestKey.none()));
    TestWindow.until(() -> shows("A-3") && sheet().parcels().size() == 1);
    var scan = new ScanDraft(TrackingStatus.OUT_FOR_DELIVERY, null, null, null, null, null, null);
    Acting.runAsEngine(
        () ->
            engine
                .sandbox()
                .handScanner()
                .scan(demo, "1Z12345E0205271688", scan, RequestKey.none()));
    TestWindow.until(
        () -> sheet().parcels().getFirst().parcel().tracked() == TrackingStatus.OUT_FOR_DELIVERY);
    PictureBook.add(window, name + "away");
  }

  private boolean shows(String number) {
    var sheet = model().sheet().sheet().get();
    return sheet != null && sheet.order().number().equals(number);
  }

  private OrderSheet sheet() {
    return Objects.requireNonNull(model().sheet().sheet().get());
  }

  private TableView<OrderRow> table() {
    return robot.lookup("#orders-table").query();
  }

  private OrdersModel model() {
    return window.screen(OrdersScreen.class).model();
  }
}
