package dev.quayside.engine.customer.email;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.smtp.Attachment;
import dev.quayside.engine.customer.email.smtp.SendResult;
import dev.quayside.engine.customer.email.smtp.SmtpSender;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.EmailWords;
import dev.quayside.engine.customer.email.template.EmailWriter;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.platform.retry.RetrySchedule;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Sends one e-mail: claims it, writes it, gives it to the mail server and stores the result.
final class EmailDelivery {

  /// Longest pause between two checks for e-mails whose next attempt is due; a longer one would
  /// delay retries.
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

  /// The same where the database is shared: signs of life ask whether one is due.
  private static final Duration ASKED = Duration.ofHours(1);

  /// How long a server that did not answer is left alone.
  private static final Duration SERVER_PAUSE = Duration.ofMinutes(1);

  /// E-mails about older events are not sent. Sending may have been switched off for a while, and
  /// late news of a parcel helps no customer.
  static final Duration OF_USE = Duration.ofDays(2);

  private final Emails.Surroundings around;
  private final EmailWriter writer;
  private final SmtpSender post;
  private final EmailSettingsStore setups = new EmailSettingsStore();
  private final EmailStore emails = new EmailStore();
  private final Map<WorkspaceId, Instant> resting = new ConcurrentHashMap<>();

  /// Everything needed to send one e-mail.
  private record Task(EmailStore.Claimed email, EmailSettingsStore.Kept kept) {}

  EmailDelivery(Emails.Surroundings around, EmailWriter writer, SmtpSender post) {
    this.around = around;
    this.writer = writer;
    this.post = post;
  }

  /// What is "being sent" in this engine's name at its start was left by a process that ended.
  void doubtOwn() {
    doubt(Predicate.not(this::isElsewhere));
  }

  /// What engines that ended were sending.
  private void doubtLeft() {
    doubt(sender -> !sender.equals(around.leases().name()) && !isElsewhere(sender));
  }

  private boolean isElsewhere(String sender) {
    return around.database().read(tx -> around.leases().isElsewhere(tx, sender));
  }

  private void doubt(Predicate<String> whose) {
    var left = around.database().read(emails::senders).stream().filter(whose).toList();
    if (!left.isEmpty()) {
      around
          .database()
          .change(
              tx -> {
                left.forEach(sender -> emails.doubtOf(tx, sender, EmailFaults.ENDED.of()));
              });
    }
  }

  /// Sends one e-mail that is due.
  ///
  /// @return how long to wait before the next
  Duration sendDue() {
    if (sendOne()) {
      return Duration.ZERO;
    }
    return around.database().isShared() ? ASKED : LONGEST_WAIT;
  }

  /// @return false when no e-mail of any workspace is due
  boolean sendOne() {
    for (Workspace workspace : around.workspaces().all()) {
      var at = around.clock().now(workspace.id());
      if (!isResting(workspace.id(), at) && isWaiting(workspace.id(), at)) {
        var task = around.database().write(tx -> claim(tx, workspace, at));
        if (task.isPresent()) {
          var parcel = parcel(workspace.id(), task.get().email());
          settle(task.get().email(), at, send(workspace, task.get(), parcel, at));
          return true;
        }
      }
    }
    doubtLeft();
    return false;
  }

  /// Tries a workspace's mail server again at once, after its settings were changed.
  void wake(WorkspaceId workspace) {
    resting.remove(workspace);
  }

  private boolean isResting(WorkspaceId workspace, Instant at) {
    var until = resting.get(workspace);
    return until != null && at.isBefore(until);
  }

  /// @param language `en` or `es`
  EmailTemplate template(WorkspaceId workspace, EmailTrigger trigger, String language) {
    return around
        .database()
        .read(tx -> setups.template(tx, workspace, trigger, language))
        .orElseGet(() -> EmailWords.in(language).template(trigger));
  }

  static @Nullable String opened(Vault vault, EmailSettingsStore.Kept kept) {
    var sealed = kept.sealedPassword();
    return sealed == null ? null : vault.open(sealed);
  }

  private boolean isWaiting(WorkspaceId workspace, Instant at) {
    return around.database().read(tx -> emails.isWaiting(tx, workspace, at));
  }

  private Optional<Task> claim(Tx tx, Workspace workspace, Instant at) {
    boolean sandbox = workspace.environment() == Environment.SANDBOX;
    return emails
        .claim(tx, workspace.id(), sandbox, at, around.leases().name())
        .map(email -> new Task(email, setups.find(tx, workspace.id()).orElseThrow()));
  }

  /// Read by itself: the carrier's name cannot be read in the write that claims the e-mail.
  private @Nullable EmailedParcel parcel(WorkspaceId workspace, EmailStore.Claimed email) {
    return around
        .database()
        .read(tx -> around.parcels().find(tx, workspace, email.shipmentId()))
        .orElse(null);
  }

  private SendResult send(
      Workspace workspace, Task task, @Nullable EmailedParcel parcel, Instant at) {
    if (task.email().event().createdAt().plus(OF_USE).isBefore(at)) {
      return new SendResult.Refused(EmailFaults.WAITED.of());
    }
    if (parcel == null) {
      return new SendResult.Refused(EmailFaults.GONE.of());
    }
    var email = task.email();
    var attached = new ArrayList<Attachment>();
    if (email.trigger().isOfLabel()) {
      try {
        attached.add(around.labels().apply(workspace.ownCaller(), email.shipmentId()));
      } catch (ProblemException none) {
        return new SendResult.Refused(none.problem().message());
      }
    }
    var language = EmailWords.language(task.kept().setup().language(), parcel.country());
    var written =
        writer.write(
            workspace,
            template(workspace.id(), email.trigger(), language),
            EmailWords.in(language),
            parcel,
            email.trigger(),
            TrackingChange.of(email.event()).what());
    var branding = around.brandings().of(workspace.id());
    var envelope =
        new SmtpSender.Envelope(
            email.id(),
            branding.shopName(),
            email.recipient(),
            branding.supportEmail(),
            email.event().createdAt(),
            around.brandings().logo(workspace.id()).orElse(null),
            attached);
    return post.send(
        workspace.environment(),
        task.kept().setup(),
        opened(around.vault(), task.kept()),
        envelope,
        written);
  }

  private void settle(EmailStore.Claimed email, Instant startedAt, SendResult sent) {
    int number = email.number();
    if (sent instanceof SendResult.InDoubt
        || sent instanceof SendResult.NotYet(_, var server) && server) {
      // without this pause each of a hundred e-mails would wait for the server's time limit, and
      // those of other workspaces behind them
      resting.put(email.workspace(), startedAt.plus(SERVER_PAUSE));
    }
    around
        .database()
        .change(
            tx -> {
              switch (sent) {
                case SendResult.Taken() ->
                    emails.settle(tx, email, EmailStatus.SENT, number, null, null);
                case SendResult.Refused(var why) ->
                    emails.settle(tx, email, EmailStatus.FAILED, number, null, why);
                case SendResult.InDoubt(var why) ->
                    emails.settle(tx, email, EmailStatus.IN_DOUBT, number, null, why);
                case SendResult.NotYet(var why, _) -> later(tx, email, startedAt, why);
              }
            });
  }

  private void later(Tx tx, EmailStore.Claimed email, Instant startedAt, Message why) {
    int number = email.number();
    var next = RetrySchedule.next(number, startedAt).orElse(null);
    emails.settle(
        tx, email, next == null ? EmailStatus.FAILED : EmailStatus.QUEUED, number, next, why);
  }
}
