package dev.quayside.app;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.nio.file.Path;
import java.util.List;

/// Where the engine is put together for this program: which carriers it talks to.
public final class Wiring {
  private Wiring() {}

  /// Opens the one engine of a data directory.
  ///
  /// @throws dev.quayside.engine.store.StoreException when another process holds it
  public static Engine engine(Path dataDirectory) {
    return Engine.open(EngineOptions.at(dataDirectory), (database, clocks, workspaces) -> List.of());
  }
}
