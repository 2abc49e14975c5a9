package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside webhooks`.
@Command(
    name = "webhooks",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Try a program that takes webhooks.",
    subcommands = WebhooksListenCommand.class)
public final class WebhooksCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say listen");
  }
}
