package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.platform.journal.AnswerJournal.Answer;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;

/// A label that a carrier has sold, as it is kept until the database can take it.
///
/// @param pending the intent, which another engine may have given up meanwhile
record SoldLabel(Shipment pending, Acceptance acceptance, Instant voidableUntil) {

  static final String KIND = "label";

  static Answer answer(
      WorkspaceId workspace, Shipment pending, Acceptance acceptance, Instant voidableUntil) {
    return new Answer(
        KIND,
        workspace,
        pending.id(),
        StoreJson.write(new SoldLabel(pending, acceptance, voidableUntil)));
  }

  static SoldLabel of(Answer kept) {
    return StoreJson.read(kept.body(), SoldLabel.class);
  }
}
