package dev.quayside.app.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
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

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  @Timeout(660)
  void itsCurlWalkWorksLineByLine() throws Exception {
    assumeTrue(Shell.hasAll("bash", "curl"), "needs bash and curl");
    var run = Shell.in(directory).run(script());
    var said = run.out();
    assertThat(run.exitCode()).as(said).isZero();
    assertThat(said).contains("\"status\":\"cancelled\"").contains("\"status\":\"pending\"");
    assertThat(directory.resolve("label.zpl")).content().startsWith("^XA").contains("^GF");
  }

  /// The blocks from `serve` to the void, on free ports and a data directory of their own.
  private String script() throws IOException {
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
    return "set -eu\n%s\nkill %%1\nwait\n".formatted(walk);
  }
}
