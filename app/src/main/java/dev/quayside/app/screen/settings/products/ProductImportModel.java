package dev.quayside.app.screen.settings.products;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.parcel.product.ProductIntake;
import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A file of products on its way in: looked at first, then taken in.
public final class ProductImportModel {

  private final Asking asking;
  private final ProductsGateway gateway;
  private final Runnable taken;
  private final ReadOnlyObjectWrapper<@Nullable Preview> preview = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable ProductIntake> brought =
      new ReadOnlyObjectWrapper<>();

  ProductImportModel(Asking asking, ProductsGateway gateway, Runnable taken) {
    this.asking = asking;
    this.gateway = gateway;
    this.taken = taken;
  }

  /// What the chosen file would bring; null when none is open.
  public ReadOnlyObjectProperty<@Nullable Preview> preview() {
    return preview.getReadOnlyProperty();
  }

  /// What the last file brought; null before.
  public ReadOnlyObjectProperty<@Nullable ProductIntake> brought() {
    return brought.getReadOnlyProperty();
  }

  public void open(Path file) {
    brought.set(null);
    asking.ask(() -> gateway.preview(file), preview::set);
  }

  public void take() {
    var seen = preview.get();
    if (seen != null) {
      asking.ask(
          () -> gateway.take(seen),
          intake -> {
            preview.set(null);
            brought.set(intake);
            taken.run();
          });
    }
  }

  public void close() {
    preview.set(null);
  }
}
