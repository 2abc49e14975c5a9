package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.PrintData;
import dev.quayside.printing.printer.transport.SendResult;
import java.time.Instant;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends one job from its stored bytes to the printer.
final class Sending {

  private static final Logger LOG = LoggerFactory.getLogger(Sending.class);

  /// Failures in a row after which the printer counts as gone: one that fails once may only be
  /// busy.
  private static final int GONE = 2;

  private final QueueParts parts;
  private final InFlightLabels inFlight;
  private final Spool spool;
  private final PendingStep<Boolean> noting;

  /// What has become of jobs, until the store has taken it: without it a job would stay in SENDING.
  private final Queue<Change> untold = new ConcurrentLinkedQueue<>();

  private int failures;
  private Instant failedAt = Instant.MIN;

  private record Change(PrintJob before, PrintJob after) {}

  Sending(QueueParts parts, InFlightLabels inFlight, Spool spool, Executor executor) {
    this.parts = parts;
    this.inFlight = inFlight;
    this.spool = spool;
    noting = new PendingStep<>(executor, true);
  }

  /// Waits until every job that left is stored as sent.
  void rest() {
    noting.answer();
  }

  /// Whether the store did not take what has become of a job.
  boolean isBehind() {
    return !untold.isEmpty();
  }

  /// Stores what the store did not take before; a job that was changed otherwise stays so.
  ///
  /// @throws RuntimeException when it still does not
  synchronized void catchUp() {
    for (Change next = untold.peek(); next != null; next = untold.peek()) {
      parts.change(next.before(), next.after());
      untold.remove();
    }
  }

  private void tell(PrintJob before, PrintJob after) {
    untold.add(new Change(before, after));
    catchUp();
  }

  /// Stores that a job is being sent. Should it be stored although the store fails, nothing has
  /// left all the same.
  private boolean begins(PrintJob sending, BooleanSupplier change) {
    try {
      return change.getAsBoolean();
    } catch (RuntimeException e) {
      untold.add(new Change(sending, sending.to(PrintJobState.RENDERED, null, parts.now())));
      throw e;
    }
  }

  void send(PrintJob job, Printer target) {
    byte[] bytes = parts.store().rendered(job.id()).orElse(new byte[0]);
    if (!Sha256.hex(bytes).equals(job.sha256())) {
      parts.change(job, job.to(PrintJobState.FAILED, Why.CHANGED.of(), parts.now()));
      return;
    }
    onTheLine(
        target,
        () -> {
          PrintJob sending = job.sending(inFlight.expected(ZplLabels.of(job, bytes)), parts.now());
          if (begins(sending, () -> parts.change(job, sending))) {
            deliver(sending, bytes, target);
          }
        });
  }

  /// Sends a job that has just been rendered: its bytes and its sending are stored in one
  /// transaction.
  void send(PrintJob before, PrintJob ready, byte[] bytes, Printer target) {
    onTheLine(
        target,
        () -> {
          PrintJob sending =
              ready.sending(inFlight.expected(ZplLabels.of(ready, bytes)), parts.now());
          if (begins(sending, () -> parts.change(before, ready, sending, bytes))) {
            deliver(sending, bytes, target);
          }
        });
  }

  /// Sends while holding the printer's connection. It is reserved before the job is stored as
  /// SENDING: should the process end while waiting for it, nothing has left.
  private void onTheLine(Printer target, Runnable send) {
    Runnable end = parts.health().keepLine(target.name());
    try {
      send.run();
    } finally {
      end.run();
    }
  }

  private void deliver(PrintJob sending, byte[] bytes, Printer target) {
    rest();
    PrintData data = target.data(sending.id(), sending.title(), bytes);
    SendResult result;
    try {
      result = target.transport().send(data);
    } catch (RuntimeException e) {
      LOG.error("The transport of printer {} failed in a way it should not", target.name(), e);
      broken(sending, bytes, Why.UNFORESEEN.of(reason(e)));
      return;
    }
    settle(sending, target, result, bytes);
  }

  private void settle(PrintJob job, Printer target, SendResult result, byte[] bytes) {
    Instant now = parts.now();
    switch (result) {
      case SendResult.Sent sent -> {
        failures = 0;
        parts.health().taken(job.printer());
        PrintJob done = job.to(PrintJobState.SENT, null, now);
        if (!sent.confirmed()) {
          inFlight.handedOver(done, ZplLabels.of(done, bytes));
        }
        note(job, done, sent.confirmed());
      }
      case SendResult.Spooled spooled -> {
        failures = 0;
        PrintJob done = job.to(PrintJobState.SENT, Spool.reason(target, spooled), now);
        note(job, done, false);
        rest();
        spool.add(done);
      }
      case SendResult.NotSent notSent -> {
        Instant next = now.plus(Backoff.after(job.attempts()));
        tell(job, job.again(notSent.because(), next, now));
        parts.health().lookAgain(job.printer());
        gone(now);
      }
      case SendResult.Broken broken ->
          broken(
              job,
              bytes,
              broken.bytes() == SendResult.Broken.UNTOLD
                  ? Why.BROKEN.of(broken.because())
                  : Why.BROKEN_AFTER.of(broken.because(), broken.bytes(), (long) bytes.length));
    }
  }

  private void note(PrintJob job, PrintJob done, boolean confirmed) {
    noting.begin(() -> noted(job, done, confirmed));
    if (noting.isDone()) {
      rest();
    }
  }

  /// Stores the job's result while the next label is drawn, so that both share one write to the
  /// disk; always before the next label's first byte leaves.
  private boolean noted(PrintJob job, PrintJob done, boolean confirmed) {
    untold.add(new Change(job, done));
    if (confirmed) {
      untold.add(new Change(done, done.to(PrintJobState.CONFIRMED, null, done.updatedAt())));
    }
    catchUp();
    return true;
  }

  private void gone(Instant now) {
    if (failures++ == 0) {
      failedAt = now;
    }
    if (failures >= GONE) {
      inFlight.goneAt(failedAt);
    }
  }

  private void broken(PrintJob job, byte[] bytes, Message why) {
    PrintJob unknown = job.to(PrintJobState.UNKNOWN, why, parts.now());
    tell(job, unknown);
    parts.health().lookAgain(job.printer());
    inFlight.broken(unknown, ZplLabels.of(unknown, bytes));
  }

  static Message reason(RuntimeException e) {
    if (e instanceof Refusal refusal) {
      return refusal.reason();
    }
    String message = e.getMessage();
    return message == null
        ? Why.CANNOT_DRAW.of(e.getClass().getSimpleName())
        : Message.said(message);
  }
}
