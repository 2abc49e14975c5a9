package dev.quayside.engine.print;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What somebody wants printed.
///
/// @param documents label or document ids, in the order they are to come out
/// @param printer null for the one the routes name
/// @param copies of each, 1 or more
/// @param expiresAt when it is too late, null for never
public record PrintOrder(
    List<String> documents, @Nullable String printer, int copies, @Nullable Instant expiresAt) {

  public PrintOrder {
    documents = List.copyOf(documents);
  }
}
