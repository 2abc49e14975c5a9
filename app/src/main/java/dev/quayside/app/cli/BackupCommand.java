package dev.quayside.app.cli;

import dev.quayside.engine.store.Backup;
import dev.quayside.engine.store.DataDirectory;
import java.nio.file.Path;
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

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    new Backup(DataDirectory.at(data.directory())).write(file);
    new Console(spec.commandLine().getOut()).line("backed up to " + file);
  }
}
