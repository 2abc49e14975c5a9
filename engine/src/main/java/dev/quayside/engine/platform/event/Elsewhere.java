package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.store.Database;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notices what other engines on the database have done. The database tells it at once, and since
/// such a hint may be lost, each sign of life asks for the numbers it keeps as well. Where hints
/// were lost, everything may have changed, and is looked at again.
public final class Elsewhere implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Elsewhere.class);

  private static final String PRINT_QUEUED = "print_job";

  private final Database database;
  private final LiveEvents live;
  private final Leases leases;
  private final Map<Remembered, Runnable> renewals = new EnumMap<>(Remembered.class);

  /// What is noticed while the engine closes is dropped.
  private final ExecutorService renewing =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().name("elsewhere").daemon().factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  private final AtomicLong changes = new AtomicLong();
  private final AtomicLong hints = new AtomicLong();

  /// Hints there had been when numbers changed last; none is known before they are first asked for.
  private long hintsBefore = -1;

  private Runnable queued = () -> {};
  private volatile Runnable deaf = () -> {};
  private volatile boolean begun;

  /// @param live receives what happened elsewhere
  public Elsewhere(Database database, LiveEvents live, Leases leases) {
    this.database = database;
    this.live = live;
    this.leases = leases;
    leases.ask(
        Question.changed(
            ChangeCountStore.LAST_EVENT,
            () -> {
              changes.incrementAndGet();
              live.tellAll(Topic.EVENT_KEPT);
            }));
    for (var what : Remembered.values()) {
      leases.ask(
          Question.changed(
              ChangeCountStore.count(what.name()), () -> renewing.execute(() -> renew(what))));
    }
    leases.ask(Question.changed(ChangeCountStore.ALL, this::listenAgainIfDeaf));
  }

  /// Says what forgets what is remembered. Before {@link #start}.
  public void when(Remembered what, Runnable renewal) {
    renewals.put(what, renewal);
  }

  /// Has each sign of life ask something more, see {@link Leases#ask}. Before {@link #start}.
  public void ask(Question question) {
    leases.ask(question);
  }

  /// Says what looks for print jobs that were queued. Before {@link #start}.
  public void whenQueued(Runnable look) {
    queued = look;
  }

  /// Begins to listen, where there may be other engines.
  public void start() {
    deaf = database.hear(this::heard, this::listening);
  }

  /// Counts up with whatever was noticed.
  public long changes() {
    return changes.get();
  }

  /// What was told while the engine did not listen is not heard any more.
  private void listening() {
    leases.lookNow();
    if (begun) {
      renewing.execute(this::lookAtEverything);
    }
    begun = true;
  }

  /// A connection that a sleeping computer or a router dropped says nothing, not even that it is
  /// gone: numbers have changed, and not one hint came.
  private void listenAgainIfDeaf() {
    long now = hints.get();
    boolean isDeaf = now == hintsBefore;
    hintsBefore = now;
    if (isDeaf) {
      renewing.execute(
          () -> {
            deaf.run();
            deaf = database.hear(this::heard, this::listening);
          });
    }
  }

  private void lookAtEverything() {
    live.tellEverything();
    Stream.of(Remembered.values()).forEach(this::renew);
  }

  /// @param hint the name of a count; an event: workspace, id, type and subject; that an order was
  ///   taken in hand or let go: workspace, `order_lease` and the order's id; or that print jobs
  ///   were queued
  private void heard(String hint) {
    hints.incrementAndGet();
    changes.incrementAndGet();
    var words = hint.split(" ", 4);
    if (words.length == 4) {
      var workspace = new WorkspaceId(words[0]);
      live.tell(workspace, Topic.EVENT_KEPT, words[1]);
      EventType.ofWire(words[2])
          .flatMap(Elsewhere::topic)
          .ifPresent(topic -> told(workspace, topic, words[3]));
    } else if (words.length == 3) {
      live.tell(new WorkspaceId(words[0]), Topic.ORDER_CHANGED, words[2]);
    } else if (hint.equals(PRINT_QUEUED)) {
      queued.run();
    } else {
      Stream.of(Remembered.values()).filter(each -> each.name().equals(hint)).forEach(this::renew);
      Stream.of(Topic.values()).filter(each -> each.name().equals(hint)).forEach(live::tellAll);
    }
  }

  /// A label comes with its charge, of which no event tells.
  private void told(WorkspaceId workspace, Topic topic, String subject) {
    live.tell(workspace, topic, subject);
    if (topic == Topic.LABEL_CREATED || topic == Topic.LABEL_CANCELLED) {
      live.tell(workspace, Topic.WALLET_MOVED, subject);
    }
  }

  /// What cannot be read anew, as while the database is away, is read at the next change: until
  /// then nothing can be done with it either.
  private void renew(Remembered what) {
    changes.incrementAndGet();
    try {
      renewals.getOrDefault(what, () -> {}).run();
    } catch (RuntimeException e) {
      LOG.warn("what another engine changed of {} is not known yet", what, e);
    }
    switch (what) {
      case KEYS -> live.tellAll(Topic.KEY_REVOKED);
      case PRINTERS -> live.tellAll(Topic.PRINTER_CHANGED);
      case CARRIER_ACCOUNTS, SANDBOX, WEBHOOKS, SOURCES, PACK_CHECKS, TAX_IDS -> {
        // no window shows them beside what it asks for itself
      }
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
    renewing.shutdownNow();
    deaf.run();
  }
}
