package dev.quayside.printing.watch;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.LabelCount;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.printer.status.Probe;
import dev.quayside.printing.printer.status.Probes;
import dev.quayside.printing.printer.status.Report;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What is known of one printer. It takes one connection at a time, so there is one line to it: for
/// one question or one job.
final class WatchedPrinter {

  /// How long an answer holds that it cannot print: whoever asks again sooner would only hold up
  /// its one line.
  private static final Duration STILL = Duration.ofMillis(700);

  /// How long one that has never answered is not asked again, only reached: each question in vain
  /// keeps the line from jobs for as long as an answer may take.
  private static final Duration SPEECHLESS = Duration.ofMinutes(1);

  private final String name;
  private final InstantSource clock;
  private final Consumer<String> changed;
  private final ReentrantLock line;
  private final AtomicInteger wanted = new AtomicInteger();
  private volatile boolean sending;

  /// Whether it has answered once: only then its silence means anything.
  private volatile boolean talks;

  private volatile Instant askedInVain = Instant.MIN;

  private volatile @Nullable WatchedStatus last;
  private volatile @Nullable Instant lastThere;

  /// Where the one is that was asked, and what it speaks; null before.
  private @Nullable String asked;

  WatchedPrinter(String name, InstantSource clock, Consumer<String> changed) {
    this(name, clock, changed, new ReentrantLock());
  }

  private WatchedPrinter(
      String name, InstantSource clock, Consumer<String> changed, ReentrantLock line) {
    this.name = name;
    this.clock = clock;
    this.changed = changed;
    this.line = line;
  }

  /// Nothing is known of it any more, but what is on its line is still there.
  WatchedPrinter anew() {
    return new WatchedPrinter(name, clock, changed, line);
  }

  /// A printer set up anew under the name is another one, though the one before was being asked
  /// meanwhile.
  WatchedPrinter about(Printer printer) {
    String now = printer.language() + " " + printer.transport().address();
    WatchedPrinter meant = asked == null || asked.equals(now) ? this : anew();
    meant.asked = now;
    return meant;
  }

  Optional<WatchedStatus> sighting() {
    return Optional.ofNullable(last);
  }

  /// Asks now, on the caller's thread.
  PrinterStatus ask(Printer printer) {
    PrinterStatus status = onTheLine(() -> probe(printer).status());
    if (!talks && isSilent(status)) {
      askedInVain = clock.instant();
    }
    return status;
  }

  private PrinterStatus look(Printer printer) {
    boolean inVain = clock.instant().isBefore(askedInVain.plus(SPEECHLESS));
    return inVain ? onTheLine(() -> probe(printer).reach()) : ask(printer);
  }

  private PrinterStatus onTheLine(Supplier<PrinterStatus> question) {
    if (sending) {
      return PrinterStatus.BUSY;
    }
    line.lock();
    try {
      PrinterStatus status = question.get();
      remember(status);
      return status;
    } finally {
      line.unlock();
    }
  }

  /// Asks on a thread of its own; once more when somebody wants it while it is being asked.
  void askApart(Printer printer) {
    if (wanted.getAndIncrement() == 0) {
      Thread.ofVirtual().name("ask-" + name).start(() -> askWhileWanted(printer));
    }
  }

  private void askWhileWanted(Printer printer) {
    int seen;
    do {
      seen = wanted.get();
      try {
        look(printer);
      } catch (RuntimeException | Error e) {
        wanted.set(0);
        throw e;
      }
    } while (wanted.addAndGet(-seen) > 0);
  }

  /// Asks how it is and what it has counted, unless it is known not to tell.
  LabelCount count(Printer printer) {
    if (!talks && last != null && awaySince().isEmpty()) {
      return new LabelCount.Unasked();
    }
    line.lock();
    try {
      WatchedStatus before = last;
      if (before != null && !before.status().isWell() && isFresh(before)) {
        return uncounted(before.status());
      }
      Report report = probe(printer).report();
      remember(report.status());
      return talks ? report.tally() : new LabelCount.Unasked();
    } finally {
      line.unlock();
    }
  }

  Optional<Message> trouble() {
    WatchedStatus seen = last;
    if (seen == null || seen.status().health() != Health.ATTENTION) {
      return Optional.empty();
    }
    boolean silent = seen.status().equals(PrinterStatus.SILENT) && !talks;
    return silent ? Optional.empty() : Optional.of(seen.status().reason());
  }

  /// When it was last seen to be there; empty while it can be reached.
  Optional<Instant> awaySince() {
    WatchedStatus seen = last;
    Instant there = lastThere;
    return seen == null || seen.status().health() != Health.OFFLINE
        ? Optional.empty()
        : Optional.of(there == null ? Instant.EPOCH : there);
  }

  void taken() {
    lastThere = clock.instant();
    WatchedStatus seen = last;
    if (seen != null && seen.status().health() == Health.OFFLINE) {
      last = null;
      changed.accept(name);
    }
  }

  /// For a job; nobody begins to ask any more.
  ///
  /// @return ends it, on the same thread
  Runnable keepLine() {
    sending = true;
    line.lock();
    return () -> {
      sending = false;
      line.unlock();
    };
  }

  private static LabelCount uncounted(PrinterStatus status) {
    return switch (status.health()) {
      case OFFLINE -> new LabelCount.Away();
      case ATTENTION -> isSaid(status) ? new LabelCount.Stopped() : new LabelCount.Silent();
      case READY, BUSY, UNKNOWN -> new LabelCount.Unasked();
    };
  }

  private boolean isFresh(WatchedStatus seen) {
    return clock.instant().isBefore(seen.at().plus(STILL));
  }

  /// Whether it says so itself, which is true whatever crossed the question.
  private static boolean isSaid(PrinterStatus status) {
    return status.health() == Health.ATTENTION && !status.equals(PrinterStatus.SILENT);
  }

  private static boolean isSilent(PrinterStatus status) {
    return status.equals(PrinterStatus.SILENT) || status.equals(PrinterStatus.UNKNOWN);
  }

  private void remember(PrinterStatus status) {
    if (status.isWell() || isSaid(status)) {
      talks = true;
    }
    if (status.health() == Health.OFFLINE) {
      askedInVain = Instant.MIN;
    } else {
      lastThere = clock.instant();
    }
    WatchedStatus before = last;
    last = new WatchedStatus(status, clock.instant());
    if (before == null || !before.status().equals(status)) {
      changed.accept(name);
    }
  }

  private static Probe probe(Printer printer) {
    return Probes.of(printer.transport().address(), printer.language());
  }
}
