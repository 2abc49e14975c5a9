package dev.quayside.engine;

import dev.quayside.engine.base.identity.Caller;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A test on an engine of its own, in its Demo workspace.
@SuppressWarnings("NullAway.Init")
public abstract class EngineTest {

  @TempDir protected Path directory;

  protected Engine engine;

  @BeforeEach
  final void openEngine() {
    engine = Engine.open(EngineOptions.at(directory));
  }

  @AfterEach
  final void closeEngine() {
    engine.close();
  }

  protected final Caller caller() {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
