package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.product.Product;
import java.util.Objects;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list of products found, and the form.
public final class ProductsView extends SectionPage {

  private static final String WORDS = "settings.products";
  private static final int MOST_ROWS = 14;
  private static final double SKU = 110;
  private static final double NAME = 180;
  private static final double SHORT = 84;
  private static final double ORIGIN = 76;
  private static final double CODE = 130;

  private final ProductsModel model;

  public ProductsView(ProductsModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    var form = new ProductFormView(model, ui);
    var table = table();
    var search =
        new SearchBox("products-search", text("search"), ui.text("list.clear"), model.search)
            .over(table);
    getChildren()
        .addAll(
            search,
            list("product", model.products(), table, model::edit, form::focusName),
            more(),
            form,
            new ProductImportView(model, ui));
  }

  private RecordTable<Product> table() {
    var table = table("products-table", model.products().items, Feather.TAG, MOST_ROWS);
    table.text("sku", text("sku"), Product::sku).setMinWidth(SKU);
    table.text("name", text("name"), one -> blank(one.name())).setMinWidth(NAME);
    table.text("weight", text("weight"), one -> weight(one.weight())).setMinWidth(SHORT);
    table.text("value", text("value"), one -> money(one.value())).setMinWidth(SHORT);
    table
        .text("origin", text("origin.short"), one -> blank(one.originCountry()))
        .setMaxWidth(ORIGIN);
    table.text("barcode", text("barcode"), one -> blank(one.barcode())).setMinWidth(CODE);
    ColumnFit.leaving(table, "barcode");
    Follow.value(table, model.form().units(), _ -> table.refresh());
    return table;
  }

  /// Says that there are more products than are shown.
  private Label more() {
    var words = Words.wrapped("", "caption");
    Follow.value(
        this,
        model.total(),
        total -> {
          int shown = model.products().items.size();
          words.setText(text("more", shown, total));
          words.setVisible(total.longValue() > shown);
          words.setManaged(words.isVisible());
        });
    return words;
  }

  private static String blank(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }

  private String money(@Nullable Money money) {
    return money == null ? "" : ui.formats().money(money);
  }

  private String weight(@Nullable Weight weight) {
    var in = model.form().units().get();
    return weight == null
        ? ""
        : ui.text(
            in == Units.METRIC ? "settings.presets.grams" : "settings.presets.ounces",
            ui.formats().number(Measure.small(weight.ounces(), in)));
  }
}
