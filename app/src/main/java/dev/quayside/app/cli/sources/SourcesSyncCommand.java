package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.terminal.CommandFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside sources sync`.
@Command(name = "sync", description = "Pull the orders of a shop now.")
@SuppressWarnings("NullAway.Init")
final class SourcesSyncCommand extends SourcesAccess {

  private static final long LOOK_EVERY = TimeUnit.MILLISECONDS.toNanos(200);

  @Parameters(paramLabel = "ID")
  private String id;

  @Option(names = "--full", description = "All that the shop is pulled for, not only what is new.")
  private boolean full;

  @Option(names = "--wait", description = "Until it is done; exit 1 when it failed.")
  private boolean wait;

  @Override
  protected void run(Api api) {
    var sync = api.post(SOURCES + "/" + id + "/sync", Map.of("full", full), "");
    var path = SOURCES + "/" + id + "/syncs/" + sync.text("id");
    while (wait && sync.text("status").equals("running")) {
      LockSupport.parkNanos(LOOK_EVERY);
      sync = api.get(path, Map.of());
    }
    var last = sync;
    show(last, Stream.of(last.text("id")), () -> lines(last));
    if (last.text("status").equals("failed")) {
      throw new CommandFailure("the pull failed: " + last.at("error").text("message"));
    }
  }

  private static List<String> lines(Answer sync) {
    var lines = new ArrayList<String>();
    lines.add(
        "Orders: %s new, %s updated, %s unchanged, %s cancelled (%s)"
            .formatted(
                sync.text("created"),
                sync.text("updated"),
                sync.text("unchanged"),
                sync.text("cancelled"),
                sync.text("status")));
    for (var skipped : sync.at("skipped").each()) {
      lines.add("left out: " + skipped.text("number") + ", " + skipped.text("reason"));
    }
    for (var refused : sync.at("refused").each()) {
      lines.add("refused: " + refused.text("number") + ", " + refused.text("message"));
    }
    return lines;
  }
}
