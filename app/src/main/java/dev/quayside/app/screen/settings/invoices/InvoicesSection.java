package dev.quayside.app.screen.settings.invoices;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Carriers' invoices.
public record InvoicesSection(InvoicesModel model) implements Section {

  @Override
  public String key() {
    return "settings.invoices";
  }

  @Override
  public Ikon icon() {
    return Feather.FILE_TEXT;
  }

  @Override
  public Node view(Ui ui) {
    return new InvoicesView(model, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
