package dev.quayside.printing.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
    ScaleAnswer reading =
        HidReport.read(HexFormat.of().parseHex(hex.replace(" ", "")), NOW).orElseThrow();
    assertThat(reading.grams()).isEqualByComparingTo(grams);
    assertThat(reading.stable()).isEqualTo(stable);
  }

  /// HID Point of Sale Usage Tables, weight units 1 to 12; in tons, taels and what jewellers use
  /// nobody weighs parcels.
  @ParameterizedTest
  @CsvSource({
    "01 milligram,",
    "02 gram, 123",
    "03 kilogram, 123000",
    "04 carat,",
    "05 tael,",
    "06 grain,",
    "07 pennyweight,",
    "08 metric ton,",
    "09 avoirdupois ton,",
    "0a troy ounce,",
    "0b ounce, 3486.991344375",
    "0c pound, 55791.86151",
    "00 none,",
    "0d none,",
  })
  void everyUnitOfUsbScales(String unit, @Nullable String grams) {
    assertThat(
            usb("0304%s007b00".formatted(unit.substring(0, 2)))
                .map(ScaleAnswer::grams)
                .map(BigDecimal::toPlainString))
        .isEqualTo(Optional.ofNullable(grams));
  }

  /// The same tables, statuses 1 to 8.
  @ParameterizedTest
  @CsvSource({
    "01 fault, 7b00,",
    "02 stable at zero, 0000, 0 stable",
    "02 stable at zero, 7b00,",
    "03 in motion, 7b00, 123 moving",
    "04 stable, 7b00, 123 stable",
    "05 under zero, 7b00, -123 moving",
    "06 over the limit, 7b00,",
    "07 to be calibrated, 7b00,",
    "08 to be zeroed, 7b00,",
    "00 none, 7b00,",
    "09 none, 7b00,",
    "84 none, 7b00,",
  })
  void everyStatusOfUsbScales(String status, String count, @Nullable String expected) {
    assertThat(usb("03%s0200%s".formatted(status.substring(0, 2), count)).map(ScaleTest::words))
        .isEqualTo(Optional.ofNullable(expected));
  }

  /// The exponent has a sign; a report of another length is another report.
  @ParameterizedTest
  @CsvSource({
    "0304 0200 7b00, 123",
    "0304 02ff 7b00, 12.3",
    "0304 02fd 7b00, 0.123",
    "0304 0202 7b00, 12300",
    "0304 0206 0100, 1000000",
    "0304 0207 0100,",
    "0304 0280 0100,",
    "0304 027f ffff,",
    "0304 0200 ffff, 65535",
    "0304 0200 7b00 0000, 123",
    "0304 0200 7b00 0001,",
    "0304 0200,",
    "0304,",
    "'',",
  })
  void everyExponentOfUsbScales(String hex, @Nullable String grams) {
    assertThat(usb(hex).map(ScaleAnswer::grams).map(BigDecimal::toPlainString))
        .isEqualTo(Optional.ofNullable(grams));
  }

  /// NCI General (SCP-01), ECR (SCP-02) and 3835 (SCP-12): `>` line feed, `|` carriage return, `#`
  /// ETX. Status bytes: motion, zero, RAM, EEPROM; under, over, ROM, calibration; range, net, zero.
  @ParameterizedTest
  @CsvSource({
    // General
    "'>  1.25lb|>00|#', 20 oz stable",
    "'>0001.25lb|>10|#', 20 oz moving",
    "'>  1.250kg|>00|#', 1250 g stable",
    "'>   8.5oz|>00|#', 8.5 oz stable",
    "'>   500g |>00|#', 500 g stable",
    "'> 0.00lb|>20|#', 0 oz stable",
    "'> -0.25lb|>00|#', -4 oz stable",
    "'> - 0.25LB|>00|#', -4 oz stable",
    // pounds and ounces
    "'>02LB 05.3OZ|>00|#', 37.3 oz stable",
    "'> 2lb  5.3oz|>10|#', 37.3 oz moving",
    "'>00lb 05.3oz|>00|#', 5.3 oz stable",
    "'>-02lb 05.3oz|>00|#', -37.3 oz stable",
    "'>02lb 16.0oz|>00|#',",
    "'>02LB 05.3|>00|#',",
    "'>02LB OZ|>00|#',",
    "'>02LB -05.3OZ|>00|#',",
    "'>02.5LB 05.3OZ|>00|#',",
    // ECR
    "'>02.500LB|>S00|#', 40 oz stable",
    "'>02.500LB|>S10|#', 40 oz moving",
    "'>02LB 05.3OZ|>S00|#', 37.3 oz stable",
    "'>02.500LB|>SS0|#',",
    // 3835
    "'> 002.50LB|00#', 40 oz stable",
    "'>-002.50LB|10#', -40 oz moving",
    // status bits
    "'>  1.25lb|>40|#',",
    "'>  1.25lb|>80|#',",
    "'>  1.25lb|>01|#',",
    "'>  1.25lb|>02|#',",
    "'>  1.25lb|>04|#',",
    "'>  1.25lb|>08|#',",
    "'>  1.25lb|>0p0|#', 20 oz stable",
    "'>  1.25lb|>0p3|#', 20 oz stable",
    "'>  1.25lb|>0p4|#', 20 oz stable",
    "'>  1.25lb|>0p1|#',",
    "'>  1.25lb|>0p8|#',",
    "'>  1.25lb|>0p|#',",
    "'>  1.25lb|>000|#',",
    "'>  1.25lb|>0pp0|#',",
    "'>  1.25lb|>0|#',",
    "'>  1.25lb|>|#',",
    "'>  1.25lb|> 0|#',",
    // no weights
    "'>^^^^^^lb|>02|#',",
    "'>______lb|>01|#',",
    "'>------lb|>00|#',",
    "'>  HELP lb|>00|#',",
    "'>00|#',",
    "'>?|#',",
    "'?|#',",
    "'>  1.25 |>00|#',",
    "'>  1.25ct|>00|#',",
    "'>  1.2.5lb|>00|#',",
    "'>  1,25lb|>00|#',",
    "'>  1.25lb 3|>00|#',",
    "'>  1.25lb|>00|',",
    // an answer that came late stands before
    "'>  9.00lb|>00|#>  1.25lb|>00|#', 20 oz stable",
    "'5lb|>00|#>  1.25lb|>00|#', 20 oz stable",
  })
  void everyAnswerOfNciScales(String said, @Nullable String expected) {
    String answer = said.replace('>', '\n').replace('|', '\r').replace('#', '\u0003');
    assertThat(SerialProtocol.NCI.read(answer, NOW).map(ScaleTest::plain))
        .isEqualTo(Optional.ofNullable(expected));
  }

  /// MT-SICS level 0 and 1.
  @ParameterizedTest
  @CsvSource({
    "'S S     0.500 kg', 500 g stable",
    "'S S     100.00 g', 100 g stable",
    "'S D      -12.5 g', -12.5 g moving",
    "'S S      2.500 lb', 40 oz stable",
    "'S S      8.5 oz', 8.5 oz stable",
    "'S S      2:05.3 lb:oz', 37.3 oz stable",
    "'S D     -2: 5.3 lb:oz', -37.3 oz moving",
    "'S S      2:16.0 lb:oz',",
    "'S S      2.5 lb:oz',",
    "'S S      2.5 lbs',",
    "'S S      500 mg',",
    "'S S      1.5 ozt',",
    "'S S      12 PCS',",
    "'S S      2.5',",
    "'S S      2.5 kg G',",
    "'S S      Error 10b',",
    "'S S',",
    "'S M      0.5 g',",
    "'S I',",
    "'S +',",
    "'S -',",
    "'ES',",
    "'EL',",
    "'ET',",
    "'Z A',",
  })
  void everyAnswerOfSicsScales(String said, @Nullable String expected) {
    assertThat(SerialProtocol.SICS.read(said + "\r\n", NOW).map(ScaleTest::plain))
        .isEqualTo(Optional.ofNullable(expected));
    assertThat(SerialProtocol.SICS.read("S S 9.000 kg\r\n" + said + "\r\n", NOW))
        .isEqualTo(SerialProtocol.SICS.read(said + "\r\n", NOW));
  }

  private static Optional<ScaleAnswer> usb(String hex) {
    return HidReport.read(HexFormat.of().parseHex(hex.replace(" ", "")), NOW);
  }

  private static String words(ScaleAnswer reading) {
    return reading.grams().toPlainString() + (reading.stable() ? " stable" : " moving");
  }

  /// In grams, or in ounces.
  private static String plain(ScaleAnswer reading) {
    BigDecimal ounce = MassUnit.OUNCE.toGrams(BigDecimal.ONE);
    boolean metric = reading.unit() == MassUnit.GRAM || reading.unit() == MassUnit.KILOGRAM;
    BigDecimal amount =
        (metric ? reading.grams() : reading.grams().divide(ounce)).stripTrailingZeros();
    return amount.toPlainString()
        + (metric ? " g" : " oz")
        + (reading.stable() ? " stable" : " moving");
  }

  @Test
  void aReadingGoesStale() {
    ScaleAnswer reading = new ScaleAnswer(java.math.BigDecimal.ONE, MassUnit.GRAM, true, NOW);
    assertThat(reading.isStale(NOW.plusSeconds(2))).isFalse();
    assertThat(reading.isStale(NOW.plusMillis(2001))).isTrue();
  }
}
