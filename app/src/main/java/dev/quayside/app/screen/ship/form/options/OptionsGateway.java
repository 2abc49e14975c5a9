package dev.quayside.app.screen.ship.form.options;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.parcel.taxid.KeptTaxIds;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/// The options' access to the engine.
public record OptionsGateway(WorkspaceEngine place) {

  /// The accounts kept in the settings; called off the window's thread.
  List<KeptPayor> payors() {
    return place.engine().accounts().payors().list(place.caller());
  }

  /// The sender's tax numbers; called off the window's thread.
  public KeptTaxIds taxIds() {
    return place.engine().parcels().taxIds().get(place.caller());
  }

  /// The day at this desk, by the workspace's clock; does not block.
  LocalDate today() {
    return LocalDate.ofInstant(place.now(), ZoneId.systemDefault());
  }
}
