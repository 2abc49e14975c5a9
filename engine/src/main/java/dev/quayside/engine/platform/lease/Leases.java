package dev.quayside.engine.platform.lease;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Migrations;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the engines that share a database out of each other's work (ADR 11).
///
/// What an engine has in hand bears its name. While that engine lives, which it says every few
/// seconds, no other touches it; once it was silent for {@link #lifetime}, or has ended, anyone may
/// go on with it. An engine that was only slow finds out by the row count of what it writes: every
/// result names the holder it was worked out under.
public final class Leases implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

  /// A kill is noticed within this time, and a pause of the process of this length costs it what it
  /// had in hand.
  public static final Duration LIFETIME = Duration.ofSeconds(15);

  private static final Duration UPDATED_WITHIN = Duration.ofHours(1);

  private static final int BEATS_A_LIFETIME = 3;

  /// What another engine has done is noticed within this time, also when the database's hints are
  /// lost. Thirty statements a minute, and all that an idle engine asks.
  public static final Duration LOOKS_EVERY = Duration.ofSeconds(2);

  private static final Duration FORGOTTEN_AFTER = Duration.ofDays(400);

  private final Database database;
  private final InstantSource clock;
  private final String name;
  private final Duration lifetime;
  private final RunningEngineStore store = new RunningEngineStore();
  private volatile boolean first = true;
  private volatile boolean tooOld;
  private volatile int count = 1;
  private final List<Runnable> renewals = new CopyOnWriteArrayList<>();
  private final List<Asked> questions = new CopyOnWriteArrayList<>();
  private final ScheduledExecutorService beating =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("leases").daemon().factory());

  /// @param clock real time: leases are about processes, not about workspaces
  /// @param name of this engine, see {@link EngineName}
  /// @param lifetime how long an engine that says nothing counts as alive
  public Leases(Database database, InstantSource clock, String name, Duration lifetime) {
    this.database = database;
    this.clock = clock;
    this.name = name;
    this.lifetime = lifetime;
  }

  /// Says that this engine lives, and goes on saying so.
  public void start() {
    beat();
    var limit = clock.instant().minus(FORGOTTEN_AFTER);
    database.change(
        tx -> {
          store.deleteBefore(tx, limit);
        });
    long beat = lifetime.toMillis() / BEATS_A_LIFETIME;
    long pause = database.isShared() ? Math.min(beat, LOOKS_EVERY.toMillis()) : beat;
    var _ = beating.scheduleWithFixedDelay(this::renew, pause, pause, TimeUnit.MILLISECONDS);
  }

  /// Has each sign of life ask a question as well, where the database is shared: on one that
  /// belongs to the folder those who want to know look for themselves. Before {@link #start}.
  public void ask(Question question) {
    if (database.isShared()) {
      questions.add(new Asked(question));
    }
  }

  /// Asks everything now and does not wait: a hint may have been lost.
  public void lookNow() {
    if (!beating.isShutdown()) {
      beating.execute(this::renew);
    }
  }

  /// What is to be renewed with every sign of life.
  public void alsoRenew(Runnable renewal) {
    renewals.add(renewal);
  }

  /// The name of this engine.
  public String name() {
    return name;
  }

  /// Whether this is the one of the engines that live which does what one of them should do: rounds
  /// that would only be made in vain by all. Two may think so for a moment, when one has ended.
  public boolean isFirst() {
    return first;
  }

  /// Stops an engine from buying that a newer one has left behind. Engines of a version and of the
  /// next one work side by side; what takes a column or a rule away says with its script, in
  /// `installation.min_engine`, which versions it leaves behind.
  ///
  /// @throws ProblemException `SERVICE_UNAVAILABLE`
  public void requireNotTooOld() {
    if (tooOld) {
      throw ProblemException.tryLater(
          ProblemCode.SERVICE_UNAVAILABLE, PlatformWords.ENGINE_TOO_OLD.of(), UPDATED_WITHIN);
    }
  }

  /// How many engines lived when this one said last that it does.
  public int living() {
    return count;
  }

  public Instant now() {
    return clock.instant();
  }

  /// How long an engine that says nothing counts as alive.
  public Duration lifetime() {
    return lifetime;
  }

  /// Until when each engine counts as alive, by its name; those that have ended are left out.
  public Map<String, Instant> ends(Tx tx) {
    return store.ends(tx);
  }

  /// Whether another engine, and one that lives, has in hand what bears `holder`. What is held
  /// under this engine's own name is not elsewhere: whether it is at work on it, the process knows.
  ///
  /// @param holder null when nobody has
  public boolean isElsewhere(Tx tx, @Nullable String holder) {
    return holder != null && !holder.equals(name) && store.isAlive(tx, holder, clock.instant());
  }

  private void renew() {
    try {
      beat();
      renewals.forEach(Runnable::run);
    } catch (RuntimeException | Error e) {
      LOG.warn("this engine could not say that it lives, and will try again", e);
    }
  }

  private void beat() {
    var now = clock.instant();
    var due = questions.stream().filter(Asked::isDue).toList();
    var asked = due.stream().map(Asked::question).toList();
    var standing = database.writeOnce(tx -> store.put(tx, name, now.plus(lifetime), now, asked));
    first = standing.first() == null || standing.first().compareTo(name) >= 0;
    count = Math.max(1, standing.count());
    tooOld = standing.oldest() > Migrations.newest();
    for (int i = 0; i < asked.size(); i++) {
      due.get(i).tell(standing.answers().get(i));
    }
  }

  /// A question, and when it was last asked.
  private static final class Asked {

    private final Question question;
    private long at = System.nanoTime() - Duration.ofDays(1).toNanos();

    Asked(Question question) {
      this.question = question;
    }

    Question question() {
      return question;
    }

    boolean isDue() {
      return System.nanoTime() - at >= question.every().toNanos();
    }

    /// One that fails keeps no other from its answer.
    void tell(long answer) {
      at = System.nanoTime();
      try {
        question.answer().accept(answer);
      } catch (RuntimeException e) {
        LOG.warn("what the database answered came to nothing: {}", question.sql(), e);
      }
    }
  }

  /// Lets go of everything at once: others need not wait.
  @Override
  public void close() {
    beating.shutdownNow();
    try {
      if (!beating.awaitTermination(lifetime.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("the leases are still being renewed");
      }
      database.change(
          tx -> {
            store.delete(tx, name);
          });
    } catch (StoreException e) {
      LOG.warn("others wait until they take this engine for ended", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
