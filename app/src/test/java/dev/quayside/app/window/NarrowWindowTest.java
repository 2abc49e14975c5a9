package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.orders.Tab;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.shipments.BulkModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The smallest window, enlarged: every screen is laid out in the room there is instead of being
/// scrolled sideways, and what a packer works with is not cut. The pictures are in
/// `target/screens`.
class NarrowWindowTest {

  private static final Set<Place> WORKED_WITH =
      EnumSet.of(Place.SHIP, Place.ORDERS, Place.SHIPMENTS, Place.TRACKING, Place.PRINTERS);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  /// Of names people have; those of the seeded shop are longer.
  private static final int LONGEST = 40;

  /// Columns that are never cut.
  private static final Set<String> NAMES = Set.of("recipient", "number", "tracking");

  private final List<String> faults = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH", "DARK, SPANISH"})
  void everyScreenHasRoomAt150PerCent(Appearance appearance, Language language) throws Exception {
    SeededShop.fill(data, 0, 1);
    try (var window = TestWindow.open(data, appearance, language, 1024, 700)) {
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      window.untilRates();
      var name = "narrow-" + appearance.wire() + "-" + language.code() + "-";
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        look(window, name + place.key(), WORKED_WITH.contains(place));
      }
      var shipments = window.screen(ShipmentsScreen.class).model();
      TestWindow.until(() -> shipments.list().isSettled() && !shipments.list().rows.isEmpty());
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.SHIPMENTS);
            shipments.list().whenKnown(List.of(0), shipments::choose);
          });
      TestWindow.until(() -> shipments.chosen().details().get() != null);
      look(window, name + "shipment", true);
      TestWindow.onWindowThread(
          () -> {
            shipments.askVoid();
            shipments.bulk().confirm();
          });
      TestWindow.until(() -> shipments.bulk().stage().get() instanceof BulkModel.Stage.Done);
      var day = window.screen(ShipmentsScreen.class).day();
      TestWindow.onWindowThread(() -> day.open.set(true));
      TestWindow.until(day::canClose);
      look(window, name + "day", true);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      for (var section : settings.sections()) {
        TestWindow.onWindowThread(() -> settings.open.set(section));
        look(window, name + section.key(), false);
      }
      assertThat(faults).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH", "DARK, SPANISH"})
  void whatIsOpenedBesideAListHasRoomAt150PerCent(Appearance appearance, Language language)
      throws Exception {
    try (var window = TestWindow.open(data, appearance, language, 1024, 700)) {
      TestWindow.onWindowThread(
          () -> {
            window.shell().zoom(150);
            window.shell().introduce(true);
          });
      window.untilRates();
      var name = "narrow-" + appearance.wire() + "-" + language.code() + "-";
      look(window, name + "first-steps", true);
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.PRINTERS);
            button(window, "#printers-add").fire();
          });
      window.drawn();
      TestWindow.onWindowThread(
          () -> language(window).setValue(dev.quayside.printing.printer.Language.PDF));
      look(window, name + "printer", true);
      TestWindow.onWindowThread(() -> window.shell().introduce(false));
      var file = file();
      var orders = window.screen(OrdersScreen.class).model();
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.ORDERS);
            orders.files().open(file);
          });
      TestWindow.until(() -> orders.files().preview().get() != null);
      look(window, name + "import", false);
      assertThat(TestWindow.onWindowThread(() -> rowsInSight(window, "import-good")))
          .isGreaterThan(3);
      TestWindow.onWindowThread(orders.files()::take);
      TestWindow.until(() -> orders.rows().size() == 20 && orders.mending().count.get() == 1);
      TestWindow.until(() -> TestWindow.onWindowThread(() -> isFocused(window, "orders-table")));
      TestWindow.onWindowThread(() -> orders.panel.set(true));
      look(window, name + "mend", true);
      TestWindow.onWindowThread(() -> orders.panel.set(false));
      TestWindow.onWindowThread(
          () -> {
            orders.selected().setAll(orders.shown());
            orders.rate();
          });
      TestWindow.until(() -> orders.rows().stream().allMatch(row -> row.rated() != null));
      look(window, name + "rated", true);
      TestWindow.onWindowThread(orders::buy);
      TestWindow.until(() -> orders.batch().batch().get() != null);
      TestWindow.until(() -> !orders.batch().running.get());
      TestWindow.onWindowThread(() -> orders.tab().set(Tab.SHIPPED));
      look(window, name + "batch", true);
      assertThat(TestWindow.onWindowThread(() -> rowsInSight(window, "orders-table")))
          .isGreaterThan(3);
      assertThat(faults).isEmpty();
    }
  }

  @Test
  void whereThereIsRoomWhatNeedsFixingOpensBesideTheOrders() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      TestWindow.onWindowThread(
          () -> {
            window.shell().zoom(200);
            window.shell().place.set(Place.ORDERS);
          });
      window.drawn();
      var small = Objects.requireNonNull(window.stage().getScene().getRoot().lookup(".orders"));
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      var orders = window.screen(OrdersScreen.class).model();
      var file = file();
      TestWindow.onWindowThread(() -> orders.files().open(file));
      TestWindow.until(() -> orders.files().preview().get() != null);
      window.drawn();
      TestWindow.onWindowThread(orders.files()::take);
      TestWindow.until(() -> orders.files().preview().get() == null);
      assertThat(TestWindow.onWindowThread(() -> orders.panel.get())).isTrue();
      assertThat(small.getScene()).isNull();
    }
  }

  private Path file() throws IOException {
    var file = data.resolve("shop.csv");
    var text =
        new StringBuilder(
            "Order Number,Ship To Name,Address 1,City,State,Zip,Country,Weight (oz)\n");
    for (int i = 1; i <= 21; i++) {
      text.append(
          "W-10%02d,Ann Lee %d,%d 5th Ave,New York,NY,%s,US,1.5 lb\n"
              .formatted(i, i, 300 + i, i == 8 ? "90210" : "10118"));
    }
    return Files.writeString(file, text);
  }

  private static Button button(TestWindow window, String id) {
    return (Button) window.stage().getScene().getRoot().lookup(id);
  }

  @SuppressWarnings("unchecked")
  private static ComboBox<dev.quayside.printing.printer.Language> language(TestWindow window) {
    return (ComboBox<dev.quayside.printing.printer.Language>)
        window.stage().getScene().getRoot().lookup("#printer-language");
  }

  private static boolean isFocused(TestWindow window, String id) {
    var owner = window.stage().getScene().getFocusOwner();
    return owner != null && id.equals(owner.getId());
  }

  private static double rowsInSight(TestWindow window, String id) {
    var table = (RecordTable<?>) window.stage().getScene().getRoot().lookup("#" + id);
    return table.getHeight() / RecordTable.ROW - 1;
  }

  private void look(TestWindow window, String page, boolean proofed) throws Exception {
    window.drawn();
    PictureBook.draw(window, page);
    if (proofed) {
      PictureBook.faults(window).forEach(fault -> faults.add(page + ": " + fault));
    }
    TestWindow.onWindowThread(() -> cutColumns(window))
        .forEach(cut -> faults.add(page + ": " + cut));
    TestWindow.onWindowThread(() -> cutNames(window)).forEach(cut -> faults.add(page + ": " + cut));
    if (TestWindow.onWindowThread(() -> isPanned(window))) {
      faults.add(page + ": is wider or higher than its window");
    }
  }

  /// Lists whose columns have no room.
  private static List<String> cutColumns(TestWindow window) {
    return window.stage().getScene().getRoot().lookupAll(".record-table").stream()
        .filter(NarrowWindowTest::isInSight)
        .map(each -> (TableView<?>) each)
        .filter(table -> columns(table) > table.getWidth() + 1)
        .map(table -> "the columns of " + table.getId() + " have no room")
        .toList();
  }

  /// Names and tracking numbers of lists that are not whole.
  private static List<String> cutNames(TestWindow window) {
    return window.stage().getScene().getRoot().lookupAll(".table-cell").stream()
        .filter(cell -> cell instanceof TableCell<?, ?> && isInSight(cell))
        .map(cell -> (TableCell<?, ?>) cell)
        .filter(cell -> NAMES.contains(cell.getTableColumn().getId()) && isCut(cell))
        .map(cell -> "cut: " + cell.getText() + " in " + cell.getTableView().getId())
        .toList();
  }

  private static boolean isCut(TableCell<?, ?> cell) {
    var words = cell.getText();
    return words != null
        && words.length() <= LONGEST
        && cell.getChildrenUnmodifiable().stream()
            .filter(Text.class::isInstance)
            .noneMatch(shown -> ((Text) shown).getText().equals(words));
  }

  private static double columns(TableView<?> table) {
    return table.getVisibleLeafColumns().stream().mapToDouble(TableColumn::getWidth).sum();
  }

  private static boolean isInSight(Node node) {
    return node.isVisible() && (node.getParent() == null || isInSight(node.getParent()));
  }

  private static boolean isPanned(TestWindow window) {
    var scene = window.stage().getScene();
    Node shell = Objects.requireNonNull(scene.getRoot().lookup(".shell"));
    var at = shell.localToScene(shell.getLayoutBounds());
    return at.getMinX() < -1
        || at.getMinY() < -1
        || at.getMaxX() > scene.getWidth() + 1
        || at.getMaxY() > scene.getHeight() + 1;
  }
}
