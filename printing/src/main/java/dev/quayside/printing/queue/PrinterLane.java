package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Printer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one worker of one printer: takes its jobs in order, one at a time.
final class PrinterLane {

  private static final Logger LOG = LoggerFactory.getLogger(PrinterLane.class);

  /// How soon to look again at a printer with a fault. A longer pause would keep its jobs waiting
  /// after the fault is cleared.
  private static final Duration A_MOMENT = Duration.ofSeconds(1);

  /// How soon to look again whether the labels sent have come out. A shorter pause would keep the
  /// printer's only connection busy.
  private static final Duration SOON = Duration.ofMillis(400);

  /// The jobs read at once: the one to send and the one drawn meanwhile.
  private static final int HEAD = 2;

  /// Tries before the fallback printer takes over.
  private static final int PATIENCE = 2;

  private final String printer;
  private final QueueParts parts;
  private final Executor executor;
  private final InFlightLabels inFlight;
  private final Spool spool;
  private final Sending sending;
  private final Drawing drawing;
  private final AtomicInteger wakes = new AtomicInteger();
  private final Semaphore working = new Semaphore(1);
  private final AtomicReference<@Nullable Instant> alarm = new AtomicReference<>();
  private volatile boolean stopped;

  /// The labels of the job that waits until the printer has printed earlier ones; 0 when no job
  /// waits for that.
  private long roomWanted;

  PrinterLane(String printer, QueueParts parts, Executor executor) {
    this.printer = printer;
    this.parts = parts;
    this.executor = executor;
    inFlight = new InFlightLabels(parts);
    spool = new Spool(parts);
    sending = new Sending(parts, inFlight, spool, executor);
    drawing = new Drawing(parts.content(), executor);
  }

  /// Takes over a job that an earlier run had sent, was sending, or had given to a spooler; to be
  /// called before the first [#wake].
  void resume(PrintJob job) {
    if (job.isSpooled()) {
      spool.add(job);
    } else {
      inFlight.resume(job);
    }
  }

  /// Looks for work, now or as soon as the current round is over.
  void wake() {
    if (wakes.getAndIncrement() == 0) {
      try {
        executor.execute(this::run);
      } catch (RuntimeException | Error e) {
        // no thread was available: the next wake tries again
        wakes.set(0);
        throw e;
      }
    }
  }

  /// Whether a job is in another state than the store says.
  boolean isBehind() {
    return sending.isBehind();
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
        // a store that fails now is asked again at the next wake
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
    if (stopped) {
      return;
    }
    roomWanted = 0;
    sending.catchUp();
    try {
      List<PrintJob> next = parts.store().first(printer, HEAD);
      while (!stopped && !next.isEmpty() && handle(next)) {
        next = parts.store().first(printer, HEAD);
      }
      sending.rest();
      if (!stopped) {
        explainToOthers(next);
        settleAtRest();
      }
    } finally {
      drawing.forget();
      sending.rest();
    }
  }

  private void settleAtRest() {
    Optional<Printer> target = parts.printers().find(printer);
    target.ifPresent(one -> spool.look(one, spool.pause()));
    if (!spool.isEmpty()) {
      wakeAt(parts.now().plus(spool.pause()));
    }
    if (inFlight.isEmpty()) {
      return;
    }
    if (target.isEmpty()) {
      inFlight.abandon();
    } else if (inFlight.settle(target.get()) || hasRoomNow()) {
      wake(); // lost labels are sent again, and a job that waited for room can go
    } else {
      wakeAt(parts.now().plus(pause()));
    }
  }

  private boolean hasRoomNow() {
    return roomWanted > 0 && !inFlight.isInDoubt() && inFlight.hasRoom(roomWanted);
  }

  private Duration pause() {
    if (parts.health().trouble(printer).isPresent()) {
      return A_MOMENT;
    }
    return roomWanted > 0 ? inFlight.pause() : SOON;
  }

  /// Reads the printer's counter if it is time, before the next label leaves.
  private void prepare(Printer target) {
    if (inFlight.isDue()) {
      sending.rest();
      inFlight.settle(target);
    }
    inFlight.prepare(target);
  }

  /// Tells the jobs behind a waiting one what they wait for.
  private void explainToOthers(List<PrintJob> next) {
    if (next.isEmpty()) {
      return;
    }
    PrintJob head = next.getFirst();
    Message reason = head.because();
    if (reason == null) {
      if (next.stream().anyMatch(PrinterLane::isBehind)) {
        parts.store().waiting(printer).stream()
            .filter(PrinterLane::isBehind)
            .forEach(job -> parts.change(job, job.waitingFor(null, parts.now())));
      }
      return;
    }
    for (PrintJob job : parts.store().waiting(printer)) {
      if (!job.id().equals(head.id()) && job.because() == null) {
        // The head's title is left out: it may be another workspace's.
        Message why = Why.BEHIND.of(reason);
        parts.change(job, job.waitingFor(why, parts.now()));
      }
    }
  }

  private static boolean isBehind(PrintJob job) {
    Message why = job.because();
    return why != null && why.is(Why.BEHIND);
  }

  /// @param next the job whose turn it is and the one behind it
  /// @return whether to go on with the next job; false while this one has to wait
  private boolean handle(List<PrintJob> next) {
    PrintJob job = next.getFirst();
    Instant now = parts.now();
    if (job.isExpired(now)) {
      parts.change(job, job.to(PrintJobState.EXPIRED, Why.TOO_LATE.of(), now));
      return true;
    }
    Instant due = job.nextAttemptAt();
    if (due != null && !job.isDue(now)) {
      Instant expiry = job.expiresAt();
      wakeAt(expiry != null && expiry.isBefore(due) ? expiry : due);
      return false;
    }
    Optional<Printer> target = parts.printers().find(printer, job.document());
    if (target.isEmpty()) {
      Message why = Why.NO_PRINTER.of(printer);
      parts.change(job, job.to(PrintJobState.HELD, why, now));
      return true;
    }
    return switch (job.state()) {
      case QUEUED -> renderAndSend(job, target.get(), next);
      case RENDERED -> send(job, target.get());
      default -> throw new IllegalStateException("A " + job.state() + " job does not wait.");
    };
  }

  /// Renders a job and, if nothing prevents it, sends it with one write instead of two: each write
  /// waits for the disk.
  private boolean renderAndSend(PrintJob job, Printer target, List<PrintJob> next) {
    byte[] bytes;
    try {
      bytes = drawing.of(job, target);
    } catch (PrintContent.NotNow away) {
      throw away;
    } catch (RuntimeException e) {
      LOG.warn("Print job {} cannot be rendered", job.id(), e);
      parts.change(job, job.to(PrintJobState.FAILED, Sending.reason(e), parts.now()));
      return true;
    }
    prepare(target);
    PrintJob ready = job.rendered(Sha256.hex(bytes), parts.now());
    if (parts.health().trouble(printer).isPresent()
        || inFlight.isInDoubt()
        || !inFlight.hasRoom(ZplLabels.of(job, bytes).room())
        || !spool.isEmpty()) {
      parts.change(job, ready, bytes);
    } else {
      next.stream().skip(1).forEach(behind -> drawing.begin(behind, target));
      sending.send(job, ready, bytes, target);
    }
    return true;
  }

  private boolean send(PrintJob job, Printer target) {
    prepare(target);
    Optional<Message> trouble = parts.health().trouble(printer);
    if (trouble.isPresent()) {
      return moved(job, trouble.get()) || waits(job, trouble.get());
    }
    if (inFlight.isInDoubt()) {
      sending.rest();
      return inFlight.settle(target) || waits(job, whyInDoubt().of());
    }
    spool.look(target, A_MOMENT);
    Optional<Message> ahead = spool.ahead();
    if (ahead.isPresent()) {
      return waits(job, ahead.get());
    }
    long labels = parts.labels(job).room();
    if (!inFlight.hasRoom(labels)) {
      return waitsForRoom(job, labels);
    }
    Message before = job.because();
    if (job.attempts() >= PATIENCE && before != null && moved(job, before)) {
      return true;
    }
    sending.send(job, target);
    return true;
  }

  private Why whyInDoubt() {
    return parts.health().awaySince(printer).isPresent() ? Why.OFFLINE : Why.COUNTING;
  }

  private boolean waits(PrintJob job, Message why) {
    if (!why.equals(job.because())) {
      parts.change(job, job.waitingFor(why, parts.now()));
    }
    wakeSoon();
    return false;
  }

  /// Leaves a job waiting until the printer has room; settling at the end of this round asks how
  /// far it is.
  private boolean waitsForRoom(PrintJob job, long labels) {
    roomWanted = labels;
    if (job.because() != null) {
      parts.change(job, job.waitingFor(null, parts.now()));
    }
    return false;
  }

  /// Moves a job of which nothing has left to the fallback printer, once.
  private boolean moved(PrintJob job, Message why) {
    if (job.movedFrom() != null || !parts.content().redraws(job)) {
      return false;
    }
    Optional<String> other =
        parts
            .printers()
            .fallback(printer)
            .filter(name -> !name.equals(printer))
            .filter(name -> fits(job, name))
            .filter(name -> parts.health().trouble(name).isEmpty());
    if (other.isEmpty()) {
      return false;
    }
    Message reason = Why.MOVED.of(printer, why);
    if (parts.change(job, job.moved(other.get(), reason, parts.now()))) {
      parts.wake().accept(other.get());
    }
    return true;
  }

  private boolean fits(PrintJob job, String other) {
    return parts
        .printers()
        .find(other, job.document())
        .filter(to -> parts.content().fits(job, to))
        .isPresent();
  }

  private void wakeSoon() {
    wakeAt(parts.now().plus(A_MOMENT));
  }

  /// Sets the only alarm, the earliest: if each round set two, every one of them would start
  /// another round, and their number would double.
  private void wakeAt(Instant when) {
    Instant set = alarm.get();
    if (set != null && !when.isBefore(set)) {
      return;
    }
    alarm.set(when);
    parts
        .alarm()
        .at(
            when,
            () -> {
              if (alarm.compareAndSet(when, null)) {
                wake();
              }
            });
  }
}
