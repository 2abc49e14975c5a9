package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.cell.Column;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What a file does not say of itself, asked once: the unit of its weights, and the currency of its
/// amounts. The answers are kept for files of the same kind.
final class ImportQuestions extends VBox {

  private static final List<String> CURRENCIES =
      List.of(
          "USD", "CAD", "MXN", "EUR", "GBP", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "PLN", "JPY",
          "CNY", "HKD", "SGD", "INR", "BRL");

  /// Units that a weight can be in, in the order of their buttons.
  private enum Unit {
    OZ(Column.WEIGHT_OZ, Column.ITEM_WEIGHT_OZ),
    LB(Column.WEIGHT_LB, Column.ITEM_WEIGHT_LB),
    G(Column.WEIGHT_G, Column.ITEM_WEIGHT_G),
    KG(Column.WEIGHT_KG, Column.ITEM_WEIGHT_KG);

    private final Column parcel;
    private final Column item;

    Unit(Column parcel, Column item) {
      this.parcel = parcel;
      this.item = item;
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final IncomingFile<Preview, Imported> model;
  private final Ui ui;

  ImportQuestions(IncomingFile<Preview, Imported> model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    managedProperty().bind(visibleProperty());
  }

  void show(Preview preview) {
    var questions = new ArrayList<Node>();
    for (var column : List.of(Column.WEIGHT, Column.ITEM_WEIGHT)) {
      asked(preview, column).ifPresent(place -> questions.add(weight(preview, column, place)));
    }
    if (preview.asksCurrency()) {
      questions.add(currency(preview));
    }
    getChildren().setAll(questions);
    setVisible(!questions.isEmpty());
  }

  /// The place of a column whose weights have no unit.
  private static Optional<Integer> asked(Preview preview, Column column) {
    return preview.lacksUnit(column)
        ? Optional.ofNullable(preview.mapping().places().get(column))
        : Optional.empty();
  }

  private Node weight(Preview preview, Column column, int place) {
    var header = preview.sheet().header().get(place);
    var line = new HBox(8, Words.of(ui.text("orders.import.unit", header), "strong"));
    line.setAlignment(Pos.CENTER_LEFT);
    for (var unit : Unit.values()) {
      var button = new Button(unit.word());
      button.setId("import-unit-" + unit.word());
      button.setAccessibleText(ui.text("orders.import.unit.of", header, unit.word()));
      button.setOnAction(_ -> model.map(place, column == Column.WEIGHT ? unit.parcel : unit.item));
      line.getChildren().add(button);
    }
    return line;
  }

  private Node currency(Preview preview) {
    var chosen = new SimpleObjectProperty<>(preview.currency());
    var others = CURRENCIES.stream().map(Currency::getInstance);
    var all = Stream.concat(Stream.of(preview.currency()), others).distinct().toList();
    var box = Choice.of(all, Currency::getCurrencyCode, chosen);
    box.setId("import-currency");
    box.setAccessibleText(ui.text("orders.import.currency"));
    box.valueProperty()
        .addListener(
            (_, _, now) -> {
              if (!Objects.equals(now, preview.currency())) {
                model.money(now);
              }
            });
    var line = new HBox(8, Words.of(ui.text("orders.import.currency"), "strong"), box);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
