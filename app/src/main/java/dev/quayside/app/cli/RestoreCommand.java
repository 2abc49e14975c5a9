package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside restore FILE`: back to what a backup holds.
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Put a backup in the place of what is there; Quayside must not be running.",
      "What was there is kept in a folder beside. Labels bought since the backup are not in it."
    })
final class RestoreCommand implements Runnable {

  @Parameters(paramLabel = "FILE", description = "A file that `quayside backup` wrote.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    var aside =
        new Backup(DataDirectory.at(data.directory()))
            .restore(file, InstantSource.system().instant());
    var made = new HashMap<String, String>();
    made.put("file", file.toString());
    aside.ifPresent(folder -> made.put("before", folder.toString()));
    output.made(
        new Console(spec.commandLine().getOut()),
        made,
        "restored "
            + file
            + aside.map(folder -> "\nwhat was there before is kept in " + folder).orElse(""));
  }
}
