package dev.quayside.printing.queue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a job prints, in the caller's terms.
///
/// @param owner whose it is, such as a workspace; null for what is nobody's in particular
/// @param ids the labels of a sheet in their order; of everything else just one
public record PrintDocument(@Nullable String owner, Kind kind, List<String> ids) {

  /// How its bytes come to be.
  public enum Kind {
    /// Drawn when it is its turn; several share a sheet.
    LABEL,
    /// Drawn when it is its turn.
    PAPER,
    /// Finished when it was queued.
    FILE
  }

  public PrintDocument {
    ids = List.copyOf(ids);
    if (ids.isEmpty() || ids.size() > 1 && kind != Kind.LABEL) {
      throw new IllegalArgumentException(kind + " of " + ids.size());
    }
  }

  public static PrintDocument file(String name) {
    return new PrintDocument(null, Kind.FILE, List.of(name));
  }

  /// The first of a sheet.
  public String id() {
    return ids.getFirst();
  }
}
