package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notices what other engines on the database have done. The database tells it at once, and since
/// such a hint may be lost, the numbers it keeps are looked at as well.
public final class Elsewhere implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Elsewhere.class);
  private static final long LOOK_EVERY_MS = 1_900;

  private final Database database;
  private final LiveEvents live;
  private final ChangeCountStore store = new ChangeCountStore();
  private final Map<Remembered, Runnable> renewals = new EnumMap<>(Remembered.class);
  private final ScheduledExecutorService looking =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("elsewhere").daemon().factory());
  private final AtomicLong changes = new AtomicLong();
  private Map<String, Long> known = Map.of();
  private Runnable deaf = () -> {};

  /// @param live receives what happened elsewhere
  public Elsewhere(Database database, LiveEvents live) {
    this.database = database;
    this.live = live;
  }

  /// Says what forgets what is remembered. Before {@link #start}.
  public void when(Remembered what, Runnable renewal) {
    renewals.put(what, renewal);
  }

  /// Begins to listen and to look, where there may be other engines.
  public void start() {
    if (database.isShared()) {
      known = database.readOnce(store::all);
      deaf = database.hear(this::heard);
      looking.scheduleWithFixedDelay(
          this::look, LOOK_EVERY_MS, LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
    }
  }

  /// Counts up with whatever was noticed.
  public long changes() {
    return changes.get();
  }

  /// @param hint the name of a count, or an event: workspace, id, type and subject, or that an
  ///   order was taken in hand or let go: workspace, `order_lease` and the order's id
  private void heard(String hint) {
    changes.incrementAndGet();
    var words = hint.split(" ", 4);
    if (words.length == 4) {
      var workspace = new WorkspaceId(words[0]);
      live.tell(workspace, Topic.EVENT_KEPT, words[1]);
      EventType.ofWire(words[2])
          .flatMap(Elsewhere::topic)
          .ifPresent(topic -> live.tell(workspace, topic, words[3]));
    } else if (words.length == 3) {
      live.tell(new WorkspaceId(words[0]), Topic.ORDER_CHANGED, words[2]);
    } else {
      renew(hint);
    }
  }

  private void look() {
    try {
      var now = database.readOnce(store::all);
      var before = known;
      known = now;
      now.forEach(
          (name, changes) -> {
            if (!changes.equals(before.get(name))) {
              renew(name);
            }
          });
    } catch (RuntimeException e) {
      LOG.debug("what other engines do is not known at present", e);
    }
  }

  private void renew(String name) {
    changes.incrementAndGet();
    if (name.equals(ChangeCountStore.EVENTS)) {
      live.tellAll(Topic.EVENT_KEPT);
    }
    for (var what : Remembered.values()) {
      if (what.name().equals(name)) {
        renewals.getOrDefault(what, () -> {}).run();
      }
    }
    if (name.equals(Remembered.KEYS.name())) {
      live.tellAll(Topic.KEY_REVOKED);
    }
  }

  /// What a window shows of an event, beside the event itself.
  private static Optional<Topic> topic(EventType type) {
    var topic =
        switch (type.family()) {
          case "order" -> Topic.ORDER_CHANGED;
          case "batch" -> Topic.BATCH_CHANGED;
          case "print_job" -> Topic.PRINT_JOB_CHANGED;
          case "source" -> Topic.SOURCE_CHANGED;
          case "tracking" -> Topic.TRACKING_MOVED;
          case "refund" -> Topic.WALLET_MOVED;
          case "label" ->
              type == EventType.LABEL_CREATED ? Topic.LABEL_CREATED : Topic.LABEL_CANCELLED;
          default -> null;
        };
    return Optional.ofNullable(topic);
  }

  @Override
  public void close() {
    looking.shutdownNow();
    deaf.run();
  }
}
