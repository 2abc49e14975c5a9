package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What recurs: settling what is open, going on with what an engine that ended had in hand, and
/// tidying up.
final class Chores implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Chores.class);

  private static final Duration SELDOM = Duration.ofMinutes(10);
  private static final Duration LATELY = Duration.ofSeconds(1);

  private record Lately(List<Workspace> workspaces, long at) {}

  private volatile @Nullable Lately lately;
  private final Features features;
  private final Maintenance answers;
  private final Maintenance chores;
  private final Maintenance rounds;
  private final Maintenance backups;

  Chores(Features features, ScheduledBackups scheduled, Duration every) {
    this.features = features;
    // apart, since a round of the others takes a minute while the database is away
    answers =
        new Maintenance(List.of(features.base.journal()::bookAll), every, Maintenance.Turn.ALWAYS);
    chores =
        new Maintenance(
            List.of(
                this::goOn,
                this::takeUpRates,
                () -> each(workspace -> features.shipping.refunds().settleDue(workspace.id())),
                seldom(
                    () -> each(workspace -> features.rating.rates().deleteExpired(workspace.id()))),
                seldom(() -> each(workspace -> features.idempotency.deleteExpired(workspace.id()))),
                seldom(
                    () ->
                        each(
                            workspace -> features.eventFeeds.webhooks().deleteOld(workspace.id()))),
                seldom(
                    () -> each(workspace -> features.eventFeeds.log().deleteOld(workspace.id()))),
                ofOne(
                    () ->
                        each(
                            workspace ->
                                features.installation.purges().round(workspace.ownCaller()))),
                seldom(
                    () -> each(workspace -> features.customers.emails().deleteOld(workspace.id()))),
                () ->
                    each(workspace -> features.ordering.batches().lookAgain(workspace.ownCaller())),
                this::watchFolders,
                this::followShops,
                ofOne(features.base.database()::tidyUp),
                this::tidyQuotes),
            every,
            pace());
    // apart, since a carrier that is slow to tell must not hold up money
    rounds =
        new Maintenance(
            List.of(ofOne(this::lateDocuments), ofOne(this::trackingRound), ofOne(this::notices)),
            every,
            pace());
    // apart, since a large one takes minutes
    backups = new Maintenance(List.of(ofOne(scheduled::round)), every, pace());
  }

  private Pace pace() {
    return new Pace(features.base.database(), features.elsewhere, features.base.leases());
  }

  private void tidyQuotes() {
    if (features.base.quotes() != features.base.database()) {
      features.base.quotes().tidyUp();
    }
  }

  void start() {
    takeUpRates();
    answers.start();
    chores.start();
    rounds.start();
    backups.start();
  }

  /// One round of everything, at once: for the warm-up.
  void goRound() {
    answers.round();
    chores.round();
    rounds.round();
  }

  private void notices() {
    each(workspace -> features.installation.notices().round(workspace.ownCaller()));
  }

  /// Settles what is open and takes up what nobody has in hand, beside everything else.
  void goOn() {
    each(this::takeUp);
  }

  /// What one of the engines that share a database does for all.
  private Runnable ofOne(Runnable chore) {
    return () -> {
      if (features.base.leases().isFirst()) {
        chore.run();
      }
    };
  }

  /// The same, for what only takes up space: where the database is shared once in ten minutes.
  private Runnable seldom(Runnable chore) {
    if (!features.base.database().isShared()) {
      return chore;
    }
    var last = new AtomicLong(System.nanoTime() - SELDOM.toNanos());
    return ofOne(
        () -> {
          if (System.nanoTime() - last.get() >= SELDOM.toNanos()) {
            last.set(System.nanoTime());
            chore.run();
          }
        });
  }

  /// A batch goes on once the carriers were asked about what it was buying.
  private void takeUp(Workspace workspace) {
    settle(workspace).thenRun(() -> features.ordering.batches().takeUp(workspace.ownCaller()));
  }

  private void trackingRound() {
    features.trackers.round(workspaces().stream().map(Workspace::ownCaller).toList());
  }

  private void lateDocuments() {
    each(workspace -> features.shipping.documents().fetchDue(workspace.ownCaller()));
  }

  /// Begins to pull shops; another engine may have added some since.
  void followShops() {
    active().forEach(each -> features.sources.start(each.ownCaller()));
  }

  private void watchFolders() {
    active()
        .forEach(
            workspace ->
                features.ordering.imports().folderWatch().look(workspace.ownCaller(), _ -> {}));
  }

  private void takeUpRates() {
    each(workspace -> features.rating.asyncRateRequests().takeUp(workspace.ownCaller()));
  }

  /// Carriers are asked beside everything else: nobody waits for one that is silent.
  private CompletableFuture<Void> settle(Workspace workspace) {
    return features
        .shipping
        .reconciler()
        .begin(workspace.ownCaller())
        .thenRun(() -> features.ordering.fulfilment().settle(workspace.ownCaller()))
        .exceptionally(
            failed -> {
              LOG.warn("settling orders failed and will be tried again", failed);
              return null;
            });
  }

  /// Where the database is a network away, those of this round: asked for once and not by each
  /// chore.
  private List<Workspace> workspaces() {
    if (!features.base.database().isShared()) {
      return features.accounts.workspaces().all();
    }
    var known = lately;
    if (known == null || System.nanoTime() - known.at() > LATELY.toNanos()) {
      known = new Lately(features.accounts.workspaces().all(), System.nanoTime());
      lately = known;
    }
    return known.workspaces();
  }

  private Stream<Workspace> active() {
    return workspaces().stream().filter(each -> !each.isArchived());
  }

  private void each(Consumer<Workspace> work) {
    workspaces().forEach(work);
  }

  @Override
  public void close() {
    answers.close();
    chores.close();
  }

  /// Apart, since a round waits for carriers and a backup for its disk.
  void closeRounds() {
    rounds.close();
    backups.close();
  }

  /// Says when a round of chores is due. Where the database is a network away a round is left out
  /// while nothing has happened at any engine, since each asks dozens of questions; what waits for
  /// a time to come waits no longer than {@link #LONGEST_PAUSE}.
  private static final class Pace implements Maintenance.Turn {

    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(20);

    private record Standing(long changes, long elsewhere, int engines, boolean first) {}

    private final Database database;
    private final Elsewhere elsewhere;
    private final Leases leases;
    private @Nullable Standing last;
    private long doneAt;

    Pace(Database database, Elsewhere elsewhere, Leases leases) {
      this.database = database;
      this.elsewhere = elsewhere;
      this.leases = leases;
    }

    @Override
    public boolean isDue() {
      return !database.isShared()
          || System.nanoTime() - doneAt > LONGEST_PAUSE.toNanos()
          || !standing().equals(last);
    }

    @Override
    public void done() {
      last = standing();
      doneAt = System.nanoTime();
    }

    private Standing standing() {
      return new Standing(
          database.load().changes(), elsewhere.changes(), leases.living(), leases.isFirst());
    }
  }
}
