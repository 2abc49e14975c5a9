package dev.quayside.engine.customer.email;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.smtp.Attachment;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SendResult;
import dev.quayside.engine.customer.email.smtp.SmtpSender;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.EmailWords;
import dev.quayside.engine.customer.email.template.EmailWriter;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// E-mail of workspaces: settings, templates, sending and results.
public final class Emails implements AutoCloseable {

  private static final Duration KEPT = Duration.ofDays(30);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Database database;
  private final Audit audit;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final Vault vault;
  private final Workspaces workspaces;
  private final Brandings brandings;
  private final EmailWriter writer;
  private final SmtpSender post;
  private final EmailDelivery round;
  private final WorkLoop worker;
  private final WakeSignal wake;
  private final EmailedParcel.Source parcels;
  private final EmailSettingsStore setups = new EmailSettingsStore();
  private final EmailStore emails = new EmailStore();

  /// The parts of an engine that e-mail needs.
  ///
  /// @param clock time of each workspace
  /// @param labels the label of a shipment as a file; refuses one that is not to be sent
  public record Surroundings(
      Database database,
      Leases leases,
      Ids ids,
      WorkspaceClock clock,
      Vault vault,
      Workspaces workspaces,
      Brandings brandings,
      TrackingLinks links,
      EmailedParcel.Source parcels,
      BiFunction<Caller, String, Attachment> labels,
      Audit audit) {}

  /// @param egress which addresses mail servers may have
  public Emails(Surroundings around, EmailOutbox outbox, EgressPolicy egress) {
    this(around, outbox, new SmtpSender(egress));
  }

  Emails(Surroundings around, EmailOutbox outbox, SmtpSender post) {
    database = around.database();
    audit = around.audit();
    ids = around.ids();
    clock = around.clock();
    vault = around.vault();
    workspaces = around.workspaces();
    brandings = around.brandings();
    this.post = post;
    wake = outbox.wake();
    parcels = around.parcels();
    writer = new EmailWriter(around.brandings(), around.links());
    round = new EmailDelivery(around, writer, post);
    worker = new WorkLoop("mail", round::sendDue, wake);
    around.leases().ask(Question.whether(EmailStore.IS_DUE, wake::give));
  }

  /// Deletes the e-mails about a closed shipment, and with them the recipient's address.
  public void forget(Tx tx, WorkspaceId workspace, String shipmentId) {
    emails.deleteAbout(tx, workspace, shipmentId);
  }

  /// Starts sending, beginning with what an earlier process left.
  public void start() {
    round.doubtOwn();
    worker.start();
  }

  /// Sends one due e-mail, on this thread.
  ///
  /// @return false when none was due
  boolean sendOne() {
    return round.sendOne();
  }

  public EmailSettings setup(Caller caller) {
    return kept(caller).setup();
  }

  /// @param password null to keep the stored one; blank for none
  /// @throws ProblemException `INVALID_REQUEST` naming every error
  public EmailSettings keep(Caller caller, EmailSettings setup, @Nullable String password) {
    Acting.require(Right.SEE_SECRETS);
    var checked = setup.checked();
    var kept =
        database.write(
            tx -> {
              var before = setups.find(tx, caller.workspace());
              before.ifPresent(each -> each.checkPassword(checked, password));
              var sealed =
                  password == null
                      ? before.map(EmailSettingsStore.Kept::sealedPassword)
                      : Optional.of(password).filter(text -> !text.isBlank()).map(vault::seal);
              setups.put(tx, caller.workspace(), checked, sealed.orElse(null));
              note(tx, caller, "email_server.changed");
              return setups.find(tx, caller.workspace()).orElseThrow().setup();
            });
    round.wake(caller.workspace());
    wake.give();
    return kept;
  }

  private void note(Tx tx, Caller caller, String action) {
    audit.note(tx, caller.workspace(), action, caller.workspace().value());
  }

  /// Sends a test e-mail at once, from the sandbox too, since a person asked for it.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no address; `CONFLICT` before a server
  ///   is set up; `SERVICE_UNAVAILABLE` saying why the server did not take it
  public void sendTest(Caller caller, String to, String language) {
    tested(caller, to, language)
        .ifPresent(
            why -> {
              throw ProblemException.tryLater(
                  ProblemCode.SERVICE_UNAVAILABLE, EmailFaults.NOT_SENT.of(why), TRY_AGAIN);
            });
  }

  /// Sends a test e-mail like {@link #sendTest}, but returns why the server did not take it; empty
  /// when it did.
  ///
  /// @throws ProblemException `INVALID_REQUEST` and `CONFLICT` as there
  public Optional<Message> tested(Caller caller, String to, String language) {
    if (!EmailSettings.isAddress(to.strip())) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "to", FieldWords.EMAIL);
    }
    var kept = kept(caller);
    if (kept.setup().host().isEmpty()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, EmailFaults.NONE);
    }
    var workspace = workspace(caller.workspace());
    return send(caller, to, writer.test(workspace, EmailWords.in(language)));
  }

  /// Sends the owner what needs a person, at once and not through the queue.
  ///
  /// @param lines one for each notice
  /// @return why the server did not take it; empty when it did
  public Optional<Message> sendNotice(
      Caller caller, String to, String subject, List<String> lines) {
    return kept(caller).setup().host().isEmpty()
        ? Optional.of(EmailFaults.NONE.of())
        : send(caller, to, Email.plain(subject, lines));
  }

  private Optional<Message> send(Caller caller, String to, Email email) {
    var kept = kept(caller);
    var setup = kept.setup().checked();
    var workspace = workspace(caller.workspace());
    var branding = brandings.of(workspace.id());
    var envelope =
        new SmtpSender.Envelope(
            ids.next(IdKind.EMAIL),
            branding.shopName(),
            to.strip(),
            branding.supportEmail(),
            clock.now(workspace.id()),
            brandings.logo(workspace.id()).orElse(null));
    return switch (post.send(
        caller.environment(), setup, EmailDelivery.opened(vault, kept), envelope, email)) {
      case SendResult.Taken() -> Optional.empty();
      case SendResult.NotYet(var why, _) -> Optional.of(why);
      case SendResult.Refused(var why) -> Optional.of(why);
      case SendResult.InDoubt(var why) -> Optional.of(why);
    };
  }

  /// The shop's own template, or else the product's.
  ///
  /// @param language `en` or `es`
  public EmailTemplate template(Caller caller, EmailTrigger trigger, String language) {
    return round.template(caller.workspace(), trigger, language);
  }

  /// Whether the shop has changed the template.
  public boolean isOwn(Caller caller, EmailTrigger trigger, String language) {
    return database
        .read(tx -> setups.template(tx, caller.workspace(), trigger, language))
        .isPresent();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming every error, including unknown placeholders
  public EmailTemplate keepTemplate(
      Caller caller, EmailTrigger trigger, String language, EmailTemplate template) {
    var checked = template.checked();
    return database.write(
        tx -> {
          setups.putTemplate(tx, caller.workspace(), trigger, language, checked);
          note(tx, caller, "email_template.changed");
          return checked;
        });
  }

  /// Restores the product's own template.
  public EmailTemplate resetTemplate(Caller caller, EmailTrigger trigger, String language) {
    database.change(
        tx -> {
          note(tx, caller, "email_template.reset");
          setups.deleteTemplate(tx, caller.workspace(), trigger, language);
        });
    return template(caller, trigger, language);
  }

  /// A preview of an e-mail about a made-up parcel.
  ///
  /// @throws ProblemException `INVALID_REQUEST` as for [#keepTemplate]
  public Email preview(
      Caller caller, EmailTrigger trigger, String language, EmailTemplate template) {
    return writer.sample(
        workspace(caller.workspace()), template.checked(), EmailWords.in(language), trigger);
  }

  /// The e-mail's HTML for a browser, with the shop's logo embedded.
  public String page(Caller caller, Email email) {
    return email.page(brandings.logo(caller.workspace()).orElse(null));
  }

  /// A preview of the e-mail about one of the shop's parcels. It is not sent.
  ///
  /// @throws ProblemException `INVALID_REQUEST` as for [#keepTemplate]; `NOT_FOUND` for a shipment
  ///   that does not exist or has no label yet
  public Email previewOf(
      Caller caller,
      String shipmentId,
      EmailTrigger trigger,
      String language,
      EmailTemplate template) {
    var checked = template.checked();
    var parcel =
        database
            .read(tx -> parcels.find(tx, caller.workspace(), shipmentId))
            .orElseThrow(() -> ProblemException.notFound(EmailFaults.SHIPMENT_LABEL, shipmentId));
    return writer.previewOf(
        workspace(caller.workspace()), checked, EmailWords.in(language), parcel, trigger);
  }

  /// Queued and sent e-mails with their results.
  public Page<QueuedEmail> list(
      Caller caller, @Nullable EmailStatus status, @Nullable String shipmentId, Slice<Age> slice) {
    var search = new EmailStore.Search(status, shipmentId);
    return database.read(tx -> emails.page(tx, caller.workspace(), search, slice));
  }

  /// Queues an e-mail that failed, is in doubt or waits, due at once and with all its attempts.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it was sent, is being sent, or is too
  ///   old to be useful
  public QueuedEmail sendAgain(Caller caller, String id, RequestKey<QueuedEmail> key) {
    var workspace = caller.workspace();
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    var again =
        database.writeIfUnchanged(
            tx ->
                emails
                    .find(tx, workspace, id)
                    .orElseThrow(() -> ProblemException.notFound(EmailFaults.EMAIL, id)),
            before -> {
              var email = before.again(at);
              var answer = key.answer(email);
              return tx -> {
                emails.again(tx, workspace, id, at);
                answer.keep(tx);
                return email;
              };
            });
    round.wake(workspace);
    wake.give();
    return again;
  }

  /// Queued and sent e-mails with their results, newest first.
  public List<QueuedEmail> newest(Caller caller, int most) {
    return database.read(tx -> emails.newest(tx, caller.workspace(), most));
  }

  /// Deletes e-mails of more than 30 days ago, with their recipients' addresses.
  public int deleteOld(WorkspaceId workspace) {
    var limit = clock.now(workspace).minus(KEPT);
    return database.writeInSteps(tx -> emails.deleteBefore(tx, workspace, limit));
  }

  @Override
  public void close() {
    worker.close();
  }

  private EmailSettingsStore.Kept kept(Caller caller) {
    return database
        .read(tx -> setups.find(tx, caller.workspace()))
        .orElseGet(() -> new EmailSettingsStore.Kept(EmailSettings.first(), null));
  }

  private Workspace workspace(WorkspaceId id) {
    return workspaces
        .byId(id)
        .orElseThrow(() -> ProblemException.notFound(EmailFaults.THIS_WORKSPACE));
  }
}
