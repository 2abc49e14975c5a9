package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Currencies;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.products.ProductForm.Line;
import java.util.Currency;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.VBox;

/// The fields of one product: how it is identified, its weight and value, and its customs details.
final class ProductFormView extends VBox {

  private static final String CURRENCY = "value.currency";

  private final ProductsModel model;
  private final Ui ui;
  private final Complaints complaints = new Complaints();
  private final Field sku;
  private final Field name;

  ProductFormView(ProductsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    sku = text(Line.SKU);
    name = text(Line.NAME);
    text(Line.BARCODE);
    var weight = text(Line.WEIGHT);
    text(Line.VALUE);
    text(Line.HS_CODE);
    complaints.add(
        CURRENCY,
        new Field(
            "product-currency",
            ui.text("settings.products.currency"),
            Choice.of(Currencies.OF_GOODS, Currency::getCurrencyCode, model.form().currency())));
    complaints.add(
        Line.ORIGIN.path(),
        new Field(
            "product-origin",
            ui.text("settings.products.origin"),
            new CountryBox(model.form().line(Line.ORIGIN), ui.texts())));
    var editing = model.editing();
    var packing =
        new PackingFactsView(model.form().packing(), model.form().units(), complaints, ui);
    var card =
        new Card(ui.text("settings.products.new"))
            .with(
                row(List.of(Line.SKU, Line.NAME, Line.BARCODE), 26, 46, 28),
                complaints.row(
                    List.of(Line.WEIGHT.path(), Line.VALUE.path(), CURRENCY), 30, 40, 30),
                row(List.of(Line.ORIGIN, Line.HS_CODE), 60, 40),
                packing,
                new FormButtons("product", model.busy(), editing::save, editing::startOver, ui)
                    .making(editing.edited().isNull(), ui.text("settings.products.make")));
    card.titled(Bindings.createStringBinding(this::title, editing.edited()));
    getChildren().add(card);
    complaints.follow(this, editing.wrong(), ui);
    Follow.value(
        this,
        editing.edited(),
        edited -> {
          sku.control().setDisable(edited != null);
          packing.setExpanded(edited != null && PackingFacts.isSaid(edited));
        });
    // what is wrong in it is not to stay folded away
    Follow.change(
        this,
        editing.wrong(),
        wrong ->
            packing.setExpanded(packing.isExpanded() || wrong.stream().anyMatch(packing::shows)));
    Follow.value(
        this,
        model.form().units(),
        in ->
            weight.setCaption(
                ui.text(
                    in == Units.METRIC
                        ? "settings.products.weight.metric"
                        : "settings.products.weight.imperial")));
  }

  void focusName() {
    name.control().requestFocus();
  }

  private FieldRow row(List<Line> lines, double... shares) {
    return complaints.row(lines.stream().map(Line::path).toList(), shares);
  }

  private Field text(Line line) {
    var id = "product-" + line.key();
    var caption =
        ui.text("settings.products." + (line == Line.WEIGHT ? "weight.imperial" : line.key()));
    var form = model.form();
    var field =
        form.isNumber(line)
            ? Field.number(id, caption, form.number(line), ui, () -> {})
            : Field.text(id, caption, form.line(line), () -> {});
    complaints.add(line.path(), field);
    return field;
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.products.new")
        : ui.text("settings.products.change", edited.sku());
  }
}
