package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quayside keys rotate`: the old key stops at once, the new one alone is on stdout.
@Command(
    name = "rotate",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Replace an API key: stop it, and print a new one of the same role, this once.")
final class KeysRotateCommand implements Runnable {

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
      var of = desk.ownerOf(id);
      var made = desk.rotate(id);
      output.made(
          new Console(spec.commandLine().getOut()),
          KeyRecords.shown(made, of.slug()),
          made.secret());
    }
  }
}
