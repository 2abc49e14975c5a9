package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.taxid.KeptTaxId;

/// The sender's tax numbers, and the form for a new or a changed one.
public final class TaxIdsModel extends RecordsModel<KeptTaxId, KeptTaxId, TaxIdForm> {

  public TaxIdsModel(Background background, TaxIdsGateway gateway) {
    super(background, gateway, new TaxIdForm(), TaxIdsGateway::id, number -> number);
  }
}
