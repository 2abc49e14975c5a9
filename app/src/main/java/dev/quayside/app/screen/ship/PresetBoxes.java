package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.preset.Preset;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The boxes this workspace packs in.
final class PresetBoxes {

  private final Background background;
  private final ShipGateway gateway;
  private final ParcelModel parcel;
  private final BooleanSupplier editable;
  private final Consumer<Throwable> failed;
  private final ObservableList<Preset> all = FXCollections.observableArrayList();

  PresetBoxes(
      Background background,
      ShipGateway gateway,
      ParcelModel parcel,
      BooleanSupplier editable,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.parcel = parcel;
    this.editable = editable;
    this.failed = failed;
  }

  ObservableList<Preset> all() {
    return all;
  }

  /// Other screens may have changed them.
  void lookAgain() {
    background.run(gateway::presets, all::setAll, failed);
  }

  /// Packs in one of them.
  void packIn(Preset preset) {
    if (editable.getAsBoolean()) {
      parcel.fill(preset.applyTo(parcel.draft().get()));
    }
  }

  /// Packs in the one of this id, which may have been made a moment ago.
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
