package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What recurs: settling what is open, going on with what an engine that ended had in hand, and
/// tidying up.
final class Chores implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Chores.class);

  private final Features features;
  private final Maintenance chores;
  private final Maintenance rounds;
  private final Maintenance backups;

  Chores(Features features, ScheduledBackups scheduled, Duration every) {
    this.features = features;
    chores =
        new Maintenance(
            List.of(
                this::goOn,
                this::takeUpRates,
                features.base.journal()::bookAll,
                () -> each(workspace -> features.shipping.refunds().settleDue(workspace.id())),
                () -> each(workspace -> features.rating.rates().deleteExpired(workspace.id())),
                ofOne(() -> each(workspace -> features.idempotency.deleteExpired(workspace.id()))),
                ofOne(
                    () ->
                        each(
                            workspace -> features.eventFeeds.webhooks().deleteOld(workspace.id()))),
                ofOne(() -> each(workspace -> features.eventFeeds.log().deleteOld(workspace.id()))),
                ofOne(
                    () ->
                        each(workspace -> features.installation.purges().round(workspace.desk()))),
                ofOne(
                    () -> each(workspace -> features.customers.emails().deleteOld(workspace.id()))),
                () -> each(workspace -> features.ordering.batches().lookAgain(workspace.desk())),
                this::watchFolders,
                this::followShops,
                ofOne(features.base.database()::tidyUp),
                features.base.quotes()::tidyUp),
            every);
    // apart, since a carrier that is slow to tell must not hold up money
    rounds =
        new Maintenance(
            List.of(ofOne(this::lateDocuments), ofOne(this::trackingRound), ofOne(this::notices)),
            every);
    // apart, since a large one takes minutes
    backups = new Maintenance(List.of(ofOne(scheduled::round)), every);
  }

  void start() {
    takeUpRates();
    chores.start();
    rounds.start();
    backups.start();
  }

  private void notices() {
    each(workspace -> features.installation.notices().round(workspace.desk()));
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

  /// A batch goes on once the carriers were asked about what it was buying.
  private void takeUp(Workspace workspace) {
    settle(workspace).thenRun(() -> features.ordering.batches().takeUp(workspace.desk()));
  }

  private void trackingRound() {
    features.trackers.round(
        features.accounts.workspaces().all().stream().map(Workspace::desk).toList());
  }

  private void lateDocuments() {
    each(workspace -> features.shipping.documents().fetchDue(workspace.desk()));
  }

  /// Begins to pull shops; another engine may have added some since.
  void followShops() {
    features.accounts.workspaces().active().forEach(each -> features.sources.start(each.desk()));
  }

  private void watchFolders() {
    features
        .accounts
        .workspaces()
        .active()
        .forEach(
            workspace -> features.ordering.imports().folderWatch().look(workspace.desk(), _ -> {}));
  }

  private void takeUpRates() {
    each(workspace -> features.rating.asyncRateRequests().takeUp(workspace.desk()));
  }

  /// Carriers are asked beside everything else: nobody waits for one that is silent.
  private CompletableFuture<Void> settle(Workspace workspace) {
    return features
        .shipping
        .reconciler()
        .begin(workspace.desk())
        .thenRun(() -> features.ordering.fulfilment().settle(workspace.desk()))
        .exceptionally(
            failed -> {
              LOG.warn("settling orders failed and will be tried again", failed);
              return null;
            });
  }

  private void each(Consumer<Workspace> work) {
    features.accounts.workspaces().all().forEach(work);
  }

  @Override
  public void close() {
    chores.close();
  }

  /// Apart, since a round waits for carriers and a backup for its disk.
  void closeRounds() {
    rounds.close();
    backups.close();
  }
}
