package dev.quayside.app.screen.settings.webhooks;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Who is told of events, and what came of it.
public record WebhooksSection(WebhooksModel model) implements Section {

  @Override
  public String key() {
    return "settings.webhooks";
  }

  @Override
  public Ikon icon() {
    return Feather.SEND;
  }

  @Override
  public Node view(Ui ui) {
    return new WebhooksView(model, ui);
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
