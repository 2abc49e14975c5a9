package dev.quayside.app.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.cli.Run;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// Bash in a folder that is its home, with `quayside` on its path, as a person has it.
record Shell(Path home) {

  private static final int PATIENCE_SECONDS = 600;

  static Shell in(Path folder) throws IOException {
    var shell = new Shell(folder);
    shell.executable(
        "quayside",
        "exec '%s' --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '%s' dev.quayside.app.Main \"$@\""
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    return shell;
  }

  /// Runs lines as they are pasted; what is started with `&` ends with them.
  ///
  /// @return what was written, of both kinds
  Run run(String lines) throws Exception {
    var out = home.resolve("out.txt");
    var builder =
        new ProcessBuilder("bash", executable("lines.sh", lines).toString())
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    var environment = builder.environment();
    environment.put("HOME", home.toString());
    environment.put("PATH", home + File.pathSeparator + environment.get("PATH"));
    environment.put("QUAYSIDE_DATA", home.resolve("data").toString());
    environment.remove("DISPLAY");
    var process = builder.start();
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(() -> said(out)).isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return new Run(process.exitValue(), said(out), "");
  }

  private static String said(Path out) {
    try {
      return Files.readString(out);
    } catch (IOException none) {
      return "";
    }
  }

  private Path executable(String name, String lines) throws IOException {
    var file = Files.writeString(home.resolve(name), "#!/usr/bin/env bash\n" + lines + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  static boolean hasAll(String... programs) {
    for (var program : programs) {
      if (Pattern.compile(Pattern.quote(File.pathSeparator))
          .splitAsStream(System.getenv("PATH"))
          .noneMatch(folder -> Files.isExecutable(Path.of(folder, program)))) {
        return false;
      }
    }
    return true;
  }
}
