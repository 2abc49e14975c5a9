package dev.quayside.app.cli.terminal;

import dev.quayside.app.DataPlace;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `--data`: the data directory, and `--database`, the same options for every command that needs
/// them.
@SuppressWarnings("NullAway.Init")
public final class DataOption {

  /// The window takes this option, too.
  public static final String NAME = "--data";

  @Option(
      names = NAME,
      paramLabel = "DIR",
      description = "Where the data is kept. Default: $$QUAYSIDE_DATA, else the platform's place.")
  private @Nullable Path directory;

  @Mixin private DatabaseOption database;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public Path directory() {
    return DataPlace.ofSystem().resolve(directory);
  }

  /// Null for the database that belongs to the directory.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is none
  public @Nullable SharedDatabase shared() {
    return database.shared(command);
  }

  /// A database that another option names.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is none, or --secret-file is missing
  public SharedDatabase sharedAt(String url) {
    return database.sharedAt(url, command);
  }

  /// The data to work on; makes the directory if needed.
  ///
  /// @throws picocli.CommandLine.ParameterException when the database named is none
  public FolderDatabase kept() {
    var shared = shared();
    return FolderDatabase.of(DataDirectory.at(directory()), shared);
  }
}
