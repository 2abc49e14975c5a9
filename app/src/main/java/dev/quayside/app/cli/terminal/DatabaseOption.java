package dev.quayside.app.cli.terminal;

import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// `--database`: a PostgreSQL that several engines share, in place of the SQLite file in the data
/// folder. Its password is never part of the address, which ends up in lists of processes and logs.
public final class DatabaseOption {

  private static final String VARIABLE = "QUAYSIDE_DATABASE";

  @Option(
      names = "--database",
      paramLabel = "URL",
      defaultValue = "${env:" + VARIABLE + "}",
      description =
          "A PostgreSQL (14 or newer) that several engines share, such as"
              + " jdbc:postgresql://host/name?user=name. The password is the first line of the file"
              + " that $$"
              + PostgresAddress.PASSWORD_FILE
              + " names, else that of $$PGPASSFILE. Default: $$"
              + VARIABLE
              + ", else the one the data folder was last used with, else a file in it")
  private @Nullable String url;

  /// Null for the file in the data folder.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is no address of a PostgreSQL, or holds
  ///   a password
  public @Nullable PostgresAddress address(CommandSpec spec) {
    if (url == null || url.isBlank()) {
      return null;
    }
    try {
      return PostgresAddress.of(url);
    } catch (IllegalArgumentException e) {
      throw PortRange.wrong(spec, "--database: " + e.getMessage());
    }
  }
}
