package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.parcel.preset.Preset;
import javafx.beans.binding.Bindings;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

/// A menu of presets to fill sides and weight from; hidden when there are none.
final class PresetMenu extends MenuButton {

  private final PresetBoxes model;

  PresetMenu(PresetBoxes model, Ui ui) {
    super(ui.text("ship.presets"));
    this.model = model;
    setId("presets");
    getStyleClass().addAll("quiet", "presets");
    setMinWidth(USE_PREF_SIZE);
    visibleProperty().bind(Bindings.isNotEmpty(model.all));
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.all, this::fill);
    fill();
  }

  private void fill() {
    getItems().setAll(model.all.stream().map(this::item).toList());
  }

  private MenuItem item(Preset preset) {
    var item = new MenuItem(preset.name());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> model.packIn(preset));
    return item;
  }
}
