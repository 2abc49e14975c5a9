package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.util.Currency;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record PresetsGateway(WorkspaceEngine place)
    implements Sequence.Gateway<Preset>, Editing.Gateway<Preset, PresetDraft> {

  public State state() {
    var country = new DefaultSender(place).find().map(Address::country).orElse("");
    return new State(
        place.engine().parcels().presets().list(place.caller()),
        Units.of(country),
        Money.currencyOf(country));
  }

  @Override
  public Preset add(PresetDraft draft) {
    return place.engine().parcels().presets().add(place.caller(), draft);
  }

  @Override
  public Preset change(String id, PresetDraft draft) {
    return place.engine().parcels().presets().change(place.caller(), id, draft);
  }

  @Override
  public void remove(String id) {
    place.engine().parcels().presets().remove(place.caller(), id);
  }

  @Override
  public List<Preset> reorder(List<String> ids) {
    return place.engine().parcels().presets().reorder(place.caller(), ids);
  }

  /// @param units of the sender's country
  /// @param currency of the sender's country
  public record State(List<Preset> presets, Units units, Currency currency) {}
}
