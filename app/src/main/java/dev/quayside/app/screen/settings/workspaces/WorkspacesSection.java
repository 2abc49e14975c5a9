package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The section of the workspaces, each a tenant and environment with its own data.
public record WorkspacesSection(WorkspacesModel model) implements Section {

  @Override
  public String key() {
    return "settings.workspaces";
  }

  @Override
  public Ikon icon() {
    return Feather.LAYERS;
  }

  @Override
  public Node view(Ui ui) {
    return new WorkspacesView(model, ui);
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
