package dev.quayside.app.screen.settings.look;

import dev.quayside.app.control.Card;
import dev.quayside.app.control.SegmentedTabs;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.util.List;
import javafx.scene.layout.VBox;

/// The choices, all in sight.
final class LookView extends VBox {

  LookView(LookModel model, Ui ui) {
    super(12);
    var appearance =
        new SegmentedTabs<>(
            ui.text("settings.look.appearance"),
            List.of(Appearance.values()),
            one -> ui.text("settings.look.appearance." + one.wire()),
            model.appearance());
    var language =
        new SegmentedTabs<>(
            ui.text("settings.look.language"),
            List.of(Language.values()),
            one -> ui.text("language." + one.code()),
            model.language());
    getChildren()
        .addAll(
            new Card(ui.text("settings.look.appearance")).with(appearance),
            new Card(ui.text("settings.look.language")).with(language));
  }
}
