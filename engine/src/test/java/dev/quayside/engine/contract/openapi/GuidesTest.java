package dev.quayside.engine.contract.openapi;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The guides of /docs, their lines of curl pasted into bash as they stand.
@Timeout(180)
class GuidesTest extends ShopTest {

  /// A block of a named language is to be read, one without a name to be run.
  private static final Pattern BLOCK =
      Pattern.compile("```\\w+\\n.*?```|```\\n(.*?)```", Pattern.DOTALL);

  /// A refusal ends the walk and is told.
  private static final String STRICT =
      "set -eu -o pipefail\ncurl() { command curl -S --fail-with-body \"$@\"; }\n";

  private static final int PATIENCE_SECONDS = 120;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  /// A working day at noon, whenever the test runs: on a holiday no carrier closes its list.
  @Override
  protected InstantSource clock() {
    var ahead = Duration.between(Instant.now(), Instant.parse("2026-11-24T18:00:00Z"));
    return () -> Instant.now().plus(ahead);
  }

  @Test
  void theirCurlWorksLineByLine() throws Exception {
    assumeTrue(installed("bash") && installed("curl"), "needs bash and curl");
    var guides = Api.of(served.sandbox()).get("/docs/guides.md").text();
    var walk =
        BLOCK
            .matcher(guides)
            .results()
            .map(block -> Objects.requireNonNullElse(block.group(1), ""))
            .collect(Collectors.joining("\n"));
    run(walk);
    assertThat(directory.resolve("label.zpl")).content().startsWith("^XA");
    assertThat(directory.resolve("replayed.txt")).content().contains("Idempotent-Replayed: true");
    var label = read("label.json");
    assertThat(read("again.json")).isEqualTo(label);
    assertThat(read("events.json").at("/data/0/type").asText()).isEqualTo("label.created");
    assertThat(directory.resolve("labels.pdf")).content(ISO_8859_1).startsWith("%PDF");
    assertThat(directory.resolve("return.pdf")).content(ISO_8859_1).startsWith("%PDF");
    assertThat(read("boxes.json").get("data")).hasSize(2);
    assertThat(read("tracking.json").get("status").asText()).isEqualTo("in_transit");
    assertThat(read("void.json").get("status").asText()).isEqualTo("cancelled");
    assertThat(read("mood.json").get("availability").asText()).isEqualTo("up");
    assertThat(read("clock.json").get("offsetSeconds").asLong()).isPositive();
    assertThat(read("manifest.json").get("carrier").asText()).isEqualTo("ups");
    assertThat(api.get("/v1/orders?status=shipped").json().get("data")).hasSize(4);
    assertThat(api.get("/v1/labels").json().get("data")).hasSize(8);
  }

  private void run(String walk) throws IOException, InterruptedException {
    var said = directory.resolve("said.txt").toFile();
    var builder =
        new ProcessBuilder("bash", "-c", STRICT + walk)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said);
    builder.environment().put("QUAYSIDE_URL", served.sandbox().toString());
    builder.environment().put("QUAYSIDE_KEY", served.key(workspace, Role.OPERATOR));
    var bash = builder.start();
    try {
      assertThat(bash.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it is done").isTrue();
    } finally {
      bash.descendants().forEach(ProcessHandle::destroyForcibly);
      bash.destroyForcibly();
    }
    assertThat(bash.exitValue()).as(Files.readString(said.toPath())).isZero();
  }

  private JsonNode read(String file) throws IOException {
    return JsonText.parse(Files.readAllBytes(directory.resolve(file)));
  }

  private static boolean installed(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> new File(folder, program).canExecute());
  }
}
