package dev.quayside.engine.print;

import dev.quayside.engine.print.content.ContentOrder;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A request to print.
///
/// @param documents label or document ids, in the order they are to be printed
/// @param printer null for the one chosen by the print routes
/// @param station whose default printer prints, or which has `printer`; null for this engine's
/// @param copies copies of each document, at least 1
/// @param expiresAt when the job is dropped if it has not been printed; null for never
public record PrintOrder(
    List<String> documents,
    @Nullable String printer,
    @Nullable String station,
    int copies,
    @Nullable Instant expiresAt) {

  /// At the station of this engine.
  public PrintOrder(
      List<String> documents, @Nullable String printer, int copies, @Nullable Instant expiresAt) {
    this(documents, printer, null, copies, expiresAt);
  }

  public PrintOrder {
    documents = List.copyOf(documents);
  }

  /// A request that names either a label, a document or a file of its own.
  ///
  /// @param file a file of another program; null for `order`
  record Any(@Nullable PrintOrder order, @Nullable ContentOrder file) {}
}
