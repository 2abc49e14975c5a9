package dev.quayside.app.fault;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// An Error, and the ways to go on after it.
///
/// @param log the file with the details
/// @param goOn run when the user has read it and goes on
/// @param restart ends this process and starts another; null when the start command is unknown
public record Fault(Throwable error, Path log, Runnable goOn, @Nullable Runnable restart) {

  /// The same fault with another step to run when the user goes on.
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
