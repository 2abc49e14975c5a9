package dev.quayside.app.screen.printers;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.source.PrintKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Chooses the printer of each kind of document.
final class RoutesView extends VBox {

  private static final int MOST_ROWS = 9;

  private final PrintersModel model;
  private final Ui ui;

  RoutesView(PrintersModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var table = table();
    getChildren().addAll(Words.wrapped(ui.text("printers.routes.intro"), "muted"), table);
    if (model.mayChange()) {
      getChildren().addAll(new HBox(8, remove(table)), form());
    }
  }

  private RecordTable<PrintRoute> table() {
    var table =
        new RecordTable<>("print-routes", ui.text("printers.routes"), model.routes)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.SHUFFLE, ui.text("printers.routes.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("kind", ui.text("printers.routes.kind"), route -> kind(route.kind()));
    table.text("carrier", ui.text("printers.routes.carrier"), route -> carrier(route.carrier()));
    table.text("printer", ui.text("printers.printer"), route -> printer(route.printer()));
    return table;
  }

  private Button remove(RecordTable<PrintRoute> table) {
    var remove = new Button(ui.text("printers.routes.remove"), new FontIcon(Feather.TRASH_2));
    remove.setId("route-remove");
    var chosen = table.getSelectionModel().selectedItemProperty();
    remove.disableProperty().bind(chosen.isNull());
    remove.setOnAction(_ -> model.unroute(Objects.requireNonNull(chosen.get())));
    return remove;
  }

  private Card form() {
    var kind =
        Choice.of(
            List.of(PrintKind.values()), this::kind, new SimpleObjectProperty<>(PrintKind.LABEL));
    var carrier = Choice.of(List.of(""), this::carrier, new SimpleStringProperty(""));
    fill(carrier, model.carriers, List.of(""));
    var printer = Choice.of(List.<String>of(), this::printer, new SimpleStringProperty());
    fillPrinters(printer);
    Follow.list(this, model.printers, () -> fillPrinters(printer));
    var add = new Button(ui.text("printers.routes.add"), new FontIcon(Feather.PLUS));
    add.setId("route-add");
    add.getStyleClass().add("accent");
    add.disableProperty().bind(printer.valueProperty().isNull());
    add.setOnAction(_ -> model.route(kind.getValue(), carrier.getValue(), printer.getValue()));
    var row =
        new HBox(
            8,
            new Field("route-kind", ui.text("printers.routes.kind"), kind),
            new Field("route-carrier", ui.text("printers.routes.carrier"), carrier),
            new Field("route-printer", ui.text("printers.printer"), printer),
            add);
    row.setAlignment(Pos.BOTTOM_LEFT);
    return new Card(ui.text("printers.routes.new")).with(row);
  }

  private static void fill(ComboBox<String> box, ObservableList<String> all, List<String> first) {
    Runnable refill =
        () -> {
          var values = new ArrayList<>(first);
          values.addAll(all);
          var kept = box.getValue();
          box.getItems().setAll(values);
          box.setValue(kept);
        };
    refill.run();
    Follow.list(box, all, refill);
  }

  private void fillPrinters(ComboBox<String> box) {
    var kept = box.getValue();
    box.getItems().setAll(model.printers.stream().map(row -> row.setup().name()).toList());
    box.setValue(kept);
  }

  private String kind(PrintKind kind) {
    return ui.text("printers.kind." + kind.wire());
  }

  /// The name of a printer, with the desk it is at when that is another one.
  private String printer(String name) {
    return model.printers.stream()
        .filter(row -> row.setup().name().equals(name))
        .findFirst()
        .map(PrinterRow::title)
        .orElse(name);
  }

  private String carrier(String code) {
    return code.isEmpty() ? ui.text("printers.routes.every") : code;
  }
}
