package dev.quayside.app.cli.keys;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.engine.account.access.ApiKey;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quayside keys list`: lists everything but the keys themselves, which are not stored.
@Command(name = "list", description = "List the API keys of one workspace, or of all.")
@SuppressWarnings("NullAway.Init")
final class KeysListCommand implements Runnable {

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Option(names = "--workspace", paramLabel = "SLUG", description = "Only this workspace.")
  private @Nullable String workspace;

  @Override
  public void run() {
    var table =
        new Table(
            Collections.nCopies(7, Align.LEFT),
            "Id",
            "Workspace",
            "Role",
            "Key",
            "Created at",
            "Status",
            "Name");
    try (var records = KeyRecords.open(data.kept())) {
      var of = workspace == null ? records.workspaces() : List.of(records.workspace(workspace));
      for (var one : of) {
        records.keys().list(one.id()).forEach(key -> row(table, one.slug(), key));
      }
    }
    output.list(table, "No keys yet.");
  }

  private static void row(Table table, String slug, ApiKey key) {
    table.row(
        key.id(),
        slug,
        key.role().wire(),
        key.hint(),
        key.createdAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        state(key),
        Objects.requireNonNullElse(key.name(), ""));
  }

  private static String state(ApiKey key) {
    var until = key.worksUntil();
    if (until != null) {
      return "works until " + until.truncatedTo(ChronoUnit.SECONDS);
    }
    return key.works() ? "works" : "revoked";
  }
}
