package dev.quayside.engine.print.setup;

import dev.quayside.printing.discovery.FoundPrinter;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A search for printers on the wire.
///
/// @param status none, running or completed
record PrinterSearchJson(
    String status,
    @Nullable Instant startedAt,
    @Nullable Instant finishedAt,
    List<Found> printers) {

  /// @param way computer, network or zebra
  record Found(String name, String address, String language, int dpi, String way) {

    private static Found of(FoundPrinter found) {
      return new Found(
          found.name(),
          found.address(),
          found.language().extension(),
          found.dpi().dotsPerInch(),
          PrinterRequestJson.lower(found.way()));
    }
  }

  static PrinterSearchJson of(PrinterSearch.Look look) {
    var status = look.isRunning() ? "running" : look.startedAt() == null ? "none" : "completed";
    return new PrinterSearchJson(
        status, look.startedAt(), look.finishedAt(), look.found().stream().map(Found::of).toList());
  }
}
