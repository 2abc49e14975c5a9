package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// API keys: made, rotated, revoked.
public record KeysSection(KeysModel model) implements Section {

  @Override
  public String key() {
    return "settings.keys";
  }

  @Override
  public Ikon icon() {
    return Feather.KEY;
  }

  @Override
  public Node view(Ui ui) {
    return new KeysView(model, ui);
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
