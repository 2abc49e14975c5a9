package dev.quayside.app.cli.terminal;

import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// `--database`: a PostgreSQL that several engines share, in place of the SQLite file in the data
/// folder. Neither its password nor the installation's passphrase is ever part of an argument,
/// since those end up in lists of processes and logs.
public final class DatabaseOption {

  public static final String VARIABLE = "QUAYSIDE_DATABASE";

  public static final String NAME = "--database";
  public static final String SECRET = "--secret-file";

  @Option(
      names = NAME,
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

  @Option(
      names = SECRET,
      paramLabel = "FILE",
      defaultValue = "${env:" + Passphrase.VARIABLE + "}",
      description =
          "With --database: its first line, 16 characters or more, is the passphrase that opens the"
              + " installation's keys; the same for every engine. Default: $$"
              + Passphrase.VARIABLE)
  private @Nullable Path secret;

  /// Null for the file in the data folder.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is no address of a PostgreSQL, holds a
  ///   password, or comes without a passphrase
  @Nullable SharedDatabase shared(CommandSpec spec) {
    return url == null || url.isBlank() ? null : sharedAt(url, spec);
  }

  /// A database that another option names, with the passphrase of this one.
  ///
  /// @throws picocli.CommandLine.ParameterException when it is no address of a PostgreSQL, holds a
  ///   password, or comes without a passphrase
  SharedDatabase sharedAt(String url, CommandSpec spec) {
    var address = address(url, spec);
    if (secret == null || secret.toString().isBlank()) {
      throw PortRange.wrong(
          spec,
          "a database needs "
              + SECRET
              + ": a file whose first line is this installation's passphrase, the same for every"
              + " engine");
    }
    try {
      return new SharedDatabase(address, Passphrase.in(secret));
    } catch (IllegalArgumentException e) {
      throw PortRange.wrong(spec, SECRET + ": " + e.getMessage());
    }
  }

  private static PostgresAddress address(String url, CommandSpec spec) {
    try {
      return PostgresAddress.of(url);
    } catch (IllegalArgumentException e) {
      throw PortRange.wrong(spec, String.valueOf(e.getMessage()));
    }
  }
}
