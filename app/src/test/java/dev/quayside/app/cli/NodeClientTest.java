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
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// docs/examples/shop.mjs against a running `quayside serve`: a client in another language, which
/// knows the API from its document only.
class NodeClientTest {

  private static final int PATIENCE_SECONDS = 120;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  @Timeout(240)
  void aShopsDayInNode() throws Exception {
    assumeTrue(nodeIsInstalled(), "node 20 or newer is not installed: its client is not run");
    var data = directory.resolve("data").toString();
    var server =
        Run.start(List.of(), "serve", "--port", "0", "--sandbox-port", "0", "--data", data);
    try (var out =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      out.readLine();
      var sandbox = Objects.requireNonNull(out.readLine()).split("\\s+")[1];
      assertThat(out.readLine()).isEqualTo("ready");
      var key = Run.of("keys", "create", "--workspace", "demo", "--role", "admin", "--data", data);
      assertThat(key.exitCode()).as(key.err()).isZero();
      assertThat(shop(sandbox, key.out().strip()))
          .contains("delivered", "refunded")
          .endsWith("done\n");
    } finally {
      server.destroy();
      server.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      server.destroyForcibly();
    }
  }

  private String shop(String sandbox, String key) throws Exception {
    var said = directory.resolve("said.txt");
    var builder =
        new ProcessBuilder("node", "../docs/examples/shop.mjs")
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder.environment().put("QUAYSIDE_URL", sandbox);
    builder.environment().put("QUAYSIDE_KEY", key);
    var node = builder.start();
    try {
      assertThat(node.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("node is done").isTrue();
    } finally {
      node.destroyForcibly();
    }
    assertThat(node.exitValue()).as(Files.readString(said)).isZero();
    return Files.readString(said);
  }

  private boolean nodeIsInstalled() throws Exception {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      var node = new File(folder, "node");
      if (node.canExecute()) {
        var version =
            new ProcessBuilder(node.toString(), "-p", "parseInt(process.versions.node)").start();
        var text = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Integer.parseInt(text.strip()) >= 20;
      }
    }
    return false;
  }
}
