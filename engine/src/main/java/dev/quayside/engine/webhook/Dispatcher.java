package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import dev.quayside.engine.webhook.delivery.Outcome;
import dev.quayside.engine.webhook.delivery.WebhookSender;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends the queued deliveries. One thread leases them, and every attempt has a virtual thread of
/// its own, so that a slow receiver delays no other.
final class Dispatcher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Dispatcher.class);
  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(3);

  private final DeliveryTasks tasks;
  private final WebhookSender sender;
  private final WakeSignal wake;
  private final WorkspaceClock clock;
  private final WorkLoop claiming;
  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("webhook-", 0).factory());

  Dispatcher(DeliveryTasks tasks, WebhookSender sender, WakeSignal wake, WorkspaceClock clock) {
    this.tasks = tasks;
    this.sender = sender;
    this.wake = wake;
    this.clock = clock;
    claiming = new WorkLoop("webhooks", this::round, wake);
  }

  void start() {
    tasks.releaseOwn();
    claiming.start();
  }

  private Duration round() {
    var round = tasks.next();
    round.tasks().forEach(task -> workers.execute(() -> attempt(task)));
    return round.pause();
  }

  private void attempt(DeliveryTask task) {
    try {
      var startedAt = clock.now(task.workspace());
      var outcome = delivered(task);
      if (claiming.isClosed() && !outcome.delivered()) {
        // we closed the connection, not the receiver: it is tried again at the next start
        return;
      }
      tasks.settle(task, startedAt, outcome);
    } catch (RuntimeException | Error e) {
      if (!claiming.isClosed()) {
        LOG.error(
            "what came of delivery {} could not be kept: it goes again", task.deliveryId(), e);
      }
    } finally {
      wake.give();
    }
  }

  /// Makes one attempt. An error of ours counts as a failed attempt; otherwise it would be repeated
  /// without end.
  private Outcome delivered(DeliveryTask task) {
    try {
      return sender.deliver(task);
    } catch (RuntimeException | Error e) {
      LOG.error("delivery {} could not be sent", task.deliveryId(), e);
      return Outcome.failed(WebhookWords.OURS.of());
    }
  }

  @Override
  public void close() {
    claiming.close();
    workers.shutdownNow();
    try {
      if (!workers.awaitTermination(CLOSING_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("a webhook delivery is still under way");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
