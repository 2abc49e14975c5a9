package dev.quayside.app.screen.settings.products;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.HomeMeasures;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.order.file.ProductFiles.Meant;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.parcel.product.ProductSort;
import java.io.IOException;
import java.nio.file.Path;

/// The section's access to the engine; called off the window's thread.
public record ProductsGateway(WorkspaceEngine place)
    implements Sequence.Gateway<Product>,
        Editing.Gateway<Product, Product>,
        IncomingFile.Gateway<Preview, ProductIntake> {

  /// The products to show: the first page; others are found by search.
  private static final Slice<ProductSort> SHOWN =
      Slice.of(ProductSort.SKU, new Page.Request(1, Page.Request.LARGEST_SIZE));

  public record State(Page<Product> found, HomeMeasures home) {}

  /// @param search empty for all
  public State find(String search) {
    return new State(
        place.engine().parcels().products().list(place.caller(), search, SHOWN),
        HomeMeasures.of(place));
  }

  /// A preview of the import; a weight or value without unit is read in those of the sender's
  /// country.
  @Override
  public Preview preview(Path file) throws IOException {
    var home = HomeMeasures.of(place);
    var meant = new Meant(home.currency(), home.units() == Units.METRIC);
    return files().preview(place.caller(), FileText.bytes(file), meant);
  }

  @Override
  public Preview preview(Preview before, Mapping mapping) {
    return files().preview(place.caller(), before, mapping);
  }

  @Override
  public ProductIntake take(String name, Preview seen) {
    return files().take(place.caller(), seen);
  }

  private ProductFiles files() {
    return place.engine().ordering().imports().products();
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public Product add(Product product) {
    return place.engine().parcels().products().add(place.caller(), product);
  }

  @Override
  public Product change(String sku, Product product) {
    return place.engine().parcels().products().put(place.caller(), product);
  }

  @Override
  public void remove(String sku) {
    place.engine().parcels().products().remove(place.caller(), sku);
  }
}
