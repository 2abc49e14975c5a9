package dev.quayside.app.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.LoggerFactory;

/// Starts this program once more, the way it was started.
public final class Restart {

  /// Told by every launcher, of the source tree and of the packages.
  private static final String LAUNCHER = "quayside.launcher";

  private final String launcher;
  private final AtomicBoolean begun = new AtomicBoolean();

  private Restart(String launcher) {
    this.launcher = launcher;
  }

  /// Empty when nobody told how it was started.
  public static Optional<Restart> ofThisProgram() {
    return Optional.ofNullable(System.getProperty(LAUNCHER)).map(Restart::new);
  }

  /// Begins the other process, once. This one has closed everything.
  public void begin() {
    if (begun.compareAndSet(false, true)) {
      start(launcher);
    }
  }

  /// Opens a backup as a double click does on other systems: in a process of its own.
  public void beside(Path backup) {
    start(launcher, backup.toString());
  }

  private static void start(String... command) {
    try {
      new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      LoggerFactory.getLogger(Restart.class).error("Quayside could not be started again", e);
    }
  }

  /// Ends this process when it has not closed by itself within some time.
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

  /// For when this process cannot be closed any more. What it was in the midst of is settled as
  /// after a power cut.
  public void now() {
    begin();
    Runtime.getRuntime().halt(1);
  }
}
