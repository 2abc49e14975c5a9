package dev.quayside.app;

import dev.quayside.app.cli.CommandLineRun;
import dev.quayside.engine.platform.store.Backup;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the window is started with, by a person or by a file manager.
///
/// @param authorities file of certificates to trust
/// @param backup to ask about before anything else
record WindowArguments(@Nullable String authorities, @Nullable Path backup) {

  /// @return empty when it is the command line that is meant
  static Optional<WindowArguments> of(String... arguments) {
    var left = new ArrayDeque<>(List.of(arguments));
    String authorities = null;
    Path backup = null;
    while (!left.isEmpty()) {
      var word = left.pop();
      if (word.equals(CommandLineRun.CA_FILE) && !left.isEmpty()) {
        authorities = left.pop();
      } else if (word.startsWith(CommandLineRun.CA_FILE + "=")) {
        authorities = word.substring(CommandLineRun.CA_FILE.length() + 1);
      } else if (word.toLowerCase(Locale.ROOT).endsWith(Backup.ENDING) && left.isEmpty()) {
        backup = path(word);
        if (backup == null) {
          return Optional.empty();
        }
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new WindowArguments(authorities, backup));
  }

  private static @Nullable Path path(String word) {
    try {
      return Path.of(word).toAbsolutePath();
    } catch (InvalidPathException e) {
      return null;
    }
  }
}
