package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `quayside restore FILE`: replaces the data by a backup's.
@Command(
    name = "restore",
    description = {
      "Put a backup in the place of what is there; Quayside must not be running.",
      "What was there is kept in a folder beside. Labels bought since the backup are not in it."
    })
@SuppressWarnings("NullAway.Init")
final class RestoreCommand implements Runnable {

  @Parameters(paramLabel = "FILE", description = "A file that `quayside backup` wrote.")
  private Path file;

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Override
  public void run() {
    var aside =
        new Backup(DataDirectory.at(data.directory()))
            .restore(file, InstantSource.system().instant());
    var made = new HashMap<String, String>();
    made.put("file", file.toString());
    aside.ifPresent(folder -> made.put("before", folder.toString()));
    output.made(
        made,
        "Backup restored: "
            + file
            + aside.map(folder -> "\nWhat was there before: " + folder).orElse(""));
  }
}
