package dev.quayside.printing.queue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a job prints, in the caller's terms.
///
/// @param owner such as a workspace; null for a document without an owner
/// @param ids the labels of a sheet in their order; for every other kind just one
public record PrintDocument(@Nullable String owner, Kind kind, List<String> ids) {

  /// How the bytes are made.
  public enum Kind {
    /// Drawn when its turn comes; several can share a sheet.
    LABEL,
    /// Drawn when its turn comes.
    PAPER,
    /// Finished before it was queued.
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

  /// The id of the document, or of a sheet's first label.
  public String id() {
    return ids.getFirst();
  }
}
