package dev.quayside.app.opening;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.warmup.WarmUp;
import java.util.Iterator;
import java.util.List;

/// Plays the first minute of the window while a package is built: the engine opens, the API does
/// its first work and every screen is shown. The package keeps ready what that loads (its AOT
/// cache), for the window and for `serve`.
public record FirstMinute(Background background, OpeningEngine engine, ShellModel shell) {

  /// Pulses of the toolkit that are enough for a screen to show the engine's answers.
  private static final int PULSES_A_SCREEN = 45;

  /// @param places of all screens
  /// @param over called after the last screen was shown
  public void play(List<Place> places, Runnable over) {
    engine.begin();
    background.run(this::serve, _ -> show(places.iterator(), over), FirstMinute::fail);
  }

  private boolean serve() {
    try (var server = engine.get().serve(ServerOptions.standard().withPorts(0, 0))) {
      WarmUp.play();
      return server != null;
    }
  }

  private void show(Iterator<Place> places, Runnable over) {
    if (places.hasNext()) {
      shell.place.set(places.next());
      FirstFrame.afterPulses(PULSES_A_SCREEN, () -> show(places, over));
    } else {
      over.run();
    }
  }

  /// Ends the process, so that no package is built with half of it.
  private static void fail(Throwable failure) {
    failure.printStackTrace();
    Runtime.getRuntime().halt(1);
  }
}
