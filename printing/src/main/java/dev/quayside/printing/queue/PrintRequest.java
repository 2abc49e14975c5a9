package dev.quayside.printing.queue;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What to print and on which printer.
///
/// @param printer the printer's name
/// @param document what to print
/// @param title for people
/// @param expiresAt when it is too late to print it; null for never
/// @param station name of the desk the printer is at; null when that is not known
public record PrintRequest(
    String printer,
    PrintDocument document,
    String title,
    @Nullable Instant expiresAt,
    @Nullable String station) {

  public PrintRequest(
      String printer, PrintDocument document, String title, @Nullable Instant expiresAt) {
    this(printer, document, title, expiresAt, null);
  }
}
