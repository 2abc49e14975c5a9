package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.customer.email.smtp.Attachment;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.engine.shipping.store.LabelEvents;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Sends labels to customers, for the return above all. A person or a program asks for each, so
/// they go out from the sandbox too, as a test does.
public final class LabelEmails {

  private final Database database;
  private final Shipments shipments;
  private final LabelArt art;
  private final Events events;
  private final LabelEvents labelEvents;
  private final Ids ids;
  private final EmailSettingsStore setups = new EmailSettingsStore();
  private final EmailStore emails = new EmailStore();
  private final WakeSignal wake;

  /// @param labelEvents a label as its events show it
  public LabelEmails(
      Database database,
      Shipments shipments,
      LabelArt art,
      Events events,
      LabelEvents labelEvents,
      Ids ids,
      EmailOutbox outbox) {
    this.database = database;
    this.shipments = shipments;
    this.art = art;
    this.events = events;
    this.labelEvents = labelEvents;
    this.ids = ids;
    wake = outbox.wake();
  }

  /// Queues an e-mail with the label as a PDF.
  ///
  /// @param to null for the customer: of a return the one who sends it, else the recipient
  /// @throws ProblemException `INVALID_REQUEST` without an address; `CONFLICT` before a mail server
  ///   is set up, for a label that is voided or not bought yet, and once its customer was forgotten
  public QueuedEmail send(
      Caller caller, Shipment label, @Nullable String to, RequestKey<QueuedEmail> key) {
    requireServer(caller);
    requireValid(caller, label);
    var workspace = caller.workspace();
    var trigger = label.consignment().isReturn() ? EmailTrigger.RETURN_LABEL : EmailTrigger.LABEL;
    var event =
        events.draft(
            workspace, EventType.LABEL_EMAILED, label.id(), labelEvents.of(workspace).apply(label));
    var at = event.createdAt().truncatedTo(ChronoUnit.MILLIS);
    var queued =
        new QueuedEmail(
            ids.next(IdKind.EMAIL),
            label.id(),
            trigger,
            recipient(label, to),
            EmailStatus.QUEUED,
            0,
            at,
            null,
            at);
    var answer = key.answer(queued);
    database.change(
        tx -> {
          events.append(tx, workspace, event);
          tx.later(
              later ->
                  emails.queue(
                      later,
                      workspace,
                      queued.id(),
                      event,
                      label.id(),
                      trigger,
                      queued.recipient()));
          answer.keep(tx);
        });
    wake.give();
    return queued;
  }

  /// The label of a shipment as it goes with an e-mail.
  ///
  /// @throws ProblemException as {@link #send}
  public Attachment attached(Caller caller, String shipmentId) {
    var label = shipments.get(caller, shipmentId);
    requireValid(caller, label);
    return new Attachment(
        label.trackingNumber().orElse(label.labelId()) + ".pdf",
        LabelFormat.PDF.mediaType(),
        art.pdf(caller, label));
  }

  private void requireServer(Caller caller) {
    if (database.read(tx -> setups.find(tx, caller.workspace())).isEmpty()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, EmailFaults.NONE);
    }
  }

  private void requireValid(Caller caller, Shipment label) {
    if (label.status() == ShipmentStatus.CANCELLED) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.LABEL_VOIDED);
    }
    var _ = art.content(caller, label);
  }

  private static String recipient(Shipment label, @Nullable String to) {
    var parcel = label.consignment();
    var customer = parcel.isReturn() ? parcel.from() : parcel.to();
    var address =
        Optional.ofNullable(to).or(() -> Optional.ofNullable(customer.email())).map(String::strip);
    if (address.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "to", EmailFaults.LABEL_ADDRESS);
    }
    return address
        .filter(EmailSettings::isAddress)
        .orElseThrow(
            () -> ProblemException.invalid(ProblemCode.INVALID_REQUEST, "to", FieldWords.EMAIL));
  }
}
