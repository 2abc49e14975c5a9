package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `quayside keys revoke`: the key stops at once, also in a running engine.
@Command(name = "revoke", description = "Stop an API key from working.")
@SuppressWarnings("NullAway.Init")
final class KeysRevokeCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(paramLabel = "ID", description = "The key's id, as `quayside keys list` shows it.")
  private String id;

  @Override
  public void run() {
    try (var records = KeyRecords.open(data.kept())) {
      records.revoke(id);
      output.made(Map.of("revoked", id), "Key revoked: " + id);
    }
  }
}
