package dev.quayside.printing.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScaleTest {

  private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

  /// Reports as DYMO M10 and Stamps.com scales send them.
  @ParameterizedTest
  @CsvSource({
    "0304 0bff 7b00, 348.6991344375, true",
    "0304 0200 f401, 500, true",
    "0303 0bff 7b00, 348.6991344375, false",
    "0302 0bff 0000, 0, true",
    "0305 0200 0a00, -10, false",
    "0304 0cfe 2c01, 1360.77711, true",
    "04 0200 f401, 500, true"
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
        .isEqualTo(new Reading(new java.math.BigDecimal("-12.5"), MassUnit.GRAM, false, NOW));
    assertThat(SerialProtocol.SICS.read("S +\r\n", NOW)).isEmpty();
    assertThat(SerialProtocol.SICS.read("ES\r\n", NOW)).isEmpty();
  }

  @Test
  void aReadingGoesStale() {
    Reading reading = new Reading(java.math.BigDecimal.ONE, MassUnit.GRAM, true, NOW);
    assertThat(reading.isStale(NOW.plusSeconds(2))).isFalse();
    assertThat(reading.isStale(NOW.plusMillis(2001))).isTrue();
  }
}
