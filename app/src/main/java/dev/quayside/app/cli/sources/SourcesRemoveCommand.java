package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside sources remove`.
@Command(name = "remove", description = "Forget a shop and its secrets; its orders stay.")
@SuppressWarnings("NullAway.Init")
final class SourcesRemoveCommand extends SourcesAccess {

  @Parameters(paramLabel = "ID")
  private String id;

  @Option(names = "--force", description = "Even while it is still to be told of parcels.")
  private boolean force;

  @Override
  protected void run(Api api) {
    api.calls().send("DELETE", SOURCES + "/" + id + (force ? "?force=true" : ""), null, "");
    show(new Answer(Map.of("removed", id)), Stream.of(id), () -> List.of("Shop removed: " + id));
  }
}
