package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside keys revoke`: the key stops at once, also in a running engine.
@Command(
    name = "revoke",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Stop an API key from working.")
final class KeysRevokeCommand implements Runnable {

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private DataOption data;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private OutputOption output;

  @Parameters(paramLabel = "ID", description = "The key's id, as `quayside keys list` shows it.")
  @SuppressWarnings("NullAway.Init")
  private String id;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    try (var desk = KeyRecords.open(data.directory())) {
      desk.revoke(id);
      output.made(new Console(spec.commandLine().getOut()), Map.of("revoked", id), "");
    }
  }
}
