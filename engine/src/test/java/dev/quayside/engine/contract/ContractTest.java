package dev.quayside.engine.contract;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// A server for the rules every endpoint follows: no carriers, two workspaces, the probes.
@TestInstance(Lifecycle.PER_CLASS)
public abstract class ContractTest {

  @SuppressWarnings("NullAway.Init") // start() sets it
  protected Path directory;

  protected final Probes probes = new Probes();

  @SuppressWarnings("NullAway.Init") // start() sets it
  protected ServedEngine served;

  @BeforeAll
  protected void start(@TempDir Path fresh) {
    directory = fresh;
    served =
        ServedEngine.open(
            on(ServedEngine.engineOptions(directory)), ServedEngine.FREE_PORTS, probes);
  }

  /// For tests on another database than the default.
  protected EngineOptions on(EngineOptions options) {
    return options;
  }

  @AfterAll
  protected void stop() {
    served.close();
  }

  /// The sandbox listener without a credential.
  protected Api anonymous() {
    return Api.of(served.sandbox());
  }

  /// The sandbox listener with a key of the workspace `demo`.
  protected Api as(Role role) {
    return anonymous().key(served.key("demo", role));
  }
}
