package dev.quayside.engine.order.file.watch;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A folder whose files become orders by themselves. Only a person switches it off: whatever goes
/// wrong is said here, and the next look tries again.
///
/// @param path absolute
/// @param problem what kept the last file or look from working; null when all is well
/// @param lastFile the one that was taken in last
public record WatchedFolder(
    String path,
    boolean on,
    @Nullable Message problem,
    @Nullable String lastFile,
    @Nullable Instant lastTakenAt) {

  WatchedFolder with(@Nullable Message found) {
    return new WatchedFolder(path, on, found, lastFile, lastTakenAt);
  }

  WatchedFolder taken(String file, Instant at) {
    return new WatchedFolder(path, on, problem, file, at);
  }
}
