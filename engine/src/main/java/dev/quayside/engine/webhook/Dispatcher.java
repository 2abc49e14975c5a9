package dev.quayside.engine.webhook;

import dev.quayside.engine.identity.WorkspaceId;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends out what the outbox holds: one thread claims, and every attempt has a virtual thread of
/// its own, so that a slow receiver holds up nobody else.
final class Dispatcher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Dispatcher.class);
  private static final Duration AFTER_TROUBLE = Duration.ofSeconds(1);
  private static final Duration FAREWELL = Duration.ofSeconds(3);

  private final Errands errands;
  private final Courier courier;
  private final Bell bell;
  private final Function<WorkspaceId, Instant> now;
  private final Thread claiming =
      Thread.ofPlatform().name("webhooks").daemon().unstarted(this::run);
  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("webhook-", 0).factory());
  private volatile boolean closed;

  Dispatcher(Errands errands, Courier courier, Bell bell, Function<WorkspaceId, Instant> now) {
    this.errands = errands;
    this.courier = courier;
    this.bell = bell;
    this.now = now;
  }

  void start() {
    errands.releaseAll();
    claiming.start();
  }

  private void run() {
    try {
      while (!closed) {
        bell.await(round());
      }
    } catch (InterruptedException e) {
      // closing
    }
  }

  private Duration round() {
    try {
      var round = errands.next();
      round.errands().forEach(errand -> workers.execute(() -> attempt(errand)));
      return round.pause();
    } catch (RuntimeException e) {
      if (!closed) {
        LOG.error("webhook deliveries could not be claimed, and will be again", e);
      }
      return AFTER_TROUBLE;
    }
  }

  private void attempt(Errand errand) {
    try {
      var startedAt = now.apply(errand.workspace());
      var outcome = delivered(errand);
      if (closed && !outcome.delivered()) {
        // we hung up, not they: the next start tries again
        return;
      }
      errands.settle(errand, startedAt, outcome);
    } catch (RuntimeException e) {
      if (!closed) {
        LOG.error(
            "what came of delivery {} could not be kept: it goes again", errand.deliveryId(), e);
      }
    } finally {
      bell.ring();
    }
  }

  /// Our own failure counts as one, or it would go on for ever.
  private Outcome delivered(Errand errand) {
    try {
      return courier.deliver(errand);
    } catch (RuntimeException e) {
      LOG.error("delivery {} could not be sent", errand.deliveryId(), e);
      return Outcome.failed("something went wrong on our side, and our log has it");
    }
  }

  @Override
  public void close() {
    closed = true;
    claiming.interrupt();
    workers.shutdownNow();
    try {
      claiming.join(FAREWELL);
      if (!workers.awaitTermination(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("a webhook delivery is still under way");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
