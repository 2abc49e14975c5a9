package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// What only a sandbox may do.
public record LabSection(LabModel model) implements Section {

  @Override
  public String key() {
    return "settings.lab";
  }

  @Override
  public Ikon icon() {
    return Feather.CLOCK;
  }

  @Override
  public Node view(Ui ui) {
    return new LabView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
