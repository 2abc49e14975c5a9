package dev.quayside.app;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A test of a model on an engine of its own, in its Demo workspace.
@SuppressWarnings("NullAway.Init")
public abstract class EngineTest {

  /// A PIN is hashed long on purpose, which no test of a window is about.
  public static final int FEW_PIN_ROUNDS = 1_000;

  @TempDir protected Path data;

  protected final StepBackground background = new StepBackground();
  protected OpeningEngine opening;
  protected WorkspaceEngine place;

  @BeforeEach
  final void openEngine() {
    opening =
        new OpeningEngine(() -> Engine.open(EngineOptions.at(data).withPinRounds(FEW_PIN_ROUNDS)));
    opening.begin();
    place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
  }

  @AfterEach
  final void closeEngine() {
    opening.close();
  }
}
