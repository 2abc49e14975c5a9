package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The README's walk through the API, pasted into bash as it stands: curl is a client that knows
/// nothing of us.
class ReadmeTest {

  /// A block of a named language is to be read, one without a name to be run.
  private static final Pattern BLOCK =
      Pattern.compile("```\\w+\\n.*?```|```\\n(.*?)```", Pattern.DOTALL);

  private static final int PATIENCE_SECONDS = 120;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  @Timeout(180)
  void itsCurlWalkWorksLineByLine() throws Exception {
    assumeTrue(installed("bash") && installed("curl"), "needs bash and curl");
    var out = directory.resolve("out.txt");
    var process =
        new ProcessBuilder("bash", script().toString())
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    var said = Files.readString(out);
    assertThat(process.exitValue()).as(said).isZero();
    assertThat(said).contains("\"status\":\"cancelled\"").contains("\"status\":\"pending\"");
    assertThat(directory.resolve("label.zpl")).content().startsWith("^XA").contains("^GF");
  }

  /// The blocks from `serve` to the void, on free ports and a data directory of their own.
  private Path script() throws IOException {
    int production = FreePort.find();
    int sandbox = FreePort.find();
    var walk =
        BLOCK
            .matcher(Files.readString(Path.of("../README.md")))
            .results()
            .map(block -> Objects.requireNonNullElse(block.group(1), ""))
            .filter(block -> block.contains("serve") || block.contains("$QUAYSIDE_URL"))
            .collect(Collectors.joining("\n"))
            .replace(
                "quayside serve",
                "quayside serve --port %d --sandbox-port %d".formatted(production, sandbox))
            .replace(":8781", ":" + sandbox);
    executable(
        "quayside",
        "exec '%s' --enable-native-access=ALL-UNNAMED -cp '%s' dev.quayside.app.Main \"$@\""
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    return executable(
        "walk.sh",
        "set -eu\nexport QUAYSIDE_DATA='%s'\n%s\nkill %%1\nwait\n"
            .formatted(directory.resolve("data"), walk));
  }

  private Path executable(String name, String lines) throws IOException {
    var file = Files.writeString(directory.resolve(name), "#!/usr/bin/env bash\n" + lines + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private static boolean installed(String program) {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getenv("PATH"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
