package dev.quayside.app.cli.database;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.engine.platform.move.DatabaseMoves;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `quayside database move`: all rows and keys, compared with what has arrived. Interrupted, the
/// same command again ends right.
@Command(
    name = "move",
    description =
        "Move all data of a folder into an empty PostgreSQL: --to URL --secret-file FILE. Back into"
            + " an empty folder: --database URL --secret-file FILE --to FOLDER. Quayside must be"
            + " closed.")
@SuppressWarnings("NullAway.Init")
final class DatabaseMoveCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Option(
      names = "--to",
      paramLabel = "URL|FOLDER",
      required = true,
      description = "An empty PostgreSQL, jdbc:postgresql://host/name?user=name, or a folder.")
  private String to;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    long rows = to.startsWith("jdbc:") ? intoPostgres() : intoFolder();
    output.made(
        Map.of("rows", rows, "verified", true),
        "Moved and compared: " + rows + " rows. They are in " + to + " now.");
  }

  private long intoPostgres() {
    var console = output.onTheWay();
    return DatabaseMoves.toPostgres(
        data.directory(),
        data.sharedAt(to),
        new SecureRandom(),
        upgrade -> console.line("step %d of %d".formatted(upgrade.step(), upgrade.steps())));
  }

  private long intoFolder() {
    var from = data.shared();
    if (from == null) {
      throw PortRange.wrong(spec, "say which PostgreSQL to move from, with --database");
    }
    return DatabaseMoves.toFile(from, Path.of(to));
  }
}
