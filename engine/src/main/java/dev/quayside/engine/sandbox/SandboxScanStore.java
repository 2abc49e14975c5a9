package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.ScanRow;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;

/// Table `sandbox_scan`.
public final class SandboxScanStore implements SandboxScans {

  private final Database database;

  public SandboxScanStore(Database database) {
    this.database = database;
  }

  @Override
  public void add(Tx tx, WorkspaceId workspace, String carrier, String trackingNumber, Scan scan) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO sandbox_scan
              (workspace_id, carrier, tracking_number, at, status, substatus, description, city, state, country)
            VALUES
              (:workspace, :carrier, :number, :at, :status, :substatus, :description, :city, :state, :country)
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("number", trackingNumber)
        .bindMap(ScanRow.columns(scan))
        .execute();
  }

  @Override
  public List<Scan> of(WorkspaceId workspace, String carrier, String trackingNumber) {
    return database.readOnce(
        tx ->
            tx.handle()
                .createQuery(
                    """
                    SELECT * FROM sandbox_scan
                    WHERE workspace_id = :workspace AND carrier = :carrier AND tracking_number = :number
                    ORDER BY at, id
                    """)
                .bind("workspace", workspace.value())
                .bind("carrier", carrier)
                .bind("number", trackingNumber)
                .map((row, _) -> ScanRow.scan(row))
                .list());
  }
}
