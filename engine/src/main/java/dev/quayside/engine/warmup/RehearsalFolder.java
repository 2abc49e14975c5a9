package dev.quayside.engine.warmup;

import dev.quayside.engine.platform.store.DataDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// A temporary folder for a rehearsal. Its name has the number of its process, so that the next
/// start can delete what a killed process left behind.
record RehearsalFolder(Path path) {

  private static final String NAME = "quayside-warm-up-";
  private static final Pattern OF_PROCESS = Pattern.compile(NAME + "(\\d{1,18})-.+");

  /// Makes an empty folder and deletes those whose process has ended.
  ///
  /// @param parent the folder of all of them, shared with other users of the system
  static RehearsalFolder in(Path parent) throws IOException {
    long own = ProcessHandle.current().pid();
    var fresh = new RehearsalFolder(Files.createTempDirectory(parent, NAME + own + "-"));
    for (var other : fresh.others(parent)) {
      try {
        if (other.isLeft(own) && other.hasOwnerOf(fresh)) {
          other.delete();
        }
      } catch (IOException busy) {
        // the next start tries again
      }
    }
    return fresh;
  }

  private List<RehearsalFolder> others(Path parent) throws IOException {
    try (var all = Files.list(parent)) {
      return all.filter(each -> !each.equals(path))
          .filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
          .map(RehearsalFolder::new)
          .toList();
    }
  }

  /// Whether the folder's process has ended. In containers every process has the same number, so
  /// the lock is checked as well.
  private boolean isLeft(long own) {
    var name = OF_PROCESS.matcher(String.valueOf(path.getFileName()));
    if (!name.matches()) {
      return false;
    }
    long process = Long.parseLong(name.group(1));
    return (process == own || ProcessHandle.of(process).isEmpty())
        && !DataDirectory.at(path).isHeld();
  }

  private boolean hasOwnerOf(RehearsalFolder other) throws IOException {
    return Files.getOwner(path).equals(Files.getOwner(other.path));
  }

  void delete() throws IOException {
    try (var files = Files.walk(path)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
