package dev.quayside.printing.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaleTest {

  private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

  @TempDir Path directory;

  /// Reports as DYMO M10 and Stamps.com scales send them.
  @ParameterizedTest
  @CsvSource({
    "0304 0bff 7b00, 348.6991344375, true",
    "0304 0200 f401, 500, true",
    "0303 0bff 7b00, 348.6991344375, false",
    "0302 0bff 0000, 0, true",
    "0305 0200 0a00, -10, false",
    "0304 0cfe 2c01, 1360.77711, true"
  })
  void usbReportsAreRead(String hex, java.math.BigDecimal grams, boolean stable) {
    Reading reading =
        HidReport.read(HexFormat.of().parseHex(hex.replace(" ", "")), NOW).orElseThrow();
    assertThat(reading.grams()).isEqualByComparingTo(grams);
    assertThat(reading.stable()).isEqualTo(stable);
  }

  @ParameterizedTest
  @CsvSource({"0301 0bff 7b00", "0306 0bff ffff", "0304 09ff 7b00", "0304"})
  void faultsOverloadsAndForeignUnitsAreNoWeight(String hex) {
    assertThat(HidReport.read(HexFormat.of().parseHex(hex.replace(" ", "")), NOW)).isEmpty();
  }

  @Test
  void serialAnswersAreRead() {
    Reading nci = SerialProtocol.NCI.read("\n  1.25lb\r\nS0\r\u0003", NOW).orElseThrow();
    assertThat(nci.grams()).isEqualByComparingTo("566.9904625");
    assertThat(nci.stable()).isTrue();
    assertThat(SerialProtocol.NCI.read("\n  1.25lb\r\nS1\r\u0003", NOW).orElseThrow().stable())
        .isFalse();
    assertThat(SerialProtocol.NCI.read("?\r\u0003", NOW)).isEmpty();
    Reading sics = SerialProtocol.SICS.read("S S     0.500 kg\r\n", NOW).orElseThrow();
    assertThat(sics.grams()).isEqualByComparingTo("500");
    assertThat(sics.stable()).isTrue();
    assertThat(SerialProtocol.SICS.read("S D   -12.5 g\r\n", NOW).orElseThrow())
        .isEqualTo(new Reading(new java.math.BigDecimal("-12.5"), false, NOW));
    assertThat(SerialProtocol.SICS.read("S +\r\n", NOW)).isEmpty();
    assertThat(SerialProtocol.SICS.read("ES\r\n", NOW)).isEmpty();
  }

  @Test
  void aReadingGoesStale() {
    Reading reading = new Reading(java.math.BigDecimal.ONE, true, NOW);
    assertThat(reading.isStale(NOW.plusSeconds(2))).isFalse();
    assertThat(reading.isStale(NOW.plusMillis(2001))).isTrue();
  }

  /// A pair of pseudo terminals of socat: a scale at one end, ours at the other; then the cable is
  /// pulled.
  @Test
  void aSerialScaleIsAskedAndItsSilenceShows() throws Exception {
    assumeTrue(new File("/usr/bin/socat").canExecute(), "socat is not installed");
    Path ours = directory.resolve("ours");
    Path answer =
        Files.writeString(
            directory.resolve("answer.sh"),
            "#!/bin/sh\nwhile read -r q; do printf 'S S     2.000 kg\\r\\n'; done\n");
    assertThat(answer.toFile().setExecutable(true)).isTrue();
    Process cable =
        new ProcessBuilder("/usr/bin/socat", "PTY,link=" + ours + ",raw,echo=0", "EXEC:" + answer)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (Scale scale = scale(ours)) {
      await().atMost(Duration.ofSeconds(15)).until(() -> scale.latest().isPresent());
      Reading reading = scale.latest().orElseThrow();
      assertThat(reading.grams()).isEqualByComparingTo("2000");
      assertThat(reading.stable()).isTrue();
      cable.destroyForcibly().waitFor();
      await()
          .atMost(Duration.ofSeconds(15))
          .until(() -> scale.latest().orElseThrow().isStale(InstantSource.system().instant()));
    } finally {
      cable.destroyForcibly().waitFor();
    }
  }

  private static Scale scale(Path port) {
    await().atMost(Duration.ofSeconds(10)).until(() -> Files.exists(port));
    String device = port.toFile().getAbsolutePath();
    assertThat(device.getBytes(StandardCharsets.UTF_8)).isNotEmpty();
    return new SerialScale(device, SerialProtocol.SICS, InstantSource.system());
  }
}
