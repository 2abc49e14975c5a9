package dev.quayside.app;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxLedgerStore;
import dev.quayside.engine.carrier.sandbox.SandboxNetwork;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Workspaces;
import java.nio.file.Path;
import java.util.List;

/// Where the engine is put together for this program: which carriers it talks to.
public final class Wiring {
  private Wiring() {}

  /// Opens the one engine of a data directory.
  ///
  /// @throws dev.quayside.engine.store.StoreException when another process holds it
  public static Engine engine(Path dataDirectory) {
    return engine(EngineOptions.at(dataDirectory));
  }

  public static Engine engine(EngineOptions options) {
    return Engine.open(options, Wiring::networks);
  }

  private static List<CarrierNetwork> networks(
      Database database, Clocks clocks, Workspaces workspaces) {
    return List.of(
        new SandboxNetwork(
            new SandboxLedgerStore(database),
            new SandboxControls(database, workspaces::autoScan),
            clocks::of));
  }
}
