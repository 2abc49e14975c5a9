package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A box of the shipment beside the first, as typed: its weight, sides, insurance and reference.
public final class FurtherBox {

  private final ParcelModel parcel = new ParcelModel();

  /// Of this box alone; blank for the shipment's.
  public final StringProperty reference = new SimpleStringProperty("");

  /// @param changed called whenever something of it is typed
  FurtherBox(String country, PieceDraft piece, Runnable changed) {
    parcel.sendFrom(country);
    fill(piece);
    parcel.draft().addListener(_ -> changed.run());
    reference.addListener(_ -> changed.run());
  }

  private void fill(PieceDraft piece) {
    parcel.fill(piece.parcel());
    var own = piece.reference();
    reference.set(own == null ? "" : own);
  }

  public ParcelModel parcel() {
    return parcel;
  }

  /// The box as it ships beside the first: signature, packaging, dangerous goods and the kind of
  /// door hold for the whole shipment.
  PieceDraft piece(ParcelDraft first) {
    var own = parcel.draft().get();
    var named = reference.get().strip();
    return new PieceDraft(
        new ParcelDraft(
            own.weightOz(),
            own.lengthIn(),
            own.widthIn(),
            own.heightIn(),
            first.hazmat(),
            first.signature(),
            own.insuredValue(),
            first.residential(),
            first.packaging()),
        named.isEmpty() ? null : named);
  }
}
