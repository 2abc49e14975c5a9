package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.product.Product;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list of products found, and the form.
public final class ProductsView extends VBox {

  private static final int MOST_ROWS = 14;
  private static final double SKU = 110;
  private static final double NAME = 180;
  private static final double SHORT = 84;
  private static final double ORIGIN = 76;
  private static final double CODE = 130;

  private final ProductsModel model;
  private final Ui ui;

  public ProductsView(ProductsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var form = new ProductFormView(model, ui);
    var table = table();
    var search =
        new SearchBox(
                "products-search",
                ui.text("settings.products.search"),
                ui.text("list.clear"),
                model.search())
            .over(table);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.products.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            search,
            list(table, form),
            more(),
            form,
            new ProductImportView(model, ui));
  }

  private RecordTable<Product> table() {
    var table =
        new RecordTable<>("products-table", ui.text("settings.products"), model.products().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.TAG, ui.text("settings.products.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("sku", ui.text("settings.products.sku"), Product::sku).setMinWidth(SKU);
    table
        .text("name", ui.text("settings.products.name"), one -> text(one.name()))
        .setMinWidth(NAME);
    table
        .text("weight", ui.text("settings.products.weight"), one -> weight(one.weight()))
        .setMinWidth(SHORT);
    table
        .text("value", ui.text("settings.products.value"), one -> money(one.value()))
        .setMinWidth(SHORT);
    table
        .text("origin", ui.text("settings.products.origin.short"), one -> text(one.originCountry()))
        .setMaxWidth(ORIGIN);
    table
        .text("barcode", ui.text("settings.products.barcode"), one -> text(one.barcode()))
        .setMinWidth(CODE);
    ColumnFit.leaving(table, "barcode");
    Follow.value(table, model.form().units(), _ -> table.refresh());
    return table;
  }

  private Node list(RecordTable<Product> table, ProductFormView form) {
    return new SequenceView<>(
        "product",
        model.products(),
        table,
        ui.text("settings.products.delete.question"),
        () -> {
          model.edit();
          form.focusName();
        },
        ui);
  }

  /// Says that there are more products than are shown.
  private Label more() {
    var words = Words.wrapped("", "caption");
    Follow.value(
        this,
        model.total(),
        total -> {
          int shown = model.products().items().size();
          words.setText(ui.text("settings.products.more", shown, total));
          words.setVisible(total.longValue() > shown);
          words.setManaged(words.isVisible());
        });
    return words;
  }

  private static String text(@Nullable String text) {
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
