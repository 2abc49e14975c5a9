package dev.quayside.printing.queue;

import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.CounterReading;
import dev.quayside.printing.printer.status.LabelCount;
import dev.quayside.printing.printer.status.Odometer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The labels handed to one printer that may still be in its memory.
///
/// A printer's counter is read before the first of them and again when the printer is idle: when it
/// has counted all of them, they have come out. When it has counted fewer, [#isProven] says whether
/// it is known which ones were lost; only those are sent once more. Any other count proves nothing,
/// and the packer is asked. For a printer that does not count, the packer is asked about the labels
/// that could still have been in its memory when something went wrong.
final class InFlightLabels {

  /// The time a slow printer takes for one label: 6 inches at 2 inches a second. If shorter, a
  /// label still in the printer could pass for printed.
  private static final Duration A_LABEL = Duration.ofSeconds(3);

  /// The time between two readings of an idle printer that has counted too few: some call
  /// themselves idle while the last label is still coming out. If shorter, that label could count
  /// as lost and be printed twice.
  private static final Duration SECOND_LOOK = A_LABEL;

  /// How often the counter is read while further labels are being sent. More often would keep the
  /// printer's only connection from jobs.
  private static final Duration NOW_AND_THEN = Duration.ofSeconds(1);

  private static final int MOST_SILENCE = 5;

  /// @param labels as many as the printer counts for the job
  /// @param handed when the last of its bytes had left, at the latest
  /// @param out when it should have come out, at the latest
  /// @param whole whether all of its bytes have left
  private record Step(String job, long labels, Instant handed, Instant out, boolean whole) {}

  private final QueueParts parts;
  private final List<Step> steps = new ArrayList<>();
  private final SendWindow window = new SendWindow();
  private @Nullable Odometer base;

  /// The last reading after `base`.
  private @Nullable Odometer last;

  /// A time when the printer held, or was about to get, the first label: a restart after it may
  /// have lost labels.
  private Instant since = Instant.MIN;

  private String address = "";
  private boolean shared;
  private boolean doubtful;

  /// Whether labels of an earlier run are included: it is unknown what else was printed meanwhile.
  private boolean resumed;

  private int silences;
  private @Nullable Odometer fewer;
  private Instant fewerAt = Instant.MIN;
  private Instant askedAt = Instant.MIN;

  InFlightLabels(QueueParts parts) {
    this.parts = parts;
  }

  /// Reads the counter when no label is under way, which also shows what keeps the printer from
  /// printing before the next label leaves. Does nothing while a label is under way.
  void prepare(Printer printer) {
    follow(printer);
    if (steps.isEmpty()) {
      begin(printer);
    }
  }

  /// Whether it is time to read the counter although more labels are to be sent.
  boolean isDue() {
    return base != null
        && !steps.isEmpty()
        && !doubtful
        && !parts.now().isBefore(askedAt.plus(NOW_AND_THEN));
  }

  /// The value of the printer's counter once all labels under way have come out, before the next
  /// job's; null when the counter proves nothing of that job.
  @Nullable Odometer expected(ZplLabels next) {
    Odometer from = base;
    return from == null || !next.known() ? null : from.plus(labels());
  }

  /// Notices that the name now stands for another printer, which knows nothing of the earlier one's
  /// labels.
  private void follow(Printer printer) {
    String now = printer.transport().address();
    if (!now.equals(address)) {
      if (!address.isEmpty()) {
        giveUp(Why.NOT_TOLD);
        shared = false;
      }
      address = now;
    }
  }

  private void begin(Printer printer) {
    doubtful = false;
    resumed = false;
    askedAt = parts.now();
    since = askedAt;
    LabelCount tally = parts.health().count(printer);
    base =
        !shared && tally instanceof LabelCount.Count count && count.idle()
            ? count.odometer()
            : null;
    last = base;
  }

  /// Takes over a job that an earlier run had sent, or was sending when it ended. When its count
  /// does not follow on the jobs before it, those can no longer be counted.
  void resume(PrintJob job) {
    Odometer count = job.odometer();
    if (base != null && !base.plus(labels()).equals(count)) {
      giveUp(Why.NOT_TOLD);
    }
    if (count != null) {
      if (steps.isEmpty()) {
        base = count;
        last = count;
        since = job.updatedAt();
      }
      resumed = true;
      boolean whole = job.state() != PrintJobState.UNKNOWN;
      doubtful |= !whole;
      steps.add(new Step(job.id(), parts.labels(job).count(), job.updatedAt(), parts.now(), whole));
    }
  }

  /// The printer has been removed and cannot be asked any more.
  void abandon() {
    giveUp(Why.NOT_TOLD);
  }

  /// Notes a job as sent.
  ///
  /// @param labels as many as the printer counts for it
  void handedOver(PrintJob job, ZplLabels labels) {
    add(job, labels, true);
  }

  private void add(PrintJob job, ZplLabels labels, boolean whole) {
    if (base != null && !labels.known()) {
      return; // the count of the printer's labels goes on without it
    }
    Instant now = parts.now();
    fewer = null;
    Instant free = steps.isEmpty() ? now : later(steps.getLast().out(), now);
    steps.add(
        new Step(
            job.id(), labels.count(), now, free.plus(A_LABEL.multipliedBy(labels.count())), whole));
  }

  /// Notes that sending broke off in the middle of `job`.
  void broken(PrintJob job, ZplLabels labels) {
    add(job, labels, false);
    goneAt(parts.now());
  }

  /// Notes that the printer could not be reached from `when` on.
  void goneAt(Instant when) {
    if (steps.isEmpty()) {
      return;
    }
    doubtful = true;
    if (base == null) {
      for (Step step : steps) {
        if (step.out().isAfter(when)) {
          ask(step, Why.MAYBE_LOST);
        }
      }
      clear();
    }
  }

  boolean isEmpty() {
    return steps.isEmpty();
  }

  /// Whether this many more labels may be sent now. A printer that does not count gets them as fast
  /// as it takes them.
  boolean hasRoom(long more) {
    Odometer from = base;
    Odometer now = last;
    return from == null
        || now == null
        || SendWindow.hasRoom(labels(), now.labels() - from.labels(), more);
  }

  /// How soon to ask again while a label waits for room.
  Duration pause() {
    return window.pause();
  }

  /// Whether the next label has to wait until the doubt is settled.
  boolean isInDoubt() {
    return doubtful && !steps.isEmpty();
  }

  /// Finds out which labels have come out.
  ///
  /// @return whether this is settled; false to ask again soon
  boolean settle(Printer printer) {
    follow(printer);
    if (steps.isEmpty()) {
      return true;
    }
    if (base == null) {
      parts.health().awaySince(printer.name()).ifPresent(this::goneAt);
      Instant now = parts.now();
      steps.removeIf(step -> !step.out().isAfter(now));
      return steps.isEmpty();
    }
    askedAt = parts.now();
    return switch (parts.health().count(printer)) {
      case LabelCount.Count count -> settle(new CounterReading(count, askedAt, parts.now()), base);
      case LabelCount.Stopped _ -> stopped();
      case LabelCount.Silent _ -> silent(printer.name());
      case LabelCount.Unasked _ -> silent(printer.name());
      case LabelCount.Away _ -> {
        doubtful = true;
        yield false;
      }
    };
  }

  private boolean settle(CounterReading read, Odometer from) {
    LabelCount.Count count = read.count();
    silences = 0;
    if (last != null && !last.goesOnTo(count.odometer())) {
      // The counter was reset, as by a restart, or it is another printer's.
      askAll(Why.MISCOUNTED);
      return true;
    }
    last = count.odometer();
    doubtful |= read.hasRestarted(since);
    long printed = read.since(from);
    window.hear(printed);
    if (!count.idle()) {
      fewer = null;
      return false;
    }
    if (printed > labels()) {
      // Another program prints there: the counter proves nothing any more.
      shared = !resumed;
      giveUp(Why.MISCOUNTED);
      return true;
    }
    if (printed == labels() && (!doubtful || read.isOf(from))) {
      steps.forEach(this::confirm);
      clear();
      return true;
    }
    return isSecondLook(count.odometer()) && settleShort(read, from, printed);
  }

  private boolean isSecondLook(Odometer count) {
    Instant now = parts.now();
    if (!count.equals(fewer)) {
      fewer = count;
      fewerAt = now;
      return false;
    }
    return !now.isBefore(fewerAt.plus(SECOND_LOOK));
  }

  /// Confirms the labels that have come out, in order, and sends the others again; about a job of
  /// which only some came out, the packer is asked.
  private boolean settleShort(CounterReading read, Odometer from, long printed) {
    if (!isProven(read, from, printed)) {
      askAll(printed < labels() ? Why.COUNTED_FEWER : Why.MISCOUNTED);
      return true;
    }
    long left = printed;
    for (Step step : steps) {
      if (step.labels() <= left) {
        confirm(step);
      } else if (left <= 0) {
        sendAgain(step);
      } else {
        ask(step, Why.COUNTED_FEWER);
      }
      left -= step.labels();
    }
    clear();
    return true;
  }

  /// Whether the labels that have not come out are known to be the last ones. That is so after a
  /// break, when it is the same printer, and either none has come out at all, or the printer was
  /// restarted after it had received the last one, or it was not restarted and only the job whose
  /// sending broke off is missing.
  private boolean isProven(CounterReading read, Odometer from, long printed) {
    if (!doubtful || !read.isOf(from)) {
      return false;
    }
    Step end = steps.getLast();
    boolean emptiedAfterwards = read.hasRestarted(end.handed());
    boolean onlyTheEnd = !end.whole() && printed >= labels() - end.labels();
    return printed == 0 || emptiedAfterwards || onlyTheEnd && read.isOnSince(since);
  }

  private long labels() {
    return steps.stream().mapToLong(Step::labels).sum();
  }

  /// Waits on: what is in the printer's memory comes out once a person has cleared the fault.
  private boolean stopped() {
    silences = 0;
    fewer = null;
    return false;
  }

  private boolean silent(String printer) {
    if (parts.health().trouble(printer).isPresent()) {
      return stopped();
    }
    if (++silences < MOST_SILENCE) {
      return false;
    }
    giveUp(Why.NOT_TOLD);
    return true;
  }

  private void giveUp(Why why) {
    if (doubtful) {
      askAll(why);
      return;
    }
    if (base != null) {
      steps.forEach(this::uncount);
    }
    clear();
  }

  private void askAll(Why why) {
    steps.forEach(step -> ask(step, why));
    clear();
  }

  private void clear() {
    steps.clear();
    base = null;
    last = null;
    doubtful = false;
    resumed = false;
    silences = 0;
    fewer = null;
  }

  private void confirm(Step step) {
    change(step, PrintJobState.CONFIRMED, null);
  }

  private void sendAgain(Step step) {
    change(step, PrintJobState.RENDERED, Why.SENT_AGAIN);
  }

  private void ask(Step step, Why why) {
    change(step, PrintJobState.UNKNOWN, why);
  }

  private void uncount(Step step) {
    parts
        .store()
        .find(step.job())
        .filter(PrintJob::isAwaited)
        .ifPresent(job -> parts.change(job, job.uncounted(parts.now())));
  }

  /// Changes a job's state, unless a person has settled it meanwhile.
  private void change(Step step, PrintJobState to, @Nullable Why why) {
    parts
        .store()
        .find(step.job())
        .filter(job -> job.state() == PrintJobState.SENT || job.state() == PrintJobState.UNKNOWN)
        .filter(job -> job.state() != to)
        .ifPresent(
            job -> parts.change(job, job.to(to, why == null ? null : why.of(), parts.now())));
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
