package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// docs/examples against a running `quayside serve`: clients in other languages, which know the API
/// from its document only.
class ExamplesTest {

  private static final int PATIENCE_SECONDS = 120;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static Process server;

  @SuppressWarnings("NullAway.Init")
  private static String sandbox;

  @SuppressWarnings("NullAway.Init")
  private static String key;

  @BeforeAll
  @Timeout(240)
  static void serve() throws Exception {
    var data = directory.resolve("data").toString();
    server = Run.start(List.of(), "serve", "--port", "0", "--sandbox-port", "0", "--data", data);
    var out =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    out.readLine();
    sandbox = Objects.requireNonNull(out.readLine()).split("\\s+")[1];
    assertThat(out.readLine()).isEqualTo("ready");
    var made = Run.of("keys", "create", "--workspace", "demo", "--role", "admin", "--data", data);
    assertThat(made.exitCode()).as(made.err()).isZero();
    key = made.out().strip();
  }

  @AfterAll
  static void stop() throws Exception {
    server.destroy();
    server.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    server.destroyForcibly();
  }

  @Test
  @Timeout(240)
  void aShopsDayInNode() throws Exception {
    assumeTrue(nodeIsInstalled(), "node 20 or newer is not installed: its client is not run");
    assertThat(said("node", "shop.mjs")).contains("delivered", "refunded").endsWith("done\n");
  }

  @Test
  @Timeout(240)
  void aShopsDayInPython() throws Exception {
    assumeTrue(onPath("python3").isPresent(), "python3 is not installed: its client is not run");
    assertThat(said("python3", "shop.py")).contains("delivered", "refunded").endsWith("done\n");
  }

  private static String said(String program, String example) throws Exception {
    var said = directory.resolve(example + ".txt");
    var builder =
        new ProcessBuilder(program, "../docs/examples/" + example)
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder.environment().put("QUAYSIDE_URL", sandbox);
    builder.environment().put("QUAYSIDE_KEY", key);
    var client = builder.start();
    try {
      assertThat(client.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it is done").isTrue();
    } finally {
      client.destroyForcibly();
    }
    assertThat(client.exitValue()).as(Files.readString(said)).isZero();
    return Files.readString(said);
  }

  private static Optional<File> onPath(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> new File(folder, program))
        .filter(File::canExecute)
        .findFirst();
  }

  private static boolean nodeIsInstalled() throws Exception {
    var node = onPath("node");
    if (node.isEmpty()) {
      return false;
    }
    var version =
        new ProcessBuilder(node.get().toString(), "-p", "parseInt(process.versions.node)").start();
    var text = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return Integer.parseInt(text.strip()) >= 20;
  }
}
