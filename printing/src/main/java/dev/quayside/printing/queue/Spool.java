package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.SendResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// The labels of one lane that a spooler has taken and not finished. The spooler is asked until it
/// has: a job that it holds, stops or throws away must not pass for printed.
final class Spool {

  private final QueueParts parts;
  private final List<String> jobs = new ArrayList<>();
  private int looks;
  private Instant looked = Instant.MIN;

  Spool(QueueParts parts) {
    this.parts = parts;
  }

  /// The message stored with a spooled job: the number by which the spooler is asked about it, its
  /// state there and the printer's address. A job that cannot be asked about has only its reason.
  static Message reason(Printer printer, SendResult.Spooled spooled) {
    return spooled.job().isEmpty()
        ? spooled.because()
        : Why.SPOOLED.of(spooled.job(), spooled.because(), printer.transport().address());
  }

  void add(PrintJob job) {
    if (job.isSpooled()) {
      jobs.add(job.id());
      looks = 0;
      looked = parts.now();
    }
  }

  boolean isEmpty() {
    return jobs.isEmpty();
  }

  /// How long to wait before asking again while no job waits behind these.
  Duration pause() {
    return Backoff.after(looks);
  }

  /// The state of the first spooled job that keeps those behind it waiting. A job that the spooler
  /// holds or has stopped does not keep them.
  Optional<Message> ahead() {
    return jobs.stream()
        .flatMap(id -> parts.store().find(id).stream())
        .filter(PrintJob::isUnderWayThere)
        .findFirst()
        .map(PrintJob::because)
        .map(why -> Why.BEHIND.of(why));
  }

  /// Asks for the jobs' state, unless this was done within `pause`.
  void look(Printer printer, Duration pause) {
    Instant now = parts.now();
    if (jobs.isEmpty() || now.isBefore(looked.plus(pause))) {
      return;
    }
    boolean changed = false;
    for (Iterator<String> each = jobs.iterator(); each.hasNext(); ) {
      Optional<PrintJob> job = parts.store().find(each.next()).filter(PrintJob::isSpooled);
      PrintJob after = job.map(before -> after(before, printer)).orElse(null);
      changed |= job.isPresent() && !job.get().equals(after);
      if (after == null || !after.isSpooled()) {
        each.remove();
      }
    }
    looks = changed ? 0 : looks + 1;
    looked = now;
  }

  /// @param job a spooled one
  /// @return the job with its state of now
  private PrintJob after(PrintJob job, Printer printer) {
    Instant now = parts.now();
    String number = argument(job, 0);
    SendResult result =
        argument(job, 2).equals(printer.transport().address())
            ? printer.transport().progress(number)
            : new SendResult.Spooled("", Why.SPOOL_GONE.of());
    PrintJob after =
        switch (result) {
          case SendResult.Sent sent ->
              sent.confirmed()
                  ? job.to(PrintJobState.CONFIRMED, null, now)
                  : job.waitingFor(null, now);
          case SendResult.Spooled spooled -> {
            Message why = reason(printer, spooled);
            yield why.equals(job.because()) ? job : job.waitingFor(why, now);
          }
          case SendResult.NotSent not -> job.waitingFor(not.because(), now);
          case SendResult.Broken broken ->
              job.to(PrintJobState.UNKNOWN, Why.BROKEN.of(broken.because()), now);
        };
    if (!after.equals(job)) {
      parts.change(job, after);
    }
    return after;
  }

  private static String argument(PrintJob job, int index) {
    Message why = job.because();
    return why != null && why.arguments().get(index) instanceof Message.Text(var text) ? text : "";
  }
}
