package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside backup FILE`: everything this installation keeps, in one file.
@Command(
    name = "backup",
    subcommands = BackupScheduleCommand.class,
    description = {
      "Copy everything into one file; also while Quayside runs.",
      "The file holds customers' addresses and the keys of this installation: keep it safe."
    })
@SuppressWarnings("NullAway.Init")
final class BackupCommand implements Runnable {

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "Where to write it; must not exist yet.")
  private @Nullable Path file;

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    if (file == null) {
      throw new ParameterException(spec.commandLine(), "say where to write it, or schedule");
    }
    var folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CommandFailure("there is no folder " + folder + ": make it first");
    }
    new Backup(DataDirectory.at(data.directory())).write(file);
    output.made(Map.of("file", file.toString()), "Backup written: " + file);
  }
}
