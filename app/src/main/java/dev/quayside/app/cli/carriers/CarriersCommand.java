package dev.quayside.app.cli.carriers;

import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside carriers`.
@Command(
    name = "carriers",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Work with real carriers.",
    subcommands = {CarriersCertifyCommand.class})
public final class CarriersCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say certify");
  }
}
