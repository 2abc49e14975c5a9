package dev.quayside.app.update;

import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import javafx.scene.layout.VBox;

/// The setting whether to look for newer versions.
public final class UpdateChoiceView extends VBox {

  public UpdateChoiceView(UpdateModel model, Ui ui) {
    var looking = model.lookingSince();
    var words =
        looking
            .map(version -> ui.text("update.choice.words", version))
            .orElseGet(() -> ui.text("update.choice.nowhere"));
    var choice = Switch.of("update-on", ui.text("update.choice.on"), model.on);
    choice.setDisable(looking.isEmpty());
    getChildren()
        .add(new Card(ui.text("update.choice")).with(Words.wrapped(words, "muted"), choice));
  }
}
