package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside labels`.
@Command(
    name = "labels",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Buy, void and download labels.",
    subcommands = {LabelsBuyCommand.class, LabelsVoidCommand.class, LabelsDownloadCommand.class})
public final class LabelsCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say buy, void or download");
  }
}
