package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public interface PresetsGateway extends Sequence.Desk<Preset>, Editing.Desk<Preset, PresetDraft> {

  State state();

  /// @param units of the sender's country
  record State(List<Preset> presets, Units units) {}
}
