package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.KeptPayorDraft;

/// The accounts of others that parcels can be billed to, and the form for a new or a changed one.
public final class PayorsModel extends RecordsModel<KeptPayor, KeptPayorDraft, PayorForm> {

  public PayorsModel(Background background, PayorsGateway gateway) {
    super(background, gateway, new PayorForm(), KeptPayor::id, PayorForm::of);
  }
}
