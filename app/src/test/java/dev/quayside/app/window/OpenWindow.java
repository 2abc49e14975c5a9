package dev.quayside.app.window;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A test on the real window and the real engine: it opens the window, here it is closed.
public abstract class OpenWindow {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  protected Path data;

  protected final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  protected TestWindow window;

  @AfterEach
  final void close() throws Exception {
    window.close();
  }
}
