package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
}
