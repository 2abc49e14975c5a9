package dev.quayside.app.screen.settings.shops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.database.SampleTables;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableTrial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// The owner connects a shop's own tables, on the real window: a statement that will not do is
/// named at its field, by us or by the database, and a key shows what a scan would bring.
class DatabaseShopFlowTest {

  private final FxRobot robot = new FxRobot();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void connectedByItsStatements(Appearance looks, Language language, int width, int height)
      throws Exception {
    var name = "database-" + looks.wire() + "-" + language.code() + "-" + width + "-";
    SampleTables.write(Files.createDirectories(data.resolve("databases")).resolve("erp.db"));
    try (var window = TestWindow.open(data, looks, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> settings.open("settings.shops"));
      var model = window.settings(ShopsModel.class);
      TestWindow.until(() -> !model.busy().get());
      robot.clickOn("#shop-add-database");
      enter("#shop-field-url", "jdbc:sqlite:erp.db");
      enter("#shop-query-byKey", "delete from orders where ord_no = :key");
      PictureBook.add(window, name + "form");
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      PictureBook.add(window, name + "form-150");
      TestWindow.onWindowThread(() -> window.shell().zoom(100));
      save(model);
      assertThat(wrong()).singleElement().asString().contains("SELECT");

      enter("#shop-query-byKey", "select * from ship_vew where ord_no = :key");
      save(model);
      TestWindow.until(() -> model.shops.size() == 1 && model.form().get() != null);
      assertThat(shop(model).source().connection()).isEqualTo(Connection.UNREACHABLE);
      TestWindow.until(() -> wrong().stream().anyMatch(text -> text.contains("ship_vew")));
      PictureBook.add(window, name + "refused");

      clickOn("#shop-tables-list");
      TestWindow.until(() -> model.tables().table.get() != null);
      TestWindow.onWindowThread(
          () -> {
            var tables = Objects.requireNonNull(model.tables().tables().get());
            assertThat(tables)
                .extracting(TableTrial.Table::name)
                .containsExactly("order_line", "orders", "ship_view");
            model.tables().table.set(tables.getLast());
          });
      window.drawn();
      assertThat(text("#shop-table-columns")).contains("ord_no, customer");
      if (language == Language.ENGLISH) { // the names are the database's
        PictureBook.add(window, name + "tables");
      }
      clickOn("#shop-table-use");
      var query = (TextInputControl) robot.lookup("#shop-query-byKey").query();
      assertThat(query.getText()).isEqualTo(SampleTables.BY_KEY);
      enter("#shop-query-shipped", SampleTables.SHIPPED);
      TestWindow.onWindowThread(
          () -> {
            var tables =
                Objects.requireNonNull(Objects.requireNonNull(model.form().get()).tables());
            tables.rowsAre.set(RowsAre.LINES);
            tables.addColumn();
            tables.columns.getFirst().header().set("ORD_NO");
            tables.addColumn();
          });
      window.drawn();
      TestWindow.onWindowThread(() -> robot.lookup("#shop-column-0-header").query().requestFocus());
      PictureBook.add(window, name + "columns");
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      TestWindow.onWindowThread(() -> robot.lookup("#shop-column-0-header").query().requestFocus());
      PictureBook.add(window, name + "columns-150");
      TestWindow.onWindowThread(() -> window.shell().zoom(100));
      save(model);
      TestWindow.until(() -> model.form().get() == null && !model.busy().get());
      var kept = Objects.requireNonNull(shop(model).source().settings().tables());
      assertThat(kept.rowsAre()).isEqualTo(RowsAre.LINES);
      assertThat(kept.query(TableQuery.SHIPPED)).isEqualTo(SampleTables.SHIPPED);
      assertThat(kept.columns())
          .singleElement()
          .satisfies(
              each -> {
                assertThat(each.column()).isEqualTo(Column.NUMBER);
                assertThat(each.header()).isEqualTo("ORD_NO");
              });

      enter("#shop-try", "4002");
      TestWindow.onWindowThread(() -> model.trial().run());
      TestWindow.until(
          () -> model.trial().found().get() != null || model.trial().problem().get() != null);
      assertThat(model.trial().problem().get()).isNull();
      assertThat(Objects.requireNonNull(model.trial().found().get()).refused()).isNull();
      if (language == Language.ENGLISH) { // the names of the columns are the database's
        PictureBook.add(window, name + "tried");
      }
      clickOn("#shop-try-write");
      TestWindow.until(() -> text("#shop-try-write-rows").contains("1"));
      TestWindow.until(() -> robot.lookup("#shop-try-values").tryQuery().isPresent());
      assertThat(words("#shop-try-values")).contains(":trackingNumber", "TEST", "4002");
      if (language == Language.ENGLISH) { // the names are the database's
        PictureBook.add(window, name + "written");
      }
      var erp = "jdbc:sqlite:" + data.resolve("databases").resolve("erp.db");
      try (var connection = DriverManager.getConnection(erp);
          var rows =
              connection
                  .createStatement()
                  .executeQuery("select ord_no from orders where tracking is not null")) {
        assertThat(rows.next()).as("it is undone").isFalse();
      }
      enter("#shop-try", "9");
      TestWindow.onWindowThread(() -> model.trial().run());
      TestWindow.until(() -> robot.lookup("#shop-try-refused").tryQuery().isPresent());
    }
  }

  private void save(ShopsModel model) throws Exception {
    TestWindow.onWindowThread(model::save);
    TestWindow.until(() -> !model.busy().get());
  }

  /// Buttons may be scrolled out of sight.
  private void clickOn(String button) throws Exception {
    TestWindow.onWindowThread(() -> ((ButtonBase) robot.lookup(button).query()).fire());
  }

  private String words(String node) {
    return robot.lookup(node).query().lookupAll(".label").stream()
        .map(each -> ((Label) each).getText())
        .collect(Collectors.joining(" "));
  }

  private String text(String labels) {
    return robot.lookup(labels).queryAllAs(Label.class).stream()
        .map(Label::getText)
        .collect(Collectors.joining(" "));
  }

  private List<String> wrong() {
    return robot.lookup(".wrong").queryAllAs(Label.class).stream()
        .filter(Label::isVisible)
        .map(Label::getText)
        .toList();
  }

  private static SourceView shop(ShopsModel model) {
    return Objects.requireNonNull(model.shops.getFirst());
  }

  private void enter(String field, String text) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var input = (TextInputControl) robot.lookup(field).query();
          input.requestFocus();
          input.setText(text);
        });
  }
}
