package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.savedview.SavedViewForm.Question;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.order.view.Views;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Views of the orders as tabs: kept, opened by a key, counted, changed and deleted, in the real
/// window. Its pictures are in `target/screens`.
class OrdersViewsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, 100", "DARK, SPANISH, 1024, 700, 150"})
  void aListIsKeptAsATabWithItsCount(
      Appearance appearance, Language language, int width, int height, int zoom) throws Exception {
    var name = "views-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var opened = TestWindow.open(data, appearance, language, width, height)) {
      window = opened;
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      for (var number : new String[] {"A-1", "A-2", "B-3"}) {
        TestOrders.add(window.engine().get(), number);
      }
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> model().shown().size() == 3);
      keptAndCounted(name);
      renamedUpdatedAndDeleted();
      ofATag();
      ofDays(name);
      ofOtherPrograms(name);
    }
  }

  private void keptAndCounted(String name) throws Exception {
    TestWindow.onWindowThread(() -> model().query().set("A-"));
    TestWindow.onWindowThread(() -> model().views().form().ask(Question.KEEP));
    PictureBook.add(window, name + "save");
    assertThat(robot.lookup("#view-name").query().isFocused()).isTrue();
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> model().views().form().problem.get() != null);
    TestWindow.onWindowThread(() -> model().views().form().name.set("Solo A"));
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> model().tab().get() == Tab.VIEW && views().size() == 1);
    assertThat(views().getFirst().view().draft().filter())
        .isEqualTo(Map.of("search", "A-", "status", "open,buying,partly_shipped"));
    assertThat(numbers()).containsExactly("A-1", "A-2");
    var another = TestOrders.add(window.engine().get(), "A-4");
    TestWindow.until(() -> views().getFirst().count() == 3 && model().shown().size() == 3);
    var orders = window.engine().get().ordering().orders();
    orders.hold(TestOrders.demo(window.engine().get()), another.id(), Message.said("espera"));
    TestWindow.until(() -> views().getFirst().count() == 2 && model().shown().size() == 2);
    TestWindow.onWindowThread(() -> model().tab().set(Tab.HELD));
    assertThat(model().views().open().get()).isNull();
    assertThat(numbers()).containsExactly("A-4");
    robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT1).release(KeyCode.CONTROL);
    TestWindow.until(() -> model().tab().get() == Tab.VIEW);
    assertThat(window.shell().place.get()).isEqualTo(Place.ORDERS);
    assertThat(numbers()).containsExactly("A-1", "A-2");
    assertThat(words("#view-tab-1")).contains("Solo A").endsWith("2");
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.DIGIT1);
    robot.release(KeyCode.CONTROL, KeyCode.SHIFT);
    TestWindow.until(() -> window.shell().place.get() == Place.SHIP);
    robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT2).release(KeyCode.CONTROL);
    TestWindow.until(() -> window.shell().place.get() == Place.ORDERS);
  }

  private void renamedUpdatedAndDeleted() throws Exception {
    assertThat(model().views().isChanged()).isFalse();
    TestWindow.onWindowThread(
        () -> {
          var table = robot.lookup("#orders-table").<TableView<OrderRow>>query();
          var number = table.getColumns().stream().filter(c -> "number".equals(c.getId()));
          table.getSortOrder().add(number.findFirst().orElseThrow());
          model().query().set("B-");
        });
    TestWindow.until(() -> numbers().equals(List.of("B-3")));
    assertThat(model().views().isChanged()).isTrue();
    TestWindow.onWindowThread(() -> model().views().update());
    TestWindow.until(() -> views().getFirst().count() == 1);
    assertThat(views().getFirst().view().draft().sort()).isEqualTo("reference");
    TestWindow.onWindowThread(() -> model().views().form().ask(Question.RENAME));
    TestWindow.onWindowThread(() -> model().views().form().name.set("Solo B"));
    TestWindow.onWindowThread(() -> model().views().form().shared.set(true));
    TestWindow.onWindowThread(() -> model().views().form().confirm());
    TestWindow.until(() -> views().getFirst().view().draft().name().equals("Solo B"));
    assertThat(views().getFirst().view().draft().shared()).isTrue();
    TestWindow.onWindowThread(() -> model().views().form().ask(Question.DELETE));
    robot.clickOn("#view-confirm");
    TestWindow.until(() -> views().isEmpty() && model().tab().get() == Tab.TO_SHIP);
    assertThat(model().query().get()).isEmpty();
    assertThat(TestWindow.onWindowThread(this::sorted)).isEmpty();
  }

  /// A view keeps the tag that the list is narrowed to, and says so where it is open.
  private void ofATag() throws Exception {
    var engine = window.engine().get();
    var caller = TestOrders.demo(engine);
    var tagged = engine.ordering().orders().byNumber(caller, "B-3").orElseThrow().id();
    var change = BulkChange.of(MarkChange.adding(List.of("Urgente")));
    engine.ordering().desk().bulk().change(caller, List.of(tagged), change, RequestKey.none());
    TestWindow.until(() -> !model().marks().tags.isEmpty());
    TestWindow.onWindowThread(() -> model().marks().tag.set("Urgente"));
    TestWindow.until(() -> numbers().equals(List.of("B-3")));
    TestWindow.until(
        () -> model().views().filter().filter(now -> now.containsKey("tag")).isPresent());
    TestWindow.onWindowThread(
        () -> {
          model().views().form().ask(Question.KEEP);
          model().views().form().name.set("Prisa");
          model().views().form().confirm();
        });
    TestWindow.until(() -> views().size() == 1);
    TestWindow.until(() -> model().tab().get() == Tab.VIEW && model().shown().size() == 1);
    assertThat(views().getFirst().view().draft().filter()).containsEntry("tag", "Urgente");
    assertThat(model().marks().tag.get()).isEqualTo("Urgente");
    assertThat(model().views().isChanged()).isFalse();
    TestWindow.onWindowThread(() -> model().views().form().ask(Question.DELETE));
    TestWindow.onWindowThread(() -> model().views().form().confirm());
    TestWindow.until(() -> views().isEmpty());
  }

  /// A view of days is told from today, and keeps them when it is renamed.
  private void ofDays(String name) throws Exception {
    var form = model().views().form();
    TestWindow.onWindowThread(
        () -> {
          form.ask(Question.KEEP);
          form.name.set("Tarde");
          robot.lookup("#view-days").<ComboBox<String>>query().setValue("older_than_3_days");
        });
    PictureBook.add(window, name + "days");
    TestWindow.onWindowThread(form::confirm);
    TestWindow.until(() -> views().size() == 1 && model().tab().get() == Tab.VIEW);
    TestWindow.until(() -> model().shown().isEmpty());
    assertThat(views().getFirst().view().draft().filter())
        .containsEntry("ordered", "older_than_3_days");
    TestWindow.onWindowThread(
        () -> {
          form.ask(Question.RENAME);
          form.name.set("Semana");
        });
    assertThat(form.days.get()).isEqualTo("older_than_3_days");
    TestWindow.onWindowThread(() -> form.days.set("last_9_days"));
    TestWindow.onWindowThread(form::confirm);
    TestWindow.until(() -> !model().shown().isEmpty() && views().getFirst().count() > 0);
    assertThat(views().getFirst().view().draft().filter()).containsEntry("ordered", "last_9_days");
    TestWindow.onWindowThread(() -> form.ask(Question.RENAME));
    var offered = robot.lookup("#view-days").<ComboBox<String>>query();
    assertThat(offered.getItems()).as("as another program has it").contains("last_9_days");
    assertThat(offered.getValue()).isEqualTo("last_9_days");
    TestWindow.onWindowThread(() -> form.ask(Question.DELETE));
    TestWindow.onWindowThread(form::confirm);
    TestWindow.until(() -> views().isEmpty());
  }

  /// Views that another program made, with filters and columns that no field of the window has.
  private void ofOtherPrograms(String name) throws Exception {
    var engine = window.engine().get();
    for (int i = 1; i <= 9; i++) {
      var filter = i == 1 ? Map.of("reference", "b-3") : Map.of("status", "held");
      var kept =
          new ViewDraft(
              i == 1 ? "Solo B" : "Islas Baleares y Canarias " + i,
              ViewList.ORDERS,
              filter,
              null,
              List.of("reference", "shipBy"),
              true);
      all().add(TestOrders.demo(engine), kept, RequestKey.none());
    }
    TestWindow.until(() -> views().size() == 9);
    TestWindow.onWindowThread(() -> model().views().openAt(0));
    TestWindow.until(() -> numbers().equals(List.of("B-3")));
    PictureBook.add(window, name + "open");
    TestWindow.onWindowThread(() -> model().views().openAt(8));
    TestWindow.until(() -> numbers().equals(List.of("A-4")));
    PictureBook.add(window, name + "last");
    TestWindow.onWindowThread(() -> model().tab().set(Tab.UNPRINTED));
    assertThat(model().views().isKeepable()).as("no view can say what is on paper").isFalse();
  }

  private List<String> sorted() {
    return robot.lookup("#orders-table").<TableView<OrderRow>>query().getSortOrder().stream()
        .map(column -> Objects.requireNonNull(column.getId()))
        .toList();
  }

  private Views all() {
    return window.engine().get().ordering().desk().views();
  }

  private List<CountedView> views() {
    return model().views().views;
  }

  private List<String> numbers() {
    return model().shown().stream().map(OrderRow::number).toList();
  }

  private String words(String of) {
    return robot.lookup(of).<Labeled>query().getText();
  }

  private OrdersModel model() {
    return window.screen(OrdersScreen.class).model();
  }
}
