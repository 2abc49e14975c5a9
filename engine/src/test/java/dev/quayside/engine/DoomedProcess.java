package dev.quayside.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A JVM of its own that is killed with SIGKILL, so that nothing in it can tidy up.
public final class DoomedProcess {

  /// What is done while it lives.
  ///
  /// @param <T> what comes of it
  @FunctionalInterface
  public interface Life<T> {
    /// @param out what the process says
    T of(BufferedReader out) throws IOException;
  }

  /// A process that never gets where it is to be killed ends its test, not the whole suite.
  private static final int LONGEST_MINUTES = 3;

  private DoomedProcess() {}

  /// Starts `main` on this class path and kills it when `life` ends.
  public static <T> T run(Class<?> main, List<?> arguments, Life<T> life)
      throws IOException, InterruptedException {
    var command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.awt.headless=true",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                ByEngineAuthority.class.getName(),
                main.getName()));
    arguments.forEach(each -> command.add(String.valueOf(each)));
    var process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var tooLong =
        CompletableFuture.runAsync(
            process::destroyForcibly,
            CompletableFuture.delayedExecutor(LONGEST_MINUTES, TimeUnit.MINUTES));
    try (var out = process.inputReader()) {
      return life.of(out);
    } finally {
      tooLong.cancel(false);
      process.destroyForcibly().waitFor();
    }
  }
}
