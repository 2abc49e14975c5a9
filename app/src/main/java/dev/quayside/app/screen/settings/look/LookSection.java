package dev.quayside.app.screen.settings.look;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Colours and language.
public record LookSection(LookModel model) implements Section {

  @Override
  public String key() {
    return "settings.look";
  }

  @Override
  public Ikon icon() {
    return Feather.SUN;
  }

  @Override
  public Node view(Ui ui) {
    return new LookView(model, ui);
  }

  @Override
  public void shown() {
    model.recall();
  }
}
