package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Currencies;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The fields of one declared line.
final class CustomsItemView extends VBox {

  private final CustomsItemModel model;
  private final Ui ui;
  private final String prefix;
  private final Map<Part, Field> fields = new EnumMap<>(Part.class);
  private final List<FieldRow> rows;

  /// @param index of the line, from 0
  /// @param several whether there are other lines, so that it can be removed
  CustomsItemView(
      CustomsItemModel model,
      int index,
      boolean several,
      Consumer<CustomsItemModel> remove,
      Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    prefix = "customs-" + index + "-";
    getStyleClass().add("customs-item");
    var currency =
        new Field(
            prefix + "currency",
            ui.text("customs.currency"),
            Choice.of(Currencies.OF_GOODS, Currency::getCurrencyCode, model.currency));
    rows =
        List.of(
            new FieldRow(List.of(text(Part.DESCRIPTION)), 100),
            new FieldRow(
                List.of(number(Part.QUANTITY), number(Part.VALUE), currency, number(Part.WEIGHT)),
                18,
                28,
                32,
                22),
            new FieldRow(List.of(hsCode(), origin()), 40, 60));
    var cross = new Button("", new FontIcon(Feather.X));
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(ui.text("customs.remove"));
    cross.setTooltip(new Tooltip(ui.text("customs.remove")));
    cross.setOnAction(_ -> remove.accept(model));
    var head = new HBox(8, Words.of(ui.text("customs.item", index + 1), "caption"));
    head.getChildren().addAll(Gap.wide(), cross);
    head.setAlignment(Pos.CENTER_LEFT);
    head.setVisible(several);
    head.setManaged(several);
    getChildren().add(head);
    getChildren().addAll(rows);
    getChildren().add(assumptions());
    Follow.any(this, model.shown, this::complain);
    complain();
  }

  /// Says that the weight was filled in and should be checked.
  private Label assumptions() {
    var words = Words.wrapped("", "caption");
    Runnable show =
        () -> {
          boolean any = !model.assumed.isEmpty() && !model.isUntouched();
          words.setText(ui.text("customs.assumed", caption(Part.WEIGHT)));
          words.setVisible(any);
          words.setManaged(any);
        };
    Follow.any(this, model.assumed, show);
    Follow.any(this, model.part(Part.DESCRIPTION), show);
    show.run();
    return words;
  }

  private Field text(Part part) {
    return text(part, new TextField());
  }

  private Field hsCode() {
    var input = new TextField();
    input.setPromptText(ui.text("customs.optional"));
    return text(Part.HS_CODE, input);
  }

  private Field number(Part part) {
    var field =
        Field.number(
            prefix + part.key(), caption(part), model.number(part), ui, () -> model.leave(part));
    fields.put(part, field);
    return field;
  }

  private Field text(Part part, TextField input) {
    var field =
        Field.text(
            prefix + part.key(), caption(part), input, model.part(part), () -> model.leave(part));
    fields.put(part, field);
    return field;
  }

  private Field origin() {
    var field =
        new Field(
            prefix + Part.ORIGIN.key(),
            caption(Part.ORIGIN),
            new CountryBox(model.part(Part.ORIGIN), ui.texts()));
    fields.put(Part.ORIGIN, field);
    return field;
  }

  private String caption(Part part) {
    return part == Part.WEIGHT
        ? ui.text(model.units() == Units.METRIC ? "customs.grams" : "customs.ounces")
        : ui.text("customs." + part.key());
  }

  private void complain() {
    fields.forEach(
        (part, field) -> {
          var violation = model.shown.get(part);
          field.setWrong(violation == null ? null : ui.texts().at(violation));
        });
    rows.forEach(FieldRow::refresh);
  }
}
