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

/// The last known state of one printer, and its only connection, which serves one question or one
/// job at a time.
final class WatchedPrinter {

  /// How long an answer that it cannot print stays valid: asking sooner would only keep its
  /// connection busy.
  private static final Duration STILL = Duration.ofMillis(700);

  /// How long a printer that has never answered is not asked again, only reached: each question
  /// without an answer keeps jobs waiting for the whole time limit.
  private static final Duration SPEECHLESS = Duration.ofMinutes(1);

  private final String name;
  private final InstantSource clock;
  private final Consumer<String> changed;
  private final ReentrantLock line;
  private final AtomicInteger wanted = new AtomicInteger();
  private volatile boolean sending;

  /// Whether it has ever answered: only then its silence means something.
  private volatile boolean talks;

  private volatile Instant askedInVain = Instant.MIN;

  private volatile @Nullable WatchedStatus last;
  private volatile @Nullable Instant lastThere;

  /// The language and address of the printer that was asked; null before.
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

  /// Forgets the state and keeps the connection's lock, which a job or question may still hold.
  WatchedPrinter anew() {
    return new WatchedPrinter(name, clock, changed, line);
  }

  /// The state for this printer: when its language or address has changed it is treated as another
  /// one, even if the earlier one is being asked just now.
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

  /// Asks on a separate thread; once more when it was requested again meanwhile.
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

  /// Asks for the state and the label counter, unless the printer is known not to answer.
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

  /// When it was last reached; empty while it can be reached.
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

  /// Reserves the connection for a job; no new question starts meanwhile.
  ///
  /// @return releases the connection; to be run on the same thread
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

  /// Whether the printer itself reported what keeps it from printing, which is true whatever else
  /// crossed the question.
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
