import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A program needed on the machine that makes the packages.
record Tool(String name, String debianPackage) {

  boolean isThere() {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, name))
          || Files.isExecutable(Path.of(folder, name + ".exe"))) {
        return true;
      }
    }
    return false;
  }

  /// @throws Missing naming the package to install
  Tool needed() {
    if (!isThere()) {
      throw new Missing(name + " is missing: apt-get install " + debianPackage);
    }
    return this;
  }

  void run(Path folder, String... arguments) throws IOException, InterruptedException {
    run(folder, Map.of(), arguments);
  }

  /// @throws IllegalStateException when the program fails; its own output is on this program's
  ///   output
  void run(Path folder, Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(needed().name));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
    builder.environment().putAll(environment);
    int code = builder.start().waitFor();
    if (code != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with " + code);
    }
  }
}
