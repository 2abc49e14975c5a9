package dev.quayside.app.screen.settings.api;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The API for other programs of the shop.
public record ApiSection(ApiModel model) implements Section {

  @Override
  public String key() {
    return "settings.api";
  }

  @Override
  public Ikon icon() {
    return Feather.SERVER;
  }

  @Override
  public Node view(Ui ui) {
    return new ApiView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
