package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.retry.RetrySchedule;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import dev.quayside.engine.webhook.delivery.HttpPost;
import dev.quayside.engine.webhook.delivery.Outcome;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Leases due deliveries, each to one worker, and stores the results.
final class DeliveryTasks {

  /// Deliveries to one webhook at a time; more would let a slow receiver hold more of our
  /// connections.
  static final int AT_ONCE_A_WEBHOOK = 4;

  /// Longer than an attempt can take, so that no other worker takes over while the first still
  /// works.
  private static final Duration LEASE = HttpPost.LIMIT.multipliedBy(2);

  /// Longest pause while a retry is waiting. Clocks of sandbox workspaces jump, so it may become
  /// due at any time.
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(1);

  /// Pause while nothing waits. Another engine on the same file may have ended and left something.
  private static final Duration IDLE = Duration.ofSeconds(15);

  /// Pause where the database is shared: signs of life ask whether something is due.
  private static final Duration ASKED = Duration.ofHours(1);

  private final Database database;
  private final WorkspaceClock clock;
  private final Leases engines;
  private final LeaseStore leases = new LeaseStore();
  private final DeliveryStore deliveries = new DeliveryStore();
  private final WebhookStore webhooks = new WebhookStore();

  DeliveryTasks(Database database, WorkspaceClock clock, Leases engines) {
    this.database = database;
    this.clock = clock;
    this.engines = engines;
  }

  /// The deliveries to make now, and how long to wait before asking again unless woken.
  record Round(List<DeliveryTask> tasks, Duration pause) {}

  /// What is leased in this engine's name at its start was left by a process that ended.
  void releaseOwn() {
    database.change(
        tx -> {
          leases.releaseOf(tx, engines.name());
          leases.releaseOf(tx, null);
        });
  }

  /// Asks whether there is something to deliver, or to take back from an engine that has ended.
  static Question isDue(Runnable then) {
    return Question.whether(LeaseStore.IS_DUE, then);
  }

  Round next() {
    var round = database.write(this::next);
    return database.isShared() ? new Round(round.tasks(), ASKED) : round;
  }

  private Round next(Tx tx) {
    leases.releaseOverdue(tx, engines.now());
    for (var holder : leases.holders(tx)) {
      if (!holder.equals(engines.name()) && !engines.isElsewhere(tx, holder)) {
        leases.releaseOf(tx, holder);
      }
    }
    var tasks = new ArrayList<DeliveryTask>();
    var pause = IDLE;
    for (var due : leases.due(tx)) {
      var at = clock.now(due.workspace());
      var wait = Duration.between(at, due.nextAttemptAt());
      if (wait.isPositive()) {
        pause = shorter(pause, shorter(wait, LONGEST_WAIT));
      } else {
        // a delivery behind another one of its subject is leased when that one ends, which wakes
        // the dispatcher
        pause = shorter(pause, LONGEST_WAIT);
        tasks.addAll(lease(tx, due, at));
      }
    }
    return new Round(List.copyOf(tasks), pause);
  }

  private List<DeliveryTask> lease(Tx tx, LeaseStore.Due due, Instant at) {
    int free = AT_ONCE_A_WEBHOOK - due.underWay();
    return free <= 0
        ? List.of()
        : leases.lease(
            tx,
            due.workspace(),
            due.webhook(),
            at,
            free,
            new LeaseStore.Lease(engines.name(), engines.now().plus(LEASE)));
  }

  /// Stores the result of an attempt. After the sixth failed attempt for one event the webhook is
  /// disabled.
  void settle(DeliveryTask task, Instant startedAt, Outcome outcome) {
    var next =
        outcome.delivered() ? null : RetrySchedule.next(task.number(), startedAt).orElse(null);
    var attempt = DeliveryAttempt.of(outcome, task.number(), startedAt, next);
    database.change(
        tx -> {
          var status =
              outcome.delivered()
                  ? DeliveryStatus.DELIVERED
                  : next == null ? DeliveryStatus.FAILED : DeliveryStatus.QUEUED;
          if (deliveries.settle(
              tx, task.workspace(), task.deliveryId(), status, attempt, startedAt)) {
            tell(tx, task, status, startedAt, outcome);
          }
        });
  }

  private void tell(
      Tx tx, DeliveryTask task, DeliveryStatus status, Instant startedAt, Outcome outcome) {
    if (status == DeliveryStatus.DELIVERED) {
      webhooks.succeeded(tx, task.workspace(), task.webhookId(), startedAt);
      return;
    }
    webhooks.failed(tx, task.workspace(), task.webhookId());
    if (status == DeliveryStatus.FAILED) {
      webhooks.disable(
          tx,
          task.workspace(),
          task.webhookId(),
          clock.now(task.workspace()),
          WebhookWords.GAVE_UP.of(
              task.number(),
              task.event().id(),
              task.event().type().wire(),
              Objects.requireNonNull(outcome.error())));
    }
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
