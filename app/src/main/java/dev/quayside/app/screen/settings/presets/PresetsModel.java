package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;

/// The presets of a workspace in their order, and the form for a new or a changed one.
public final class PresetsModel extends AskingModel {

  private final PresetsGateway gateway;
  private final Sequence<Preset> presets;
  private final Editing<Preset, PresetDraft> editing;
  private final PresetForm form = new PresetForm();

  public PresetsModel(Background background, PresetsGateway gateway) {
    super(background);
    this.gateway = gateway;
    editing = new Editing<>(asking, gateway, form, Preset::id, PresetDraft::of, this::refresh);
    presets = new Sequence<>(asking, gateway, Preset::id, editing::gone);
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
        gateway::state,
        state -> {
          form.countIn(state.units(), state.currency());
          presets.fill(state.presets());
        });
  }

  /// Shows changes made elsewhere.
  @Override
  public void lookAgain() {
    asking.look(gateway::state, state -> presets.fillIfChanged(state.presets()));
  }

  /// Opens the selected preset in the form.
  public void edit() {
    editing.open(presets.chosen().get());
  }
}
