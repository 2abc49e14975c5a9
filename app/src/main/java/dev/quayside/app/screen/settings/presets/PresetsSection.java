package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Parcel presets: made, changed, put in order.
public record PresetsSection(PresetsModel model) implements Section {

  @Override
  public String key() {
    return "settings.presets";
  }

  @Override
  public Ikon icon() {
    return Feather.GRID;
  }

  @Override
  public Node view(Ui ui) {
    return new PresetsView(model, ui);
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
