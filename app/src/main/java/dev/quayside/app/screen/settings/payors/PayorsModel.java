package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.EngineRecords;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.KeptPayorDraft;

/// The accounts of others that parcels can be billed to, by name, and the form for a new or a
/// changed one.
public final class PayorsModel extends RecordsModel<KeptPayor, KeptPayorDraft, PayorForm> {

  public PayorsModel(Background background, WorkspaceEngine place) {
    super(
        background,
        EngineRecords.of(place, engine -> engine.accounts().payors()),
        new PayorForm(),
        KeptPayor::id,
        PayorForm::of);
  }
}
