package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside backup FILE`: everything this installation keeps, in one file.
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Copy everything into one file; also while Quayside runs.",
      "The file holds customers' addresses and the keys of this installation: keep it safe."
    })
final class BackupCommand implements Runnable {

  @Parameters(paramLabel = "FILE", description = "Where to write it; must not exist yet.")
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
    var folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CommandFailure("there is no folder " + folder + ": make it first");
    }
    new Backup(DataDirectory.at(data.directory())).write(file);
    output.made(
        new Console(spec.commandLine().getOut()),
        Map.of("file", file.toString()),
        "backed up to " + file);
  }
}
