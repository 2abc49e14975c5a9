package dev.quayside.app.cli.webhook;

import dev.quayside.app.cli.api.ApiCommand;
import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.client.Unanswered;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.engine.platform.network.Loopback;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "listen",
    description =
        "Post each event, signed as a webhook, to a program of yours until it is interrupted;"
            + " nothing has to be reachable from outside. One at a time a workspace.")
@SuppressWarnings("NullAway.Init")
final class WebhooksListenCommand extends ApiCommand {

  private static final String EVENTS = "/v1/events";
  private static final String SECRET = "QUAYSIDE_WEBHOOK_SECRET";
  private static final int SECRET_BYTES = 24;

  /// The pause before the command tries again to reach Quayside.
  private static final Duration PAUSE = Duration.ofSeconds(2);

  @Option(
      names = "--forward-to",
      paramLabel = "URL",
      required = true,
      description = "Where to post them: https, or http on this machine.")
  private URI url;

  @Option(
      names = "--type",
      paramLabel = "TYPES",
      defaultValue = "",
      description = "Only these, such as label.*,order.created. Default: all")
  private String types;

  @Option(
      names = "--since",
      paramLabel = "EVENT",
      defaultValue = "",
      description = "Begin behind the event of this id. Default: with what happens from now on")
  private String last;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "End after so many. Default: when it is interrupted")
  private int left = Integer.MAX_VALUE;

  @Override
  protected void check() {
    boolean here = "http".equals(url.getScheme()) && Loopback.is(host());
    if (host().isEmpty() || !(here || "https".equals(url.getScheme()))) {
      throw wrong("--forward-to must be a URL with https, or with http on this machine");
    }
    if (left < 1) {
      throw wrong("--count must be 1 or more");
    }
  }

  private String host() {
    var host = url.getHost() == null ? "" : url.getHost();
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  @Override
  protected void run(Api api) {
    var forwarder = new EventForwarder(url, secret());
    if (last.isEmpty()) {
      last = newest(api);
    }
    boolean there = true;
    while (left > 0) {
      try {
        if (!there) {
          api.renew();
        }
        listen(api, forwarder);
        there = false;
      } catch (Unanswered | IOException | StoreException gone) {
        // during an upgrade of Quayside, the tables are not yet those of the new program
        there = false;
      }
      if (left > 0 && !paused()) {
        return;
      }
    }
  }

  /// Forwards events until the stream ends, or the requested number is reached.
  private void listen(Api api, EventForwarder forwarder) throws IOException {
    try (var events =
        new EventLines(api.calls().stream(EVENTS + "/stream", Map.of("type", types), last))) {
      for (var next = events.next(); next.isPresent(); next = events.next()) {
        var event = next.get();
        tell(event, forwarder.forward(event));
        last = event.id();
        left--;
        if (left == 0) {
          return;
        }
      }
    }
  }

  private void tell(EventLines.Told event, String outcome) {
    var told = new LinkedHashMap<String, Object>();
    told.put("id", event.id());
    told.put("type", event.type());
    told.put("outcome", outcome);
    show(
        new Answer(told),
        Stream.of(event.id()),
        () -> List.of("%s  %-24s  %s".formatted(event.id(), event.type(), outcome)));
  }

  /// The id of the newest event, which is skipped like all before it; empty when there is none yet.
  private static String newest(Api api) {
    return api.get(EVENTS, Map.of("pageSize", "1")).at("data").each().stream()
        .map(each -> each.text("id"))
        .findFirst()
        .orElse("");
  }

  /// The secret events are signed with: from the environment, or one made for this run.
  private String secret() {
    var given = System.getenv(SECRET);
    if (given != null && !given.isBlank()) {
      return given;
    }
    var bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    var made = "whsec_" + HexFormat.of().formatHex(bytes);
    new Console(spec.commandLine().getErr())
        .line("signed with " + made + " (another: $" + SECRET + ")");
    return made;
  }

  /// Waits before the next try.
  ///
  /// @return false when it was interrupted
  private static boolean paused() {
    try {
      Thread.sleep(PAUSE);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
