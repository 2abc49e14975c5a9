package dev.quayside.engine.sandbox;

import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.sandbox.control.SandboxClock;
import dev.quayside.engine.sandbox.control.SandboxControls;
import dev.quayside.engine.sandbox.control.SandboxLab;
import dev.quayside.engine.sandbox.control.SandboxRoutes;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.tracking.TrackingTransactions;
import java.util.List;
import java.util.function.Consumer;

/// Wing `sandbox`: what a person can do to the simulated carriers.
public record Sandbox(SandboxLab sandboxLab, HandScanner handScanner) implements Wing {

  /// @param onAdvance what is due once its clock was set forward
  public static Sandbox of(
      Foundation base,
      Clocks clocks,
      SandboxControls controls,
      Carriers carriers,
      Workspaces workspaces,
      Trackers trackers,
      TrackingTransactions tracking,
      List<Consumer<Caller>> onAdvance) {
    return new Sandbox(
        new SandboxLab(new SandboxClock(clocks, onAdvance), controls, carriers, workspaces),
        new HandScanner(
            base.database(),
            new SandboxScanStore(base.database()),
            trackers,
            tracking,
            base.clock()));
  }

  @Override
  public List<Routes> routes() {
    return List.of(new HandScannerRoutes(handScanner), new SandboxRoutes(sandboxLab));
  }
}
