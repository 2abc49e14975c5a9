package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.notice.Notices;
import dev.quayside.engine.order.OrderParcels;
import dev.quayside.engine.order.batch.Batches;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.event.Cached;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.retry.Due;
import dev.quayside.engine.platform.retry.Turn;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.store.LateDocuments;
import dev.quayside.engine.shipping.store.Refunds;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.tracking.Trackers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What recurs: settling what is open, going on with what an engine that ended had in hand, and
/// tidying up. The lists below say all of it, and when.
///
/// On a database of its own an engine looks for everything in every round. Where the database is a
/// network away it asks nothing in vain: a chore has its turn when a sign of life of this engine
/// has heard that it is due ({@link #due}), or that something was written ({@link #changed}).
final class Chores implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Chores.class);

  private static final Duration RULES = Duration.ofMillis(900);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration TRACKING_ASKED = Duration.ofSeconds(30);
  private static final Duration FOLD_ASKED = Duration.ofSeconds(10);

  /// For work that no caller waits for: old rows that only take up space, and what passing days
  /// bring about.
  private static final Duration SELDOM = Duration.ofHours(1);

  private final Features features;
  private final Maintenance answers;
  private final boolean shared;
  private final Maintenance chores;
  private final Maintenance rules;
  private final Maintenance rounds;
  private final Maintenance backups;
  private final Cached<List<Workspace>> workspaces = new Cached<>();

  Chores(Features features, ScheduledBackups scheduled, Duration every) {
    this.features = features;
    // apart, since a round of the others takes a minute while the database is away
    answers = new Maintenance(List.of(features.base.journal()::bookAll), every);
    shared = features.base.database().isShared();
    features.base.leases().ask(Workspaces.changed(workspaces::forget));
    chores =
        new Maintenance(
            List.of(
                due(openWork(), this::goOn),
                due(AsyncRateRequests.areLeft(), this::takeUpRates),
                due(Refunds.areDue(), () -> each(this::refund)),
                due(Batches.areInDoubt(), () -> each(this::lookAtDoubts)),
                this::watchFolders,
                changed(this::followShops),
                ofOne(changed(() -> each(this::purge))),
                ofOne(seldom(() -> each(this::deleteOld))),
                ofOne(tidying(features.base.database())),
                this::tidyQuotes),
            every);
    // apart, since an order shows within two seconds what rules say of it
    rules = new Maintenance(List.of(ruleRounds()), quickly(every));
    // apart, since a carrier that is slow to tell must not hold up money
    rounds =
        new Maintenance(
            List.of(
                due(LateDocuments.areDue(), ofOne(this::lateDocuments)),
                due(Trackers.areDue(), TRACKING_ASKED, ofOne(this::trackingRound)),
                ofOne(changed(Notices.EVERY.plusSeconds(1), this::notices))),
            every);
    // apart, since a large one takes minutes; PostgreSQL is backed up by its own programs
    backups = new Maintenance(shared ? List.of() : List.of(ofOne(scheduled::round)), every);
  }

  void start() {
    takeUpRates();
    answers.start();
    chores.start();
    rules.start();
    rounds.start();
    backups.start();
  }

  /// One round of everything, at once: for the warm-up.
  void goRound() {
    answers.round();
    chores.round();
    rules.round();
    rounds.round();
  }

  /// A chore for when there is something to do.
  ///
  /// @param condition whether there is, as a {@link Question}
  private Runnable due(String condition, Runnable chore) {
    return due(condition, Duration.ZERO, chore);
  }

  private Runnable due(String condition, Duration asked, Runnable chore) {
    if (!shared) {
      return chore;
    }
    var due = new Due(chore);
    features.base.leases().ask(Question.whether(condition, due::say).every(asked));
    return due::doIfSaid;
  }

  /// A chore for when something was written at any engine, or an engine has come or gone.
  private Runnable changed(Runnable chore) {
    return changed(Duration.ZERO, chore);
  }

  /// @param shortest the least pause between two turns
  private Runnable changed(Duration shortest, Runnable chore) {
    return shared ? new Turn(this::standing, shortest, SELDOM, chore) : chore;
  }

  private Runnable seldom(Runnable chore) {
    return shared ? new Turn(() -> SELDOM, Duration.ZERO, SELDOM, chore) : chore;
  }

  /// What was written by this engine and by others, and which of them live.
  private record Standing(long own, long elsewhere, int engines, boolean first) {}

  private Standing standing() {
    var leases = features.base.leases();
    return new Standing(
        features.base.database().load().changes(),
        features.elsewhere.changes(),
        leases.living(),
        leases.isFirst());
  }

  /// What one of the engines that share a database does for all.
  private Runnable ofOne(Runnable chore) {
    return () -> {
      if (features.base.leases().isFirst()) {
        chore.run();
      }
    };
  }

  private Runnable tidying(Database database) {
    return database
        .untidy()
        .map(condition -> due(condition, FOLD_ASKED, database::tidyUp))
        .orElse(database::tidyUp);
  }

  private static String openWork() {
    return String.join(" OR ", Shipments.areOpen(), Batches.areLeft(), OrderParcels.areLeft());
  }

  private void tidyQuotes() {
    if (features.base.quotes() != features.base.database()) {
      features.base.quotes().tidyUp();
    }
  }

  /// Whatever is written may be an order; and an hour that a rule looks at comes by itself.
  private Runnable ruleRounds() {
    return shared ? new Turn(this::standing, RULES, MINUTE, this::askRules) : this::askRules;
  }

  private void askRules() {
    active().forEach(each -> features.ordering.ruleRuns().round(each.ownCaller()));
  }

  /// Soon enough for two seconds, unless recurring work is switched off.
  private static Duration quickly(Duration every) {
    return every.compareTo(RULES) < 0 || every.compareTo(MINUTE) > 0 ? every : RULES;
  }

  private void notices() {
    each(workspace -> features.installation.notices().round(workspace.ownCaller()));
  }

  private void refund(Workspace workspace) {
    features.shipping.refunds().settleDue(workspace.id());
  }

  private void lookAtDoubts(Workspace workspace) {
    features.ordering.batches().lookAgain(workspace.ownCaller());
  }

  private void purge(Workspace workspace) {
    features.installation.purges().round(workspace.ownCaller());
  }

  private void deleteOld(Workspace workspace) {
    features.rating.rates().deleteExpired(workspace.id());
    features.idempotency.deleteExpired(workspace.id());
    features.eventFeeds.webhooks().deleteOld(workspace.id());
    features.eventFeeds.log().deleteOld(workspace.id());
    features.customers.emails().deleteOld(workspace.id());
    features.printService.content().deleteOld(workspace.id());
  }

  /// Settles what is open and takes up work that no engine has in hand, beside everything else.
  void goOn() {
    each(this::takeUp);
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

  /// Carriers are asked beside everything else: no other work waits for one that is silent.
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

  /// Where the database is a network away they are remembered until there are others.
  private List<Workspace> workspaces() {
    var all = features.accounts.workspaces();
    return shared ? workspaces.get(all::all) : all.all();
  }

  private List<Workspace> active() {
    return workspaces().stream().filter(each -> !each.isArchived()).toList();
  }

  private void each(Consumer<Workspace> work) {
    workspaces().forEach(work);
  }

  @Override
  public void close() {
    answers.close();
    chores.close();
    rules.close();
  }

  /// Apart, since a round waits for carriers and a backup for its disk.
  void closeRounds() {
    rounds.close();
    backups.close();
  }
}
