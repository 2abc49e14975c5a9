package dev.quayside.app;

import dev.quayside.app.cli.CommandLineRun;

/// Where everything begins. Not a JavaFX Application, so that the commands never load the toolkit.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      openWindow();
    } else {
      System.exit(CommandLineRun.of(arguments));
    }
  }

  private static void openWindow() {
    WindowSystem.missingLibraries().ifPresent(Main::end);
    var data = DataPlace.ofSystem().resolve(null);
    if (OneWindow.raised(data)) {
      return;
    }
    try {
      Workstation.open(data);
    } catch (UnsupportedOperationException e) {
      // The toolkit's word for a display that is not there; what fails in the window comes wrapped.
      end(WindowSystem.NO_DISPLAY);
    }
  }

  private static void end(String sentence) {
    System.err.println("quayside: " + sentence);
    System.exit(1);
  }
}
