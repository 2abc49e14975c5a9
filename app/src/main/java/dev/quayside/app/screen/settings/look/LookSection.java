package dev.quayside.app.screen.settings.look;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.settings.SectionGroup;
import dev.quayside.app.update.UpdateChoiceView;
import dev.quayside.app.update.UpdateModel;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The section of colours and language, and of announcing newer versions.
public record LookSection(LookModel model, UpdateModel updates) implements Section {

  @Override
  public String key() {
    return "settings.look";
  }

  @Override
  public SectionGroup group() {
    return SectionGroup.DESK;
  }

  @Override
  public Ikon icon() {
    return Feather.SUN;
  }

  @Override
  public Node view(Ui ui) {
    return new VBox(12, new LookView(model, ui), new UpdateChoiceView(updates, ui));
  }

  @Override
  public void shown() {
    model.recall();
  }
}
