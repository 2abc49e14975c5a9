package dev.quayside.app.cli.people;

import dev.quayside.app.cli.keys.KeyRecords;
import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside people reset`: whoever can write the data directory owns the installation, and so can
/// always get back in. Works also while an engine runs.
@Command(
    name = "reset",
    description =
        "Remove every person of a workspace: nobody has to sign in until people are added again."
            + " What was done keeps their names.")
@SuppressWarnings("NullAway.Init")
final class PeopleResetCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Option(
      names = "--workspace",
      paramLabel = "SLUG",
      required = true,
      description = "The workspace, for example demo.")
  private String workspace;

  @Override
  public void run() {
    try (var records = KeyRecords.open(data.kept())) {
      int removed = records.resetPeople(records.workspace(workspace));
      output.made(
          Map.of("removed", String.valueOf(removed), "workspace", workspace),
          "People removed: " + removed + ". Nobody has to sign in to " + workspace + " any more.");
    }
  }
}
