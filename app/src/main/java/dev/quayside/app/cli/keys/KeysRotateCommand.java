package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.account.access.KeyRotation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside keys rotate`: the old key stops at once or after an overlap, the new one is printed
/// alone on stdout.
@Command(
    name = "rotate",
    description =
        "Replace an API key: stop it, and print a new one of the same role and name, this once.")
@SuppressWarnings("NullAway.Init")
final class KeysRotateCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Parameters(paramLabel = "ID", description = "The key's id, as `quayside keys list` shows it.")
  private String id;

  @Option(
      names = "--overlap",
      paramLabel = "HOURS",
      defaultValue = "0",
      description = "Let the old key work on for so many hours, 168 at most. Default: none.")
  private int overlap;

  @Override
  public void run() {
    try (var records = KeyRecords.open(data.kept())) {
      var of = records.ownerOf(id);
      var made = records.rotate(id, new KeyRotation(overlap));
      output.made(KeyRecords.shown(made, of.slug()), made.secret());
    }
  }
}
