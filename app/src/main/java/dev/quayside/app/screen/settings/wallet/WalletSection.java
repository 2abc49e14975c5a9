package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Wallet, ledger, usage.
public record WalletSection(WalletModel model) implements Section {

  @Override
  public String key() {
    return "settings.wallet";
  }

  @Override
  public Ikon icon() {
    return Feather.CREDIT_CARD;
  }

  @Override
  public Node view(Ui ui) {
    return new WalletView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
