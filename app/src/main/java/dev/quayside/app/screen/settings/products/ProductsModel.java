package dev.quayside.app.screen.settings.products;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductIntake;
import java.time.Duration;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The product catalogue: the first products found, and the form for a new or a changed one.
public final class ProductsModel extends AskingModel {

  private static final Duration TYPING = Duration.ofMillis(200);

  private final Background background;
  private final ProductsGateway gateway;
  private final Sequence<Product> products;
  private final Editing<Product, Product> editing;
  private final ProductForm form = new ProductForm();
  private final IncomingFile<Preview, ProductIntake> file;
  private final ReadOnlyObjectWrapper<@Nullable ProductIntake> brought =
      new ReadOnlyObjectWrapper<>();

  /// The search: part of a SKU, name or barcode.
  public final StringProperty search = new SimpleStringProperty("");

  private final ReadOnlyLongWrapper total = new ReadOnlyLongWrapper();
  private Background.Timer typing = () -> {};

  public ProductsModel(Background background, ProductsGateway gateway) {
    super(background);
    this.background = background;
    this.gateway = gateway;
    editing =
        new Editing<>(asking, gateway, form, Product::sku, UnaryOperator.identity(), this::refresh);
    products = new Sequence<>(asking, gateway, Product::sku, editing::gone);
    file = new IncomingFile<>(background, gateway, this::taken);
    file.busy.subscribe(this::forget);
    search.subscribe((_, _) -> typed());
  }

  /// The import of a product file.
  public IncomingFile<Preview, ProductIntake> file() {
    return file;
  }

  /// The result of the last import; null before, and once another file is read.
  ReadOnlyObjectProperty<@Nullable ProductIntake> brought() {
    return brought.getReadOnlyProperty();
  }

  /// The products found, in the order of their SKU; the first ones, when there are many.
  public Sequence<Product> products() {
    return products;
  }

  /// The number of products found.
  public ReadOnlyLongProperty total() {
    return total.getReadOnlyProperty();
  }

  public ProductForm form() {
    return form;
  }

  public Editing<Product, Product> editing() {
    return editing;
  }

  @Override
  public void refresh() {
    var words = search.get();
    asking.load(() -> gateway.find(words), found -> show(words, found));
  }

  /// Shows changes made elsewhere, and details learned from orders.
  @Override
  public void lookAgain() {
    var words = search.get();
    asking.look(() -> gateway.find(words), found -> show(words, found));
  }

  /// Opens the selected product in the form.
  public void edit() {
    editing.open(products.chosen().get());
  }

  private void taken(ProductIntake intake) {
    brought.set(intake);
    refresh();
  }

  private void forget(boolean busy) {
    if (busy) {
      brought.set(null);
    }
  }

  private void typed() {
    typing.cancel();
    typing = background.after(TYPING, this::lookAgain);
  }

  private void show(String words, ProductsGateway.State state) {
    form.countIn(state.home());
    products.fillIfChanged(state.found().items());
    total.set(state.found().total());
    if (!words.equals(search.get())) {
      typed();
    }
  }
}
