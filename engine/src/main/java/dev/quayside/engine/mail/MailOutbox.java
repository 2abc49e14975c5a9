package dev.quayside.engine.mail;

import dev.quayside.engine.event.Event;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Tx;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/// Puts a letter down for what happened to a parcel, in the transaction that made it happen. Never
/// in the sandbox, where people's addresses are real and parcels are not.
public final class MailOutbox implements Events.Fanout {

  private final Ids ids;
  private final Function<WorkspaceId, Environment> environments;
  private final MailedParcel.Source parcels;
  private final MailSetupStore setups = new MailSetupStore();
  private final LetterStore letters = new LetterStore();
  private final Semaphore bell = new Semaphore(0);

  public MailOutbox(
      Ids ids, Function<WorkspaceId, Environment> environments, MailedParcel.Source parcels) {
    this.ids = ids;
    this.environments = environments;
    this.parcels = parcels;
  }

  @Override
  public void queue(Tx tx, WorkspaceId workspace, Event event) {
    if (!Told.isTold(event.type()) || environments.apply(workspace) == Environment.SANDBOX) {
      return;
    }
    Told.occasion(event)
        .filter(occasion -> isWanted(tx, workspace, occasion))
        .ifPresent(occasion -> queue(tx, workspace, event, occasion));
  }

  Semaphore bell() {
    return bell;
  }

  private boolean isWanted(Tx tx, WorkspaceId workspace, Occasion occasion) {
    return setups
        .find(tx, workspace)
        .map(MailSetupStore.Kept::setup)
        .filter(setup -> setup.enabled() && setup.occasions().contains(occasion))
        .isPresent();
  }

  private void queue(Tx tx, WorkspaceId workspace, Event event, Occasion occasion) {
    var recipient =
        parcels.find(tx, workspace, event.subject()).map(MailedParcel::recipient).orElse(null);
    if (recipient != null && MailSetup.isAddress(recipient.strip())) {
      letters.queue(tx, workspace, ids.next(IdKind.LETTER), event, occasion, recipient.strip());
      tx.afterCommit(bell::release);
    }
  }
}
