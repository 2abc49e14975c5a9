package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.preset.Preset;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The preset boxes of the workspace.
final class PresetBoxes {

  private final Background background;
  private final ShipGateway gateway;
  private final Supplier<ParcelModel> box;
  private final BooleanSupplier editable;
  private final Consumer<Throwable> failed;
  final ObservableList<Preset> all = FXCollections.observableArrayList();

  /// @param box that a preset is for
  PresetBoxes(
      Background background,
      ShipGateway gateway,
      Supplier<ParcelModel> box,
      BooleanSupplier editable,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.box = box;
    this.editable = editable;
    this.failed = failed;
  }

  /// Reads the presets again, as other screens may have changed them.
  void lookAgain() {
    background.run(gateway::presets, all::setAll, failed);
  }

  /// Uses a preset for the parcel.
  void packIn(Preset preset) {
    if (editable.getAsBoolean()) {
      var parcel = box.get();
      parcel.fill(preset.applyTo(parcel.draft().get()));
    }
  }

  /// Uses the preset of this id, which may have just been made.
  void packIn(String presetId) {
    background.run(
        gateway::presets,
        now -> {
          all.setAll(now);
          now.stream().filter(one -> one.id().equals(presetId)).findFirst().ifPresent(this::packIn);
        },
        failed);
  }
}
