package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Accounts with carriers.
public record AccountsSection(AccountsModel model) implements Section {

  public static final String KEY = "settings.accounts";

  @Override
  public String key() {
    return KEY;
  }

  @Override
  public Ikon icon() {
    return Feather.TRUCK;
  }

  @Override
  public Node view(Ui ui) {
    return new AccountsView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
