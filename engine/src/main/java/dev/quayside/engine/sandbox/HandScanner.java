package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.tracking.TrackingTransactions;
import java.util.List;

/// Makes a sandbox carrier scan a parcel, whatever fault is set for the carrier.
public final class HandScanner {

  private final Database database;
  private final SandboxScans scans;
  private final Trackers trackers;
  private final TrackingTransactions transactions;
  private final WorkspaceClock clock;

  public HandScanner(
      Database database,
      SandboxScans scans,
      Trackers trackers,
      TrackingTransactions transactions,
      WorkspaceClock clock) {
    this.database = database;
    this.scans = scans;
    this.trackers = trackers;
    this.transactions = transactions;
    this.clock = clock;
  }

  /// @return the parcel with the new scan
  /// @throws ProblemException `NOT_FOUND`, `INVALID_REQUEST`
  public Tracker scan(
      Caller caller, String trackingNumber, ScanDraft draft, RequestKey<Tracker> key) {
    var workspace = caller.workspace();
    var scan = draft.at(clock.now(workspace));
    // scans the carrier has made by itself come first, as they did in its time
    var number = trackers.track(caller, trackingNumber).trackingNumber();
    if (key.interrupted().isEmpty()) {
      database.change(
          tx -> {
            var parcel = transactions.find(tx, workspace, number).orElseThrow();
            scans.add(tx, workspace, parcel.carrier(), number, scan);
            transactions.hear(tx, workspace, parcel, List.of(scan));
            key.begin(tx, parcel.id());
          });
    }
    var scanned = trackers.known(workspace, number).orElseThrow();
    var answer = key.answer(scanned);
    return database.write(
        tx -> {
          answer.keep(tx);
          return scanned;
        });
  }
}
