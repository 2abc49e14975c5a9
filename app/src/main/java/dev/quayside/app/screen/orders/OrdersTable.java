package dev.quayside.app.screen.orders;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Home;
import dev.quayside.engine.order.OrderState;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.scene.Node;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;

/// The orders of one tab, line by line.
final class OrdersTable extends StackPane {

  private final OrdersModel model;
  private final Ui ui;
  private final RecordTable<OrderRow> table;
  private boolean showing;

  OrdersTable(OrdersModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var sorted = new SortedList<>(model.shown());
    table = Home.of(new RecordTable<>("orders-table", ui.text("place.orders"), sorted));
    sorted.comparatorProperty().bind(table.comparatorProperty());
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<OrderRow>) _ -> select());
    Follow.list(this, model.selected(), this::show);
    table.setRowFactory(
        _ -> {
          var row = new javafx.scene.control.TableRow<OrderRow>();
          row.setOnMouseClicked(
              event -> {
                if (event.getClickCount() == 2 && !row.isEmpty()) {
                  model.shipThis();
                }
              });
          return row;
        });
    columns();
    Follow.value(this, model.tab(), _ -> fit());
    Follow.value(this, model.panel(), _ -> fit());
    setMinWidth(0);
    getChildren().add(table);
  }

  TableView<OrderRow> rows() {
    return table;
  }

  void whenEmpty(Node empty) {
    table.whenEmpty(empty);
  }

  private void select() {
    var chosen = chosen();
    if (!showing && !chosen.equals(model.selected())) {
      model.selected().setAll(chosen);
    }
  }

  /// What the model chose, after the list was read anew.
  private void show() {
    if (showing || chosen().equals(model.selected())) {
      return;
    }
    showing = true;
    table.getSelectionModel().clearSelection();
    var wanted = new HashSet<>(model.selected());
    var places =
        IntStream.range(0, table.getItems().size())
            .filter(place -> wanted.contains(table.getItems().get(place)))
            .toArray();
    if (places.length > 0) {
      table.getSelectionModel().selectIndices(places[0], places);
    }
    showing = false;
    select();
  }

  private List<OrderRow> chosen() {
    return table.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  private void columns() {
    wide(table.text("number", ui.text("orders.column.number"), OrderRow::number), 108, 170);
    table.pills(
        "state",
        ui.text("orders.column.state"),
        OrderRow::state,
        Comparator.naturalOrder(),
        this::word,
        OrdersTable::tone);
    wide(column("state"), 84, 110);
    wide(
        table.text("recipient", ui.text("orders.column.recipient"), OrderRow::recipient), 110, 240);
    wide(table.text("place", ui.text("orders.column.place"), OrderRow::place), 100, 220);
    wide(table.text("items", ui.text("orders.column.items"), OrderRow::items), 90, 260);
    wide(
        table.figures(
            "weight",
            ui.text("orders.column.weight"),
            OrderRow::weight,
            Comparator.naturalOrder(),
            weight -> ui.formats().weight(weight)),
        76,
        110);
    wide(
        table.values(
            "ship-by",
            ui.text("orders.column.ship-by"),
            OrderRow::shipBy,
            Comparator.naturalOrder(),
            day -> ui.formats().day(day)),
        104,
        130);
    wide(
        table.money(
            "price",
            ui.text("orders.column.price"),
            row ->
                row.price() == null
                    ? Optional.ofNullable(row.rated()).map(OrderRow.Rated::price).orElse(null)
                    : row.price(),
            ui),
        70,
        110);
    wide(table.text("service", ui.text("orders.column.service"), this::service), 110, 260);
    wide(table.text("tracking", ui.text("orders.column.tracking"), OrderRow::tracking), 120, 260);
    wide(table.text("reason", ui.text("orders.column.reason"), this::reason), 160, 900);
  }

  private String service(OrderRow row) {
    var rated = row.rated();
    if (rated == null) {
      return row.service();
    }
    return ui.texts().of(rated.words());
  }

  /// Each tab has the columns that say something there.
  private void fit() {
    var tab = model.tab().get();
    boolean roomy = !model.panel().get();
    boolean shipped = tab == Tab.SHIPPED;
    boolean stopped = tab == Tab.FAILED || tab == Tab.HELD;
    column("tracking").setVisible(shipped);
    column("reason").setVisible(stopped);
    column("ship-by").setVisible(tab == Tab.TO_SHIP && roomy);
    column("weight").setVisible(!shipped && !stopped);
    column("items").setVisible(!stopped && roomy);
    column("state").setVisible(tab == Tab.TO_SHIP && roomy);
    column("price").setVisible(!stopped);
    column("service").setVisible(!stopped && roomy);
  }

  private TableColumn<OrderRow, ?> column(String id) {
    return table.getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static void wide(TableColumn<OrderRow, ?> column, double least, double most) {
    column.setMinWidth(least);
    column.setPrefWidth((least + most) / 2);
    column.setMaxWidth(most);
  }

  private String word(OrderState state) {
    return ui.text("orders.state." + state.name().toLowerCase(Locale.ROOT));
  }

  private static Tone tone(OrderState state) {
    return switch (state) {
      case OPEN -> Tone.SWIFT;
      case HELD, BUYING -> Tone.WAITING;
      case SHIPPED -> Tone.GOOD;
      case FAILED -> Tone.BAD;
      case CANCELLED -> Tone.QUIET;
    };
  }

  private String reason(OrderRow row) {
    return ui.texts().of(row.reason());
  }
}
