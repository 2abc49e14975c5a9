package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.app.screen.settings.shops.TablesForm.NamedColumn;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.kind.TableQuery;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The statements of a shop's own tables, what a row is, and the columns that are named.
final class TablesView extends VBox {

  private static final int QUERY_ROWS = 2;
  private static final double COLUMN = 220;

  private final TablesForm form;
  private final Complaints complaints;
  private final Ui ui;
  private final VBox columns = new VBox(8);

  TablesView(TablesForm form, Complaints complaints, Ui ui) {
    super(12);
    this.form = form;
    this.complaints = complaints;
    this.ui = ui;
    getStyleClass().add("shop-tables");
    TableQuery.ALL.forEach(query -> getChildren().add(query(query)));
    getChildren().addAll(rows(), named());
    Follow.list(this, form.columns, this::show);
    show();
  }

  private Node query(TableQuery query) {
    var lines = new LinesField(QUERY_ROWS, form.query(query));
    lines.setWrapText(true);
    var field = new Field("shop-query-" + query.wire(), ui.text(key(query)), lines);
    complaints.add(query.field(), field);
    var help = Words.wrapped(ui.text(key(query) + ".help"), "muted");
    return new VBox(4, complaints.row(List.of(query.field()), 100), help);
  }

  private static String key(TableQuery query) {
    return "settings.shops.query." + query.wire();
  }

  private Node rows() {
    var box =
        Choice.of(
            List.of(RowsAre.values()),
            each -> ui.text("settings.shops.rows." + each.wire()),
            form.rowsAre);
    complaints.add(
        TablesForm.ROWS_ARE, new Field("shop-rows-are", ui.text("settings.shops.rows"), box));
    return complaints.row(List.of(TablesForm.ROWS_ARE), 100);
  }

  private Node named() {
    var add =
        new ActionButton(
            "shop-column-add", ui.text("settings.shops.column.add"), Feather.PLUS, form::addColumn);
    return new VBox(
        8, Words.wrapped(ui.text("settings.shops.columns"), "muted"), columns, new HBox(add));
  }

  private void show() {
    boolean more = form.columns.size() > columns.getChildren().size();
    columns.getChildren().clear();
    for (int place = 0; place < form.columns.size(); place++) {
      columns.getChildren().add(line(place, form.columns.get(place)));
    }
    columns.setManaged(!form.columns.isEmpty());
    if (more && getScene() != null) {
      columns.lookupAll(".combo-box").stream()
          .reduce((_, last) -> last)
          .ifPresent(Node::requestFocus);
    }
  }

  private Node line(int place, NamedColumn named) {
    var id = "shop-column-" + place;
    var meaning =
        Choice.of(
            FileKind.ORDERS.columns(),
            each -> ui.text("orders.field." + each.name().toLowerCase(Locale.ROOT)),
            named.column());
    meaning.setId(id);
    meaning.setAccessibleText(ui.text("settings.shops.column.meaning"));
    meaning.setMinWidth(COLUMN);
    meaning.setPrefWidth(COLUMN);
    var header = new TextField();
    header.setId(id + "-header");
    header.setAccessibleText(ui.text("settings.shops.column.header"));
    header.setPromptText(ui.text("settings.shops.column.header"));
    header.textProperty().bindBidirectional(named.header());
    HBox.setHgrow(header, Priority.ALWAYS);
    var away = new Button("", new FontIcon(Feather.X));
    away.setId(id + "-away");
    away.getStyleClass().addAll("quiet", "small-icon");
    away.setAccessibleText(ui.text("settings.shops.column.remove"));
    away.setTooltip(new Tooltip(ui.text("settings.shops.column.remove")));
    away.setOnAction(_ -> form.columns.remove(named));
    var line = new HBox(8, meaning, header, away);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
