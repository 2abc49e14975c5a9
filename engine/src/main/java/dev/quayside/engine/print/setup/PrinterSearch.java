package dev.quayside.engine.print.setup;

import dev.quayside.engine.print.PrintService;
import dev.quayside.printing.discovery.FoundPrinter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Looks for printers beside what else goes on, one look at a time.
final class PrinterSearch {

  private static final Duration LOOK = Duration.ofSeconds(5);

  private final PrintService printService;
  private final InstantSource clock;
  private @Nullable Instant startedAt;
  private @Nullable Instant finishedAt;

  /// How far the last look has come.
  ///
  /// @param startedAt null when nobody has looked yet
  /// @param finishedAt null while it is being looked
  record Look(@Nullable Instant startedAt, @Nullable Instant finishedAt, List<FoundPrinter> found) {

    boolean isRunning() {
      return startedAt != null && finishedAt == null;
    }
  }

  PrinterSearch(PrintService printService, InstantSource clock) {
    this.printService = printService;
    this.clock = clock;
  }

  /// Begins to look, unless it is being looked.
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
