package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import dev.quayside.engine.base.identity.Role;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `quayside keys create`: the key alone on stdout, for a script to catch.
@Command(
    name = "create",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Make an API key and print it, this once.")
final class KeysCreateCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      required = true,
      description = "The workspace, for example demo.")
  @SuppressWarnings("NullAway.Init")
  private String workspace;

  @Option(
      names = "--role",
      paramLabel = "ROLE",
      required = true,
      description = "What the key may do: ${COMPLETION-CANDIDATES}")
  @SuppressWarnings("NullAway.Init")
  private Role role;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    try (var desk = KeyRecords.open(data.directory())) {
      var of = desk.workspace(workspace);
      var made = desk.keys().create(of.id(), of.environment(), role);
      output.made(
          new Console(spec.commandLine().getOut()),
          KeyRecords.shown(made, of.slug()),
          made.secret());
    }
  }
}
