package dev.quayside.app.screen.shipments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.savedview.SavedViewForm.Question;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.sheet.ShipmentSheet;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.search.ShipmentTab;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// One shipment on one sheet, and views of the list as tabs, in the real window. Its pictures are
/// in `target/screens`.
class ShipmentsDeskTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, 100", "DARK, SPANISH, 1024, 700, 150"})
  void enterOpensAllOfAShipmentAndEscapeGoesBackToItsRow(
      Appearance appearance, Language language, int width, int height, int zoom) throws Exception {
    var name = "shipment-sheet-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var opened = TestWindow.open(data, appearance, language, width, height)) {
      window = opened;
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      var engine = window.engine().get();
      TestOrders.rule(engine, Choice.cheapest(null));
      var order = TestOrders.add(engine, "A-1");
      buy();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      TestWindow.until(() -> model().list().rows.size() == 1);
      var shipmentId = model().list().rows.id(0);
      TestWindow.onWindowThread(
          () -> {
            table().getSelectionModel().select(0);
            table().requestFocus();
          });
      TestWindow.until(() -> model().chosen().details().get() != null);
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> model().sheet().sheet().get() != null);
      assertThat(sheet().shipment().id()).isEqualTo(shipmentId);
      assertThat(sheet().orders()).extracting(SalesOrder::id).containsExactly(order.id());
      assertThat(sheet().items()).hasSize(order.details().items().size());
      assertThat(sheet().history().orElseThrow())
          .extracting(AuditEntry::action)
          .contains("label.created");
      PictureBook.add(window, name + "open");
      escapeAnswersAQuestionFirst();
      robot.type(KeyCode.ESCAPE);
      TestWindow.until(() -> !model().sheet().open().get());
      assertThat(table().isFocused()).isTrue();
      assertThat(model().chosen().id().get()).as("still selected").isEqualTo(shipmentId);
      PictureBook.add(window, name + "closed");
      keptAsAView(name);
      ofAnotherProgram(engine);
      TestWindow.onWindowThread(() -> table().getSelectionModel().select(0));
      TestWindow.onWindowThread(() -> table().requestFocus());
      TestWindow.until(() -> model().chosen().details().get() != null);
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> model().sheet().sheet().get() != null);
      voided();
      PictureBook.add(window, name + "voided");
      TestWindow.until(() -> model().views().views.getFirst().count() == 0);
      TestWindow.onWindowThread(() -> model().choose(List.of()));
      assertThat(model().sheet().open().get()).isFalse();
    }
  }

  private void keptAsAView(String name) throws Exception {
    var views = model().views();
    TestWindow.onWindowThread(() -> model().tab().set(ShipmentTab.UNPRINTED));
    assertThat(views.isKeepable()).as("a matter of printers").isFalse();
    TestWindow.onWindowThread(() -> model().tab().set(ShipmentTab.READY));
    TestWindow.onWindowThread(() -> views.form().ask(Question.KEEP));
    PictureBook.add(window, name + "view-save");
    TestWindow.onWindowThread(
        () -> {
          views.form().name.set("Por salir");
          views.form().confirm();
        });
    TestWindow.until(() -> views.views.size() == 1 && views.open().get() != null);
    var kept = views.views.getFirst();
    assertThat(kept.view().draft().filter()).isEqualTo(Map.of("status", "created"));
    assertThat(kept.count()).isEqualTo(1);
    PictureBook.add(window, name + "view");
    TestWindow.until(
        () -> {
          model().tab().set(ShipmentTab.ALL); // the view is opened after it is kept
          return views.isChanged();
        });
    TestWindow.onWindowThread(views::close);
    assertThat(model().isNarrowed()).isFalse();
    robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT1).release(KeyCode.CONTROL);
    TestWindow.until(() -> model().tab().get() == ShipmentTab.READY);
    assertThat(window.shell().place.get()).isEqualTo(Place.SHIPMENTS);
    assertThat(views.isChanged()).isFalse();
    TestWindow.onWindowThread(model()::widen);
    assertThat(views.open().get()).isNull();
    daysAreKept();
  }

  /// The days that the list is of are the view's, told from the day it is looked at.
  private void daysAreKept() throws Exception {
    var views = model().views();
    TestWindow.onWindowThread(
        () -> {
          model().span().set(BoughtWithin.WEEK);
          views.form().ask(Question.KEEP);
          views.form().name.set("Semana");
        });
    assertThat(views.form().days.get()).isEqualTo("last_7_days");
    TestWindow.onWindowThread(views.form()::confirm);
    TestWindow.until(() -> views.views.size() == 2 && views.open().get() != null);
    assertThat(views.views.getLast().view().draft().filter())
        .isEqualTo(Map.of("created", "last_7_days"));
    assertThat(views.views.getLast().count()).isEqualTo(1);
    TestWindow.onWindowThread(views::close);
    assertThat(model().span().get()).isEqualTo(BoughtWithin.ALWAYS);
    TestWindow.onWindowThread(() -> views.openAt(1));
    TestWindow.until(() -> model().span().get() == BoughtWithin.WEEK);
    assertThat(views.isChanged()).isFalse();
    TestWindow.onWindowThread(
        () -> {
          views.form().ask(Question.DELETE);
          views.form().confirm();
        });
    TestWindow.until(() -> views.views.size() == 1);
    TestWindow.onWindowThread(model()::widen);
  }

  /// What the list's own fields cannot say is shown all the same, and kept.
  private void ofAnotherProgram(Engine engine) throws Exception {
    var views = model().views();
    for (var reference : List.of("A-1", "none")) {
      engine
          .ordering()
          .desk()
          .views()
          .add(
              TestOrders.demo(engine),
              new ViewDraft(
                  reference,
                  ViewList.SHIPMENTS,
                  Map.of("reference", reference, "status", "created,in_transit"),
                  "carrier",
                  List.of(),
                  true),
              RequestKey.none());
    }
    TestWindow.until(() -> views.views.size() == 3);
    TestWindow.onWindowThread(() -> views.openAt(2));
    TestWindow.until(() -> model().list().rows.isEmpty());
    TestWindow.onWindowThread(() -> views.openAt(1));
    TestWindow.until(() -> model().list().rows.size() == 1);
    assertThat(views.filter().orElseThrow()).containsEntry("status", "created,in_transit");
    assertThat(views.isChanged()).isFalse();
    TestWindow.onWindowThread(views::close);
    TestWindow.until(() -> model().list().rows.size() == 1);
  }

  private void escapeAnswersAQuestionFirst() throws Exception {
    TestWindow.onWindowThread(() -> model().askVoid());
    robot.type(KeyCode.ESCAPE);
    TestWindow.until(() -> model().bulk().stage().get() instanceof BulkModel.Stage.None);
    assertThat(model().sheet().open().get()).isTrue();
  }

  /// What is done meanwhile is on the open sheet.
  private void voided() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          model().askVoid();
          model().bulk().confirm();
        });
    TestWindow.until(
        () ->
            sheet().history().orElseThrow().stream()
                .anyMatch(each -> each.action().equals("label.cancelled")));
    TestWindow.until(
        () ->
            Objects.requireNonNull(model().chosen().details().get()).shipment().cancelledAt()
                != null);
  }

  private void buy() throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
    var orders = window.screen(OrdersScreen.class).model();
    TestWindow.until(() -> orders.shown().size() == 1);
    TestWindow.onWindowThread(orders::buy);
    var question = orders.batch().question();
    TestWindow.until(
        () -> orders.batch().batch().get() != null || question.estimate().get() != null);
    TestWindow.onWindowThread(
        () -> {
          if (question.estimate().get() != null) {
            question.confirm();
          }
        });
    TestWindow.until(() -> orders.rows().getFirst().state() == OrderState.SHIPPED);
  }

  private ShipmentSheet sheet() {
    return Objects.requireNonNull(model().sheet().sheet().get());
  }

  private TableView<?> table() {
    return robot.lookup("#shipments-table").query();
  }

  private ShipmentsModel model() {
    return window.screen(ShipmentsScreen.class).model();
  }
}
