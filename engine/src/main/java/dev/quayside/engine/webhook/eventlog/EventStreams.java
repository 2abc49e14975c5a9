package dev.quayside.engine.webhook.eventlog;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventJson;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.platform.event.LiveEvents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Streams events as server-sent events with `id`, `event` and `data`, and a comment every 15
/// seconds while there is none.
public final class EventStreams {

  private static final Duration HEARTBEAT = Duration.ofSeconds(15);

  /// How long a stream may outlive its credential.
  private static final Duration CHECKED = Duration.ofSeconds(2);

  private static final byte[] GREETING = "retry: 2000\n\n".getBytes(UTF_8);
  private static final byte[] STILL_HERE = ": \n\n".getBytes(UTF_8);

  private final EventLog log;
  private final LiveEvents live;

  /// Guarded by itself.
  private final Map<WorkspaceId, Shared> feeds = new HashMap<>();

  private record Shared(EventFeed feed, int streams) {}

  public EventStreams(EventLog log, LiveEvents live) {
    this.log = log;
    this.live = live;
  }

  /// A request for a stream.
  ///
  /// @param after id of the last event the reader has; null for only the events from now on
  /// @param longest how long the stream lasts; zero ends it after all past events
  public record Wanted(EventSelection selection, @Nullable String after, Duration longest) {}

  /// Writes events until the time is over or the reader's credential is no longer valid.
  ///
  /// @throws IOException when the reader has disconnected
  /// @throws InterruptedException when the stream has to end
  void tell(Caller caller, Wanted wanted, EventSink sink) throws IOException, InterruptedException {
    var workspace = caller.workspace();
    var feed = join(workspace);
    try {
      tell(feed, caller.environment(), wanted, sink);
    } finally {
      leave(workspace);
    }
  }

  private static void tell(EventFeed feed, Environment environment, Wanted wanted, EventSink sink)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    long written = began;
    var last = wanted.after() == null ? feed.newest() : wanted.after();
    sink.write(GREETING);
    List<Event> events;
    Duration left;
    do {
      left = wanted.longest().minusNanos(System.nanoTime() - began);
      events = feed.after(last, shorter(left, CHECKED));
      // Checked before writing: a revoked key must not see one more event.
      if (!sink.isWelcome()) {
        return;
      }
      if (!events.isEmpty()) {
        sink.write(text(events, wanted.selection(), environment));
        last = events.getLast().id();
        written = System.nanoTime();
      } else if (!left.isPositive() || System.nanoTime() - written >= HEARTBEAT.toNanos()) {
        sink.write(STILL_HERE);
        written = System.nanoTime();
      }
    } while (left.isPositive() || !events.isEmpty());
  }

  private static byte[] text(List<Event> events, EventSelection selection, Environment environment)
      throws IOException {
    var text = new ByteArrayOutputStream();
    for (var event : events) {
      if (selection.includes(event.type())) {
        var head = "id: %s\nevent: %s\ndata: ".formatted(event.id(), event.type().wire());
        text.write(head.getBytes(UTF_8));
        text.write(EventJson.bytes(event, environment));
        text.write("\n\n".getBytes(UTF_8));
      }
    }
    return text.toByteArray();
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private EventFeed join(WorkspaceId workspace) {
    synchronized (feeds) {
      var known = feeds.get(workspace);
      var joined =
          known == null
              ? new Shared(new EventFeed(log, live, workspace), 1)
              : new Shared(known.feed(), known.streams() + 1);
      feeds.put(workspace, joined);
      return joined.feed();
    }
  }

  private void leave(WorkspaceId workspace) {
    synchronized (feeds) {
      var left = feeds.remove(workspace);
      if (left != null && left.streams() > 1) {
        feeds.put(workspace, new Shared(left.feed(), left.streams() - 1));
      } else if (left != null) {
        left.feed().close();
      }
    }
  }
}
