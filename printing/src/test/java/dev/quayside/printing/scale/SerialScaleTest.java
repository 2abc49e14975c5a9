package dev.quayside.printing.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A pair of pseudo terminals of socat: a scale at one end, ours at the other.
class SerialScaleTest {

  private static final Duration PATIENCE = Duration.ofSeconds(15);

  @TempDir Path directory;

  private @Nullable Process cable;

  @BeforeEach
  void needsSocat() {
    assumeTrue(new File("/usr/bin/socat").canExecute(), "socat is not installed");
  }

  @AfterEach
  void pull() throws InterruptedException {
    if (cable != null) {
      cable.descendants().forEach(ProcessHandle::destroyForcibly);
      cable.destroyForcibly().waitFor();
    }
  }

  @Test
  void aScaleIsAskedAndTakenUpAgainAfterItsCableWasPulled() throws Exception {
    says("S S     2.000 kg");
    plugIn();
    try (Scale scale = scale()) {
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.Weighs);
      ScaleAnswer reading = ((ScaleState.Weighs) scale.state()).reading();
      assertThat(reading.grams()).isEqualByComparingTo("2000");
      assertThat(reading.stable()).isTrue();
      pull();
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.Away);
      plugIn();
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.Weighs);
    }
  }

  @Test
  void anOverloadIsNoWeightAndSilenceAges() throws Exception {
    says("S S     2.000 kg");
    plugIn();
    try (Scale scale = scale()) {
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.Weighs);
      says("S +");
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.NoWeight);
      says("S S     3.000 kg");
      await().atMost(PATIENCE).until(() -> scale.state() instanceof ScaleState.Weighs);
      Files.delete(directory.resolve("says"));
      await().atMost(PATIENCE).until(() -> isStale(scale));
    }
  }

  private static boolean isStale(Scale scale) {
    return scale.state() instanceof ScaleState.Weighs(ScaleAnswer reading)
        && reading.isStale(InstantSource.system().instant());
  }

  private void says(String answer) throws IOException {
    Path fresh = Files.writeString(directory.resolve("fresh"), answer + "\r\n");
    Files.move(
        fresh,
        directory.resolve("says"),
        java.nio.file.StandardCopyOption.ATOMIC_MOVE,
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  private void plugIn() throws IOException {
    Path answer =
        Files.writeString(
            directory.resolve("answer.sh"),
            "#!/bin/sh\nwhile read -r q; do cat %s 2>/dev/null; done\n"
                .formatted(directory.resolve("says")));
    assertThat(answer.toFile().setExecutable(true)).isTrue();
    cable =
        new ProcessBuilder(
                List.of("/usr/bin/socat", "PTY,link=" + ours() + ",raw,echo=0", "EXEC:" + answer))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
  }

  private Path ours() {
    return directory.resolve("ours");
  }

  private Scale scale() {
    await().atMost(PATIENCE).until(() -> Files.exists(ours()));
    return new Scales(() -> UsbBus.NONE, InstantSource.system())
        .open(new SerialAddress(ours().toString(), SerialProtocol.SICS));
  }
}
