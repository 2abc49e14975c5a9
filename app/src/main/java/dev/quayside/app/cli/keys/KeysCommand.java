package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside keys`: API keys, also while an engine runs.
@Command(
    name = "keys",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Make, list, replace and revoke API keys, also while Quayside runs.",
    subcommands = {
      KeysCreateCommand.class,
      KeysListCommand.class,
      KeysRotateCommand.class,
      KeysRevokeCommand.class
    })
public final class KeysCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say create, list, rotate or revoke");
  }
}
