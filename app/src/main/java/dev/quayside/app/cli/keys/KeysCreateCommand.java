package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.Fields;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside keys create`: prints the key alone on stdout, for a script to read.
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
      description =
          "What the key may do: printer (print and nothing else), viewer, operator or admin.")
  private Role role;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What the key is for, for example \"Label printer script\".")
  private @Nullable String name;

  @Override
  public void run() {
    if (name != null && name.codePoints().anyMatch(Fields::unwritable)) {
      throw new CommandFailure("the name of a key cannot have line breaks or control characters");
    }
    try (var records = KeyRecords.open(data.kept())) {
      var of = records.workspace(workspace);
      var made = records.create(of, new KeyDraft(role, name));
      output.made(KeyRecords.shown(made, of.slug()), made.secret());
    }
  }
}
