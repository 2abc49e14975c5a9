package dev.quayside.app;

import dev.quayside.app.cli.CommandLineRun;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.DatabaseOption;
import dev.quayside.app.cli.terminal.StationOption;
import dev.quayside.engine.platform.store.Backup;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The arguments of a window, from a user or a file manager.
///
/// @param data the data directory; null for the usual place
/// @param station the desk's name; null to keep the one the data directory has
/// @param database address of a database that several computers share; null for that of the
///   environment or the data directory
/// @param secret file with the passphrase of that database
/// @param authorities file of certificates to trust
/// @param backup the backup to ask about before anything else
record WindowArguments(
    @Nullable Path data,
    @Nullable String station,
    @Nullable String database,
    @Nullable Path secret,
    @Nullable String authorities,
    @Nullable Path backup) {

  static final WindowArguments NONE = new WindowArguments(null, null, null, null, null, null);

  /// @return empty when the arguments are a command of the command line
  static Optional<WindowArguments> of(String... arguments) {
    var left = new ArrayDeque<>(List.of(arguments));
    var window = NONE;
    try {
      while (window != null && !left.isEmpty()) {
        window = window.with(left.pop(), left);
      }
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    return Optional.ofNullable(window);
  }

  /// @param left the arguments that follow; an option's value is taken from them
  /// @return null for an argument the window does not have
  private @Nullable WindowArguments with(String word, Deque<String> left) {
    var folder = value(DataOption.NAME, word, left);
    if (folder != null) {
      return new WindowArguments(
          Path.of(folder).toAbsolutePath(), station, database, secret, authorities, backup);
    }
    var desk = value(StationOption.NAME, word, left);
    if (desk != null) {
      return new WindowArguments(data, desk, database, secret, authorities, backup);
    }
    var shared = value(DatabaseOption.NAME, word, left);
    if (shared != null) {
      return new WindowArguments(data, station, shared, secret, authorities, backup);
    }
    var passphrase = value(DatabaseOption.SECRET, word, left);
    if (passphrase != null) {
      var file = Path.of(passphrase).toAbsolutePath();
      return new WindowArguments(data, station, database, file, authorities, backup);
    }
    var trusted = value(CommandLineRun.CA_FILE, word, left);
    if (trusted != null) {
      return new WindowArguments(data, station, database, secret, trusted, backup);
    }
    return left.isEmpty() && isBackup(word)
        ? new WindowArguments(
            data, station, database, secret, authorities, Path.of(word).toAbsolutePath())
        : null;
  }

  /// Whether a word names a backup: by its ending, or a file of any name by what it holds.
  private static boolean isBackup(String word) {
    return word.toLowerCase(Locale.ROOT).endsWith(Backup.ENDING) || Backup.isOne(Path.of(word));
  }

  private static @Nullable String value(String option, String word, Deque<String> left) {
    if (word.startsWith(option + "=")) {
      return word.substring(option.length() + 1);
    }
    return word.equals(option) ? left.poll() : null;
  }
}
