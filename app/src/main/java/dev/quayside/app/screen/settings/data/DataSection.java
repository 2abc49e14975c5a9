package dev.quayside.app.screen.settings.data;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Backups.
public record DataSection(DataModel model) implements Section {

  @Override
  public String key() {
    return "settings.data";
  }

  @Override
  public Ikon icon() {
    return Feather.ARCHIVE;
  }

  @Override
  public Node view(Ui ui) {
    return new DataView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
