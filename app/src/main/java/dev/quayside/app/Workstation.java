package dev.quayside.app;

import dev.quayside.app.shell.WindowMemory;
import dev.quayside.app.task.FxBackground;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.nio.file.Path;
import java.util.Objects;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The window. It is drawn while the engine opens on a thread of its own.
public final class Workstation extends Application {

  private static final String TITLE = "Quayside";

  private static final double MIN_WIDTH = 1024;
  private static final double MIN_HEIGHT = 700;
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  /// What the toolkit cannot hand to a class it makes itself.
  private record Start(OpeningEngine engine, Path dataDirectory, WindowMemory memory) {}

  private static @Nullable Start start;

  private final FxBackground background = new FxBackground();

  /// Opens the window and returns when it is closed.
  static void open(Path dataDirectory) {
    var engine = new OpeningEngine(() -> Engine.open(EngineOptions.at(dataDirectory)));
    start = new Start(engine, dataDirectory, WindowMemory.load(dataDirectory));
    Application.launch(Workstation.class);
  }

  @Override
  public void start(Stage stage) {
    var mine = Objects.requireNonNull(start);
    Theme.loadFonts();
    var window =
        new Wiring(
            background,
            mine.engine(),
            mine.dataDirectory(),
            mine.memory(),
            WIDTH,
            HEIGHT,
            stage::close);
    stage.setTitle(TITLE);
    stage.setScene(window.scene());
    stage.setMinWidth(MIN_WIDTH);
    stage.setMinHeight(MIN_HEIGHT);
    FirstFrame.watch(stage);
    stage.show();
    window.start();
  }

  @Override
  public void stop() {
    background.close();
    Objects.requireNonNull(start).engine().close();
  }
}
