package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.Delivery;
import dev.quayside.printing.printer.transport.Parcel;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one worker of one printer: takes its jobs in order, one at a time.
final class PrinterLane {

  static final String LOOK = "Look whether the label came out, then confirm it or print it again.";

  private static final Logger LOG = LoggerFactory.getLogger(PrinterLane.class);

  private final String printer;
  private final QueueParts parts;
  private final Executor executor;
  private final AtomicInteger wakes = new AtomicInteger();
  private final Semaphore working = new Semaphore(1);
  private volatile boolean stopped;

  PrinterLane(String printer, QueueParts parts, Executor executor) {
    this.printer = printer;
    this.parts = parts;
    this.executor = executor;
  }

  /// Looks for work, now or as soon as the round under way is over.
  void wake() {
    if (wakes.getAndIncrement() == 0) {
      executor.execute(this::run);
    }
  }

  /// Starts no further job and waits for the one under way.
  ///
  /// @return whether the lane came to rest in time
  boolean stop(Duration atMost) throws InterruptedException {
    stopped = true;
    boolean rested = working.tryAcquire(atMost.toMillis(), TimeUnit.MILLISECONDS);
    if (rested) {
      working.release();
    }
    return rested;
  }

  private void run() {
    int seen;
    do {
      seen = wakes.get();
      working.acquireUninterruptibly();
      try {
        drain();
      } catch (RuntimeException e) {
        // A store that fails now will be asked again at the next wake; what is SENDING stays so.
        LOG.error("The queue of printer {} stopped for now", printer, e);
      } catch (Error e) {
        wakes.set(0);
        throw e;
      } finally {
        working.release();
      }
    } while (wakes.addAndGet(-seen) > 0);
  }

  private void drain() {
    Optional<PrintJob> head = head();
    while (!stopped && head.isPresent() && handle(head.get())) {
      head = head();
    }
    if (!stopped) {
      head.ifPresent(this::explainToOthers);
    }
  }

  /// Jobs behind one that waits wait too, and say for what.
  private void explainToOthers(PrintJob head) {
    for (PrintJob job : parts.store().waiting(printer)) {
      if (!job.id().equals(head.id()) && job.reason() == null) {
        String why = "Waits behind “%s”: %s".formatted(head.title(), head.reason());
        parts.change(job, job.waitingFor(why, parts.now()));
      }
    }
  }

  private Optional<PrintJob> head() {
    return parts.store().waiting(printer).stream().findFirst();
  }

  /// @return whether to go on with the next job; false while this one has to wait
  private boolean handle(PrintJob job) {
    Instant now = parts.now();
    if (job.isExpired(now)) {
      parts.change(job, job.to(PrintJobState.EXPIRED, "Not printed in time.", now));
      return true;
    }
    Instant next = job.nextAttemptAt();
    if (next != null && !job.isDue(now)) {
      Instant expiry = job.expiresAt();
      parts.alarm().at(expiry != null && expiry.isBefore(next) ? expiry : next, this::wake);
      return false;
    }
    Optional<Printer> target = parts.printers().find(printer);
    if (target.isEmpty()) {
      String why = "There is no printer called “" + printer + "”: add it or cancel this job.";
      parts.change(job, job.to(PrintJobState.HELD, why, now));
      return true;
    }
    return switch (job.state()) {
      case QUEUED -> render(job, target.get());
      case RENDERED -> send(job, target.get());
      default -> throw new IllegalStateException("A " + job.state() + " job does not wait.");
    };
  }

  private boolean render(PrintJob job, Printer target) {
    try {
      byte[] bytes = parts.content().render(job, target);
      parts.change(job, job.rendered(Sha256.hex(bytes), parts.now()), bytes);
    } catch (RuntimeException e) {
      LOG.warn("Print job {} cannot be rendered", job.id(), e);
      parts.change(job, job.to(PrintJobState.FAILED, reason(e), parts.now()));
    }
    return true;
  }

  private boolean send(PrintJob job, Printer target) {
    byte[] bytes = parts.store().rendered(job.id()).orElse(new byte[0]);
    if (!Sha256.hex(bytes).equals(job.sha256())) {
      String why = "The kept label is not what was rendered: print it again.";
      parts.change(job, job.to(PrintJobState.FAILED, why, parts.now()));
      return true;
    }
    PrintJob sending = job.to(PrintJobState.SENDING, null, parts.now());
    if (!parts.change(job, sending)) {
      return true;
    }
    Parcel parcel = new Parcel(job.id(), target.language().extension(), bytes);
    try {
      settle(sending, target.transport().send(parcel), bytes.length);
    } catch (RuntimeException e) {
      LOG.error("The transport of printer {} failed in a way it should not", printer, e);
      String why = "Sending failed in an unforeseen way (" + reason(e) + "). " + LOOK;
      parts.change(sending, sending.to(PrintJobState.UNKNOWN, why, parts.now()));
    }
    return true;
  }

  private void settle(PrintJob job, Delivery delivery, long length) {
    Instant now = parts.now();
    switch (delivery) {
      case Delivery.Sent sent -> {
        PrintJob done = job.to(PrintJobState.SENT, null, now);
        parts.change(job, done);
        if (sent.confirmed()) {
          parts.change(done, done.to(PrintJobState.CONFIRMED, null, now));
        }
      }
      case Delivery.NotSent notSent -> {
        Instant next = now.plus(Backoff.after(job.attempts()));
        parts.change(job, job.again(notSent.reason(), next, now));
      }
      case Delivery.Broken broken -> {
        String why =
            "%s %d of %d bytes had been sent. %s"
                .formatted(broken.reason(), broken.bytes(), length, LOOK);
        parts.change(job, job.to(PrintJobState.UNKNOWN, why, now));
      }
    }
  }

  private static String reason(RuntimeException e) {
    String message = e.getMessage();
    return message == null
        ? "The label cannot be drawn (" + e.getClass().getSimpleName() + ")."
        : message;
  }
}
