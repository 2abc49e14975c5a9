package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside orders`.
@Command(
    name = "orders",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Take orders in from a file, and list them.",
    subcommands = {OrdersImportCommand.class, OrdersListCommand.class})
public final class OrdersCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say import or list");
  }
}
