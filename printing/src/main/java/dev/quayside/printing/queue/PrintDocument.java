package dev.quayside.printing.queue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a job prints, in the caller's terms.
///
/// @param owner such as a workspace; null for a document without an owner
/// @param ids the labels of a sheet in their order; for every other kind just one
/// @param bought who bought the label, and where; null for what was not bought
/// @param sent what another program sent to be printed; null for what is the caller's own
public record PrintDocument(
    @Nullable String owner,
    Kind kind,
    List<String> ids,
    @Nullable Bought bought,
    @Nullable Sent sent) {

  /// A file of another program.
  ///
  /// @param type what it is, as in `pdf`
  /// @param program name of the program; null when it has none
  public record Sent(String type, @Nullable String program) {}

  /// Who bought a label, in the caller's terms.
  ///
  /// @param userId null when nobody had to sign in, or of a sheet when several people bought
  /// @param userName the name of then
  /// @param station name of the desk it was bought at; of a sheet null when there were several
  public record Bought(
      @Nullable String userId, @Nullable String userName, @Nullable String station) {}

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

  /// A document that was not bought.
  public PrintDocument(@Nullable String owner, Kind kind, List<String> ids) {
    this(owner, kind, ids, null, null);
  }

  /// A document of the caller's own.
  public PrintDocument(
      @Nullable String owner, Kind kind, List<String> ids, @Nullable Bought bought) {
    this(owner, kind, ids, bought, null);
  }

  public static PrintDocument file(String name) {
    return new PrintDocument(null, Kind.FILE, List.of(name));
  }

  /// The id of the document, or of a sheet's first label.
  public String id() {
    return ids.getFirst();
  }
}
