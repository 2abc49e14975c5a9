package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.Tally;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.Why;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The labels handed to one printer that may still be in its memory.
///
/// A printer's counter is read when the trail begins and again when it is idle: what it counted has
/// come out, in order, and the rest has not. Only that proof lets a label whose bytes have left be
/// sent once more. A printer that does not count gets its labels asked about, those that could
/// still have been in its memory when something went wrong.
final class Trail {

  /// What a slow printer takes for one label: 6 inches at 2 inches a second.
  private static final Duration A_LABEL = Duration.ofSeconds(3);

  /// An idle printer that has counted too few is asked twice, so far apart: some call themselves
  /// idle while the last label is still coming out.
  private static final Duration SECOND_LOOK = A_LABEL;

  /// How often it is asked while further labels are being sent.
  private static final Duration NOW_AND_THEN = Duration.ofSeconds(1);

  private static final int MOST_SILENCE = 5;

  private record Step(String job, Instant out) {}

  private final QueueParts parts;
  private final List<Step> steps = new ArrayList<>();
  private @Nullable Long base;
  private String address = "";
  private boolean shared;
  private boolean doubtful;

  /// Whether labels of a former run are in it: nobody knows what else was printed meanwhile.
  private boolean resumed;

  private int silences;
  private Tally.@Nullable Count fewer;
  private Instant fewerAt = Instant.MIN;
  private Instant askedAt = Instant.MIN;

  Trail(QueueParts parts) {
    this.parts = parts;
  }

  /// Reads the counter where nothing is under way, so that what keeps the printer from printing is
  /// known before the next label leaves; does nothing while something is.
  void prepare(Printer printer) {
    follow(printer);
    if (steps.isEmpty()) {
      begin(printer);
    }
  }

  /// Whether it is time to ask what has come out although more is to be sent.
  boolean isDue() {
    return base != null
        && !steps.isEmpty()
        && !doubtful
        && !parts.now().isBefore(askedAt.plus(NOW_AND_THEN));
  }

  /// What the printer's counter stands at when the next label is all that is left to print; null
  /// when it does not tell.
  @Nullable Long expected() {
    Long from = base;
    return from == null ? null : from + steps.size();
  }

  /// Another printer under this name knows nothing of what the former one was given.
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
    Tally tally = parts.vitals().count(printer);
    base = !shared && tally instanceof Tally.Count count && count.idle() ? count.labels() : null;
  }

  /// Takes up a job that a former run had sent, or was sending when it ended. What does not follow
  /// upon those before it ends their being counted.
  void resume(PrintJob job) {
    Long count = job.odometer();
    Long from = base;
    if (from != null && (count == null || count != from + steps.size())) {
      giveUp(Why.NOT_TOLD);
    }
    if (count != null) {
      if (steps.isEmpty()) {
        base = count;
      }
      resumed = true;
      doubtful |= job.state() == PrintJobState.UNKNOWN;
      steps.add(new Step(job.id(), parts.now()));
    }
  }

  /// The printer is not set up any more: nobody can ask it.
  void abandon() {
    giveUp(Why.NOT_TOLD);
  }

  void handedOver(PrintJob job) {
    Instant now = parts.now();
    fewer = null;
    Instant free = steps.isEmpty() ? now : later(steps.getLast().out(), now);
    steps.add(new Step(job.id(), free.plus(A_LABEL)));
  }

  /// It broke off in the middle of `job`.
  void broken(PrintJob job) {
    handedOver(job);
    goneAt(parts.now());
  }

  /// The printer went away.
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

  /// Whether the next label has to wait until this is settled.
  boolean isInDoubt() {
    return doubtful && !steps.isEmpty();
  }

  /// Finds out what has come out.
  ///
  /// @return whether the trail is settled; false to ask again in a moment
  boolean settle(Printer printer) {
    follow(printer);
    if (steps.isEmpty()) {
      return true;
    }
    if (base == null) {
      parts.vitals().awaySince(printer.name()).ifPresent(this::goneAt);
      Instant now = parts.now();
      steps.removeIf(step -> !step.out().isAfter(now));
      return steps.isEmpty();
    }
    askedAt = parts.now();
    return switch (parts.vitals().count(printer)) {
      case Tally.Count count -> settle(count, base);
      case Tally.Stopped _ -> stopped();
      case Tally.Silent _ -> silent(printer.name());
      case Tally.Unasked _ -> silent(printer.name());
      case Tally.Away _ -> {
        doubtful = true;
        yield false;
      }
    };
  }

  private boolean settle(Tally.Count count, long from) {
    silences = 0;
    if (!count.idle()) {
      fewer = null;
      return false;
    }
    long printed = count.labels() - from;
    if (printed == steps.size()) {
      steps.forEach(this::confirm);
      clear();
      return true;
    }
    if (printed < 0 || printed > steps.size()) {
      // Somebody else prints there, or its counter was set back: it proves nothing any more.
      shared = !resumed;
      giveUp(Why.MISCOUNTED);
      return true;
    }
    return isSecondLook(count) && settleShort((int) printed);
  }

  private boolean isSecondLook(Tally.Count count) {
    Instant now = parts.now();
    if (!count.equals(fewer)) {
      fewer = count;
      fewerAt = now;
      return false;
    }
    return !now.isBefore(fewerAt.plus(SECOND_LOOK));
  }

  private boolean settleShort(int printed) {
    List<Step> lost = List.copyOf(steps.subList(printed, steps.size()));
    steps.subList(0, printed).forEach(this::confirm);
    if (doubtful) {
      lost.forEach(this::sendAgain);
    } else {
      lost.forEach(step -> ask(step, Why.COUNTED_FEWER));
    }
    clear();
    return true;
  }

  /// What is in its memory comes out when somebody has been there.
  private boolean stopped() {
    silences = 0;
    fewer = null;
    return false;
  }

  private boolean silent(String printer) {
    if (parts.vitals().trouble(printer).isPresent()) {
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
      steps.forEach(step -> ask(step, why));
    } else if (base != null) {
      steps.forEach(this::uncount);
    }
    clear();
  }

  private void clear() {
    steps.clear();
    base = null;
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

  /// Unless a person has settled it meanwhile.
  private void change(Step step, PrintJobState to, @Nullable Why why) {
    parts
        .store()
        .find(step.job())
        .filter(job -> job.state() == PrintJobState.SENT || job.state() == PrintJobState.UNKNOWN)
        .filter(job -> job.state() != to)
        .ifPresent(
            job -> parts.change(job, job.to(to, why == null ? null : Reason.of(why), parts.now())));
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
