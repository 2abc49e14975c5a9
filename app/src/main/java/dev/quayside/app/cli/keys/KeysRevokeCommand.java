package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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

  @Parameters(paramLabel = "ID", description = "The key's id, as `quayside keys list` shows it.")
  @SuppressWarnings("NullAway.Init")
  private String id;

  @Override
  public void run() {
    try (var desk = KeyRecords.open(data.directory())) {
      desk.revoke(id);
    }
  }
}
