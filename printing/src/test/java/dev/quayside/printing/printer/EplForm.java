package dev.quayside.printing.printer;

import dev.quayside.printing.mark.Bits;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads an EPL2 form back into dots, as a printer would.
final class EplForm {

  private static final Pattern GRAPHIC = Pattern.compile("GW(\\d+),(\\d+),(\\d+),(\\d+),");

  private EplForm() {}

  static Bits read(byte[] epl, int width, int height) {
    String text = new String(epl, StandardCharsets.ISO_8859_1);
    Matcher graphic = GRAPHIC.matcher(text);
    if (!graphic.find() || !text.endsWith("\nP1\n")) {
      throw new IllegalArgumentException("This form prints nothing.");
    }
    int left = Integer.parseInt(graphic.group(1));
    int top = Integer.parseInt(graphic.group(2));
    int rowBytes = Integer.parseInt(graphic.group(3));
    int rows = Integer.parseInt(graphic.group(4));
    if (left != 0) {
      throw new IllegalArgumentException("This reader starts at the left edge.");
    }
    byte[] dots = new byte[(width + 7) / 8 * height];
    for (int i = 0; i < rowBytes * rows; i++) {
      dots[top * rowBytes + i] = (byte) ~epl[graphic.end() + i];
    }
    return Bits.of(width, height, dots);
  }
}
