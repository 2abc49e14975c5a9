package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Currencies;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.FormRow;
import dev.quayside.app.screen.settings.products.ProductForm.Line;
import dev.quayside.engine.parcel.product.Product;
import java.util.Currency;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// The fields of one product: how it is identified, its weight and value, and its customs details.
final class ProductFormView extends VBox {

  private static final String WORDS = "settings.products";

  private final ProductForm form;
  private final FormCard card;

  ProductFormView(ProductsModel model, Ui ui) {
    this.form = model.form();
    card = new FormCard("product", WORDS, ui);
    var sku = new TextField();
    var weight = Field.number("product-weight", "", form.number(Line.WEIGHT), ui, () -> {});
    var currency = Choice.of(Currencies.OF_GOODS, Currency::getCurrencyCode, form.currency);
    var origin = new CountryBox(form.line(Line.ORIGIN), ui.texts());
    var packing = new PackingFactsView(form.packing(), form.units(), card, ui);
    getChildren()
        .add(
            card.row(
                    row -> {
                      row.text(26, Line.SKU.path(), Line.SKU.key(), sku, form.line(Line.SKU));
                      text(row, 46, Line.NAME);
                      text(row, 28, Line.BARCODE);
                    })
                .row(
                    row ->
                        row.field(30, Line.WEIGHT.path(), weight)
                            .number(
                                40, Line.VALUE.path(), Line.VALUE.key(), form.number(Line.VALUE))
                            .control(30, "value.currency", "currency", currency))
                .row(
                    row -> {
                      row.control(60, Line.ORIGIN.path(), Line.ORIGIN.key(), origin);
                      text(row, 40, Line.HS_CODE);
                    })
                .with(packing)
                .editing(model.busy(), model.editing(), Product::sku));
    Follow.value(
        this,
        model.editing().edited(),
        edited -> {
          sku.setDisable(edited != null);
          packing.setExpanded(edited != null && PackingFacts.isSaid(edited));
        });
    // what is wrong in it is not to stay folded away
    Follow.change(
        this,
        model.editing().wrong(),
        wrong ->
            packing.setExpanded(packing.isExpanded() || wrong.stream().anyMatch(packing::shows)));
    Follow.value(
        this,
        form.units(),
        in ->
            weight.setCaption(
                ui.text(WORDS + ".weight" + (in == Units.METRIC ? ".metric" : ".imperial"))));
  }

  private void text(FormRow row, double share, Line line) {
    row.text(share, line.path(), line.key(), form.line(line));
  }

  void focusName() {
    card.focus(Line.NAME.path());
  }
}
