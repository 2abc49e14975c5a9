package dev.quayside.engine.print;

import dev.quayside.engine.print.source.PrintKind;
import org.jspecify.annotations.Nullable;

/// The printer for a kind of document that one workspace prints at one station.
///
/// @param carrier carrier code; empty for every carrier
/// @param printer of this or another station
/// @param station its station's name; null for the one of this engine
public record PrintRoute(PrintKind kind, String carrier, String printer, @Nullable String station) {

  /// At the station of this engine.
  public PrintRoute(PrintKind kind, String carrier, String printer) {
    this(kind, carrier, printer, null);
  }

  PrintRoute at(String name) {
    return new PrintRoute(kind, carrier, printer, name);
  }
}
