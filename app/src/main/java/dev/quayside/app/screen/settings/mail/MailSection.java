package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// E-mail to the people parcels go to.
public record MailSection(MailModel model) implements Section {

  @Override
  public String key() {
    return "settings.mail";
  }

  @Override
  public Ikon icon() {
    return Feather.MAIL;
  }

  @Override
  public Node view(Ui ui) {
    return new MailView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
