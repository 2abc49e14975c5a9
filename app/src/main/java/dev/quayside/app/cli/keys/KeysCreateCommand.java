package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.base.identity.Role;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside keys create`: the key alone on stdout, for a script to catch.
@Command(name = "create", description = "Make an API key and print it, this once.")
@SuppressWarnings("NullAway.Init")
final class KeysCreateCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      required = true,
      description = "The workspace, for example demo.")
  private String workspace;

  @Option(
      names = "--role",
      paramLabel = "ROLE",
      required = true,
      description = "What the key may do: ${COMPLETION-CANDIDATES}")
  private Role role;

  @Override
  public void run() {
    try (var records = KeyRecords.open(data.directory())) {
      var of = records.workspace(workspace);
      var made = records.keys().create(of.id(), of.environment(), role);
      output.made(KeyRecords.shown(made, of.slug()), made.secret());
    }
  }
}
