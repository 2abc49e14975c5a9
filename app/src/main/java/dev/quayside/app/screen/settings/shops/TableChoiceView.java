package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.source.kind.TableTrial.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The tables of a shop's database: one is chosen, and the column that is scanned, and a statement
/// is made of them.
final class TableChoiceView extends VBox {

  private final TableChoice choice;
  private final Ui ui;
  private final Consumer<String> use;
  private final VBox found = new VBox(8);

  /// @param use takes the statement
  TableChoiceView(TableChoice choice, Ui ui, Consumer<String> use) {
    super(8);
    this.choice = choice;
    this.ui = ui;
    this.use = use;
    var list =
        new ActionButton(
            "shop-tables-list", ui.text("settings.shops.tables"), Feather.LIST, choice::list);
    list.disableProperty().bind(choice.busy());
    var busy = Busy.line(ui.text("settings.shops.tables.busy"));
    busy.visibleProperty().bind(choice.busy());
    busy.managedProperty().bind(choice.busy());
    getChildren().addAll(new HBox(list), busy, new InlineProblem(choice.problem(), ui), found);
    Follow.value(this, choice.tables(), this::show);
  }

  private void show(@Nullable List<Table> tables) {
    found.getChildren().clear();
    found.setManaged(tables != null);
    if (tables == null) {
      return;
    }
    if (tables.isEmpty()) {
      found.getChildren().add(Words.wrapped(ui.text("settings.shops.tables.none"), "muted"));
      return;
    }
    var all = new ArrayList<@Nullable Table>(tables);
    var table = Choice.of(all, each -> each == null ? "" : each.name(), choice.table);
    var column = new ComboBox<String>();
    column.setMaxWidth(Double.MAX_VALUE);
    column.valueProperty().bindBidirectional(choice.column);
    Follow.value(
        this,
        choice.table,
        chosen -> {
          var first = choice.column.get();
          column.getItems().setAll(chosen == null ? List.of() : chosen.columns());
          choice.column.set(first);
        });
    var take =
        new ActionButton(
            "shop-table-use",
            ui.text("settings.shops.tables.use"),
            Feather.CHECK,
            () -> use.accept(choice.take()));
    var line =
        new HBox(
            8,
            grown(new Field("shop-table", ui.text("settings.shops.tables.table"), table)),
            grown(new Field("shop-table-column", ui.text("settings.shops.tables.column"), column)),
            take);
    line.setAlignment(Pos.BOTTOM_LEFT);
    var columns = Words.wrapped("", "muted");
    columns.setId("shop-table-columns");
    Follow.value(
        this,
        choice.table,
        chosen -> columns.setText(chosen == null ? "" : String.join(", ", chosen.columns())));
    found.getChildren().addAll(line, columns);
  }

  private static Node grown(Field field) {
    HBox.setHgrow(field, Priority.ALWAYS);
    field.setMinWidth(0);
    return field;
  }
}
