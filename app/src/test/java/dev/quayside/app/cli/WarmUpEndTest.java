package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// `quayside serve` that is stopped while it warms up.
class WarmUpEndTest {

  @TempDir private Path data;

  @TempDir private Path temporary;

  @Test
  @Timeout(120)
  void itLeavesNothingBehindAndComplainsOfNothing() throws Exception {
    var process =
        Run.start(
            List.of("-Djava.io.tmpdir=" + temporary),
            "serve",
            "--port",
            "0",
            "--sandbox-port",
            "0",
            "--data",
            data.toString());
    try {
      await()
          .pollInterval(Duration.ofMillis(2))
          .atMost(Duration.ofMinutes(1))
          .until(() -> databases() == 1);
      process.toHandle().destroy();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(new String(process.getErrorStream().readAllBytes())).doesNotContain("ERROR");
      try (var left = Files.list(temporary)) {
        assertThat(left.filter(each -> each.toString().contains("warm-up"))).isEmpty();
      }
    } finally {
      process.destroyForcibly();
    }
  }

  /// Of the rehearsal.
  private long databases() throws IOException {
    try (var files = Files.find(temporary, 2, (file, _) -> file.endsWith("quotes.db"))) {
      return files.count();
    } catch (java.io.UncheckedIOException changed) {
      return 0;
    }
  }
}
