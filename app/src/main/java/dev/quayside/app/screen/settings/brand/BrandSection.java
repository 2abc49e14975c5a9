package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// How the shop looks on the tracking page, in e-mails and on packing slips.
public record BrandSection(BrandModel model) implements Section {

  @Override
  public String key() {
    return "settings.brand";
  }

  @Override
  public Ikon icon() {
    return Feather.FEATHER;
  }

  @Override
  public Node view(Ui ui) {
    return new BrandView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
