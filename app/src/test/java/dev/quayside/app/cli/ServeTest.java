package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// `quayside serve` from its first line to SIGTERM.
class ServeTest {

  private static final int CLEAN_SECONDS = 5;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  @Timeout(90)
  void itSaysWhereItListensAndEndsCleanlyWhenTold() throws Exception {
    var process =
        Run.start(
            List.of(), "serve", "--port", "0", "--sandbox-port", "0", "--data", data.toString());
    try (var out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      var production = address(out.readLine(), "production");
      var sandbox = address(out.readLine(), "sandbox");
      assertThat(out.readLine()).isEqualTo("ready");
      assertThat(production).isNotEqualTo(sandbox);
      assertThat(status(production)).isEqualTo(401);
      assertThat(status(sandbox)).isEqualTo(401);
      process.toHandle().destroy();
      assertThat(process.waitFor(CLEAN_SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(
              new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).lines())
          .as("a line for each request, those of the warm-up under its name, and no complaint")
          .filteredOn(line -> !line.contains("[warm-up] requests - "))
          .hasSize(2)
          .allMatch(
              line ->
                  line.matches(".* INFO  \\[[\\w-]+] requests - GET \\(no route\\) 401 \\d+ ms"));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  @Timeout(90)
  void itSaysThatItPreparesOlderDataBeforeItIsReady() throws Exception {
    var saved = "../engine/src/test/resources/dev/quayside/engine/platform/store/v082.db.gz";
    try (var in = new GZIPInputStream(Files.newInputStream(Path.of(saved)))) {
      Files.copy(in, data.resolve("quayside.db"));
    }
    var process =
        Run.start(
            List.of(), "serve", "--port", "0", "--sandbox-port", "0", "--data", data.toString());
    try (var out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      var lines = out.lines().takeWhile(line -> !line.equals("ready")).toList();
      assertThat(lines.getFirst()).startsWith("preparing your data for this version, step 1 of ");
      assertThat(lines.subList(lines.size() - 2, lines.size()))
          .satisfiesExactly(
              production -> address(production, "production"),
              sandbox -> address(sandbox, "sandbox"));
    } finally {
      process.destroyForcibly();
    }
  }

  private static URI address(@org.jspecify.annotations.Nullable String line, String environment) {
    var words = Objects.requireNonNull(line).split("\\s+");
    assertThat(words[0]).isEqualTo(environment);
    return URI.create(words[1]);
  }

  private static int status(URI base) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      return client
          .send(
              HttpRequest.newBuilder(base.resolve("/v1/rates")).GET().build(),
              BodyHandlers.discarding())
          .statusCode();
    }
  }
}
