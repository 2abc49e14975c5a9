package dev.quayside.engine.sandbox.control;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import java.util.Optional;

/// Table `sandbox_fault`.
final class SandboxFaultStore {

  Optional<CarrierFault> find(Tx tx, WorkspaceId workspace, String carrier) {
    return tx.handle()
        .createQuery(
            """
            SELECT availability, latency_ms FROM sandbox_fault
            WHERE workspace_id = :workspace AND carrier = :carrier
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .map(
            (row, _) ->
                new CarrierFault(
                    WireWord.read(Availability.class, row.getString("availability")),
                    Duration.ofMillis(row.getLong("latency_ms"))))
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, String carrier, CarrierFault fault) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO sandbox_fault (workspace_id, carrier, availability, latency_ms)
            VALUES (:workspace, :carrier, :availability, :latency)
            ON CONFLICT (workspace_id, carrier)
            DO UPDATE SET availability = excluded.availability, latency_ms = excluded.latency_ms
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("availability", fault.availability().wire())
        .bind("latency", fault.latency().toMillis())
        .execute();
  }
}
