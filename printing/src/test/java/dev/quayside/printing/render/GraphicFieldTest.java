package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GraphicFieldTest {

  private static final Pattern FIELD =
      Pattern.compile("\\^FO(\\d+),(\\d+)\\^GFA,(\\d+),(\\d+),(\\d+),([^^]*)\\^FS");

  @Test
  void theChecksumIsTheOnePrintersCompute() {
    // The check value of CRC-16/XMODEM, which is CRC-16/CCITT from zero.
    assertThat(GraphicField.crc("123456789".getBytes(StandardCharsets.US_ASCII))).isEqualTo(0x31C3);
  }

  @Test
  void runsAreWrittenAsTheManualHasThem() {
    byte[] rows = new byte[4 * 12];
    Arrays.fill(rows, 0, 12, (byte) 0xff);
    Arrays.fill(rows, 12, 24, (byte) 0xff);
    rows[24] = (byte) 0x0f;
    Arrays.fill(rows, 36, 48, (byte) 0xaa);
    StringBuilder zpl = new StringBuilder();
    GraphicField.append(zpl, Bits.of(96, 4, rows), 8, 16, ZplGraphics.RLE);
    assertThat(zpl).hasToString("^FO8,16^GFA,48,48,12,gJF:0F,gJA^FS\n");
  }

  @Test
  void blackRowsNeverUseTheExclamationMark() {
    for (Dpi dpi : Dpi.values()) {
      for (LabelDocument document : documents()) {
        assertThat(zpl(document, dpi, ZplGraphics.RLE)).doesNotContain("!");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void noFieldIsLongerThanAPrinterTakesAndNoneLeavesTheLabel(Dpi dpi) {
    for (LabelDocument document : documents()) {
      for (ZplGraphics graphics : ZplGraphics.values()) {
        Matcher field = FIELD.matcher(zpl(document, dpi, graphics));
        int fields = 0;
        while (field.find()) {
          int bytes = Integer.parseInt(field.group(4));
          int rowBytes = Integer.parseInt(field.group(5));
          assertThat(bytes).isLessThanOrEqualTo(GraphicField.MOST_BYTES);
          assertThat(Integer.parseInt(field.group(2)) + bytes / rowBytes)
              .isLessThanOrEqualTo(6 * dpi.dotsPerInch());
          fields++;
        }
        assertThat(fields).isGreaterThan(1);
      }
    }
  }

  /// Read back by the inflater of the JDK, and by the manual's rule for runs.
  @ParameterizedTest
  @EnumSource(Dpi.class)
  void bothEncodingsHoldTheSameRows(Dpi dpi) throws DataFormatException {
    for (LabelDocument document : documents()) {
      List<String> runs = rows(zpl(document, dpi, ZplGraphics.RLE));
      assertThat(rows(zpl(document, dpi, ZplGraphics.Z64))).isNotEmpty().isEqualTo(runs);
    }
  }

  @Test
  void aBlankBitmapNeedsNoField() {
    StringBuilder zpl = new StringBuilder();
    GraphicField.append(zpl, Bits.of(80, 10, new byte[100]), 0, 0, ZplGraphics.Z64);
    assertThat(zpl).isEmpty();
  }

  private static List<LabelDocument> documents() {
    return SampleLabels.all().map(new CarrierLabels()::document).toList();
  }

  private static String zpl(LabelDocument document, Dpi dpi, ZplGraphics graphics) {
    return new String(new Renders().zpl(document, dpi, graphics), StandardCharsets.US_ASCII);
  }

  /// Where each field is, how wide it is, and its dots as hexadecimal digits.
  private static List<String> rows(String zpl) throws DataFormatException {
    List<String> rows = new ArrayList<>();
    for (Matcher field = FIELD.matcher(zpl); field.find(); ) {
      int bytes = Integer.parseInt(field.group(4));
      int digits = 2 * Integer.parseInt(field.group(5));
      String coded = field.group(6);
      String dots = coded.startsWith(":Z64:") ? inflated(coded, bytes) : unrolled(coded, digits);
      assertThat(dots).hasSize(2 * bytes);
      rows.add(field.group(1) + "," + field.group(2) + "," + digits + ":" + dots);
    }
    return rows;
  }

  private static String inflated(String coded, int bytes) throws DataFormatException {
    byte[] out = new byte[bytes + 1];
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(
          Base64.getDecoder().decode(coded.substring(":Z64:".length(), coded.lastIndexOf(':'))));
      int length = inflater.inflate(out);
      assertThat(inflater.finished()).isTrue();
      return HexFormat.of().withUpperCase().formatHex(out, 0, length);
    }
  }

  /// G to Y are 1 to 19 of what follows, g to z 20 to 400; a comma fills the row with white, and a
  /// colon repeats the row before.
  private static String unrolled(String coded, int digits) {
    StringBuilder dots = new StringBuilder();
    int count = 0;
    for (int i = 0; i < coded.length(); i++) {
      char c = coded.charAt(i);
      if (c >= 'G' && c <= 'Y') {
        count += c - 'F';
      } else if (c >= 'g' && c <= 'z') {
        count += 20 * (c - 'f');
      } else if (c == ':') {
        dots.append(dots.substring(dots.length() - digits));
      } else if (c == ',') {
        dots.repeat('0', digits - dots.length() % digits);
      } else {
        dots.repeat(c, Math.max(1, count));
        count = 0;
      }
    }
    return dots.toString();
  }
}
