package dev.quayside.engine.print.setup;

import dev.quayside.engine.print.PrintService;
import dev.quayside.printing.discovery.FoundPrinter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Searches for printers in the background, one search at a time.
final class PrinterSearch {

  private static final Duration LOOK = Duration.ofSeconds(5);

  private final PrintService printService;
  private final InstantSource clock;
  private @Nullable Instant startedAt;
  private @Nullable Instant finishedAt;

  /// Progress of the last search.
  ///
  /// @param startedAt null before the first search
  /// @param finishedAt null while it runs
  record Look(@Nullable Instant startedAt, @Nullable Instant finishedAt, List<FoundPrinter> found) {

    boolean isRunning() {
      return startedAt != null && finishedAt == null;
    }
  }

  PrinterSearch(PrintService printService, InstantSource clock) {
    this.printService = printService;
    this.clock = clock;
  }

  /// Starts a search unless one is running.
  synchronized Look start() {
    if (!last().isRunning()) {
      startedAt = clock.instant();
      finishedAt = null;
      Thread.ofVirtual().name("find-printers").start(this::look);
    }
    return last();
  }

  synchronized Look last() {
    return new Look(startedAt, finishedAt, printService.printers().found());
  }

  private void look() {
    try {
      printService.printers().discover(LOOK);
    } finally {
      ended();
    }
  }

  private synchronized void ended() {
    finishedAt = clock.instant();
  }
}
