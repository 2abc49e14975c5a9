package dev.quayside.engine.sandbox.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxControlsTest {

  private static final CarrierFault SLOW =
      new CarrierFault(Availability.SLOW, Duration.ofMillis(1500));

  @TempDir Path folder;

  @Test
  void aFaultHoldsForOneCarrierOfOneWorkspaceAndSurvivesARestart() {
    var other = new WorkspaceId("ws_2");
    try (var database = open()) {
      var controls = new SandboxControls(database, _ -> true);
      assertThat(controls.fault(Desk.WORKSPACE, "ups")).isEqualTo(CarrierFault.NONE);
      controls.setFault(Desk.WORKSPACE, "ups", new CarrierFault(Availability.DOWN, Duration.ZERO));
      controls.setFault(Desk.WORKSPACE, "ups", SLOW);
      assertThat(controls.fault(Desk.WORKSPACE, "ups")).isEqualTo(SLOW);
      assertThat(controls.fault(Desk.WORKSPACE, "usps")).isEqualTo(CarrierFault.NONE);
      assertThat(controls.fault(other, "ups")).isEqualTo(CarrierFault.NONE);
    }
    try (var database = open()) {
      assertThat(new SandboxControls(database, _ -> true).fault(Desk.WORKSPACE, "ups"))
          .isEqualTo(SLOW);
    }
  }

  private Database open() {
    var database = Database.open(folder.resolve("quayside.db"));
    database.write(
        tx ->
            tx.handle()
                .execute(
                    "INSERT INTO workspace (id, slug, name, plan, environment, created_at)"
                        + " VALUES (?, 'one', 'One', 'desk', ?, 0) ON CONFLICT DO NOTHING",
                    Desk.WORKSPACE.value(),
                    Environment.SANDBOX.wire()));
    return database;
  }
}
