package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.order.external.BuyerNews;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Queues an e-mail for a change of a parcel's status, within the transaction of the change. Never
/// in the sandbox, where customers' addresses may be real but parcels are not.
public final class EmailOutbox implements Events.Fanout, BuyerNews {

  private final Ids ids;
  private final BiFunction<Tx, WorkspaceId, Environment> environments;
  private final EmailedParcel.Source parcels;
  private final EmailSettingsStore setups = new EmailSettingsStore();
  private final EmailStore emails = new EmailStore();
  private final WakeSignal wake = new WakeSignal();

  public EmailOutbox(
      Ids ids,
      BiFunction<Tx, WorkspaceId, Environment> environments,
      EmailedParcel.Source parcels) {
    this.ids = ids;
    this.environments = environments;
    this.parcels = parcels;
  }

  @Override
  public Consumer<Tx> queue(Tx tx, WorkspaceId workspace, Event event) {
    if (!TrackingChange.isTold(event.type())
        || environments.apply(tx, workspace) == Environment.SANDBOX) {
      return _ -> {};
    }
    return TrackingChange.trigger(event)
        .filter(trigger -> isWanted(tx, workspace, trigger))
        .filter(
            trigger ->
                parcels.isTold(
                    tx,
                    workspace,
                    event.subject(),
                    trigger,
                    TrackingChange.of(event).trackingNumber()))
        .map(trigger -> queued(tx, workspace, event, trigger))
        .orElse(_ -> {});
  }

  /// The e-mail of a parcel on its way, for one without a label of ours: a person wants it,
  /// whatever e-mails the parcels with labels trigger.
  @Override
  public Optional<Message> shipped(
      Tx tx, WorkspaceId workspace, Event event, String parcelId, Address to) {
    if (environments.apply(tx, workspace) == Environment.SANDBOX) {
      return Optional.of(EmailFaults.SANDBOX.of());
    }
    if (setups.find(tx, workspace).filter(kept -> kept.setup().enabled()).isEmpty()) {
      return Optional.of(EmailFaults.OFF.of());
    }
    var recipient = Optional.ofNullable(to.email()).map(String::strip);
    if (recipient.filter(EmailSettings::isAddress).isEmpty()) {
      return Optional.of(EmailFaults.NO_ADDRESS.of());
    }
    var id = ids.next(IdKind.EMAIL);
    tx.later(
        later ->
            emails.queue(
                later, workspace, id, event, parcelId, EmailTrigger.SHIPPED, recipient.get()));
    tx.afterCommit(wake::give);
    return Optional.empty();
  }

  WakeSignal wake() {
    return wake;
  }

  private boolean isWanted(Tx tx, WorkspaceId workspace, EmailTrigger trigger) {
    return setups
        .find(tx, workspace)
        .map(EmailSettingsStore.Kept::setup)
        .filter(setup -> setup.enabled() && setup.triggers().contains(trigger))
        .isPresent();
  }

  private Consumer<Tx> queued(Tx tx, WorkspaceId workspace, Event event, EmailTrigger trigger) {
    var recipient = parcels.recipient(tx, workspace, event.subject()).orElse(null);
    if (recipient == null || !EmailSettings.isAddress(recipient.strip())) {
      return _ -> {};
    }
    tx.afterCommit(wake::give);
    return later ->
        emails.queue(
            later,
            workspace,
            ids.next(IdKind.EMAIL),
            event,
            event.subject(),
            trigger,
            recipient.strip());
  }
}
