package dev.quayside.printing.printer.oracle;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Finds and starts programs of the operating system.
final class Programs {

  private Programs() {}

  /// Skips the test when a program is missing.
  static void demand(String packages, String... names) {
    for (String name : names) {
      assumeTrue(!path(name).isEmpty(), name + " is not installed: apt-get install " + packages);
    }
  }

  static String path(String name) {
    return Stream.of("/usr/sbin/", "/usr/bin/", "/sbin/", "/bin/")
        .map(folder -> folder + name)
        .filter(path -> new File(path).canExecute())
        .findFirst()
        .orElse("");
  }

  static Process start(Path log, Map<String, String> environment, String name, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(path(name)));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    return builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())).start();
  }
}
