package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.EngineRecords;
import dev.quayside.app.screen.settings.HomeMeasures;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.util.List;

/// The presets of a workspace in their order, and the form for a new or a changed one.
public final class PresetsModel extends AskingModel {

  private record State(List<Preset> presets, HomeMeasures home) {}

  private final WorkspaceEngine place;
  private final EngineRecords<Preset, PresetDraft> kept;
  private final Sequence<Preset> presets;
  private final Editing<Preset, PresetDraft> editing;
  private final PresetForm form = new PresetForm();

  public PresetsModel(Background background, WorkspaceEngine place) {
    super(background);
    this.place = place;
    kept = EngineRecords.ordered(place, engine -> engine.parcels().presets());
    editing = new Editing<>(asking, kept, form, Preset::id, PresetDraft::of, this::refresh);
    presets = new Sequence<>(asking, kept, Preset::id, editing::gone);
  }

  public Sequence<Preset> presets() {
    return presets;
  }

  public Editing<Preset, PresetDraft> editing() {
    return editing;
  }

  public PresetForm form() {
    return form;
  }

  @Override
  public void refresh() {
    asking.load(
        this::state,
        state -> {
          form.countIn(state.home());
          presets.fill(state.presets());
        });
  }

  /// Shows changes made elsewhere.
  @Override
  public void lookAgain() {
    asking.look(kept::list, presets::fillIfChanged);
  }

  private State state() {
    return new State(kept.list(), HomeMeasures.of(place));
  }

  /// Opens the selected preset in the form.
  public void edit() {
    editing.open(presets.chosen().get());
  }
}
