package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Shipping rules: made, put in order, tried out.
public record RulesSection(RulesModel model) implements Section {

  @Override
  public String key() {
    return "settings.rules";
  }

  @Override
  public Ikon icon() {
    return Feather.FILTER;
  }

  @Override
  public Node view(Ui ui) {
    return new RulesView(model, ui);
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
