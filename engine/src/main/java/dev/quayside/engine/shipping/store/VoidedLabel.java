package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.platform.journal.AnswerJournal.Answer;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.printing.message.Message;
import java.time.Duration;

/// A carrier's word that a label is void, as it is kept until the database can take it.
///
/// @param how the kind of the answer
/// @param pause until the money comes back, or the carrier is asked again
record VoidedLabel(How how, Duration pause) {

  static final String KIND = "void";

  enum How {
    VOIDED,
    REQUESTED,
    UNBILLED,
    REFUSED
  }

  static Answer answer(WorkspaceId workspace, String shipmentId, VoidAnswer answer) {
    var kept =
        switch (answer) {
          case VoidAnswer.Voided(var delay) -> new VoidedLabel(How.VOIDED, delay);
          case VoidAnswer.Requested(var again) -> new VoidedLabel(How.REQUESTED, again);
          case VoidAnswer.Unbilled() -> new VoidedLabel(How.UNBILLED, Duration.ZERO);
          case VoidAnswer.Refused(_) -> new VoidedLabel(How.REFUSED, Duration.ZERO);
        };
    return new Answer(KIND, workspace, shipmentId, StoreJson.write(kept));
  }

  static VoidAnswer of(Answer kept) {
    var said = StoreJson.read(kept.body(), VoidedLabel.class);
    return switch (said.how) {
      case VOIDED -> new VoidAnswer.Voided(said.pause);
      case REQUESTED -> new VoidAnswer.Requested(said.pause);
      case UNBILLED -> new VoidAnswer.Unbilled();
      case REFUSED -> new VoidAnswer.Refused(Message.said(""));
    };
  }
}
