package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.ByEngineAuthority;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Processes whose disk fails when told to, or that die at a chosen change of a folder: a small
/// library, compiled here, stands before the C library's calls.
final class FaultyDisk {

  private final Path library;
  private final Path faults;

  private FaultyDisk(Path library, Path faults) {
    this.library = library;
    this.faults = faults;
  }

  /// Skips the test where it cannot be made.
  static FaultyDisk in(Path folder) throws IOException, InterruptedException {
    var library = folder.resolve("faulty_disk.so");
    assumeTrue(compiled(library), "no Linux with gcc here: a disk cannot be made to fail");
    return new FaultyDisk(library, folder.resolve("faults"));
  }

  private static boolean compiled(Path library) throws IOException, InterruptedException {
    if (!System.getProperty("os.name").equals("Linux")) {
      return false;
    }
    var source = library.resolveSibling("faulty_disk.c");
    try (var in = FaultyDisk.class.getResourceAsStream("faulty_disk.c")) {
      Files.copy(Objects.requireNonNull(in), source);
    }
    try {
      var gcc =
          new ProcessBuilder(
              "gcc", "-w", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-ldl");
      return gcc.inheritIO().start().waitFor() == 0;
    } catch (IOException noCompiler) {
      return false;
    }
  }

  /// From now on `call` (`write` or `fsync`) of a database's files fails.
  void fail(String call, int error) throws IOException {
    Files.writeString(faults, call + " " + error);
  }

  void heal() throws IOException {
    Files.delete(faults);
  }

  /// A process on this disk.
  Process start(Class<?> main, Object... arguments) throws IOException {
    return start(Map.of("FAULTS", faults.toString()), main, arguments);
  }

  /// Runs a process that kills itself before its `step`th change in `folder`.
  ///
  /// @return whether it was killed, and did not end by itself before
  boolean kills(int step, Path folder, Class<?> main, Object... arguments)
      throws IOException, InterruptedException {
    var process =
        start(
            Map.of("DIE_AT", Integer.toString(step), "DIE_IN", folder.toString()), main, arguments);
    int exit = process.waitFor();
    assertThat(exit).as("neither killed nor well").isIn(0, 128 + 9);
    return exit != 0;
  }

  private Process start(Map<String, String> settings, Class<?> main, Object... arguments)
      throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                ByEngineAuthority.class.getName(),
                main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("LD_PRELOAD", library.toString());
    builder.environment().putAll(settings);
    return builder.start();
  }
}
