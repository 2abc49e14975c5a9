package dev.quayside.app.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.LoggerFactory;

/// Starts this program again, the way it was started.
public final class Restart {

  /// The system property with the start command, which every launcher sets, of the source tree and
  /// of the packages.
  private static final String LAUNCHER = "quayside.launcher";

  private final String launcher;
  private final AtomicBoolean begun = new AtomicBoolean();

  private Restart(String launcher) {
    this.launcher = launcher;
  }

  /// Empty when no launcher set the start command.
  public static Optional<Restart> ofThisProgram() {
    return Optional.ofNullable(System.getProperty(LAUNCHER)).map(Restart::new);
  }

  /// Starts the other process, once. This one must have closed everything.
  public void begin() {
    if (begun.compareAndSet(false, true)) {
      start(launcher);
    }
  }

  /// Opens a backup in a separate process, as a double click does on other systems.
  ///
  /// @param directory of the data that it would replace
  public void beside(Path directory, Path backup) {
    start(launcher, "--data", directory.toString(), backup.toString());
  }

  private static void start(String... command) {
    try {
      new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      LoggerFactory.getLogger(Restart.class).error("Quayside could not be started again", e);
    }
  }

  /// Ends this process when it has not closed by itself in this time.
  public void nowIfNotWithin(Duration time) {
    Thread.ofPlatform()
        .name("restart")
        .daemon()
        .start(
            () -> {
              LockSupport.parkNanos(time.toNanos());
              now();
            });
  }

  /// Starts the program again and ends this process at once, for when it cannot be closed any more.
  /// A purchase under way is settled as after a power cut.
  public void now() {
    begin();
    Runtime.getRuntime().halt(1);
  }
}
