package dev.quayside.app.fault;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// An Error, and the ways out of it.
///
/// @param log the file that has the details
/// @param goOn called when the person has read it and goes on
/// @param restart ends this process and begins another; null where nobody told how
public record Fault(Throwable error, Path log, Runnable goOn, @Nullable Runnable restart) {

  /// With something more to do when the person goes on.
  public Fault thenAlso(Runnable step) {
    return new Fault(
        error,
        log,
        () -> {
          goOn.run();
          step.run();
        },
        restart);
  }
}
