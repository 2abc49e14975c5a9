package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.number.TrackingNumbers;
import dev.quayside.engine.carrier.sandbox.SandboxScans;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/// Makes a sandbox carrier scan a parcel, whatever state the carrier is in.
public final class HandScanner {

  private final Database database;
  private final SandboxScans scans;
  private final Trackers trackers;
  private final TrackerBooks books;
  private final Function<WorkspaceId, Instant> now;

  public HandScanner(
      Database database,
      SandboxScans scans,
      Trackers trackers,
      TrackerBooks books,
      Function<WorkspaceId, Instant> now) {
    this.database = database;
    this.scans = scans;
    this.trackers = trackers;
    this.books = books;
    this.now = now;
  }

  /// @return the parcel with the scan taken in
  /// @throws ProblemException `NOT_FOUND`, `INVALID_REQUEST`
  public Tracker scan(
      Caller caller, String trackingNumber, ScanDraft draft, Receipt<Tracker> receipt) {
    var number = TrackingNumbers.tidy(trackingNumber);
    var workspace = caller.workspace();
    var scan = draft.at(now.apply(workspace));
    // what the carrier did by itself comes first, as it did in the carrier's time
    trackers.track(caller, number);
    return database.write(
        tx -> {
          var parcel = books.find(tx, workspace, number).orElseThrow();
          scans.add(tx, workspace, parcel.carrier(), number, scan);
          var scanned = books.hear(tx, workspace, parcel.id(), List.of(scan));
          receipt.settle(tx, scanned);
          return scanned;
        });
  }
}
