package dev.quayside.app.screen.settings.scale;

import dev.quayside.app.control.Ui;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.scale.ScaleReadingView;
import dev.quayside.app.screen.settings.Section;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The scale beside the packer.
public record ScaleSection(ScaleChoiceModel model, ScaleReading reading) implements Section {

  @Override
  public String key() {
    return "settings.scale";
  }

  @Override
  public Ikon icon() {
    return Feather.PACKAGE;
  }

  @Override
  public Node view(Ui ui) {
    return new ScaleChoiceView(model, new ScaleReadingView(reading, "scale-now", ui), ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }
}
