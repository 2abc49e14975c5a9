package dev.quayside.app;

import dev.quayside.app.cli.CommandLineRun;
import dev.quayside.app.cli.terminal.StationOption;
import dev.quayside.app.trust.OwnAuthorities;
import dev.quayside.engine.platform.station.Stations;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The entry point. Not a JavaFX Application, so that the commands never load the toolkit.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    WindowArguments.of(arguments)
        .ifPresentOrElse(Main::openWindow, () -> System.exit(CommandLineRun.of(arguments)));
  }

  private static void openWindow(WindowArguments arguments) {
    Optional.ofNullable(arguments.authorities())
        .or(DataPlace.ofSystem()::authorities)
        .ifPresent(Main::trust);
    WindowSystem.missingLibraries().ifPresent(Main::end);
    var data = DataPlace.ofSystem().resolve(arguments.data());
    var backup = arguments.backup();
    if (backup == null && OneWindow.raised(data)) {
      return;
    }
    try {
      Workstation.open(data, arguments, station(arguments), backup);
    } catch (UnsupportedOperationException e) {
      // The toolkit throws this when there is no display; exceptions from the window come wrapped.
      end(WindowSystem.NO_DISPLAY);
    }
  }

  private static @Nullable String station(WindowArguments arguments) {
    var name = DataPlace.ofSystem().station(arguments.station());
    if (name != null && !Stations.isName(name)) {
      end(StationOption.NAME + " must have 1 to " + Stations.LONGEST_NAME + " characters");
    }
    return name;
  }

  private static void trust(String file) {
    try {
      OwnAuthorities.trust(Path.of(file));
    } catch (CertificateException | InvalidPathException e) {
      end(CommandLineRun.CA_FILE + ": " + e.getMessage());
    }
  }

  private static void end(String sentence) {
    System.err.println("quayside: " + sentence);
    System.exit(1);
  }
}
