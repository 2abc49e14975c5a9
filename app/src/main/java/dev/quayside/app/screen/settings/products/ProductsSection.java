package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The section of the product catalogue: what scales and customs need to know.
public record ProductsSection(ProductsModel model) implements Section {

  @Override
  public String key() {
    return "settings.products";
  }

  @Override
  public Ikon icon() {
    return Feather.TAG;
  }

  @Override
  public Node view(Ui ui) {
    return new ProductsView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }

  @Override
  public void lookAgain() {
    model.lookAgain();
  }
}
