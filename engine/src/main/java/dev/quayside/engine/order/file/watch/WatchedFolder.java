package dev.quayside.engine.order.file.watch;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A folder whose files are imported automatically. Only a person switches it off: errors are shown
/// in `problem`, and the next check tries again.
///
/// @param path absolute path
/// @param problem why the last check or file failed; null when all is well
/// @param lastFile the file that was imported last
/// @param note what was left out of that file, and why; null when nothing was
public record WatchedFolder(
    String path,
    boolean on,
    @Nullable Message problem,
    @Nullable String lastFile,
    @Nullable Instant lastTakenAt,
    @Nullable Message note) {

  WatchedFolder with(@Nullable Message found) {
    return new WatchedFolder(path, on, found, lastFile, lastTakenAt, note);
  }

  /// @param left what was left out of it; null when nothing was
  WatchedFolder taken(String file, Instant at, @Nullable Message left) {
    return new WatchedFolder(path, on, problem, file, at, left);
  }
}
